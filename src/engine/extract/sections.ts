/**
 * What a type's body says of the definitions in a part of it: a range that belongs to the type itself (`class << self`), and
 * words on their own that count for what follows them in the same body (`private`).
 */
import { nest } from './ranges.ts';
import type { Source } from './source.ts';

type Meaning = 'public' | 'protected' | 'private' | 'static';

export interface Sections {
  /** Whether what starts here belongs to the type that starts there, and not to its instances. */
  isStatic(start: number, typeStart: number): boolean;
  /** What the last word before an offset says of it, in the body of the type that starts there; null for none. */
  meaning(start: number, typeStart: number): Meaning | null;
}

/** Sections of a file. */
export function readSections(source: Source): Sections {
  const words = source.manifest.sections ?? {};
  const ranges = source.of('static');
  const regions = nest(ranges);
  const markers = source.of('section').filter((match) => Object.hasOwn(words, source.slice(match)));
  const types = source.of('section').length === 0 ? [] : typeStarts(source);
  const region = (offset: number): number => regions.at(offset);
  return {
    isStatic(start, typeStart) {
      const at = region(start);
      return at >= 0 && ranges[at]!.start > typeStart;
    },
    meaning(start, typeStart) {
      if (ranges[region(start)]?.start === start) return null;
      const onLine = /(?:^|[\n;])[ \t]*(\w+)[ \t]+$/.exec(source.text.slice(Math.max(0, start - 40), start))?.[1];
      if (onLine !== undefined && Object.hasOwn(words, onLine)) return words[onLine]!;
      for (let index = markers.length - 1; index >= 0; index--) {
        const marker = markers[index]!;
        if (marker.start > start) continue;
        if (marker.start < typeStart) return null;
        const inner = types.some(
          (type) => type.start > typeStart && type.start < marker.start && type.end > marker.end,
        );
        if (!inner && region(marker.start) === region(start)) return words[source.slice(marker)]!;
      }
      return null;
    },
  };
}

function typeStarts(source: Source): readonly { readonly start: number; readonly end: number }[] {
  return [...source.of('def.class'), ...source.of('def.module')];
}
