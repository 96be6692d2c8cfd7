/** A failure in words, where it happened: what was seen, where, what to do. */
import type { Problem } from '../../engine/problem.ts';

export function ProblemNote({ problem }: { problem: Problem }) {
  return (
    <div class="problem" role="alert">
      <p class="problem-seen">{problem.seen}</p>
      {problem.where && (
        <p class="problem-where">
          <code>{problem.where}</code>
        </p>
      )}
      <p>{problem.todo}</p>
    </div>
  );
}
