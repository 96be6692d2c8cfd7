/**
 * Reads the matches of a query where the parser's runtime left them: as numbers in its memory. The library would make an
 * object a node and ask the runtime for every end; on a large repository that costs a quarter of the parse. The layout is
 * the library's own, of the pinned version; the test beside this file compares what is read here with what it says itself.
 */
import { FIELDS, type Field, type Match, type Span, TAGS, type Tag } from './match.ts';

/** The runtime as the library leaves it in the options it was started with. */
export interface RuntimeMemory {
  /** The runtime's memory; another array after it has grown. */
  readonly HEAP32: Int32Array;
  /** Address of the buffer that results and node arguments pass through. */
  _ts_init(): number;
  _ts_tree_root_node_wasm(tree: number): void;
  _ts_query_matches_wasm(query: number, tree: number, ...bounds: readonly number[]): void;
  _ts_node_end_index_wasm(tree: number): number;
  _free(address: number): void;
}

/** What a capture of a query means, by its index: a field, or the tag of its record. */
export type Role = { readonly field: Field } | { readonly tag: Tag };

/** Ints that a node takes: id, start offset, row, column, other. */
const NODE_INTS = 5;
/** Bounds of a run over the whole tree: twelve zeros, then no limit to matches and none to depth. */
const WHOLE_TREE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xffffffff, 0xffffffff];

/** The runtime inside the options, or null when the library did not leave it there. */
export function runtimeIn(options: object): RuntimeMemory | null {
  const found: Partial<RuntimeMemory> = options;
  const complete =
    found.HEAP32 instanceof Int32Array &&
    [
      found._ts_init,
      found._ts_tree_root_node_wasm,
      found._ts_query_matches_wasm,
      found._ts_node_end_index_wasm,
      found._free,
    ].every((member) => typeof member === 'function');
  return complete ? (found as RuntimeMemory) : null;
}

/** Roles of a query's captures. Throws at a name that is not in the vocabulary. */
export function readRoles(captureNames: readonly string[]): readonly Role[] {
  return captureNames.map((name) => {
    const field = FIELDS.find((known) => known === name);
    if (field) return { field };
    const tag = TAGS.find((known) => known === name);
    if (tag) return { tag };
    throw new Error(`@${name} is not in the vocabulary of captures.`);
  });
}

/** Runs a query over a tree. Query and tree are the library's handles: addresses in the runtime's memory. */
export function readMatches(runtime: RuntimeMemory, query: number, tree: number, roles: readonly Role[]): Match[] {
  const transfer = runtime._ts_init() >> 2;
  runtime._ts_tree_root_node_wasm(tree);
  runtime._ts_query_matches_wasm(query, tree, ...WHOLE_TREE);
  const memory = runtime.HEAP32;
  const count = memory[transfer]!;
  const address = memory[transfer + 1]!;
  const matches: Match[] = [];
  let at = address >> 2;
  for (let index = 0; index < count; index++) {
    // The pattern's number comes first; the tag says all that is needed of it.
    const captures = memory[at + 1]!;
    at += 2;
    const fields: Partial<Record<Field, Span>> = {};
    let tag: Tag | null = null;
    let start = 0;
    let end = 0;
    for (let capture = 0; capture < captures; capture++) {
      const role = roles[memory[at]!]!;
      memory.copyWithin(transfer, at + 1, at + 1 + NODE_INTS);
      const from = memory[at + 2]!;
      const to = runtime._ts_node_end_index_wasm(tree);
      at += 1 + NODE_INTS;
      if ('tag' in role) {
        tag = role.tag;
        start = from;
        end = to;
      } else if (to > from) {
        // What the parser put in for something missing has no text and says nothing.
        fields[role.field] = { start: from, end: to };
      }
    }
    if (tag !== null) matches.push({ tag, start, end, fields });
  }
  runtime._free(address);
  return matches;
}
