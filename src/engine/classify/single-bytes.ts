/** windows-1252 by its own table: the one legacy encoding that every byte fits, and that Node reads unlike the others. */

/** The characters of 0x80–0x9F; every other byte is the character of its own number. */
const C1 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Code units made at once: as many as a call may take arguments anywhere. */
const UNITS_PER_CALL = 8192;

/** The text of windows-1252 bytes, ASCII included. */
export function decodeSingleBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += UNITS_PER_CALL) {
    const units = Array.from(bytes.subarray(from, from + UNITS_PER_CALL), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? C1.charCodeAt(byte - 0x80) : byte,
    );
    parts.push(String.fromCharCode(...units));
  }
  return parts.join('');
}
