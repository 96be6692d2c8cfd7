/** Light stems of English: a word and what it may have been before an ending. Aliases, never replacements. */
const MIN_STEM = 3;
const VOWEL = /[aeiouy]/;

/** Other spellings of a lower-case word, without the word itself, in a fixed order. */
export function stemsOf(word: string): readonly string[] {
  const found = new Set<string>();
  const add = (stem: string): void => {
    if (stem.length >= MIN_STEM && stem !== word && VOWEL.test(stem)) found.add(stem);
  };
  const bare = (stem: string): void => {
    add(stem);
    add(`${stem}e`);
    if (stem.length > MIN_STEM && stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1));
  };
  if (word.endsWith('ies') && word.length > 4) add(`${word.slice(0, -3)}y`);
  else if (/(?:ss|x|z|ch|sh)es$/.test(word)) add(word.slice(0, -2));
  else if (word.endsWith('s') && !word.endsWith('ss') && word.length > 3) add(word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 5) bare(word.slice(0, -3));
  if (word.endsWith('ied') && word.length > 4) add(`${word.slice(0, -3)}y`);
  else if (word.endsWith('ed') && word.length > 4) bare(word.slice(0, -2));
  if (word.endsWith('er') && word.length > 4) bare(word.slice(0, -2));
  if (word.endsWith('ation') && word.length > 7) bare(word.slice(0, -5));
  else if (/[st]ion$/.test(word) && word.length > 5) bare(word.slice(0, -3));
  if (word.endsWith('ment') && word.length > 6) add(word.slice(0, -4));
  if (word.endsWith('ly') && word.length > 4) add(word.slice(0, -2));
  return [...found];
}
