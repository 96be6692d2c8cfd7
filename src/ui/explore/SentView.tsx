import type { ExploreOutcome, RepositorySummary } from '../../protocol/worker.ts';
import { AnswerTools } from './AnswerTools.tsx';

/** The answer character by character as a program gets it. */
export function SentView({ repository, outcome }: { repository: RepositorySummary; outcome: ExploreOutcome }) {
  return (
    <div class="sent">
      <AnswerTools repository={repository} outcome={outcome} />
      <section aria-label="The answer as it is sent">
        <pre class="sent-text">{outcome.answer.markdown}</pre>
      </section>
    </div>
  );
}
