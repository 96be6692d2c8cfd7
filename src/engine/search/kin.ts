/**
 * Other words for the same idea: inflections, kindred words, irregular forms and the short forms that programmers write.
 * They are looked up beside the word itself, at a discount, and only where the repository has them; nothing of this is
 * indexed. What must stay true: a word's kin are found by asking the repository for a bounded number of spellings.
 */
import { derivedStem, inflectedStem } from './stem.ts';
import { KIN_WEIGHTS } from './weights.ts';

export interface Kin {
  readonly term: string;
  /** What a match through it is worth beside the word itself, 0 … 1. */
  readonly weight: number;
}

const DOUBLES = /[aeiou][bdfglmnprt]$/;
const INFLECTIONS = ['s', 'es', 'e', 'ed', 'ing', 'y', 'ies', 'ied'];
const DOUBLED_INFLECTIONS = ['ed', 'ing', 'er', 'ers'];
const DERIVATIONS = [
  ...['er', 'ers', 'or', 'ors', 'r', 'ion', 'ions', 'ation', 'ations', 'ment', 'able', 'al', 'ive', 'ity', 'ate'],
  ...['ator', 'ize', 'ized', 'izer', 'ization', 'alize', 'alized', 'alizer', 'alization', 'ance', 'ence'],
];

/** The word and its kin among the terms that `has` knows, the word first, then by weight, then in UTF-16 order. */
export function kinOf(word: string, has: (term: string) => boolean): readonly Kin[] {
  const found = new Map<string, number>([[word, 1]]);
  const offer = (term: string, weight: number): void => {
    if ((found.get(term) ?? 0) < weight && has(term)) found.set(term, weight);
  };
  for (const base of [word, ...(IRREGULAR.get(word) ?? [])]) {
    if (base !== word) offer(base, KIN_WEIGHTS.inflected);
    offerForms(base, has, offer);
  }
  for (const short of SHORT_FORMS.get(word) ?? SHORT_FORMS.get(singular(word)) ?? []) offer(short, KIN_WEIGHTS.short);
  return [...found]
    .map(([term, weight]) => ({ term, weight }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
}

function offerForms(word: string, has: (term: string) => boolean, offer: (term: string, weight: number) => void): void {
  const inflected = inflectedStem(word);
  const derived = derivedStem(word);
  const judge = (form: string): void => {
    if (form === word) return;
    if (inflectedStem(form) === inflected) offer(form, KIN_WEIGHTS.inflected);
    else if (derivedStem(form) === derived) offer(form, KIN_WEIGHTS.derived);
  };
  for (const stem of new Set([inflected, derived])) {
    const open = stem.endsWith('i') ? stem.slice(0, -1) : stem;
    // Where the word has its e (`route`, `moves`), the stem without it is another word (`rout`, `mov`).
    if (!hasOwn(open, word, has)) judge(open);
    for (const ending of INFLECTIONS) judge(open + ending);
    for (const ending of DERIVATIONS) judge(open + ending);
    if (DOUBLES.test(open)) for (const ending of DOUBLED_INFLECTIONS) judge(open + open.slice(-1) + ending);
  }
}

/** Whether the bare stem is only a part of the word's base: the base ends in e, or in the letter twice. */
const hasOwn = (stem: string, word: string, has: (term: string) => boolean): boolean =>
  word === `${stem}e` || word === stem + stem.slice(-1) || has(`${stem}e`);

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** Forms that no rule makes, by family: the base first. */
const IRREGULAR_FAMILIES =
  'bind bound, break broke broken, build built, buy bought, catch caught, choose chose chosen, find found, forget forgot ' +
  'forgotten, freeze froze frozen, get got gotten, give gave given, go went gone, hide hid hidden, hold held, keep kept, ' +
  'know knew known, leave left, lose lost, make made making, mean meant, panic panicked panicking, read reading, run ran ' +
  'running, say said, see saw seen, seek sought, send sent, show shown, sleep slept, speak spoke spoken, spend spent, ' +
  'steal stole stolen, take took taken, teach taught, tell told, think thought, throw threw thrown, use used using, wake ' +
  'woke woken, wind wound, write wrote written, index indices indexes, matrix matrices, vertex vertices, child children, ' +
  'datum data, medium media, axis axes, analysis analyses';

const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR_FAMILIES.split(', ').flatMap((row) => {
    const family = row.split(' ');
    return family.map((word): [string, string[]] => [word, family.filter((other) => other !== word)]);
  }),
);

/** What programmers write for a word, either way round. */
const SHORT_FAMILIES =
  'administrator admin, allocate alloc, application app, argument arg, array arr, asynchronous async, attribute attr, ' +
  'authenticate auth, authentication auth, authorize auth, authorization auth, average avg, bitmap bmp, block blk, ' +
  'boolean bool, buffer buf, button btn, calculate calc, callback cb, certificate cert, character char, clipboard clip, ' +
  'column col, command cmd, concatenate concat, configuration config cfg conf, configure config cfg, connection conn, ' +
  'context ctx, coordinate coord, count cnt, current cur curr, database db, debug dbg, declaration decl, decrement decr, ' +
  'default def, definition def, delete del, dependency dep deps, descriptor desc, destination dest dst, development dev, ' +
  'dictionary dict, difference diff, dimension dim, directory dir, document doc, documentation docs, element elem el, ' +
  'environment env, error err, evaluate eval, event evt ev, exception exc ex, execute exec, expression expr, extension ' +
  'ext, favorite fav, frequency freq, function fn func, generate gen, header hdr, identifier ident id, image img, ' +
  'implementation impl, increment incr inc, index idx, information info, initialize init, initial init, input in, ' +
  'instance inst, integer int, internationalization i18n, iterator iter, iterate iter, javascript js, language lang, ' +
  'length len, level lvl, library lib, localization l10n, location loc, manager mgr, maximum max, memory mem, message ' +
  'msg, middleware mw, minimum min, miscellaneous misc, module mod, multiply mul, navigation nav, number num, object obj, ' +
  'operation op, operator op, option opt opts, original orig, package pkg, parameter param params, password passwd pwd, ' +
  'pointer ptr, position pos, prefix pre, preference pref, previous prev, process proc, production prod, property prop ' +
  'props, quality q, random rand, receive recv, recursive rec, reference ref, register reg, regular reg, repository repo, ' +
  'request req, response res resp, result res, return ret, sequence seq, server srv, source src, specification spec, ' +
  'standard std, statement stmt, statistics stats, string str, subtract sub, synchronize sync, synchronous sync, system ' +
  'sys, table tbl, temporary temp tmp, text txt, timestamp ts, token tok, transaction tx txn, typescript ts, user usr, ' +
  'utility util utils, value val, variable var, version ver, window win';

const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = shortForms();

function shortForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const add = (word: string, other: string): void => {
    forms.set(word, [...(forms.get(word) ?? []), other]);
  };
  for (const row of SHORT_FAMILIES.split(', ')) {
    const [long, ...shorts] = row.split(' ');
    for (const short of shorts) {
      add(long, short);
      add(short, long);
    }
  }
  return forms;
}
