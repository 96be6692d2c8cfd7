/**
 * One written word becomes its terms: the whole, lower-cased and without separators, and its parts. `parseFlags`,
 * `parse_flags`, `ParseFlags` and `parse-flags` have the same terms. What must stay true: terms are NFC, hold no Latin
 * accents and no separators, and depend on no locale; the same word gives the same terms wherever it stands.
 */

/** Shortest part, in UTF-16 code units, that becomes a term of its own. */
const SHORTEST_PART = 2;
/** Longest word, in UTF-16 code units: what is longer is data, not a name. */
export const LONGEST_WORD = 80;
/** A number is a term from two digits (`404`) to this many; longer ones are data. */
const LONGEST_NUMBER = 6;

/** Scripts written without spaces, whose runs are cut into pairs. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\uff66-\uff9f]+/gu;
const HAS_SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff66-\uff9f]/u;
/** Acronym with its plural s, acronym before a hump, hump or lower-case run; digits stay with the letters before them. */
const ASCII_PARTS = /[A-Z]{2,}s(?![a-z])\d*|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*(?:[a-z]+\d*)*|\d+[a-z]*/g;
const UNICODE_PARTS = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\p{N}*|\p{N}+|\p{L}+/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const DIGITS_ONLY = /^\d+$/;

/** Lower case, composed, without Latin accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC') : lower;
}

/** The distinct terms of one word, the whole first. Empty when it says nothing (`_`, `x`, a long number). */
export function termsOf(word: string): readonly string[] {
  if (word.length > LONGEST_WORD) return [];
  if (BEYOND_ASCII.test(word)) return unicodeTerms(word);
  const parts = word.match(ASCII_PARTS);
  if (!parts) return [];
  if (parts.length === 1) return only(parts[0].toLowerCase());
  const lower = parts.map((part) => part.toLowerCase());
  return distinct([lower.join(''), ...lower]);
}

function unicodeTerms(word: string): readonly string[] {
  const composed = word.normalize('NFC');
  if (HAS_SPACELESS.test(composed)) return spacelessTerms(composed);
  const parts = (composed.match(UNICODE_PARTS) ?? []).map(fold);
  return distinct([fold(composed.replace(SEPARATORS, '')), ...parts]);
}

/** Pairs of neighbouring signs; a run of one sign is a term by itself; what stands between the runs is a word. */
function spacelessTerms(word: string): readonly string[] {
  const terms: string[] = [];
  for (const rest of word.split(SPACELESS)) if (rest !== '') terms.push(...termsOf(rest));
  for (const run of word.match(SPACELESS) ?? []) {
    const signs = [...fold(run)];
    if (signs.length === 1) terms.push(...signs);
    for (let i = 1; i < signs.length; i++) terms.push(`${signs[i - 1]}${signs[i]}`);
  }
  return [...new Set(terms)];
}

function only(term: string): readonly string[] {
  return isTerm(term) ? [term] : [];
}

function distinct(terms: readonly string[]): readonly string[] {
  return [...new Set(terms.filter(isTerm))];
}

function isTerm(term: string): boolean {
  if (term.length < SHORTEST_PART) return false;
  return term.length <= LONGEST_NUMBER || !DIGITS_ONLY.test(term);
}
