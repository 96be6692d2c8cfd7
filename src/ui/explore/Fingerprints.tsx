/** The answer's fingerprint, and the endpoint's beside it when a reader asks for that: the same question, the same bytes. */
import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../protocol/worker.ts';
import { useSession } from '../session/context.ts';
import { ProblemNote } from '../shell/ProblemNote.tsx';
import { askEndpoint } from './endpoint.ts';

export function Fingerprints({ sha256 }: { sha256: string }) {
  const { route } = useSession();
  const [said, setSaid] = useState<Outcome<string> | null>(null);
  // What the endpoint said of one answer says nothing of the next.
  useEffect(() => setSaid(null), [sha256]);
  const { value } = route;
  if (value.tag !== 'repository') return null;
  return (
    <>
      <button type="button" class="plain" onClick={() => void askEndpoint(value).then(setSaid)}>
        Same answer from the endpoint?
      </button>
      <span class="quiet">It is sent the question and no source.</span>
      <p class="sha">
        <span class="quiet">SHA-256</span> <code>{sha256}</code>
      </p>
      <div class="endpoint" role="status">
        {said?.tag === 'ok' && (
          <p class="sha">
            <span class="quiet">Endpoint</span> <code>{said.value}</code>{' '}
            <strong>{said.value === sha256 ? 'The same bytes.' : 'Other bytes.'}</strong>
          </p>
        )}
        {said?.tag === 'problem' && <ProblemNote problem={said.problem} />}
      </div>
    </>
  );
}
