/** Uses of names: calls, instantiations, types, bases, decorators, elements, and values that could name a definition. */
import type { Definitions } from './definitions.ts';
import type { Match, Tag } from './match.ts';
import type { Scopes } from './scopes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import type { NodeKind, Reference, ReferenceKind } from './types.ts';
import { isNamePath, lastName } from './words.ts';

const KINDS: readonly (readonly [Tag, ReferenceKind])[] = [
  ['ref.call', 'call'],
  ['ref.new', 'new'],
  ['ref.jsx', 'jsx'],
  ['decorator', 'decorator'],
  ['ref.type', 'type'],
  ['ref.value', 'value'],
  ['ref.extends', 'extends'],
  ['ref.implements', 'implements'],
];
const TYPES: ReadonlySet<NodeKind> = new Set(['class', 'struct', 'interface', 'trait', 'enum', 'type_alias']);

export function readReferences(source: Source, scopes: Scopes, definitions: Definitions): readonly Reference[] {
  const found: Reference[] = [];
  const nameStarts = new Set(definitions.list.map(({ nameStart }) => nameStart));
  for (const [tag, kind] of KINDS) {
    for (const match of source.of(tag)) {
      const callee = match.fields.callee ?? match;
      const text = source.words.textOf(callee);
      const name = lastName(text);
      if (name === '' || (kind === 'value' && !isNamePath(text)) || (kind === 'type' && nameStarts.has(match.start)))
        continue;
      if (kind === 'value' && source.manifest.selfNames.includes(text)) continue;
      found.push({
        kind,
        text,
        name,
        start: match.start,
        line: source.lines.lineOf(match.start),
        column: source.lines.columnOf(match.start),
        definition:
          kind === 'extends' || kind === 'implements' ? typeAround(match, definitions) : definitions.at(match.start),
        scope: scopes.at(match.start),
        args: kind === 'call' || kind === 'new' ? countArguments(match, source) : -1,
      });
    }
  }
  const order = (reference: Reference): number => KINDS.findIndex(([, kind]) => kind === reference.kind);
  return found.sort((a, b) => a.start - b.start || b.text.length - a.text.length || order(a) - order(b));
}

function typeAround(match: Match, { list, at }: Definitions): number {
  const inner = at(match.start);
  for (let index = inner; index > 0; index = list[index].parent) if (TYPES.has(list[index].kind)) return index;
  return inner;
}

function countArguments({ fields }: Match, source: Source): number {
  if (!fields.args) return 0;
  const { start, end } = fields.args;
  const inside = source.text.slice(start + 1, end - 1).trim();
  if (inside === '') return 0;
  const parts = splitList(source.text, source.skips, start + 1, end - 1);
  return parts.filter((part) => part.end > part.start).length;
}
