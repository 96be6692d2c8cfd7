/** Why any other file of the repository is not in the answer: its path, then a sentence with the numbers. */
import { useId, useMemo, useState } from 'preact/hooks';
import type { WhyNot as Told } from '../../engine/diagnose/why.ts';
import type { ExploreOutcome, IndexedFile, RepositorySummary } from '../../protocol/worker.ts';
import { useSession } from '../session/context.ts';
import { completions } from './paths.ts';
import { AskForIt } from './Why.tsx';

/** What was said of a path, and of which answer. */
interface Said {
  readonly outcome: ExploreOutcome;
  readonly words: string;
  /** The file, when naming it in the question would bring it in. */
  readonly path: string | null;
}

const NO_FILES: readonly IndexedFile[] = [];

/** Stages of files that no question can bring in, or that are in already. */
const SETTLED: readonly Told['stage'][] = ['not-in-repository', 'not-indexed', 'delivered'];

export function WhyNot({ repository, outcome }: { repository: RepositorySummary; outcome: ExploreOutcome }) {
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const id = useId();
  const listing = session.listing.value;
  const indexed = listing?.id === repository.id && listing.outcome.tag === 'ok' ? listing.outcome.value : NO_FILES;
  const paths = useMemo(
    () => [...indexed, ...repository.coverage.skipped].map(({ path }) => path),
    [indexed, repository.coverage.skipped],
  );
  const offered = useMemo(() => completions(paths, typed), [paths, typed]);
  const explain = async () => {
    if (!typed.trim()) return;
    const told = await session.explain(typed.trim());
    setSaid(
      told.tag === 'ok'
        ? { outcome, words: told.value.says, path: SETTLED.includes(told.value.stage) ? null : told.value.path }
        : { outcome, words: `${told.problem.seen} ${told.problem.todo}`, path: null },
    );
  };
  // What was said of another answer does not hold of this one.
  const current = said?.outcome === outcome ? said : null;
  return (
    <form
      class="why-not"
      onSubmit={(event) => {
        event.preventDefault();
        void explain();
      }}
    >
      <label for={`${id}-path`}>Why not another file?</label>
      <input
        id={`${id}-path`}
        type="search"
        list={`${id}-paths`}
        value={typed}
        placeholder="Path of any file"
        autocomplete="off"
        spellcheck={false}
        onFocus={() => session.listFiles(repository.id)}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={`${id}-paths`}>
        {offered.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <button type="submit" disabled={!typed.trim()}>
        Explain
      </button>
      <p role="status">{current?.words}</p>
      {current?.path && <AskForIt path={current.path} />}
    </form>
  );
}
