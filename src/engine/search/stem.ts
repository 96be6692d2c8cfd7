/**
 * Light stems of English words: what `creates`, `created`, `creating` and `creation`, `creator` share. A stem is never
 * indexed; it says which terms of the repository are other forms of a word, at a discount. Two stems of a word: the
 * inflected one (number, tense) and the derived one (agent, action, quality), which is a looser kin.
 */

/** Shortest stem, in letters: below it, different words fall together. */
const SHORTEST_STEM = 3;
const STEMMABLE = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfglmnprt])\1$/;

/** British spellings are read as American ones. */
function spelled(word: string): string {
  return word
    .replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, (all, tail: string) =>
      word.length > all.length + 3 ? `iz${tail}` : all,
    )
    .replace(/yse(d|r|s)?$/, 'yze$1')
    .replace(/(.{3,})our(s|ed|ing|ite)?$/, '$1or$2')
    .replace(/([aeiou])ll(ed|ing|er|ation)$/, '$1l$2');
}

function undouble(stem: string): string {
  return stem.length > SHORTEST_STEM && DOUBLED.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutTense(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eed')) return word;
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : word;
  return stem !== word && stem.length >= SHORTEST_STEM && VOWEL.test(stem) ? undouble(stem) : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s') || word.length < 4) return word;
  return /(?:x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function bare(stem: string): string {
  const open = stem.length > SHORTEST_STEM && stem.endsWith('e') ? stem.slice(0, -1) : stem;
  return undouble(open.length > SHORTEST_STEM && open.endsWith('y') ? `${open.slice(0, -1)}i` : open);
}

/** The stem that all inflections of a word share. Words that are not plain lower-case letters are their own stem. */
export function inflectedStem(word: string): string {
  if (!STEMMABLE.test(word) || word.length <= SHORTEST_STEM) return word;
  return bare(withoutTense(withoutPlural(spelled(word))));
}

/** Endings of a kindred word, as an inflected stem has them; at one place the longest counts. */
const DERIVED = /(?:ation|ution|ction|ssion|tion|sion|ion|ment|abl|ibl|anc|enc|ness|iz|iv|or|er|al|li|iti|at)$/;
/** What an ending leaves behind: `connection` is kin of `connect`. */
const KEPT: Readonly<Record<string, string>> = { ction: 'ct', ssion: 'ss', tion: 't', sion: 's', ution: 'ut' };
/** A derived stem keeps at least this many letters, or `user` would be kin of `use`. */
const SHORTEST_ROOT = 4;

/** The stem that a word shares with its kin: `router`, `routing` and `route`; `validator`, `validation` and `validate`. */
export function derivedStem(word: string): string {
  let stem = inflectedStem(word);
  for (;;) {
    const ending = DERIVED.exec(stem)?.[0];
    if (ending === undefined) return stem;
    const root = stem.slice(0, -ending.length) + (KEPT[ending] ?? '');
    if (root.length < SHORTEST_ROOT || root.length >= stem.length || !VOWEL.test(root)) return stem;
    stem = bare(root);
  }
}
