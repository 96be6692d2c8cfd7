/**
 * UTF-8 that gives every string back, lone surrogates too: they occur where a text was cut inside a pair. The platform's
 * encoder would make each of them U+FFFD, and the same index would answer differently before and after it was stored.
 * Each lone surrogate is written as the three bytes that UTF-8 reserves for it (the scheme known as WTF-8).
 */

const SURROGATE = /[\uD800-\uDFFF]/;
/** With `u`, pairs are one character, so only a surrogate that stands alone matches. */
const LONE = /\p{Surrogate}/gu;
const REPLACEMENT = '\uFFFD';

/** Codecs of the platform, made once by the caller. */
export interface Utf8 {
  readonly encoder: TextEncoder;
  /** Keeps a byte order mark as the character that it is. */
  readonly decoder: TextDecoder;
}

export const createUtf8 = (): Utf8 => ({
  encoder: new TextEncoder(),
  decoder: new TextDecoder('utf-8', { ignoreBOM: true }),
});

export function encodeText({ encoder }: Utf8, text: string): Uint8Array {
  if (!SURROGATE.test(text)) return encoder.encode(text);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { index } of text.matchAll(LONE)) {
    const unit = text.charCodeAt(index);
    parts.push(encoder.encode(text.slice(from, index)));
    parts.push(Uint8Array.of(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)));
    from = index + 1;
  }
  parts.push(encoder.encode(text.slice(from)));
  return join(parts);
}

export function decodeText({ decoder }: Utf8, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  return text.includes(REPLACEMENT) ? decodeLone(decoder, bytes) : text;
}

/** 0xED starts U+D000 … U+DFFF and is never a later byte; a second byte from 0xA0 on makes it a surrogate. */
function decodeLone(decoder: TextDecoder, bytes: Uint8Array): string {
  let text = '';
  let from = 0;
  for (let at = 0; at + 2 < bytes.length; at++) {
    if (bytes[at] !== 0xed || bytes[at + 1] < 0xa0) continue;
    const unit = 0xd000 | ((bytes[at + 1] & 0x3f) << 6) | (bytes[at + 2] & 0x3f);
    text += decoder.decode(bytes.subarray(from, at)) + String.fromCharCode(unit);
    from = at + 3;
    at += 2;
  }
  return text + decoder.decode(bytes.subarray(from));
}

/** One array after the other. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
