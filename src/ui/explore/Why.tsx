/** A file's score as arithmetic that a reader can add up, then what the score bought. */
import type { Span } from '../../engine/render/types.ts';
import { useSession } from '../session/context.ts';
import { count, counted, percent, points, reasonWords } from '../words.ts';
import type { LedgerRow } from './rows.ts';

function Sum({ row }: { row: LedgerRow }) {
  const { reasons, penalty, demotions, score } = row;
  if (reasons.length === 0) return null;
  const sum = reasons.reduce((total, { amount }) => total + amount, 0);
  return (
    <table class="sum">
      <caption class="sr-only">How the score came about</caption>
      <tbody>
        {reasons.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{points(amount)}</td>
          </tr>
        ))}
        {penalty !== 1 && (
          <>
            {reasons.length > 1 && (
              <tr class="rule">
                <th scope="row">sum</th>
                <td>{points(sum)}</td>
              </tr>
            )}
            {demotions.map(({ label, factor }) => (
              <tr key={label} class="factor">
                <th scope="row">for its class, {label}</th>
                <td>× {factor.toFixed(2)}</td>
              </tr>
            ))}
          </>
        )}
        <tr class="rule total">
          <th scope="row">score</th>
          <td>{points(score)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** One sentence from score to characters. */
function Bought({ row }: { row: LedgerRow }) {
  const { place, reserved, delivered, lent, spendable, weight, worth, boost, share } = row;
  // A pinned file is as heavy as any, whatever its score.
  const weighed = !row.flags.includes('pinned');
  const factors = [
    weighed && worth !== null && worth !== 1 && `× ${worth.toFixed(2)} for its class again`,
    weighed && boost !== null && boost !== 1 && `× ${boost.toFixed(2)} on the call path`,
  ].filter(Boolean);
  if (place !== 'delivered') return null;
  return (
    <p>
      {weight !== null &&
        `Weight ${points(weight)}${factors.length > 0 ? ` (score ${factors.join(' ')})` : ''} reserved ${count(reserved)} characters. `}
      {spendable !== null &&
        spendable !== reserved &&
        `When its turn came it could spend ${count(spendable)}${lent ? `, ${count(lent)} of it lent by files above` : ''}. `}
      {count(delivered)} delivered, {percent(share)} % of the envelope.
    </p>
  );
}

/** Characters of an explanation that is shown without being asked for. */
const SHORT = 200;

function Detail({ text }: { text: string }) {
  if (!text) return null;
  const words = <p class="why-detail">{text}</p>;
  if (text.length <= SHORT) return words;
  return (
    <details class="fold">
      <summary>What fitted and what did not</summary>
      {words}
    </details>
  );
}

/** Which lines were chosen, and for which definition. */
function Spans({ spans }: { spans: readonly Span[] }) {
  if (spans.length === 0) return null;
  return (
    <details class="fold">
      <summary>Why these lines: {counted(spans.length, 'stretch', 'stretches')}</summary>
      <ul>
        {spans.map(({ startLine, endLine, why }) => (
          <li key={startLine}>
            <span class="quiet">{startLine === endLine ? `line ${startLine}` : `lines ${startLine}–${endLine}`}</span>{' '}
            {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Naming a path is asking for it: the question again, with the path behind it. */
export function AskForIt({ path }: { path: string }) {
  const session = useSession();
  const { value } = session.route;
  if (value.tag !== 'repository' || value.question.includes(path)) return null;
  return (
    <button type="button" onClick={() => session.wish({ question: `${value.question} ${path}` })}>
      Ask again with this file named
    </button>
  );
}

export function Why({ row }: { row: LedgerRow }) {
  return (
    <div class="why">
      <p class="why-path">
        <code>{row.path}</code>
      </p>
      {row.reason && <p>Left out: {reasonWords(row.reason)}.</p>}
      <Sum row={row} />
      <Bought row={row} />
      <Detail text={row.detail} />
      <Spans spans={row.spans} />
      {row.place !== 'delivered' && <AskForIt path={row.path} />}
    </div>
  );
}
