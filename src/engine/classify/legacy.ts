/**
 * Text that is not UTF-8: which of the old encodings it is in, and its text. Nothing says so in the file, so the shape of
 * the bytes above 0x7F decides. The order is from the strictest shape to the one that takes every byte.
 *
 * Runtimes disagree about these encodings: a decoder of one is asked only for byte sequences on which Node, Chromium and
 * workerd give the same characters, and windows-1252 has its own table. So the same bytes are the same text everywhere.
 */
import { decodeSingleBytes } from './single-bytes.ts';

export interface LegacyText {
  readonly text: string;
  /** As the Encoding Standard names it. */
  readonly encoding: string;
}

/** The text of bytes that are not UTF-8. Always gives one: windows-1252 has a character for every byte. */
export function decodeLegacy(bytes: Uint8Array): LegacyText {
  const encoding = recognise(bytes);
  const text = encoding === 'windows-1252' ? null : decodeHighRuns(bytes, encoding);
  return text === null ? { text: decodeSingleBytes(bytes), encoding: 'windows-1252' } : { text, encoding };
}

type LegacyEncoding = 'windows-1252' | 'windows-1251' | 'koi8-r' | 'shift_jis' | 'euc-jp' | 'euc-kr' | 'gbk';

/** Of the words with bytes above 0x7F, this share looks like a European word with an accent. */
const EUROPEAN_SHARE = 0.8;
/** Of the pairs, this share is kana in a Japanese text. */
const KANA_SHARE = 0.15;
/** Of the pairs that are no punctuation, this share lies in the Hangul rows of a Korean text. */
const HANGUL_SHARE = 0.95;
/** Of the pairs, this share lies in the rows of everyday hanzi in a Chinese text. */
const HANZI_SHARE = 0.5;
/** Of the bytes above 0x7F, this share is a letter in a Cyrillic text. */
const CYRILLIC_SHARE = 0.9;
/** Cyrillic words are whole runs of such bytes; accents stand alone. */
const CYRILLIC_RUN = 3;

function recognise(bytes: Uint8Array): LegacyEncoding {
  const runs = highRuns(bytes);
  const european = runs.filter((run) => looksEuropean(bytes, run)).length;
  if (european >= runs.length * EUROPEAN_SHARE) return 'windows-1252';

  const even = evenPairs(bytes, runs);
  if (even !== null) {
    const kana = even.filter(([lead]) => lead === 0xa4 || lead === 0xa5 || lead === 0x8e).length;
    if (kana >= even.length * KANA_SHARE) return 'euc-jp';
    const letters = even.filter(([lead]) => lead > 0xa3);
    const hangul = letters.filter(([lead]) => lead >= 0xb0 && lead <= 0xc8).length;
    if (letters.length > 0 && hangul >= letters.length * HANGUL_SHARE && even.every(isSharedKorean)) return 'euc-kr';
    if (even.every(isGbkPair)) return 'gbk';
  }
  const kanji = pairs(bytes, isShiftJisLead, isShiftJisTrail, isHalfWidthKana);
  const hanzi = pairs(bytes, isGbkLead, isGbkTrail, () => false);
  const everyday = hanzi?.filter(([lead, trail]) => lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1).length ?? 0;
  const isHanzi = hanzi !== null && everyday >= hanzi.length * HANZI_SHARE;
  if (kanji !== null) {
    const kana = kanji.filter(([lead]) => lead >= 0x81 && lead <= 0x83).length;
    if (kana >= kanji.length * KANA_SHARE || !isHanzi) return 'shift_jis';
  }
  if (isHanzi) return 'gbk';
  return cyrillic(bytes, runs) ?? 'windows-1252';
}

type Run = readonly [from: number, to: number];
type Pair = readonly [lead: number, trail: number];

const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;

/** The stretches of bytes above 0x7F. */
function highRuns(bytes: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < bytes.length; from++) {
    if (at(bytes, from) < 0x80) continue;
    let to = from;
    while (to < bytes.length && at(bytes, to) >= 0x80) to++;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

const isAsciiLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** A lone accent, sign or curly quote; or two accents in a row inside a word of ASCII letters (`Müßig`). */
function looksEuropean(bytes: Uint8Array, [from, to]: Run): boolean {
  const byte = at(bytes, from);
  if (to - from === 1)
    return byte >= 0xa0 || byte === 0x80 || byte === 0x85 || byte === 0x99 || (byte >= 0x91 && byte <= 0x97);
  const letters = to - from === 2 && byte >= 0xc0 && at(bytes, from + 1) >= 0xc0;
  return letters && (isAsciiLetter(at(bytes, from - 1)) || isAsciiLetter(at(bytes, to)));
}

/** The pairs of a text whose every run is made of pairs in 0xA1–0xFE (or half-width kana after 0x8E); else null. */
function evenPairs(bytes: Uint8Array, runs: readonly Run[]): Pair[] | null {
  const found: Pair[] = [];
  for (const [from, to] of runs) {
    if ((to - from) % 2 === 1) return null;
    for (let index = from; index < to; index += 2) {
      const pair: Pair = [at(bytes, index), at(bytes, index + 1)];
      if (pair[0] === 0x8e ? !isHalfWidthKana(pair[1]) : !pair.every((byte) => byte >= 0xa1 && byte <= 0xfe))
        return null;
      found.push(pair);
    }
  }
  return found;
}

/** The rows of KS X 1001 that every runtime has; the user's rows and two signs added later are not among them. */
const isSharedKorean = ([lead, trail]: Pair): boolean =>
  lead !== 0xc9 && lead !== 0xfe && lead !== 0x8e && !(lead === 0xa2 && (trail === 0xe6 || trail === 0xe7));

/** The pairs of a text in which a lead byte is followed by a trail byte, which may be ASCII; null when one is not. */
function pairs(
  bytes: Uint8Array,
  isLead: (byte: number) => boolean,
  isTrail: (byte: number) => boolean,
  isSingle: (byte: number) => boolean,
): Pair[] | null {
  const found: Pair[] = [];
  for (let index = 0; index < bytes.length; index++) {
    const byte = at(bytes, index);
    if (byte < 0x80 || isSingle(byte)) continue;
    const trail = at(bytes, index + 1);
    if (!isLead(byte) || !isTrail(trail)) return null;
    found.push([byte, trail]);
    index++;
  }
  return found;
}

const isShiftJisLead = (byte: number): boolean => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
const isShiftJisTrail = (byte: number): boolean => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f;
const isHalfWidthKana = (byte: number): boolean => byte >= 0xa1 && byte <= 0xdf;
const isGbkLead = (byte: number): boolean => byte >= 0x81 && byte <= 0xfe;
const isGbkTrail = (byte: number): boolean => byte >= 0x40 && byte <= 0xfe && byte !== 0x7f;
const isGbkPair = ([lead, trail]: Pair): boolean => isGbkLead(lead) && isGbkTrail(trail);

/** Small letters are far more frequent than capitals, and the two encodings have them in opposite halves. */
function cyrillic(bytes: Uint8Array, runs: readonly Run[]): 'windows-1251' | 'koi8-r' | null {
  let lower = 0;
  let upper = 0;
  let all = 0;
  for (const [from, to] of runs) {
    for (let index = from; index < to; index++) {
      all++;
      if (at(bytes, index) >= 0xe0) upper++;
      else if (at(bytes, index) >= 0xc0) lower++;
    }
  }
  if (lower + upper < all * CYRILLIC_SHARE || all < runs.length * CYRILLIC_RUN) return null;
  return upper >= lower ? 'windows-1251' : 'koi8-r';
}

/**
 * The runtime's decoder sees only what runtimes agree on: the pairs and letters, never the ASCII between them. Null when
 * the encoding has no character for one of them, or the runtime does not know the encoding.
 */
function decodeHighRuns(bytes: Uint8Array, encoding: Exclude<LegacyEncoding, 'windows-1252'>): string | null {
  const takesTrail = encoding === 'shift_jis' || encoding === 'gbk';
  const isSingle = encoding === 'shift_jis' ? isHalfWidthKana : () => false;
  const parts: string[] = [];
  try {
    // GB 18030 is the same as GBK for pairs, and the only one of the two that Node reads as the standard has it.
    const decoder = new TextDecoder(encoding === 'gbk' ? 'gb18030' : encoding, { fatal: true });
    let from = 0;
    while (from < bytes.length) {
      let to = from;
      if (at(bytes, from) < 0x80) {
        while (to < bytes.length && at(bytes, to) < 0x80) to++;
        parts.push(decodeSingleBytes(bytes.subarray(from, to)));
      } else {
        while (to < bytes.length && at(bytes, to) >= 0x80) to += takesTrail && !isSingle(at(bytes, to)) ? 2 : 1;
        parts.push(decoder.decode(bytes.subarray(from, to)));
      }
      from = to;
    }
  } catch {
    return null;
  }
  return parts.join('');
}
