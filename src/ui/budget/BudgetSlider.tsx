/** How many characters the answer may have, on the bar's own axis: moving the handle moves the envelope's end. */
import { REQUEST_LIMITS } from '../../engine/request.ts';
import { count } from '../words.ts';
import { AXIS } from './bar.ts';

/** Characters a key press moves. */
const STEP = 250;
/** Envelopes that repositories get by their size. */
const TIERS = [13_000, 18_000, 24_000] as const;

interface Props {
  /** Null for automatic. */
  readonly chars: number | null;
  /** What automatic means for this repository. */
  readonly automatic: number;
  readonly onChange: (chars: number | null, settled: boolean) => void;
}

export function BudgetSlider({ chars, automatic, onChange }: Props) {
  const value = chars ?? automatic;
  return (
    <div class="slider">
      <div class="scale" aria-hidden="true">
        {[REQUEST_LIMITS.minChars, ...TIERS].map((tier) => (
          <span key={tier} class="scale-mark" data-here={tier === value} style={{ left: `${(tier / AXIS) * 100}%` }}>
            {count(tier)}
          </span>
        ))}
      </div>
      <input
        type="range"
        class="slider-hand"
        aria-label="Characters of the answer"
        aria-valuetext={`${count(value)} characters${chars === null ? ', automatic' : ''}`}
        min={REQUEST_LIMITS.minChars}
        max={REQUEST_LIMITS.maxChars}
        step={STEP}
        value={value}
        onInput={(event) => onChange(Number(event.currentTarget.value), false)}
        onChange={(event) => onChange(Number(event.currentTarget.value), true)}
      />
    </div>
  );
}
