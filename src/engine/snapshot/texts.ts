/** Many strings as one UTF-8 blob and the byte offset at which each starts; each is decoded when it is asked for. */
import { createUtf8, decodeText, encodeText, join } from './lossless.ts';

export interface PackedTexts {
  /** Length count + 1. */
  readonly start: Uint32Array;
  readonly utf8: Uint8Array;
}

export interface Texts {
  readonly count: number;
  at(index: number): string;
}

export function packTexts(count: number, at: (index: number) => string): PackedTexts {
  const codec = createUtf8();
  const parts = Array.from({ length: count }, (_, index) => encodeText(codec, at(index)));
  const start = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) start[index + 1] = start[index] + parts[index].length;
  return { start, utf8: join(parts) };
}

/** Decodes a string at its first use and keeps it: names are asked for again and again. */
export function keptTexts({ start, utf8 }: PackedTexts): Texts {
  const codec = createUtf8();
  const count = start.length - 1;
  let known: (string | undefined)[] | null = null;
  return {
    count,
    at(index) {
      known ??= new Array<string | undefined>(count);
      const found = known[index];
      if (found !== undefined) return found;
      const text = decodeText(codec, utf8.subarray(start[index], start[index + 1]));
      known[index] = text;
      return text;
    },
  };
}

/** Keeps the few that were used last: a whole source is large, and a question reads each of its files several times. */
export function recentTexts({ start, utf8 }: PackedTexts, keep: number): Texts {
  const codec = createUtf8();
  const recent = new Map<number, string>();
  return {
    count: start.length - 1,
    at(index) {
      const text = recent.get(index) ?? decodeText(codec, utf8.subarray(start[index], start[index + 1]));
      recent.delete(index);
      recent.set(index, text);
      for (const oldest of recent.keys()) {
        if (recent.size <= keep) break;
        recent.delete(oldest);
      }
      return text;
    },
  };
}
