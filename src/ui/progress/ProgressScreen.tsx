/** An open under way: phases with their counts, what is left out and why, and a way to stop. */
import { useSession } from '../session/context.ts';
import { count, counted, duration, PHASE_WORDS, reasonWords, size } from '../words.ts';
import type { Opening, PhaseState } from './fold.ts';

const STATE_WORDS = { ahead: '', running: 'at work', done: 'done', unused: '–' } as const;

/** Share of a phase that is done; null while nobody knows how much there is. */
const shareOf = ({ state, done, total }: PhaseState): number | null => {
  if (state === 'done' || state === 'unused') return 1;
  if (state === 'ahead') return 0;
  return total ? done / total : null;
};

function PhaseBar({ phases }: { phases: readonly PhaseState[] }) {
  return (
    <div class="phase-bar" aria-hidden="true">
      {phases.map((phase) => {
        const share = shareOf(phase);
        return (
          <div key={phase.phase} class="phase-slot" data-open={share === null}>
            <div class="phase-fill" style={{ width: `${(share ?? 0) * 100}%` }} />
          </div>
        );
      })}
    </div>
  );
}

function PhaseRow({ phase }: { phase: PhaseState }) {
  const { done, total, bytes, took, state } = phase;
  const started = state === 'running' || state === 'done';
  return (
    <tr data-state={state}>
      <th scope="row">{PHASE_WORDS[phase.phase]}</th>
      <td>{started && (total === null ? count(done) : `${count(done)} of ${count(total)}`)}</td>
      <td>{started && bytes > 0 && size(bytes)}</td>
      <td>{started && duration(took)}</td>
      <td>{STATE_WORDS[state]}</td>
    </tr>
  );
}

export function ProgressScreen({ opening }: { opening: Opening }) {
  const session = useSession();
  const { name, phases, skipped, cancelling } = opening;
  const now = phases.findLast(({ state }) => state === 'running');
  return (
    <section class="progress" aria-labelledby="progress-title">
      <h1 id="progress-title">Opening {name}</h1>
      <p class="sr-only" role="status">
        {now && PHASE_WORDS[now.phase]}
      </p>
      <PhaseBar phases={phases} />
      <table class="figures phases">
        <caption class="sr-only">Phases of opening the repository</caption>
        <thead>
          <tr>
            <th scope="col">Phase</th>
            <th scope="col">Files</th>
            <th scope="col">Size</th>
            <th scope="col">Time</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase) => (
            <PhaseRow key={phase.phase} phase={phase} />
          ))}
        </tbody>
      </table>
      <div class="left-out">
        <h2>Left out so far</h2>
        {skipped.length === 0 ? (
          <p class="quiet">Nothing.</p>
        ) : (
          <ul class="reasons">
            {skipped.map(({ reason, files }) => (
              <li key={reason}>
                {reasonWords(reason)} <strong>{count(files)}</strong>
              </li>
            ))}
          </ul>
        )}
        <p class="sr-only">
          {counted(
            skipped.reduce((sum, { files }) => sum + files, 0),
            'file',
          )}{' '}
          in all
        </p>
      </div>
      <p>
        <button type="button" disabled={cancelling} onClick={() => void session.cancel()}>
          {cancelling ? 'Cancelling…' : 'Cancel'}
        </button>
      </p>
    </section>
  );
}
