/** The index as a file to take away, and its content address: the endpoint makes the same bytes of the same repository. */
import { useState } from 'preact/hooks';
import type { Problem } from '../../engine/problem.ts';
import type { RepositorySummary } from '../../protocol/worker.ts';
import { useSession } from '../session/context.ts';
import { ProblemNote } from '../shell/ProblemNote.tsx';

/** Lets the browser save bytes under a name. */
function save(page: Document, name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function IndexFile({ repository }: { repository: RepositorySummary }) {
  const session = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, name } = repository;
  const download = async () => {
    const outcome = await session.snapshot(id);
    setProblem(outcome.tag === 'ok' ? null : outcome.problem);
    if (outcome.tag === 'ok') save(document, `${name}.codegraph`, outcome.value);
  };
  return (
    <section aria-labelledby="index-title">
      <h2 id="index-title">Index</h2>
      <p class="sha">
        <span class="quiet">Content address</span> <code>{id}</code>
      </p>
      <button type="button" onClick={() => void download()}>
        Download the index
      </button>
      {problem && <ProblemNote problem={problem} />}
    </section>
  );
}
