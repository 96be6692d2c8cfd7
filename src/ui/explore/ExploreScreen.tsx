/** The main screen: the question, the instrument under it, then the answer in the view that the address names. */
import { useMemo } from 'preact/hooks';
import type { RepositorySummary } from '../../protocol/worker.ts';
import { barOf } from '../budget/bar.ts';
import { huesOf } from '../budget/hues.ts';
import type { RepositoryRoute } from '../route.ts';
import { useSession } from '../session/context.ts';
import { ProblemNote } from '../shell/ProblemNote.tsx';
import { AnswerView } from './AnswerView.tsx';
import { Instrument } from './Instrument.tsx';
import { QuestionBox } from './QuestionBox.tsx';
import { SentView } from './SentView.tsx';
import { Summary } from './Summary.tsx';

/** Brings a file's section into view and the focus to its head. */
function showSource(path: string): void {
  const section = [...document.querySelectorAll('.source')].find(
    (element) => element.getAttribute('data-path') === path,
  );
  section?.scrollIntoView({ block: 'start' });
  const head = section?.querySelector('h2');
  head?.focus({ preventScroll: true });
}

const NO_HUES: ReadonlyMap<string, number> = new Map();

export function ExploreScreen({ repository, route }: { repository: RepositorySummary; route: RepositoryRoute }) {
  const { asked } = useSession();
  const outcome = asked.value?.outcome ?? null;
  const answered = outcome?.tag === 'ok' ? outcome.value : null;
  const bar = useMemo(() => answered && barOf(answered.answer), [answered]);
  const hues = useMemo(() => (answered ? huesOf(answered.answer) : NO_HUES), [answered]);
  return (
    <div class="explore">
      <h1 class="sr-only">{repository.name}</h1>
      <QuestionBox route={route} name={repository.name} />
      <Instrument repository={repository} route={route} bar={bar} hues={hues} onChoose={showSource} />
      {outcome?.tag === 'problem' && <ProblemNote problem={outcome.problem} />}
      {answered && bar && (
        <>
          <Summary bar={bar} files={answered.answer.files.length} truncated={answered.answer.truncated} route={route} />
          {route.view === 'text' ? (
            <SentView repository={repository} outcome={answered} />
          ) : (
            <AnswerView repository={repository} outcome={answered} hues={hues} onChoose={showSource} />
          )}
        </>
      )}
      {!outcome && (
        <p class="hint quiet">
          {route.question ? 'Asking…' : 'Names, paths and line numbers in a question count as requests for them.'}
        </p>
      )}
    </div>
  );
}
