/**
 * The last resort, for receivers of which nothing is known: a method whose name only one type has, or a receiver that bears
 * the name of the one exported object. Names of built-in methods are never bound this way, nor is anything that the caller
 * could not see or that takes fewer arguments than it is given.
 */
import type { FileClass } from '../classify/types.ts';
import type { Definition, Reference } from '../extract/types.ts';
import { isCallable, isHolder } from './kinds.ts';
import { pick } from './pick.ts';
import { arityOf, isDynamicName } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Whole } from './resolution.ts';
import { type Found, found } from './value.ts';

export interface Guesses {
  /** A method for a call on an unknown receiver: the only one of that name. */
  method(unit: Unit, reference: Reference): Found | null;
  /** A member of the one exported object that the receiver's own last name names. */
  object(unit: Unit, reference: Reference, receiver: string | null): Found | null;
  /** The only function of a name, where files are run into one another. */
  shared(unit: Unit, reference: Reference): Found | null;
  /** A member that a known object may have under a computed name. */
  dynamic(reference: Reference, nodes: readonly number[]): Found | null;
}

/** More types than this with a method of one name, and the name says nothing. */
const AMBIGUITY_CEILING = 500;

/** Code that others do not build on: nothing outside a file of such a class means what is in it. */
const ASIDE: ReadonlySet<FileClass> = new Set(['test', 'example', 'docs']);

/** Tables of methods and exported objects by name, a family of languages each. */
export function createGuesses(whole: Whole): Guesses {
  let methods: Map<string, number[]> | null = null;
  let objects: Map<string, number[]> | null = null;
  let functions: Map<string, number[]> | null = null;

  const keyOf = (family: string, name: string): string => `${family}\n${name}`;

  const readTables = (): { methods: Map<string, number[]>; objects: Map<string, number[]> } => {
    if (methods !== null && objects !== null) return { methods, objects };
    const { repository, memberTables, lookup } = whole();
    methods = new Map();
    objects = new Map();
    for (const unit of repository.units) {
      const { family } = unit.manifest;
      const names = lookup.names(unit.index);
      unit.extraction.definitions.forEach((definition, index) => {
        const node = unit.firstNode + index;
        if (memberTables.ownerOf(node) >= 0) {
          for (const name of [definition.name, ...definition.aliases]) put(methods!, keyOf(family, name), node);
        } else if (
          index > 0 &&
          isHolder(definition.kind) &&
          names.scopeAround(index) === 0 &&
          definition.parent === 0
        ) {
          if (memberTables.own(node).length > 0) put(objects!, keyOf(family, definition.name), node);
        }
      });
    }
    return { methods, objects };
  };

  const readFunctions = (): Map<string, number[]> => {
    const read = new Map<string, number[]>();
    for (const { manifest, extraction, firstNode } of whole().repository.units) {
      if (!manifest.sharedFunctions) continue;
      extraction.definitions.forEach(({ kind, name, parent }, index) => {
        if (kind === 'function' && parent === 0) put(read, keyOf(manifest.family, name), firstNode + index);
      });
    }
    return read;
  };

  const canSee = (unit: Unit, node: number): boolean => {
    const { repository } = whole();
    const definition = repository.definitions[node];
    const other = repository.unitOf(node);
    if (other.index === unit.index) return true;
    if (definition.visibility === 'private') return false;
    if (other.manifest.exportRule === 'capital' && !definition.exported && other.folder !== unit.folder) return false;
    return !ASIDE.has(other.file.fileClass);
  };

  const takes = (definition: Definition, args: number): boolean => {
    const arity = arityOf(definition.signature, definition.name);
    return arity === null || args <= arity.most;
  };

  /** The one that is left; twins of one set count as one. */
  const only = (unit: Unit, reference: Reference, nodes: readonly number[]): Found | null => {
    if (nodes.length === 0 || nodes.length > AMBIGUITY_CEILING) return null;
    const { repository, memberTables } = whole();
    const seen = nodes.filter((node) => canSee(unit, node));
    const owners = new Set(seen.map((node) => memberTables.ownerOf(node)));
    if (owners.size !== 1 || !isCallable(repository.definitions[seen[0]].kind)) return null;
    if (!takes(repository.definitions[seen[0]], reference.args)) return null;
    return found({ tag: 'definition', nodes: pick(repository, seen, 'value') }, 'guess', 'unique-name');
  };

  const inObject = (unit: Unit, reference: Reference, receiver: string): Found | null => {
    const { memberTables, repository } = whole();
    const candidates = (readTables().objects.get(keyOf(unit.manifest.family, receiver)) ?? []).filter((node) =>
      canSee(unit, node),
    );
    if (candidates.length !== 1) return null;
    const own = memberTables
      .named(candidates[0], reference.name)
      .filter((node) => isCallable(repository.definitions[node].kind));
    if (own.length > 0)
      return found({ tag: 'definition', nodes: pick(repository, own, 'value') }, 'guess', 'unique-name');
    return dynamic(reference, candidates);
  };

  const dynamic = (reference: Reference, nodes: readonly number[]): Found | null => {
    if (isDynamicName(reference.name)) return null;
    const computed = nodes.flatMap((node) => whole().memberTables.dynamic(node));
    return computed.length === 1 ? found({ tag: 'definition', nodes: computed }, 'guess', 'owner') : null;
  };

  return {
    dynamic,
    object: (unit, reference, receiver) => (receiver === null ? null : inObject(unit, reference, receiver)),
    shared(unit, reference) {
      if (!unit.manifest.sharedFunctions) return null;
      functions ??= readFunctions();
      const nodes = (functions.get(keyOf(unit.manifest.family, reference.name)) ?? []).filter((node) =>
        canSee(unit, node),
      );
      return nodes.length === 1 ? found({ tag: 'definition', nodes }, 'guess', 'unique-name') : null;
    },
    method(unit, reference) {
      if (whole().lookup.isBuiltinMethod(unit.firstNode, reference.name)) return null;
      if (unit.manifest.guessedNames === 'compound' && !isCompound(reference.name)) return null;
      return only(unit, reference, readTables().methods.get(keyOf(unit.manifest.family, reference.name)) ?? []);
    },
  };
}

/** A name of several words: `remap_extensions`, `remapExtensions`. */
const isCompound = (name: string): boolean => /[^_]_[^_]|[\p{Ll}\p{N}]\p{Lu}/u.test(name);

function put(table: Map<string, number[]>, key: string, node: number): void {
  const nodes = table.get(key);
  if (nodes === undefined) table.set(key, [node]);
  else nodes.push(node);
}
