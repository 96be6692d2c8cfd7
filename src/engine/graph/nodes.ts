/** Files and nodes as columns. The parent of a definition that says what it belongs to is that, wherever it lies. */
import { FILE_CLASSES } from '../classify/types.ts';
import { NODE_KINDS } from '../extract/types.ts';
import { isContract } from './kinds.ts';
import { baseOf } from './paths.ts';
import type { Repository } from './repository.ts';
import type { StringPool } from './strings.ts';
import { type FileTable, NODE_FLAGS, type NodeTable } from './types.ts';

const PARSE_ERROR_LIMIT = 100;
/** Deepest qualified name. */
const DEPTH = 64;
const KIND_INDEX = new Map(NODE_KINDS.map((kind, index) => [kind, index]));
const CLASS_INDEX = new Map(FILE_CLASSES.map((fileClass, index) => [fileClass, index]));

/** One row a file. */
export function layFiles({ units, nodeCount }: Repository, pool: StringPool): FileTable {
  const count = units.length;
  const table = {
    count,
    path: new Uint32Array(count),
    language: new Uint32Array(count),
    fileClass: new Uint8Array(count),
    classReason: new Uint32Array(count),
    hash: new Uint32Array(count),
    encoding: new Uint32Array(count),
    lines: new Uint32Array(count),
    chars: new Uint32Array(count),
    firstNode: new Uint32Array(count + 1),
    parseErrors: new Uint8Array(count),
  };
  for (const { index, file, extraction, firstNode } of units) {
    table.path[index] = pool.id(file.path);
    table.language[index] = pool.id(file.language);
    table.fileClass[index] = CLASS_INDEX.get(file.fileClass) ?? 0;
    table.classReason[index] = pool.id(file.classReason);
    table.hash[index] = pool.id(file.hash);
    table.encoding[index] = pool.id(file.encoding);
    table.lines[index] = extraction.lines;
    table.chars[index] = file.text.length;
    table.firstNode[index] = firstNode;
    table.parseErrors[index] = Math.min(PARSE_ERROR_LIMIT, extraction.parse.errors);
  }
  table.firstNode[count] = nodeCount;
  return table;
}

/** One row a node. `ownerOf` answers the node that a definition belongs to by its text, or −1. */
export function layNodes(repository: Repository, ownerOf: (node: number) => number, pool: StringPool): NodeTable {
  const { definitions, fileOf, nodeCount: count, units } = repository;
  const table = {
    count,
    kind: new Uint8Array(count),
    file: new Uint32Array(count),
    parent: new Int32Array(count),
    name: new Uint32Array(count),
    qualifiedName: new Uint32Array(count),
    signature: new Uint32Array(count),
    doc: new Uint32Array(count),
    start: new Uint32Array(count),
    end: new Uint32Array(count),
    startLine: new Uint32Array(count),
    endLine: new Uint32Array(count),
    docLine: new Uint32Array(count),
    bodyLine: new Uint32Array(count),
    flags: new Uint8Array(count),
  };
  for (let node = 0; node < count; node++) {
    const definition = definitions[node];
    const { firstNode } = units[fileOf[node]];
    const isFile = node === firstNode;
    const owner = isFile || definition.owner === null ? -1 : ownerOf(node);
    table.parent[node] = isFile ? -1 : owner >= 0 ? owner : firstNode + Math.max(0, definition.parent);
    table.file[node] = fileOf[node];
    table.kind[node] = KIND_INDEX.get(definition.kind) ?? 0;
  }
  for (let node = 0; node < count; node++) {
    const definition = definitions[node];
    const { path } = units[fileOf[node]];
    const isFile = table.parent[node] < 0;
    table.name[node] = pool.id(isFile ? baseOf(path) : definition.name);
    table.qualifiedName[node] = pool.id(isFile ? path : qualified(node, table.parent, repository));
    table.signature[node] = pool.id(definition.signature);
    table.doc[node] = pool.id(definition.doc);
    table.start[node] = definition.start;
    table.end[node] = definition.end;
    table.startLine[node] = definition.startLine;
    table.endLine[node] = definition.endLine;
    table.docLine[node] = definition.docLine;
    table.bodyLine[node] = definition.bodyLine;
    table.flags[node] = flagsOf(node, table.parent, repository);
  }
  return table;
}

function flagsOf(node: number, parents: Int32Array, { definitions }: Repository): number {
  const definition = definitions[node];
  const parent = parents[node];
  return (
    (definition.exported ? NODE_FLAGS.exported : 0) |
    (definition.static ? NODE_FLAGS.static : 0) |
    (definition.abstract ? NODE_FLAGS.abstract : 0) |
    (definition.visibility === 'private' ? NODE_FLAGS.private : 0) |
    (definition.visibility === 'protected' ? NODE_FLAGS.protected : 0) |
    (parent >= 0 && isContract(definitions[parent].kind) ? NODE_FLAGS.inInterface : 0)
  );
}

/** Names from the outermost definition in, joined by dots; an owner that was not found stands as it is written. */
function qualified(node: number, parents: Int32Array, { definitions }: Repository): string {
  const names: string[] = [];
  for (let at = node; at >= 0 && parents[at] >= 0 && names.length < DEPTH; at = parents[at]) {
    const { name, owner } = definitions[at];
    names.push(name);
    if (owner !== null && parents[parents[at]] < 0) names.push(owner);
  }
  return names.reverse().join('.');
}
