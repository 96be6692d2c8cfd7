/**
 * One of several definitions that share a name: a type for a type, the one with a body among overloads. Where overloads are
 * told apart, a call means those that take as many arguments, and a name that is not called means what is no function.
 */
import type { Definition } from '../extract/types.ts';
import { isCallable, isType } from './kinds.ts';
import { arityOf, hasWord } from './reading.ts';
import type { Repository, Unit } from './repository.ts';
import type { Want } from './resolution.ts';

/**
 * The nodes a name stands for. Files that share names with others keep all of them when they lie in different files: the
 * twins of a build constraint are one set.
 */
export function pick(repository: Repository, nodes: readonly number[], want: Want): readonly number[] {
  if (nodes.length === 1) return nodes;
  const fitting = nodes.filter((node) => fits(repository.definitions[node], want));
  const left = fitting.length > 0 ? fitting : nodes;
  if (left.length === 1) return left;
  const { manifest } = repository.unitOf(left[0]);
  if (manifest.objectMark !== undefined) {
    const beside = besideObjects(repository, left, want, manifest.objectMark);
    if (beside.length < left.length) return pick(repository, beside, want);
  }
  if (manifest.overloads === 'separate') return overloads(repository, left, want);
  const files = new Set(left.map((node) => repository.fileOf[node]));
  if (files.size > 1 && manifest.moduleScope === 'repository') {
    // Found by a name that all files share: what is private to one of them is not meant.
    const open = left.filter((node) => repository.definitions[node].visibility !== 'private');
    return open.length > 0 ? open : left.slice(0, 1);
  }
  if (files.size === left.length && manifest.moduleScope !== 'file') return left;
  if (repository.definitions[left[0]].kind === 'namespace') return left;
  const withBody = left.filter((node) => repository.definitions[node].bodyStart >= 0);
  if (repository.unitOf(left[0]).manifest.overloads === true) return withBody.length > 0 ? withBody : left;
  return withBody.length > 0 ? withBody.slice(-1) : left.slice(0, 1);
}

/** Of an object and a class that share a name: the object as a value, the class as a type and when it is called. */
function besideObjects(repository: Repository, nodes: readonly number[], want: Want, mark: string): readonly number[] {
  const isObject = (node: number): boolean => isObjectType(repository.definitions[node], mark);
  const wanted = nodes.filter((node) => isObject(node) === (want === 'value' || want === 'held'));
  return wanted.length > 0 ? wanted : nodes;
}

/** Whether a definition is a type that is its own only value. */
export function isObjectType({ kind, signature }: Definition, mark: string | undefined): boolean {
  return mark !== undefined && isType(kind) && hasWord(signature, mark);
}

/** Whether some of the nodes could be what a call of so many arguments means. */
export function takesSo(repository: Repository, nodes: readonly number[], want: Want): boolean {
  if (typeof want !== 'number' || repository.unitOf(nodes[0]).manifest.overloads !== 'separate') return true;
  return nodes.some(
    (node) => !isCallable(repository.definitions[node].kind) || takes(repository.definitions[node], want),
  );
}

/** Of definitions in several files, those that share the most folders with the asking file: a module's own before another's. */
export function nearest(repository: Repository, unit: Unit, nodes: readonly number[]): readonly number[] {
  if (nodes.length < 2) return nodes;
  const { partialMark } = unit.manifest;
  if (partialMark !== undefined && nodes.every((node) => hasWord(repository.definitions[node].signature, partialMark)))
    return nodes;
  const shared = nodes.map((node) => sharedFolders(unit.folder, repository.unitOf(node).folder));
  const most = Math.max(...shared);
  return nodes.filter((_, index) => shared[index] === most);
}

function sharedFolders(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  let count = 0;
  while (count < left.length && left[count] === right[count]) count++;
  return count;
}

function overloads(repository: Repository, nodes: readonly number[], want: Want): readonly number[] {
  const { definitions } = repository;
  const called = nodes.filter((node) => isCallable(definitions[node].kind));
  if (typeof want !== 'number') {
    const held = nodes.filter((node) => !isCallable(definitions[node].kind));
    return want !== 'type' && held.length > 0 ? held : nodes;
  }
  if (called.length === 0) return nodes;
  const taking = called.filter((node) => takes(definitions[node], want));
  if (taking.length < 2) return taking.length > 0 ? taking : called;
  // One that is written for so many arguments goes before one that takes any number.
  const exact = taking.filter((node) => arityOf(definitions[node].signature, definitions[node].name)?.most === want);
  return exact.length > 0 ? exact : taking;
}

function takes({ signature, name }: Definition, args: number): boolean {
  const arity = args < 0 ? null : arityOf(signature, name);
  return arity === null || (arity.least <= args && args <= arity.most);
}

function fits({ kind }: Definition, want: Want): boolean {
  return want === 'type' ? isType(kind) || kind === 'namespace' : kind !== 'interface' && kind !== 'type_alias';
}
