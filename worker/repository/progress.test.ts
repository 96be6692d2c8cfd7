import { describe, expect, it } from 'vitest';
import type { Phase, Progress } from '../../src/protocol/worker.ts';
import { createReporter } from './progress.ts';

/** `parse 0..1000/1000`: the events of a phase that goes from 0 to 1000 of 1000. */
function told(...phases: readonly (readonly [Phase, number, number | null])[]): string[] {
  const events: string[] = [];
  const reporter = createReporter((event: Progress) => events.push(`${event.phase} ${event.done}`));
  for (const [phase, last, total] of phases) {
    for (let done = 0; done <= last; done++) reporter.at({ phase, done, total, bytes: 0, skipped: {} });
  }
  return events;
}

describe('Progress', () => {
  it('tells every step of a short phase', () => {
    expect(told(['parse', 3, 3])).toEqual(['parse 0', 'parse 1', 'parse 2', 'parse 3']);
  });

  it('tells a long phase in fifty steps, and its start and its end', () => {
    const events = told(['parse', 10_001, 10_001]);
    expect(events).toHaveLength(51);
    expect(events[0]).toBe('parse 0');
    expect(events.at(-1)).toBe('parse 10001');
  });

  it('tells every twenty-fifth item while the length is not known', () => {
    expect(told(['unpack', 60, null])).toEqual(['unpack 0', 'unpack 25', 'unpack 50']);
  });

  it('tells the start of each phase', () => {
    expect(told(['classify', 1, 1], ['parse', 1, 1])).toEqual(['classify 0', 'classify 1', 'parse 0', 'parse 1']);
  });

  it('tells the same of the same work', () => {
    expect(told(['parse', 777, 777])).toEqual(told(['parse', 777, 777]));
  });
});
