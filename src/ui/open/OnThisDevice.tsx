import type { RepositorySummary } from '../../protocol/worker.ts';
import { useSession } from '../session/context.ts';
import { Link } from '../shell/Link.tsx';
import { ProblemNote } from '../shell/ProblemNote.tsx';
import { count, size } from '../words.ts';

function Row({ summary }: { summary: RepositorySummary }) {
  const session = useSession();
  const { id, name, coverage, bytes } = summary;
  return (
    <tr>
      <th scope="row">
        <Link to={{ tag: 'repository', id, view: 'answer', question: '', chars: null }}>{name}</Link>
        <span class="quiet id" title={id}>
          {id.slice(0, 8)}
        </span>
      </th>
      <td>{count(coverage.filesIndexed)}</td>
      <td>{size(bytes)}</td>
      <td>
        <button type="button" class="plain" aria-label={`Forget ${name}`} onClick={() => void session.forget(id)}>
          Forget
        </button>
      </td>
    </tr>
  );
}

/** Repositories that were opened before and are kept by the browser. */
export function OnThisDevice() {
  const { shelf, shelfProblem, storage } = useSession();
  if (shelfProblem.value) return <ProblemNote problem={shelfProblem.value} />;
  if (!shelf.value?.length) return null;
  return (
    <section aria-labelledby="shelf-title">
      <h2 id="shelf-title">{storage.value?.kind === 'memory' ? 'In this tab' : 'On this device'}</h2>
      <table class="figures shelf">
        <thead>
          <tr>
            <th scope="col">Repository</th>
            <th scope="col">Files</th>
            <th scope="col">Index</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shelf.value.map((summary) => (
            <Row key={summary.id} summary={summary} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
