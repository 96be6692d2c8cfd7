/** How names, numbers and the reader's words are put into the answer's text: on one line, within a length, in one locale. */

const CUT = '…';

/** Nearly every name and path: nothing to fold. */
const PLAIN = /^[!-~]*$/;

/** Text on one line, control characters and runs of white space folded, at most `most` UTF-16 code units. */
export function oneLine(text: string, most: number): string {
  if (text.length <= most && PLAIN.test(text)) return text;
  // A long text is cut before it is folded, so that folding never walks megabytes.
  const folded = text
    .slice(0, most * 4)
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  if (folded.length <= most) return folded;
  const end = most - CUT.length;
  const code = folded.charCodeAt(end - 1);
  const splitsPair = code >= 0xd800 && code <= 0xdbff;
  return folded.slice(0, splitsPair ? end - 1 : end) + CUT;
}

/** A whole number with thousands separated: 13,000. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 file`, `3 files`, `2 more matches`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`;

/** A Markdown code span that holds the text whatever backticks are in it. */
export function codeSpan(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
