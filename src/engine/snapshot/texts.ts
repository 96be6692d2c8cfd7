/** Many strings as one UTF-8 blob and the byte offset at which each starts; read one at a time, each decoded once. */

export interface PackedTexts {
  /** Length count + 1. */
  readonly start: Uint32Array;
  readonly utf8: Uint8Array;
}

export function packTexts(count: number, at: (index: number) => string): PackedTexts {
  const encoder = new TextEncoder();
  const parts = Array.from({ length: count }, (_, index) => encoder.encode(at(index)));
  const start = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) start[index + 1] = start[index] + parts[index].length;
  const utf8 = new Uint8Array(start[count]);
  for (let index = 0; index < count; index++) utf8.set(parts[index], start[index]);
  return { start, utf8 };
}

/** A reader that decodes a string when it is first asked for and keeps it. */
export function textReader({ start, utf8 }: PackedTexts): { readonly count: number; at(index: number): string } {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const known: (string | undefined)[] = [];
  return {
    count: start.length - 1,
    at(index) {
      const found = known[index];
      if (found !== undefined) return found;
      const text = decoder.decode(utf8.subarray(start[index], start[index + 1]));
      known[index] = text;
      return text;
    },
  };
}
