/**
 * What a function is expected to be, by where it stands: the declared type of the variable or field that it initialises,
 * the result of the function that returns it, the parameter of the call that it is passed to. Its own parameters without
 * types are what that says they are.
 */
import type { Functions } from './functions.ts';
import type { Match, Span } from './match.ts';
import type { Scopes } from './scopes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import type { Expectation } from './types.ts';
import { typedAs, type Variable } from './variables.ts';

/** Expectations by the scope of their function. */
export function readExpectations(
  source: Source,
  scopes: Scopes,
  functions: Functions,
  variables: readonly Variable[],
): ReadonlyMap<number, Expectation> {
  const expectations = new Map<number, Expectation>();
  const expect = (value: Span | null | undefined, expectation: Expectation | null): void => {
    const match = value ? functions.get(value.start) : undefined;
    if (!match || match.end !== value?.end || expectation === null) return;
    expectations.set(scopes.of(match), expectation);
  };
  const typed = (type: Span): Expectation => ({ tag: 'type', type: source.words.textOf(type) });

  for (const returned of source.of('returned')) expect(returned.fields.value, { tag: 'result' });
  for (const argument of source.of('argument')) expect(argument.fields.value, argumentOf(source, argument));
  for (const { type, value } of variables) if (type) expect(value, typed(type));
  for (const field of source.of('def.field')) {
    const type = field.fields.type ?? typedAs(source, field);
    if (type) expect(field.fields.value, typed(type));
  }
  expectations.delete(-1);
  return expectations;
}

/** Which argument of which call a function is. */
function argumentOf(source: Source, { fields, end }: Match): Expectation | null {
  const { callee, value } = fields;
  if (!callee || !value) return null;
  const before = source.text.slice(callee.end, value.start).trim();
  if (source.manifest.trailingFunctions !== undefined && (before === '' || before.endsWith(')'))) {
    const list = before === '' ? [] : splitList(source.text, source.skips, callee.end + 1, value.start);
    return { tag: 'argument', callee: source.words.textOf(callee), index: before === '' ? 0 : list.length };
  }
  const open = source.text.indexOf('(', callee.end);
  const index = splitList(source.text, source.skips, open + 1, end - 1).findIndex(({ start }) => start === value.start);
  return index < 0 ? null : { tag: 'argument', callee: source.words.textOf(callee), index };
}
