/** One of several definitions that share a name: a type for a type, and the one with a body among overloads. */
import type { Definition } from '../extract/types.ts';
import { isType } from './kinds.ts';
import type { Repository } from './repository.ts';
import type { Want } from './resolution.ts';

/**
 * The nodes a name stands for. Files that share names with their folder keep all of them when they lie in different files:
 * the twins of a build constraint are one set.
 */
export function pick(repository: Repository, nodes: readonly number[], want: Want): readonly number[] {
  if (nodes.length === 1) return nodes;
  const fitting = nodes.filter((node) => fits(repository.definitions[node], want));
  const left = fitting.length > 0 ? fitting : nodes;
  if (left.length === 1) return left;
  const files = new Set(left.map((node) => repository.fileOf[node]));
  if (files.size > 1 && repository.unitOf(left[0]).manifest.moduleScope === 'repository') {
    // Found by a name that all files share: what is private to one of them is not meant.
    const open = left.filter((node) => repository.definitions[node].visibility !== 'private');
    return open.length > 0 ? open : left.slice(0, 1);
  }
  if (files.size === left.length && repository.unitOf(left[0]).manifest.moduleScope === 'directory') return left;
  if (repository.definitions[left[0]].kind === 'namespace') return left;
  const withBody = left.filter((node) => repository.definitions[node].bodyStart >= 0);
  if (repository.unitOf(left[0]).manifest.overloads === true) return withBody.length > 0 ? withBody : left;
  return withBody.length > 0 ? withBody.slice(-1) : left.slice(0, 1);
}

function fits({ kind }: Definition, want: Want): boolean {
  return want === 'type' ? isType(kind) || kind === 'namespace' : kind !== 'interface' && kind !== 'type_alias';
}
