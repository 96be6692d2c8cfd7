/** Marks of the axis: the shortest answer, and what repositories get by their size. */
import { REQUEST_LIMITS } from '../../engine/request.ts';
import { count } from '../words.ts';
import { AXIS } from './bar.ts';

/** Envelopes of small, middling and large repositories. */
const TIERS = [13_000, 18_000, 24_000] as const;

/** `here` is the number of characters that is chosen; 0 for none. */
export function Scale({ here }: { here: number }) {
  return (
    <div class="scale" aria-hidden="true">
      {[REQUEST_LIMITS.minChars, ...TIERS].map((tier) => (
        <span key={tier} class="scale-mark" data-here={tier === here} style={{ left: `${(tier / AXIS) * 100}%` }}>
          {count(tier)}
        </span>
      ))}
    </div>
  );
}
