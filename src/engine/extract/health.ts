/** How well the parse went: counted errors, and whether the text was lost to them. */
import type { Source } from './source.ts';
import type { ParseHealth } from './types.ts';

/** Errors are counted up to here: beyond it the number says nothing more. */
const ERROR_LIMIT = 100;

/** Health of a parse that gave this many definitions (the file left out) and references. */
export function readHealth(source: Source, found: number): ParseHealth {
  const errors = [...source.of('error'), ...source.of('missing')];
  const first = errors.reduce((least, error) => Math.min(least, error.start), Number.POSITIVE_INFINITY);
  return {
    errors: Math.min(ERROR_LIMIT, errors.length),
    firstErrorLine: errors.length === 0 ? 0 : source.lines.lineOf(first),
    lost: errors.length > 0 && found === 0 && /\S/.test(source.text),
  };
}
