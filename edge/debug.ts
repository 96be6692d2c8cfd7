/** CODEGRAPH_EXPLORE_DEBUG, as the design history has it ("The diagnostic"): where the report of every question goes. */
const OFF = new Set(['', '0', 'false', 'off', 'no']);
const TABLE = new Set(['1', 'true', 'on', 'yes', 'stderr']);

export type DebugMode =
  | { readonly tag: 'off' }
  | { readonly tag: 'table' }
  | { readonly tag: 'json' }
  /** One line of JSON for each question, appended. */
  | { readonly tag: 'file'; readonly path: string };

export function readDebug(value: string | undefined): DebugMode {
  const said = (value ?? '').trim();
  const word = said.toLowerCase();
  if (OFF.has(word)) return { tag: 'off' };
  if (TABLE.has(word)) return { tag: 'table' };
  return word === 'json' ? { tag: 'json' } : { tag: 'file', path: said };
}
