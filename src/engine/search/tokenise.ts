/**
 * The one tokeniser: code, names, paths, comments and questions are cut alike, so that what is asked can meet what is
 * written. A word gives its parts (camelCase, PascalCase, snake_case, acronyms, digits apart) and, when it has several,
 * the whole too. Everything is lower case and NFC. Runs of CJK give their bigrams.
 */

const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{Lo}\p{Lm}]+|\p{N}+/gu;
/** A longer word is data, not language. */
const MAX_TERM = 64;

/** Terms of one word, in order, the whole last. */
export function termsOfWord(word: string): readonly string[] {
  if (word.length > MAX_TERM * 2) return [];
  if (CJK.test(word)) return cjkTerms(word.normalize('NFC'));
  const plain = word.normalize('NFC');
  const parts = plain.match(PART) ?? [];
  const terms = parts.filter((part) => part.length <= MAX_TERM).map((part) => part.toLowerCase());
  if (parts.length > 1) {
    const whole = plain.replace(/[_$]+/g, '').toLowerCase();
    if (whole.length <= MAX_TERM) terms.push(whole);
  }
  return terms;
}

function cjkTerms(word: string): readonly string[] {
  const terms: string[] = [];
  for (const [run] of word.matchAll(CJK_RUN)) {
    const letters = [...run];
    if (letters.length === 1) terms.push(run);
    for (let at = 0; at + 1 < letters.length; at++) terms.push(letters[at] + letters[at + 1]);
  }
  const rest = word.replace(CJK_RUN, ' ');
  for (const [part] of rest.matchAll(WORD)) terms.push(...termsOfWord(part));
  return terms;
}

/** Calls `take` with every word of a stretch of text. */
export function eachWord(text: string, take: (word: string) => void): void {
  for (const [word] of text.matchAll(WORD)) take(word);
}

/** Terms of a text, in order, with repeats. */
export function tokenise(text: string): readonly string[] {
  const terms: string[] = [];
  eachWord(text, (word) => terms.push(...termsOfWord(word)));
  return terms;
}
