/** Candidates for source in a line: a name, its score and its flags (`a 40 | b 12 ×.3 | c 30 spine`). */
import type { Candidate } from '../engine/allocate/types.ts';

function candidate(text: string): Candidate {
  const [path, score, ...marks] = text.trim().split(/\s+/);
  const worth = marks.find((mark) => mark.startsWith('×'));
  return {
    path,
    score: Number(score),
    worth: worth === undefined ? 1 : Number(worth.slice(1)),
    spine: marks.includes('spine'),
    pinned: marks.includes('pinned'),
    named: marks.includes('named'),
  };
}

export const candidates = (text: string): readonly Candidate[] => text.split('|').map(candidate);
