/**
 * Bytes to text, the same in every home. UTF-8 is the rule and is checked strictly; UTF-16 is believed when its mark says
 * so; what is neither goes to the legacy encodings. A literal U+FFFD in valid UTF-8 is text like any other.
 */
import { isBinary } from './binary.ts';
import { decodeLegacy } from './legacy.ts';

export type Decoded =
  | { readonly tag: 'text'; readonly text: string; readonly encoding: string }
  | { readonly tag: 'binary' }
  /** Text for sure, by its mark, but in no form that is read. */
  | { readonly tag: 'undecodable'; readonly detail: string };

/** The text of a file without its byte order mark. Line ends stay as they are. */
export function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
    return { tag: 'undecodable', detail: 'UTF-32, which is not read' };
  }
  if (startsWith(bytes, [0xff, 0xfe])) return decodeUtf16(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decodeUtf16(bytes, 'utf-16be');
  const body = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? bytes.subarray(3) : bytes;
  if (isBinary(body)) return { tag: 'binary' };
  const text = decodeUtf8(body);
  return text === null ? { tag: 'text', ...decodeLegacy(body) } : { tag: 'text', text, encoding: 'utf-8' };
}

/** Null when the bytes are not UTF-8. Only the first mark is taken off; a second one is text. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Code units decoded at once: as many as a call may take arguments anywhere. */
const UNITS_PER_CALL = 8192;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** By hand, because a runtime without full ICU has no `utf-16be`. A lone surrogate becomes U+FFFD, as UTF-8 has none. */
function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded {
  if (bytes.length % 2 === 1)
    return { tag: 'undecodable', detail: `${encoding} by its mark, but an odd number of bytes` };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 2; at < bytes.length; at += 2) {
    units.push(view.getUint16(at, encoding === 'utf-16le'));
    if (units.length < UNITS_PER_CALL) continue;
    parts.push(String.fromCharCode(...units));
    units = [];
  }
  parts.push(String.fromCharCode(...units));
  return { tag: 'text', text: parts.join('').replace(LONE_SURROGATE, '\uFFFD'), encoding };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return bytes.length >= mark.length && mark.every((byte, at) => bytes[at] === byte);
}
