import { describe, expect, it } from 'vitest';
import type { Phase, Progress } from '../../protocol/worker.ts';
import { foldProgress, startOpening } from './fold.ts';

const step = (phase: Phase, done: number, total: number | null, skipped: Progress['skipped'] = {}): Progress => ({
  phase,
  done,
  total,
  bytes: done * 10,
  skipped,
});

/** Phases after the steps, 5 ms apart: `✓` done, `…` running, with how far and how long. */
const phasesAfter = (...steps: Progress[]): string =>
  steps
    .reduce((opening, progress, index) => foldProgress(opening, progress, index * 5), startOpening('x'))
    .phases.filter(({ state }) => state === 'running' || state === 'done')
    .map(({ phase, state, done, total, took }) => `${state === 'done' ? '✓' : '…'}${phase} ${done}/${total} ${took}ms`)
    .join(', ');

describe('an opening', () => {
  it('keeps reading, unpacking and classifying open until parsing starts', () => {
    const pass = [step('read', 1, 4), step('unpack', 3, null), step('read', 4, 4), step('classify', 3, null)];
    expect(phasesAfter(...pass)).toBe('…read 4/4 10ms, …unpack 3/null 0ms, …classify 3/null 0ms');
    expect(phasesAfter(...pass, step('parse', 0, 9))).toBe(
      '✓read 4/4 20ms, ✓unpack 3/null 15ms, ✓classify 3/null 5ms, …parse 0/9 0ms',
    );
  });

  it('passes over a phase that nothing was reported of', () => {
    const opening = foldProgress(startOpening('x'), step('classify', 1, 4), 0);
    expect(opening.phases.map(({ state }) => state).slice(0, 4)).toEqual(['unused', 'unused', 'running', 'ahead']);
    expect(foldProgress(opening, step('unpack', 1, 4), 9).phases[1].state).toBe('running');
  });

  it('ends a phase when all of it is done, or the next one is at work', () => {
    expect(phasesAfter(step('parse', 1, 2), step('parse', 2, 2))).toBe('✓parse 2/2 5ms');
    expect(phasesAfter(step('resolve', 0, 7), step('index', 3, 7))).toBe('✓resolve 0/7 5ms, …index 3/7 0ms');
  });

  it('counts what was left out, most first', () => {
    const opening = foldProgress(startOpening('x'), step('classify', 9, 9, { binary: 2, ignored: 5, minified: 2 }), 0);
    expect(opening.skipped.map(({ reason, files }) => `${reason} ${files}`)).toEqual([
      'ignored 5',
      'binary 2',
      'minified 2',
    ]);
  });
});
