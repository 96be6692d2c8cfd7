/**
 * Whether bytes are text at all. NUL alone does not decide: a source file may hold a stray one, and is then kept with its
 * parse error. What decides is how many control bytes there are that no text editor writes.
 */

/** A file may hold this many control bytes whatever its length. */
const STRAY_CONTROLS = 4;
/** Beyond the strays, one control byte in this many still passes. Compressed data has one in ten, machine code more. */
const BYTES_PER_CONTROL = 50;

/** True when the bytes are not text in any encoding that keeps ASCII (UTF-16 has to be recognised before). */
export function isBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 && !isTextControl(byte)) controls++;
  }
  return controls > STRAY_CONTROLS + bytes.length / BYTES_PER_CONTROL || controls * 2 > bytes.length;
}

/** Tab, line feed, vertical tab, form feed, carriage return; DOS end of file; escape. */
const isTextControl = (byte: number): boolean => (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a || byte === 0x1b;
