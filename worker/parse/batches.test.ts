import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBatches, workersFor } from './batches.ts';

const job = (chars: number) => ({ text: 'x'.repeat(chars), language: 'go' });
const shape = (sizes: readonly number[]) =>
  cutBatches(sizes.map(job))
    .map((batch) => batch.map(({ job: number }) => number).join(' '))
    .join(' | ');

describe('Batches', () => {
  it('hold eight small files', () => {
    expect(shape(Array.from({ length: 10 }, () => 10))).toBe('0 1 2 3 4 5 6 7 | 8 9');
  });

  it('close before a file that would make them too large', () => {
    expect(shape([100_000, 30_000, 30_000])).toBe('0 | 1 2');
  });

  it('give a huge file a batch of its own', () => {
    expect(shape([10, 1_000_000, 10])).toBe('0 | 1 | 2');
  });

  it('hold every job once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 40 }), (sizes) => {
        const numbers = cutBatches(sizes.map(job)).flatMap((batch) => batch.map(({ job: number }) => number));
        expect(numbers).toEqual(sizes.map((_, at) => at));
      }),
    );
  });
});

describe('Parse workers', () => {
  it.each([
    [10, 16, 1],
    [200, 16, 1],
    [201, 16, 3],
    [5_000, 3, 2],
    [5_000, 2, 1],
    [5_000, 1, 1],
  ])('for %i files on %i cores are %i', (files, cores, workers) => {
    expect(workersFor(files, cores)).toBe(workers);
  });
});
