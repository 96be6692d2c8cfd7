/** The answer: ledger beside the source it accounts for. */
import { useMemo } from 'preact/hooks';
import type { ExploreOutcome, RepositorySummary } from '../../protocol/worker.ts';
import { readAnswer } from '../answer/sections.ts';
import { AnswerTools } from './AnswerTools.tsx';
import { Ledger } from './Ledger.tsx';
import { Prose } from './Prose.tsx';
import { ledgerRows } from './rows.ts';
import { SourceSection } from './Section.tsx';
import { useHighlight } from './useHighlight.ts';
import { WhyNot } from './WhyNot.tsx';

interface Props {
  readonly repository: RepositorySummary;
  readonly outcome: ExploreOutcome;
  readonly hues: ReadonlyMap<string, number>;
  readonly onChoose: (path: string) => void;
}

export function AnswerView({ repository, outcome, hues, onChoose }: Props) {
  const highlight = useHighlight();
  const { markdown } = outcome.answer;
  const pieces = useMemo(() => readAnswer(markdown), [markdown]);
  const rows = useMemo(() => ledgerRows(outcome), [outcome]);
  // The words of one question stay the same array, whatever the envelope: lines are drawn anew only for new words.
  const said = outcome.report?.concepts.map(({ word }) => word.toLowerCase()).join(' ') ?? '';
  const words = useMemo(() => said.split(' ').filter(Boolean), [said]);
  return (
    <div class="answer">
      <div class="answer-ledger">
        <Ledger rows={rows} hues={hues} onChoose={onChoose} />
        <WhyNot repository={repository} outcome={outcome} />
      </div>
      <div class="answer-source">
        <AnswerTools repository={repository} outcome={outcome} />
        {pieces.map((piece, index) =>
          piece.tag === 'section' ? (
            <SourceSection
              key={piece.section.path}
              section={piece.section}
              hue={hues.get(piece.section.path) ?? 0}
              highlight={highlight}
              words={words}
            />
          ) : (
            piece.text.trim() && (
              <p key={index} class="prose">
                <Prose text={piece.text.trim()} />
              </p>
            )
          ),
        )}
      </div>
    </div>
  );
}
