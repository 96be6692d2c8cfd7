/** Names that scopes bind and that are no definitions: parameters, receivers, locals, and fields set in bodies. */
import { type Definitions, initialiserOf, typesOf } from './definitions.ts';
import type { Match, Span, Tag } from './match.ts';
import { readPath } from './names.ts';
import type { Scopes } from './scopes.ts';
import { splitList, trimmed } from './skips.ts';
import type { Source } from './source.ts';
import type { Binding } from './types.ts';

const KINDS: readonly (readonly [Tag, Binding['kind']])[] = [
  ['bind.parameter', 'parameter'],
  ['bind.rest', 'parameter'],
  ['bind.receiver', 'receiver'],
  ['bind.local', 'local'],
  ['bind.element', 'local'],
  ['bind.case', 'local'],
  ['variable', 'local'],
  ['constant', 'local'],
  ['hoisted', 'local'],
];
const FIELD_PATH = /^[A-Za-z_$][\w$]*(?:\.prototype)?$/;

export function readBindings(source: Source, scopes: Scopes, definitions: Definitions): readonly Binding[] {
  const typed = typesOf(source);
  const bindings: Binding[] = [];
  for (const [tag, kind] of KINDS) {
    for (const match of source.of(tag)) {
      if (definitions.taken.has(match)) continue;
      const inner = scopes.at(match.fields.name?.start ?? match.start);
      const scope = tag === 'hoisted' ? scopes.hoisted(inner) : inner;
      const type = match.fields.type
        ? source.words.textOf(match.fields.type)
        : (typed.get(`${match.start},${match.end}`) ?? null);
      const common = {
        scope,
        kind,
        type: type !== null && tag === 'bind.rest' ? `[]${type.replace(/^\.\.\./, '')}` : type,
        element: tag === 'bind.element',
        of: null,
      };
      const start = (span: Span): number =>
        kind === 'local' && tag !== 'hoisted' && tag !== 'bind.element'
          ? Math.max(span.end, match.fields.value?.end ?? span.end)
          : span.start;
      if (match.fields.name) {
        const name = source.slice(match.fields.name);
        if (name !== '_')
          bindings.push({
            ...common,
            name,
            start: start(match.fields.name),
            value: initialiserOf(match, source),
            result: resultIndex(match, source),
          });
      } else if (match.fields.pattern) {
        const value = match.fields.value ? source.words.textOf(match.fields.value) : null;
        patternNames(source, match.fields.pattern).forEach(({ name, key, at, index }) => {
          const part = value === null ? null : key === null ? value : `${value}.${key}`;
          bindings.push({
            ...common,
            name,
            start: start(match.fields.pattern ?? match),
            type: null,
            value: part,
            result: key === null && tag !== 'bind.element' ? index : -1,
          });
          void at;
        });
      }
    }
  }
  for (const { fields, start } of source.of('assign')) {
    if (!fields.left || !fields.right) continue;
    const { owner, name } = readPath(source.words.textOf(fields.left));
    if (owner === null || !FIELD_PATH.test(owner) || name.startsWith('[') || name === 'exports') continue;
    const value = source.words.textOf(fields.right);
    if (/^(?:async\s+)?function\b|=>/.test(value)) continue;
    bindings.push({
      scope: scopes.at(start),
      name,
      kind: 'field',
      start,
      type: fields.type ? source.words.textOf(fields.type) : null,
      value,
      result: -1,
      element: false,
      of: owner.replace(/\.prototype$/, ''),
    });
  }
  return bindings.sort((a, b) => a.start - b.start || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** `v, err := f()`: which result a name takes; −1 when each name has a value of its own. */
function resultIndex({ fields }: Match, source: Source): number {
  if (!fields.left || !fields.name || !fields.value) return -1;
  const names = splitList(source.text, source.skips, fields.left.start, fields.left.end);
  const values = splitList(source.text, source.skips, fields.value.start, fields.value.end);
  return names.length > 1 && values.length === 1 ? names.findIndex(({ start }) => start === fields.name?.start) : -1;
}

interface PatternName {
  readonly name: string;
  /** Key of an object that it stands for, or null in a list. */
  readonly key: string | null;
  readonly at: number;
  readonly index: number;
}

/** Names of a destructuring pattern, one level of keys deep; deeper names bind without a value. */
function patternNames(source: Source, pattern: Span): readonly PatternName[] {
  const { text, skips } = source;
  const found: PatternName[] = [];
  const open: Span[] = [pattern];
  for (let span = open.pop(); span; span = open.pop()) {
    const bracket = text[span.start];
    const isList = bracket !== '{';
    const bare = bracket === '{' || bracket === '[' || bracket === '(';
    const parts = splitList(text, skips, span.start + (bare ? 1 : 0), span.end - (bare ? 1 : 0));
    parts.forEach((part, index) => {
      const written = text.slice(part.start, part.end);
      if (written.startsWith('...') || written.startsWith('*')) {
        found.push({ name: written.replace(/^[.*]+/, '').trim(), key: null, at: part.start, index: -1 });
        return;
      }
      const colon = isList ? -1 : written.indexOf(':');
      const key = isList ? null : (colon < 0 ? written : written.slice(0, colon)).split('=')[0].trim();
      const target = trimmed(text, part.start + colon + 1, part.end);
      if ('{[('.includes(text[target.start] ?? ' '))
        open.push({ start: target.start, end: skips.after(target.start) || target.end });
      else {
        const name = text.slice(target.start, target.end).split('=')[0].trim();
        if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== '_')
          found.push({
            name,
            key: span === pattern ? key : null,
            at: target.start,
            index: span === pattern ? index : -1,
          });
      }
    });
  }
  return found;
}
