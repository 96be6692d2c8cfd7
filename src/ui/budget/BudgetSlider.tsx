/** How many characters the answer may have, on the bar's own axis: moving the handle moves the envelope's end. */
import { REQUEST_LIMITS } from '../../engine/request.ts';
import { count } from '../words.ts';
import { Scale } from './Scale.tsx';

/** Characters a key press moves. */
const STEP = 250;

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
      <Scale here={value} />
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
