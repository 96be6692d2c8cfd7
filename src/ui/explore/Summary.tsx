/** The bar in one sentence, and what its signs mean. */
import type { Bar } from '../budget/bar.ts';
import type { RepositoryRoute } from '../route.ts';
import { useSession } from '../session/context.ts';
import { count, counted } from '../words.ts';

export function Summary({
  bar,
  files,
  truncated,
  route,
}: {
  bar: Bar;
  files: number;
  truncated: boolean;
  route: RepositoryRoute;
}) {
  const session = useSession();
  const { asking } = session;
  return (
    <div class="summary">
      <p role="status" aria-busy={asking.value}>
        <strong>{count(bar.length)}</strong> of {count(bar.envelope)} characters: {count(bar.source)} of source in{' '}
        {counted(files, 'file')}, {count(bar.length - bar.source)} around it.
        {bar.ticks.length > 0 && ` ${counted(bar.ticks.length, 'file')} named without source.`}
        {truncated && ' Something promised did not fit.'}
      </p>
      {route.chars !== null && (
        <button type="button" class="plain" onClick={() => session.wish({ chars: null })}>
          Back to automatic
        </button>
      )}
      <ul class="legend" aria-hidden="true">
        <li class="legend-around">text around</li>
        <li class="legend-delivered">delivered</li>
        <li class="legend-unspent">reserved, unspent</li>
        <li class="legend-tick">named only</li>
        <li class="legend-ceiling">ceiling</li>
      </ul>
    </div>
  );
}
