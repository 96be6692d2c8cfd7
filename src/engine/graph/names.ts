/**
 * What a name means inside its own file: scopes from the inside out. A binding counts from its offset on within its own
 * function; from a nested function every name of the outer ones can be seen. Members are never reached by their bare name
 * unless the language says so.
 */
import type { Binding, Definition, Extraction } from '../extract/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { hasMembers, isCallable, isMemberKind } from './kinds.ts';
import type { Want } from './resolution.ts';

/** All meanings that one scope gives a name; definitions by their index. */
export type Meaning =
  | { readonly tag: 'definitions'; readonly indexes: readonly number[]; readonly scope: number }
  | { readonly tag: 'binding'; readonly index: number; readonly scope: number }
  | { readonly tag: 'import'; readonly index: number; readonly scope: number };

export interface Names {
  /** The innermost meaning of a name as seen from an offset, or null when the file does not bind it. */
  lookup(scope: number, offset: number, name: string, want: Want): Meaning | null;
  /** Scope that a definition stands in. */
  scopeAround(definition: number): number;
  /** Definition whose own scope this is, or −1. */
  definitionOf(scope: number): number;
}

interface Entry {
  readonly tag: 'definition' | 'binding' | 'import';
  readonly index: number;
  /** Offset from which the entry counts. */
  readonly from: number;
  /** Offset at which it is written; its own value is read just before. */
  readonly at: number;
}

/** Seen from everywhere: the end of every file. */
export const ANYWHERE = Number.MAX_SAFE_INTEGER;

/** Reads the names of one file. `packageName` answers the name of an imported package that is given no other. */
export function readNames(
  extraction: Extraction,
  manifest: LanguageManifest,
  packageName: (source: string) => string,
): Names {
  const { definitions, scopes, bindings, imports } = extraction;
  const tables: (Map<string, Entry[]> | undefined)[] = new Array(scopes.length);
  const owners = new Int32Array(scopes.length).fill(-1);
  const around = new Int32Array(definitions.length);

  const bind = (scope: number, name: string, entry: Entry): void => {
    if (name === '') return;
    const table = tables[scope] ?? new Map<string, Entry[]>();
    tables[scope] = table;
    const entries = table.get(name);
    if (entries === undefined) table.set(name, [entry]);
    else entries.push(entry);
  };

  definitions.forEach((definition, index) => {
    if (definition.scope >= 0) owners[definition.scope] = index;
    around[index] = index === 0 ? 0 : scopeOf(definition, extraction);
    // A constructor is reached through its type, whose name it may bear.
    if (index === 0 || definition.owner !== null || definition.kind === 'constructor') return;
    const scope = around[index];
    const home = scopes[scope]?.kind ?? 'file';
    if (home !== 'class' && isObjectMember(definition, definitions)) return;
    const from = isMemberKind(definition.kind) && !manifest.bareReachesMembers ? definition.start : 0;
    for (const name of [definition.name, ...definition.aliases])
      bind(scope, name, { tag: 'definition', index, from, at: from });
  });
  bindings.forEach((binding, index) => {
    if (!isLexical(binding)) return;
    // What a block loops over counts in all of it: a comprehension uses the name before it is written.
    const { kind, start } = scopes[binding.scope];
    const from = binding.element && kind === 'block' ? start : binding.start;
    bind(binding.scope, binding.name, { tag: 'binding', index, from, at: binding.start });
  });
  imports.forEach(({ scope, local, source }, index) => {
    const unnamed = local === '' && manifest.modules === 'package';
    bind(scope, unnamed ? packageName(source) : local, { tag: 'import', index, from: 0, at: 0 });
  });

  /** A field or parameter never hides the type it is named after. */
  const canBeType = ({ tag, index }: Entry, scope: Extraction['scopes'][number]['kind']): boolean =>
    tag === 'definition'
      ? scope !== 'class' || !isMemberKind(definitions[index].kind)
      : tag === 'import' || bindings[index].kind === 'local';

  /** Where variables hold no functions, what is called and what is not are named apart. */
  const isMeant = ({ tag, index }: Entry, want: Want): boolean => {
    if (manifest.heldFunctions !== 'objects' || tag === 'import') return true;
    const callable = tag === 'definition' && isCallable(definitions[index].kind);
    return callable === (typeof want === 'number');
  };

  const lookup = (from: number, offset: number, name: string, want: Want): Meaning | null => {
    let crossed = false;
    for (let scope = from; scope >= 0; scope = scopes[scope].parent) {
      const { kind } = scopes[scope];
      const entries = tables[scope]?.get(name);
      if (entries !== undefined) {
        const isBody = scope === from && manifest.classObjects === undefined;
        const hidden = kind === 'class' && !isBody && !manifest.bareReachesMembers;
        const fitting = entries.filter((entry) => (want === 'type' ? canBeType(entry, kind) : isMeant(entry, want)));
        const meaning = choose(fitting, offset, crossed || scope === 0, hidden, scope);
        if (meaning !== null) return meaning;
      }
      if (kind === 'function') crossed = true;
    }
    return null;
  };

  return {
    lookup,
    scopeAround: (definition) => around[definition] ?? 0,
    definitionOf: (scope) => owners[scope] ?? -1,
  };
}

const isLexical = (binding: Binding): boolean => binding.kind !== 'field';

/** A member of an object literal: nested in what holds the object, with a kind that only members have. */
function isObjectMember(definition: Definition, definitions: readonly Definition[]): boolean {
  const parent = definitions[definition.parent];
  return isMemberKind(definition.kind) && parent !== undefined && parent.kind !== 'file' && hasMembers(parent.kind);
}

/** Imports first: `var x = require()` is a variable too. Then what was bound last before the offset. */
function choose(
  entries: readonly Entry[],
  offset: number,
  crossed: boolean,
  hidden: boolean,
  scope: number,
): Meaning | null {
  let imported: Entry | null = null;
  let bound: Entry | null = null;
  let later: Entry | null = null;
  const defined: number[] = [];
  let definedFrom = -1;
  for (const entry of entries) {
    if (entry.tag === 'import') imported = entry;
    else if (entry.tag === 'definition') {
      if (hidden || entry.from > offset) continue;
      defined.push(entry.index);
      definedFrom = Math.max(definedFrom, entry.from);
    } else if (entry.at - 1 === offset && entry.from < entry.at) continue;
    else if (entry.from <= offset) bound = bound === null || entry.from >= bound.from ? entry : bound;
    else if (crossed) later = entry;
  }
  if (imported !== null) return { tag: 'import', index: imported.index, scope };
  if (bound !== null && (defined.length === 0 || bound.from > definedFrom))
    return { tag: 'binding', index: bound.index, scope };
  if (defined.length > 0) return { tag: 'definitions', indexes: defined, scope };
  return later === null ? null : { tag: 'binding', index: later.index, scope };
}

/** The parent of the definition's own scope; without one, the innermost scope around its name. */
function scopeOf(definition: Definition, { scopes }: Extraction): number {
  if (definition.scope >= 0) return Math.max(0, scopes[definition.scope].parent);
  let low = 0;
  let high = scopes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (scopes[middle].start <= definition.nameStart) low = middle;
    else high = middle - 1;
  }
  let scope = low;
  while (scope > 0 && scopes[scope].end <= definition.nameStart) scope = scopes[scope].parent;
  return Math.max(0, scope);
}
