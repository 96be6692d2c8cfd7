/** Taking the answer elsewhere, and the fingerprint to compare it with the endpoint's. */
import { useState } from 'preact/hooks';
import type { ExploreOutcome, RepositorySummary } from '../../protocol/worker.ts';
import { counted } from '../words.ts';
import { copyText } from './copy.ts';
import { Fingerprints } from './Fingerprints.tsx';

interface Props {
  readonly repository: RepositorySummary;
  readonly outcome: ExploreOutcome;
}

/** The answer as data, under the names that the endpoint uses. */
function jsonOf({ repository, outcome }: Props): string {
  const { answer, report, sha256 } = outcome;
  const { id, name } = repository;
  return JSON.stringify({ ...answer, repository: { id, name }, sha256, report }, null, 2);
}

export function AnswerTools(props: Props) {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    const copied = await copyText(document, text);
    setSaid(
      copied
        ? `Copied ${counted(text.length, 'character')}.`
        : 'The browser refused. Use “As sent” and select the text.',
    );
  };
  return (
    <div class="tools">
      <button type="button" onClick={() => void copy(props.outcome.answer.markdown)}>
        Copy as Markdown
      </button>
      <button type="button" onClick={() => void copy(jsonOf(props))}>
        Copy as JSON
      </button>
      <span class="tools-said" role="status">
        {said}
      </span>
      <Fingerprints sha256={props.outcome.sha256} />
    </div>
  );
}
