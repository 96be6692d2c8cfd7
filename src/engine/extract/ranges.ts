/**
 * Nested ranges without a tree: sorted by start, then longer first, each knows the innermost one around it. A stack does
 * it, so depth is memory and never recursion.
 */
import type { Span } from './match.ts';

export interface Nesting {
  /** Index of the innermost range around each range, or −1. */
  readonly parents: Int32Array;
  /** Index of the innermost range that holds an offset (start ≤ offset < end), or −1. */
  at(offset: number): number;
}

/** Order of ranges: by start, then longer first. */
export function byRange(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end;
}

/** Nesting of ranges in `byRange` order. Of two equal ranges the later one lies inside the earlier. */
export function nest(ranges: readonly Span[]): Nesting {
  const parents = new Int32Array(ranges.length).fill(-1);
  const stack: number[] = [];
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index]!;
    while (stack.length > 0 && ranges[stack[stack.length - 1]!]!.end < Math.max(range.end, range.start + 1))
      stack.pop();
    parents[index] = stack[stack.length - 1] ?? -1;
    stack.push(index);
  }
  return {
    parents,
    at(offset) {
      let low = -1;
      let high = ranges.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (ranges[middle]!.start <= offset) low = middle;
        else high = middle - 1;
      }
      let index = low;
      while (index >= 0 && ranges[index]!.end <= offset) index = parents[index]!;
      return index;
    },
  };
}
