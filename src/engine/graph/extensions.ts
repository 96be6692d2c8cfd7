/**
 * Functions that are called on a value as if its type had them. One counts when it is in reach of the file: by its package,
 * an import of that, or an import of its own. Its receiver must be the value's type by name; of a value whose type is not
 * known, only a function without a rival is guessed at.
 */
import { afterBracket, splitTop } from './brackets.ts';
import { isCallable } from './kinds.ts';
import { takesSo } from './pick.ts';
import { arityOf, hasWord } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Place, Whole } from './resolution.ts';
import { readType, type TypeText } from './type-text.ts';
import { type Found, found } from './value.ts';

export interface Extensions {
  /** The extension of a name that fits a receiver, or null. */
  of(place: Place, receiver: Found, name: string, args: number): Found | null;
}

interface Extension {
  readonly node: number;
  readonly receiver: TypeText;
  /** Whether the receiver is written as the first parameter, so that a call has one argument less. */
  readonly marked: boolean;
  /** Whether it is a member of something, so that it has to be imported by its name. */
  readonly inside: boolean;
}

/** Lookups of extensions; the table is read when first asked for. */
export function createExtensions(whole: Whole): Extensions {
  let table: Map<string, Extension[]> | null = null;
  /** Names that members of some type have: a value of an unknown type may be of that one. */
  const memberNames = new Set<string>();

  const readTable = (): Map<string, Extension[]> => {
    if (table !== null) return table;
    table = new Map();
    for (const unit of whole().repository.units) {
      if (unit.manifest.extensionMark === undefined) continue;
      unit.extraction.definitions.forEach((definition, index) => {
        const extension = readExtension(unit, index);
        const key = `${unit.manifest.family}\n${definition.name}`;
        if (extension === null) {
          if (definition.kind === 'method') memberNames.add(key);
          return;
        }
        table?.set(key, [...(table.get(key) ?? []), extension]);
      });
    }
    return table;
  };

  /** Packages and imported names that a file sees. */
  const sees = (unit: Unit, { node, inside }: Extension): boolean => {
    const { repository, modules } = whole();
    const other = repository.unitOf(node);
    if (other.index === unit.index) return true;
    const key = modules.packages.keyOf(other);
    const { name, visibility } = repository.definitions[node];
    if (visibility === 'private') return false;
    if (key === null || (!inside && modules.packages.reach(unit).includes(key))) return true;
    return unit.extraction.imports.some((record) => {
      if (record.name !== name && (inside || record.name !== '**')) return false;
      const module = modules.resolve(unit, record.source);
      return (module.tag === 'package' || module.tag === 'inner') && module.key === key;
    });
  };

  /** Names of the types that a value is of, its bases included; empty when its type is not known. */
  const typeNames = (receiver: Found): ReadonlySet<string> => {
    const { repository, inheritance, types } = whole();
    const { value } = receiver;
    const names = new Set<string>();
    const add = (nodes: readonly number[]): void => {
      for (const node of nodes) {
        for (const each of inheritance.line(node).nodes) names.add(repository.definitions[each].name);
      }
    };
    if (value.tag === 'instance') add(value.nodes);
    if (value.tag === 'typed') {
      const shape = types.shape(value.type, value.unit, value.scope);
      if (shape.tag === 'instance') add(shape.nodes);
      if (value.type.tag === 'named') names.add(lastOf(value.type));
    }
    return names;
  };

  const isContainer = ({ value }: Found): boolean =>
    value.tag === 'typed' && whole().types.shape(value.type, value.unit, value.scope).tag === 'container';

  const given = (extension: Extension, args: number): boolean => {
    const { repository } = whole();
    const all = args < 0 ? args : args + (extension.marked ? 1 : 0);
    const { signature, name } = repository.definitions[extension.node];
    const arity = all < 0 ? null : arityOf(signature, name);
    return arity === null ? takesSo(repository, [extension.node], -1) : arity.least <= all && all <= arity.most;
  };

  return {
    of(place, receiver, name, args) {
      const { repository, holdings, lookup } = whole();
      const unit = repository.units[place.unit];
      if (unit.manifest.extensionMark === undefined) return null;
      const known = readTable().get(`${unit.manifest.family}\n${name}`);
      if (known === undefined) return null;
      const held = holdings.heldBy(receiver);
      const seen = known.filter((extension) => given(extension, args) && sees(unit, extension));
      if (seen.length === 0) return null;
      const names = typeNames(held);
      const fitting = seen.filter(({ receiver: type }) => type.tag === 'named' && names.has(lastOf(type)));
      if (fitting.length > 0) return answer(nearestOf(fitting, [...names]), 'inferred');
      // A list is of some type that the extended one may stand above.
      const listed = seen.filter(({ receiver: type }) => type.tag === 'named' && type.args.length > 0);
      if (listed.length === 1 && isContainer(held) && !lookup.isBuiltinMethod(unit.firstNode, name))
        return answer(listed, 'guess');
      const isGuess = names.size === 0 && held.value.tag === 'unknown';
      const hasRival = memberNames.has(`${unit.manifest.family}\n${name}`);
      if (!isGuess || hasRival || seen.length > 1 || lookup.isBuiltinMethod(unit.firstNode, name)) return null;
      return answer(seen, 'guess');
    },
  };

  function answer(extensions: readonly Extension[], confidence: 'inferred' | 'guess'): Found {
    const nodes = extensions.map(({ node }) => node).sort((a, b) => a - b);
    return found({ tag: 'definition', nodes }, confidence, confidence === 'guess' ? 'unique-name' : 'owner');
  }
}

/** Of extensions of a type and of its bases, those of the nearest. */
function nearestOf(extensions: readonly Extension[], line: readonly string[]): readonly Extension[] {
  const rank = ({ receiver }: Extension): number =>
    receiver.tag === 'named' ? line.indexOf(lastOf(receiver)) : line.length;
  const nearest = Math.min(...extensions.map(rank));
  return extensions.filter((extension) => rank(extension) === nearest);
}

const lastOf = (type: TypeText & { tag: 'named' }): string => type.path[type.path.length - 1];

/** Reads a definition's receiver: what it says to be owned by, or its first parameter when that bears the mark. */
function readExtension(unit: Unit, index: number): Extension | null {
  const { kind, owner, parent, signature, name } = unit.extraction.definitions[index];
  const mark = unit.manifest.extensionMark;
  if (index === 0 || !isCallable(kind) || mark === undefined) return null;
  const node = unit.firstNode + index;
  if (owner !== null) return { node, receiver: readType(owner), marked: false, inside: parent !== 0 };
  if (mark === null || !hasWord(signature, mark)) return null;
  const open = signature.indexOf('(', signature.indexOf(name));
  const after = open < 0 ? -1 : afterBracket(signature, open);
  const [first] = splitTop(signature.slice(open + 1, after < 0 ? signature.length : after - 1), ',');
  if (first === undefined || !first.startsWith(`${mark} `)) return null;
  return { node, receiver: readType(first.slice(mark.length).replace(/\s+\S+$/, '')), marked: true, inside: false };
}
