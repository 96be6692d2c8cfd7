/**
 * A variable that is declared without type and value has the first value that it is assigned, wherever that happens inside
 * its scope: `let app; before(() => { app = createApp() })`. What says nothing (`app = null`) is not taken.
 */
import type { Assignments } from './assignments.ts';
import { homeOf } from './drafts.ts';
import type { Scopes } from './scopes.ts';
import type { Source } from './source.ts';
import type { Variable } from './variables.ts';

/** The variables, those without a value with the one they get. */
export function withLaterValues(
  source: Source,
  scopes: Scopes,
  variables: readonly Variable[],
  assignments: Assignments,
): readonly Variable[] {
  const waiting = new Map<string, Variable[]>();
  for (const variable of variables) {
    if (variable.written || variable.type) continue;
    const name = source.slice(variable.name);
    const same = waiting.get(name);
    if (same) same.push(variable);
    else waiting.set(name, [variable]);
  }
  if (waiting.size === 0) return variables;
  const found = new Map<Variable, string>();
  for (const { targets, value, start } of assignments.list) {
    const [target] = targets;
    const candidates = target?.tag === 'name' ? waiting.get(target.name) : undefined;
    const text = candidates ? source.words.textOf(value) : '';
    if (!candidates || source.manifest.literals.includes(text)) continue;
    const variable = candidates.findLast((one) => isInside(scopes, scopes.at(start), homeOf(one, scopes)));
    if (variable && !found.has(variable)) found.set(variable, text);
  }
  return variables.map((variable) => {
    const valueText = found.get(variable);
    return valueText === undefined ? variable : { ...variable, valueText };
  });
}

function isInside(scopes: Scopes, scope: number, around: number): boolean {
  let at = scope;
  while (at > around) at = scopes.parents[at]!;
  return at === around;
}
