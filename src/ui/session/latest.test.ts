import { describe, expect, it } from 'vitest';
import { createLatest } from './latest.ts';

/** Asks `wants`, answering the first only after all were wanted; `!` marks the final answer. */
async function told(wants: readonly string[], dropAfter = false): Promise<string> {
  const asked: string[] = [];
  const heard: string[] = [];
  const answers: (() => void)[] = [];
  const latest = createLatest(
    (question: string) => {
      asked.push(question);
      return new Promise<string>((resolve) => answers.push(() => resolve(question)));
    },
    (answer, _, final) => heard.push(final ? `${answer}!` : answer),
  );
  for (const want of wants) latest.want(want);
  if (dropAfter) latest.drop();
  while (answers.length > 0) {
    answers.shift()?.();
    await new Promise((done) => setTimeout(done));
  }
  return `asked ${asked.join(' ')}; told ${heard.join(' ')}`;
}

describe('the latest question', () => {
  it('is asked at once when nothing is out', async () => {
    expect(await told(['a'])).toBe('asked a; told a!');
  });
  it('replaces those that wait', async () => {
    expect(await told(['a', 'b', 'c', 'd'])).toBe('asked a d; told a d!');
  });
  it('is not told once it was dropped', async () => {
    expect(await told(['a', 'b'], true)).toBe('asked a; told ');
  });
});
