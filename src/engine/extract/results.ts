/** Declared results of callables that list them: `(n int, err error)` is two results, `(a, b int)` two of the same type. */
import type { Scopes } from './scopes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';

/** Result types by the scope of their callable. */
export type Results = ReadonlyMap<number, readonly string[]>;

/** Result lists of a file. */
export function readResults(source: Source, scopes: Scopes): Results {
  const results = new Map<number, string[]>();
  for (const match of source.of('result')) {
    const { type } = match.fields;
    if (!type) continue;
    const names = splitList(source.text, source.skips, match.start, type.start).length;
    const scope = scopes.at(match.start);
    const list = results.get(scope) ?? [];
    for (let index = 0; index < names; index++) list.push(source.words.textOf(type));
    results.set(scope, list);
  }
  return results;
}
