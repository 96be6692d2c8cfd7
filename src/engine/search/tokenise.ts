/**
 * The one tokeniser: code, names, paths, comments and questions are all read by it, so a word of a question meets the
 * same word wherever it stands. It reads every character of a repository, so it walks code units with a table, asks
 * Unicode only outside ASCII, and leaves splitting a word to whoever keeps a memory of words already split.
 */
import { termsOf } from './split.ts';

export { termsOf } from './split.ts';

const ASCII_LIMIT = 128;
const WORD_CODE: readonly boolean[] = Array.from({ length: ASCII_LIMIT }, (_, code) =>
  /[A-Za-z0-9_$]/.test(String.fromCharCode(code)),
);
const WORD_TABLE = Uint8Array.from(WORD_CODE, Number);
/** Letters, numbers, marks; halves of a pair are judged by the pair. */
const UNICODE_WORD = /[\p{L}\p{N}\p{M}]/u;

/** Code units of the word sign at `at`, or 0 when none stands there. */
function wordUnitsAt(text: string, at: number, code: number): number {
  if (code < ASCII_LIMIT) return WORD_TABLE[code]!;
  const sign = String.fromCodePoint(text.codePointAt(at)!);
  return UNICODE_WORD.test(sign) ? sign.length : 0;
}

/** Calls `visit` with every word of `text` between the offsets, in order. A word is a run of letters, digits, `_`, `$`. */
export function eachWord(text: string, start: number, end: number, visit: (word: string) => void): void {
  let at = start;
  while (at < end) {
    let code = text.charCodeAt(at);
    let units = code < ASCII_LIMIT ? WORD_TABLE[code]! : wordUnitsAt(text, at, code);
    if (units === 0) {
      at++;
      continue;
    }
    const from = at;
    do {
      at += units;
      if (at >= end) break;
      code = text.charCodeAt(at);
      units = code < ASCII_LIMIT ? WORD_TABLE[code]! : wordUnitsAt(text, at, code);
    } while (units > 0);
    visit(text.slice(from, at));
  }
}

/** All terms of a text, in order, repeated as often as they occur. */
export function tokenise(text: string): readonly string[] {
  const terms: string[] = [];
  eachWord(text, 0, text.length, (word) => {
    terms.push(...termsOf(word));
  });
  return terms;
}

const HYPHENATED = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)+/gu;

/** The wholes of hyphenated words, which a path or a question writes as one name: `import-resolver` is `importresolver`. */
export function hyphenated(text: string): readonly string[] {
  return (text.match(HYPHENATED) ?? []).flatMap((word) => termsOf(word.replaceAll('-', '_')).slice(0, 1));
}
