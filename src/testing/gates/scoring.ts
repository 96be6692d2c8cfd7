/**
 * What gets into an answer and how strongly, through the whole pipeline on a few small files each: the levers of scoring
 * (seed CG-10), and ours. Long because a fixture is its sources, and each lever has the few files that show it.
 */
import { filesOf } from '../edge-notation.ts';
import { indexFiles } from '../index-folder.ts';
import { atLeast, atMost, type Fixture, type Gate, holds } from './gate.ts';
import { asking, type Bounds, type Seen } from './look.ts';

const bytes = new TextEncoder();

interface Asked {
  readonly name: string;
  readonly seed: string;
  readonly question: string;
  /** Files in the notation of `filesOf`. */
  readonly files: string;
  readonly bounds?: Bounds;
  readonly given?: Fixture<Seen>['given'];
  readonly shape?: readonly Gate<Seen>[];
  readonly gates: readonly Gate<Seen>[];
}

const fixture = ({ name, seed, question, files, bounds, given = {}, shape = [], gates }: Asked): Fixture<Seen> => ({
  name,
  seed,
  given,
  async open() {
    const written = filesOf(files).map(({ path, text }) => ({ path, content: bytes.encode(text) }));
    return asking((await indexFiles(written)).index, question, bounds);
  },
  shape,
  gates,
});

/** Points of a file for one reason. */
const points = (path: string, label: string) => (seen: Seen) =>
  seen.row(path).reasons.find((reason) => reason.label === label)?.amount ?? 0;
const rank = (seen: Seen, path: string): number => seen.row(path).rank ?? Number.POSITIVE_INFINITY;
const ranked = ({ report }: Seen, path: string): boolean =>
  report.files.some((file) => file.path === path && file.rank !== null);
const filesPastFloor = ({ report }: Seen): number => report.selection.filesPastFloor;
/** Points of a file for what the words of the question match in it. */
const strength = (seen: Seen, path: string): number => {
  const row = seen.report.files.find((file) => file.path === path);
  return (row?.reasons ?? []).reduce(
    (sum, { label, amount }) => sum + (label === 'entry' || label === 'peripheral' ? amount : 0),
    0,
  );
};

const chain = fixture({
  name: 'a call of a call',
  seed: 'CG-10 §1',
  question: 'how is a refund approved?',
  files: `
    // file: src/refund.ts
    import { checkLedger } from './ledger';
    /** Approves a refund. */
    export function approveRefund(id: number) { return checkLedger(id); }
    // file: src/ledger.ts
    import { openBook } from './book';
    export function checkLedger(id: number) { return openBook(id); }
    // file: src/book.ts
    export function openBook(id: number) { return id + 1; }
    // file: src/color.ts
    export function mix(a: number, b: number) { return a + b; }
  `,
  gates: [
    atLeast('what the question matches best counts in full', 9.9, points('src/refund.ts', 'entry')),
    atLeast('what it calls counts for the edge', 2, points('src/ledger.ts', 'connected')),
    atLeast('what that calls counts a little', 0.3, points('src/book.ts', 'peripheral')),
    atLeast('and the walk carries mass to what is called', 0.5, points('src/ledger.ts', 'walk')),
  ],
});

const named = fixture({
  name: 'a function that the question names',
  seed: 'CG-10 §1',
  question: 'how does applyTax round money for an order, a basket and a receipt?',
  files: `
    // file: src/tax.ts
    export function applyTax(amount: number) { return amount * 1.2; }
    // file: src/order.ts
    /** Rounds money of an order, a basket and a receipt. */
    export function roundMoney(order: number, basket: number, receipt: number) { return Math.round(order + basket + receipt); }
    // file: src/receipt.ts
    /** A receipt of a basket: money, order by order. */
    export function printReceipt(basket: number[], money: number) { return basket.map((order) => order + money); }
  `,
  gates: [atMost('comes first', 1, (seen) => rank(seen, 'src/tax.ts'))],
});

const variable = fixture({
  name: 'a variable and a function with the word of the question',
  seed: 'CG-10 §1',
  question: 'how is the quota enforced?',
  files: `
    // file: src/limits.ts
    export function quota(used: number) { return used < 10; }
    export function check(used: number) { return quota(used); }
    // file: src/settings.ts
    export const quota = readSetting();
    function readSetting() { return quota; }
    // file: src/unused.ts
    export const quota = 1;
    // file: src/other.ts
    export function other(a: number) { return a; }
  `,
  gates: [
    atLeast(
      'the function is over twice the evidence',
      2,
      (seen) => strength(seen, 'src/limits.ts') / Math.max(0.001, strength(seen, 'src/settings.ts')),
    ),
    atMost('a variable that nothing uses is next to none', 0.2, (seen) => strength(seen, 'src/unused.ts')),
  ],
});

/** `a0, a1, …` */
const NAMES = Array.from({ length: 24 }, (_, at) => `a${at}`);

const peripheral = fixture({
  name: 'a file of many definitions that are all two calls away',
  seed: 'CG-10 §1',
  question: 'where is the parcel weighed?',
  files: `
    // file: src/parcel.ts
    import { scale } from './scale';
    /** Weighs a parcel. */
    export function weighParcel(parcel: number) { return scale(parcel); }
    // file: src/scale.ts
    import { ${NAMES.join(', ')} } from './units';
    export function scale(a: number) { return ${NAMES.map((name) => `${name}(a)`).join(' + ')}; }
    // file: src/units.ts
    ${NAMES.map((name) => `export function ${name}(a: number) { return a; }`).join('\n    ')}
  `,
  gates: [atMost('together they count five points', 5, points('src/units.ts', 'peripheral'))],
});

const tail = fixture({
  name: 'a match with a tail two calls away',
  seed: 'CG-10 §2',
  question: 'how is a refund approved?',
  files: `
    // file: src/refund.ts
    import { checkLedger } from './ledger';
    /** Approves a refund. */
    export function approveRefund(id: number) { return checkLedger(id); }
    // file: src/ledger.ts
    import { openBook } from './book';
    import { turnPage } from './page';
    import { dipPen } from './pen';
    export function checkLedger(id: number) { return openBook(id) + turnPage(id) + dipPen(id); }
    // file: src/book.ts
    export function openBook(id: number) { return id + 1; }
    // file: src/page.ts
    export function turnPage(id: number) { return id + 2; }
    // file: src/pen.ts
    export function dipPen(id: number) { return id + 3; }
  `,
  gates: [
    atMost('most of the tail falls under a fifth of the best score', 3, filesPastFloor),
    atLeast('and the best of it comes back when few are left', 3, filesPastFloor),
  ],
});

const generatedTail = fixture({
  name: 'generated code two calls away',
  seed: 'CG-10 §2',
  question: 'how is a refund approved?',
  files: `
    // file: src/refund.ts
    import { checkLedger } from './ledger';
    /** Approves a refund. */
    export function approveRefund(id: number) { return checkLedger(id); }
    // file: src/ledger.ts
    import { openBook } from './generated/book';
    export function checkLedger(id: number) { return openBook(id); }
    // file: src/generated/book.ts
    export function openBook(id: number) { return id + 1; }
  `,
  gates: [holds('is no evidence that comes back', (seen) => !ranked(seen, 'src/generated/book.ts'))],
});

const loud = fixture({
  name: 'three files with two named definitions each, and one that matches in full',
  seed: 'CG-10 §2',
  question: 'what do sealLetter, sealBox, stampLetter, stampBox, sortLetter and sortBox do when postage is missing?',
  files: `
    // file: src/seal.ts
    import { stampBox, stampLetter } from './stamp';
    export function sealLetter(a: number) { return stampLetter(a); }
    export function sealBox(a: number) { return stampBox(a); }
    // file: src/stamp.ts
    import { sortBox, sortLetter } from './sort';
    export function stampLetter(a: number) { const postage = a; return sortLetter(postage); }
    export function stampBox(a: number) { return sortBox(a); }
    // file: src/sort.ts
    export function sortLetter(a: number) { return a; }
    export function sortBox(a: number) { return a; }
    // file: src/postage.ts
    /** Missing postage. */
    export function missingPostage(a: number) { return a; }
  `,
  shape: [
    atMost(
      'the match scores under a fifth of the best',
      0.2,
      (seen) => seen.row('src/postage.ts').score / seen.row('src/seal.ts').score,
    ),
  ],
  gates: [holds('a full match is never incidental', (seen) => ranked(seen, 'src/postage.ts'))],
});

const edge = fixture({
  name: 'a file at the edge of the graph that says one word of many',
  seed: 'Baseline',
  question: 'where is a parcel weighed, labelled, priced and insured for customs?',
  files: `
    // file: src/parcel.ts
    import { scale } from './scale';
    /** A parcel is weighed, labelled, priced and insured. */
    export function weighParcel(parcel: number) { return scale(parcel); }
    /** A parcel is labelled, weighed, priced and insured. */
    export function labelParcel(parcel: number) { return weighParcel(parcel); }
    // file: src/scale.ts
    ${NAMES.map((name) => `import { ${name} } from './${name}';`).join('\n    ')}
    export function scale(a: number) { return ${NAMES.map((name) => `${name}(a)`).join(' + ')}; }
    ${NAMES.map(
      (name) => `// file: src/${name}.ts
    ${name === 'a7' ? '// customs' : ''}
    export function ${name}(a: number) { return a; }`,
    ).join('\n    ')}
  `,
  gates: [holds('falls at the gate', (seen) => seen.row('src/a7.ts').skipped === 'graph-gate')],
});

const TWIN = `
    export function createVoucher(voucher: number) { return saveVoucher(voucher); }
    export function saveVoucher(voucher: number) { return voucher + 1; }`;

const twins = fixture({
  name: 'a generated twin that says the words more often',
  seed: 'CG-10 §3',
  question: 'how does a voucher get created and saved?',
  files: `
    // file: src/generated/vouchers.ts
    /** Creates and saves a voucher. */${TWIN}
    export function createVouchers(vouchers: number[]) { return vouchers.map(createVoucher); }
    // file: src/vouchers.ts
    /** Creates a voucher, as the shop does. */
    export function create(voucher: number) { return save(voucher); }
    /** Saves a voucher. */
    export function save(voucher: number) { return voucher + 1; }
  `,
  gates: [
    atMost('ranks below the one by hand', 1, (seen) => rank(seen, 'src/vouchers.ts')),
    atMost('counts three tenths', 0.3, (seen) => seen.row('src/generated/vouchers.ts').penalty),
  ],
});

const askedForGenerated = fixture({
  name: 'a generated definition that the question names',
  seed: 'CG-10 §3',
  question: 'what does createVoucher do?',
  files: `
    // file: src/generated/vouchers.ts
    ${TWIN}
    // file: src/shop.ts
    /** What the shop does: a voucher is created here. */
    export function create(voucher: number) { return voucher; }
  `,
  gates: [atMost('comes first', 1, (seen) => rank(seen, 'src/generated/vouchers.ts'))],
});

const fewSources = fixture({
  name: 'tests that answer because little else does',
  seed: 'CG-10 §4',
  question: 'how does a voucher get created and saved?',
  files: `
    // file: test/vouchers.ts
    /** Creates and saves a voucher. */${TWIN}
    // file: lib/vouchers.ts
    /** Creates a voucher, as the shop does. */
    export function create(voucher: number) { return voucher; }
    // file: lib/other.ts
    export function other(a: number) { return a; }
  `,
  gates: [atMost('count half', 1, (seen) => rank(seen, 'lib/vouchers.ts'))],
});

const rootTests = fixture({
  name: 'tests in a folder at the root',
  seed: 'CG-10 §4',
  question: 'how does a voucher get created and saved?',
  files: `
    // file: test/vouchers.ts
    /** Creates and saves a voucher. */${TWIN}
    // file: lib/vouchers.ts
    /** Creates a voucher, as the shop does. */
    export function create(voucher: number) { return voucher; }
    // file: lib/save.ts
    /** Saves a voucher. */
    export function save(voucher: number) { return voucher + 1; }
  `,
  gates: [
    holds('stay out while two other files answer', (seen) => !ranked(seen, 'test/vouchers.ts')),
    atLeast(
      'and the report says at which stage',
      1,
      ({ report }) => report.files.filter(({ skipped }) => skipped === 'low-value').length,
    ),
  ],
});

const declared = fixture({
  name: 'an ambient declaration of what is implemented elsewhere',
  seed: 'ours',
  question: 'how does a voucher get created and saved?',
  files: `
    // file: types/vouchers.d.ts
    /** Creates and saves a voucher. */
    declare function createVoucher(voucher: number): number;
    /** Saves a created voucher. */
    declare function saveVoucher(voucher: number): number;
    // file: lib/vouchers.js
    /** Creates a voucher, as the shop does. */
    export function create(voucher) { return voucher; }
    // file: lib/save.js
    /** Saves a voucher. */
    export function save(voucher) { return voucher + 1; }
  `,
  gates: [atLeast('ranks below the code', 3, (seen) => rank(seen, 'types/vouchers.d.ts'))],
});

const example = fixture({
  name: 'an example that uses every word',
  seed: 'ours',
  question: 'how does a voucher get created and saved?',
  files: `
    // file: examples/vouchers.ts
    /** Creates and saves a voucher. */${TWIN}
    // file: lib/vouchers.ts
    /** Creates a voucher, as the shop does. */
    export function create(voucher: number) { return voucher; }
    // file: lib/save.ts
    /** Saves a voucher. */
    export function save(voucher: number) { return voucher + 1; }
  `,
  gates: [holds('stays out while two other files answer', (seen) => !ranked(seen, 'examples/vouchers.ts'))],
});

const bodies = fixture({
  name: 'a word that only a body says',
  seed: 'ours',
  question: 'where is the tariff doubled?',
  files: `
    // file: src/price.ts
    export function price(a: number) { const tariff = a * 2; return tariff; }
    // file: src/double.ts
    export function doubled(a: number) { return a; }
    // file: src/other.ts
    export function other(a: number) { return a; }
  `,
  gates: [atLeast('finds the body', 1, (seen) => seen.delivered(/price/))],
});

const covers = fixture({
  name: 'one definition that repeats a word, and one that says them all',
  seed: 'ours',
  question: 'how is a cargo manifest sealed at the harbour?',
  files: `
    // file: src/manifest.ts
    export function manifest(manifest: string) { const m = 'manifest manifest manifest'; return manifest + m; }
    export function readManifest(manifest: string) { return manifest; }
    // file: src/port.ts
    export function close(cargo: string) { const manifest = cargo; const harbour = 'sealed'; return manifest + harbour; }
    ${['cargo', 'harbour', 'sealed', 'cargo', 'harbour', 'sealed']
      .map(
        (word, at) => `// file: src/other${at}.ts\n    export function other${at}(${word}: number) { return ${word}; }`,
      )
      .join('\n    ')}
  `,
  gates: [
    atMost('the one that says them all comes first', 1, (seen) => rank(seen, 'src/port.ts')),
    holds('and the one that repeats a word takes no place', (seen) => !ranked(seen, 'src/manifest.ts')),
  ],
});

const alone = fixture({
  name: 'a match that nothing calls beside one that is in use',
  seed: 'ours',
  question: 'how are coupons validated?',
  files: `
    // file: src/lonely.ts
    /** Coupons are validated. */
    export function validateCoupons(coupons: number) { return coupons; }
    // file: src/used.ts
    import { check } from './check';
    /** Coupons are validated. */
    export function validateCoupon(coupons: number) { return check(coupons); }
    // file: src/check.ts
    export function check(a: number) { return a; }
  `,
  gates: [atMost('gains no mass by standing alone', 0, points('src/lonely.ts', 'walk'))],
});

export const SCORING: readonly Fixture<Seen>[] = [
  chain,
  named,
  variable,
  peripheral,
  tail,
  generatedTail,
  loud,
  edge,
  twins,
  askedForGenerated,
  fewSources,
  rootTests,
  declared,
  example,
  bodies,
  covers,
  alone,
];
