/**
 * Bytes to text, the same in every home. UTF-8 and UTF-16 by their marks; UTF-8 where the bytes are valid; windows-1252 for
 * the rest, by a table of our own because hosts carry different sets of decoders. The mark itself is not part of the text.
 */

export interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/** windows-1252, 0x80 … 0x9F; undefined positions map to themselves (WHATWG Encoding, index windows-1252). */
const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: utf16(bytes.subarray(2), false), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: utf16(bytes.subarray(2), true), encoding: 'utf-16be' };
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = marked ? bytes.subarray(3) : bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return { text, encoding: marked ? 'utf-8 with mark' : 'utf-8' };
  } catch {
    return { text: singleByte(body), encoding: 'windows-1252' };
  }
}

/** Lone surrogates become U+FFFD, so that the text survives UTF-8 storage unchanged. */
function utf16(bytes: Uint8Array, bigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) text += String.fromCharCode(view.getUint16(at, !bigEndian));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

function singleByte(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte >= 0x80 && byte <= 0x9f ? C1[byte - 0x80] : String.fromCharCode(byte);
  return text;
}
