/**
 * The scopes that leave the room: those of functions and classes, and blocks that bind a name. Signatures and empty blocks
 * go, what pointed at them points at the scope around them, and bindings inside a signature go with it.
 */

import type { DraftScope, Scopes } from './scopes.ts';
import type { Binding, Expectation, Scope } from './types.ts';
import type { Unfinished } from './unfinished.ts';

export interface ScopeOutput {
  readonly scopes: readonly Scope[];
  readonly bindings: readonly Binding[];
  /** New index of a draft scope, or of the nearest kept one around it; −1 stays −1. */
  renumber(scope: number): number;
}

/** Drops what nobody needs and numbers the rest. */
export function keptScopes(
  scopes: Scopes,
  bindings: readonly Unfinished<Binding>[],
  definitionAt: (offset: number) => number,
  expectations: ReadonlyMap<number, Expectation>,
): ScopeOutput {
  const kept = bindings.filter((binding) => scopes.list[binding.scope]!.kind !== 'signature');
  const binding = new Set(kept.flatMap((one) => (one.kind === 'field' ? [] : one.scope)));
  const numbers = new Int32Array(scopes.list.length);
  const output: Scope[] = [];
  scopes.list.forEach((scope, index) => {
    const parent = index === 0 ? -1 : numbers[scopes.parents[index]!]!;
    if (index > 0 && !staysOpen(scope) && !(scope.kind !== 'signature' && binding.has(index))) {
      numbers[index] = parent;
      return;
    }
    numbers[index] = output.length;
    output.push({
      parent,
      kind: scope.kind === 'namespace' || scope.kind === 'signature' ? 'block' : scope.kind,
      start: scope.start,
      end: index === 0 ? scope.end - 1 : scope.end,
      definition: index === 0 ? 0 : definitionAt(scope.start),
      expects: expectations.get(index) ?? null,
    });
  });
  const renumber = (scope: number): number => (scope < 0 ? -1 : numbers[scope]!);
  for (const one of kept) one.scope = renumber(one.scope);
  return { scopes: output, bindings: kept, renumber };
}

function staysOpen(scope: DraftScope): boolean {
  return scope.kind === 'function' || scope.kind === 'class' || scope.kind === 'namespace';
}
