/**
 * The repository as columns: one row per file, per node (a file or a definition), per edge. Rows have a total order, so
 * the same files give the same columns whatever order they came in: files by path (UTF-16 code units), nodes by file then
 * start, edges by source node, line, column, kind, target. Typed arrays and offsets only: a snapshot is used as it lies.
 */
import type { FileClass, LanguageId, SkippedFile } from '../classify/types.ts';
import type { NodeKind } from '../extract/types.ts';

/** Interned strings. `at(0)` is always the empty string. */
export interface Strings {
  readonly count: number;
  at(id: number): string;
}

export interface FileTable {
  readonly count: number;
  /** String ids. */
  readonly path: Uint32Array;
  readonly language: Uint32Array;
  /** Index into FILE_CLASSES. */
  readonly fileClass: Uint8Array;
  /** String ids: why it has its class (empty for `source`); SHA-256 of its bytes; the encoding it was read as. */
  readonly classReason: Uint32Array;
  readonly hash: Uint32Array;
  readonly encoding: Uint32Array;
  readonly lines: Uint32Array;
  /** UTF-16 code units of the text. */
  readonly chars: Uint32Array;
  /** Nodes of file f are firstNode[f] … firstNode[f + 1] − 1; the first of them is the file itself. Length count + 1. */
  readonly firstNode: Uint32Array;
  /** Syntax errors, 100 at most. */
  readonly parseErrors: Uint8Array;
}

export interface NodeTable {
  readonly count: number;
  /** Index into NODE_KINDS. */
  readonly kind: Uint8Array;
  readonly file: Uint32Array;
  /** Enclosing node (the type of a Go method is its parent too); −1 for a file. */
  readonly parent: Int32Array;
  /** String ids. A file's name is its base name, its qualified name its path. Qualified names join with `.`. */
  readonly name: Uint32Array;
  readonly qualifiedName: Uint32Array;
  readonly signature: Uint32Array;
  readonly doc: Uint32Array;
  /** Offsets in the file's text, UTF-16 code units; lines 1-based, inclusive. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  readonly startLine: Uint32Array;
  readonly endLine: Uint32Array;
  /** First line of the attached doc comment, or startLine. */
  readonly docLine: Uint32Array;
  /** First line of the body, or 0 when it has none. */
  readonly bodyLine: Uint32Array;
  /** NODE_FLAGS bits. */
  readonly flags: Uint8Array;
}

export const NODE_FLAGS = { exported: 1, static: 2, abstract: 4, private: 8, protected: 16, inInterface: 32 } as const;

/** Order is part of the snapshot format: append only. `contains` is the parent column, not an edge. */
export const EDGE_KINDS = [
  'calls',
  'instantiates',
  'imports',
  'extends',
  'implements',
  'references',
  'overrides',
  'decorates',
] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** `exact`: scope, import or declared type. `inferred`: initialiser, result, field, owner. `guess`: a unique name. */
export const CONFIDENCES = ['unresolved', 'foreign', 'guess', 'inferred', 'exact'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How a target was found. Order is part of the snapshot format: append only. */
export const STRATEGIES = [
  'none',
  'scope',
  'package',
  'import',
  'self',
  'super',
  'declared-type',
  'initialiser',
  'result-type',
  'field-type',
  'owner',
  'inheritance',
  'unique-name',
  'known-foreign',
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/**
 * Call, instantiation, import, inheritance and use sites. Every call and instantiation has a row, resolved or not; other
 * kinds have one only when resolved. One row per target where there are several.
 */
export interface EdgeTable {
  readonly count: number;
  /** Node ids; target −1 when unresolved or foreign. */
  readonly source: Uint32Array;
  readonly target: Int32Array;
  readonly kind: Uint8Array;
  readonly confidence: Uint8Array;
  readonly strategy: Uint8Array;
  /** Where the expression starts: line 1-based, column 0-based in UTF-16 code units. */
  readonly line: Uint32Array;
  readonly column: Uint32Array;
  /** String id of the callee's last segment. */
  readonly name: Uint32Array;
  /** Edges of source n are outStart[n] … outStart[n + 1] − 1. Length nodes + 1. */
  readonly outStart: Uint32Array;
  /** Edges into node n are inEdge[inStart[n]] … inEdge[inStart[n + 1] − 1], in edge order. */
  readonly inStart: Uint32Array;
  readonly inEdge: Uint32Array;
}

export interface LanguageCoverage {
  readonly language: LanguageId;
  readonly files: number;
  readonly definitions: number;
  readonly calls: {
    readonly exact: number;
    readonly inferred: number;
    readonly guess: number;
    readonly foreign: number;
    readonly unresolved: number;
  };
  /** Calls, of those above, that no definition makes: they stand at the level of their file. */
  readonly callsOfFiles: number;
  readonly routes: number;
  readonly filesWithErrors: number;
  /** Files whose parse gave neither a definition nor a reference because of errors. */
  readonly filesLost: number;
}

/** Every file of the repository is in exactly one of `files` (of the graph) and `skipped`. */
export interface Coverage {
  readonly filesSeen: number;
  readonly filesIndexed: number;
  /** Indexed files that a grammar reads; the others are only searched. The size of an answer goes by them. */
  readonly filesParsed: number;
  readonly definitions: number;
  readonly edges: number;
  readonly languages: readonly LanguageCoverage[];
  readonly classes: readonly { readonly fileClass: FileClass; readonly files: number }[];
  /** In path order. */
  readonly skipped: readonly SkippedFile[];
  /** Files whose parse had errors, in path order. */
  readonly parseErrors: readonly {
    readonly path: string;
    readonly errors: number;
    readonly firstErrorLine: number;
    readonly lost: boolean;
  }[];
}

export interface Graph {
  readonly strings: Strings;
  readonly files: FileTable;
  readonly nodes: NodeTable;
  readonly edges: EdgeTable;
  readonly coverage: Coverage;
  /** Names the project goes by (package.json, go.mod, pyproject): a question that says them says little. */
  readonly projectNames: readonly string[];
}

export type { NodeKind };
