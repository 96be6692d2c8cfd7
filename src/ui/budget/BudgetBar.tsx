/**
 * The envelope as one bar on the axis of characters. It is drawn for eyes and pointers; the table beside it says the same to a screen
 * reader, and the ledger's rows are the same links for a keyboard.
 */
import { useSession } from '../session/context.ts';
import { splitPath } from '../words.ts';
import { AXIS, type Bar, type Stretch } from './bar.ts';

/** Characters a file must have on the bar for its name to stand under it. */
const LABELLED = AXIS / 40;
/** Distance of two ticks, in pixels. */
const TICK_STEP = 5;

const along = (chars: number): string => `${(chars / AXIS) * 100}%`;

interface Links {
  readonly hues: ReadonlyMap<string, number>;
  /** Brings a file's source into view. */
  readonly onChoose: (path: string) => void;
}

function StretchPart({ stretch, hues, onChoose }: { stretch: Stretch } & Links) {
  const { pointed } = useSession();
  const { tag, path, start, chars } = stretch;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden from assistive technology; the ledger holds the same links
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      class={`stretch stretch-${tag}`}
      data-hue={path === null ? undefined : (hues.get(path) ?? 0)}
      data-pointed={path !== null && pointed.value === path}
      style={{ left: along(start), width: along(chars) }}
      onPointerEnter={() => {
        pointed.value = path;
      }}
      onPointerLeave={() => {
        pointed.value = null;
      }}
      onClick={() => path !== null && onChoose(path)}
    />
  );
}

/** A file's name under all that is its own, delivered or only reserved. */
function Label({ bar, stretch }: { bar: Bar; stretch: Stretch }) {
  const { path, rank, start, chars } = stretch;
  const unspent = bar.stretches.find((other) => other.tag === 'unspent' && other.path === path)?.chars ?? 0;
  if (path === null || chars + unspent < LABELLED) return null;
  return (
    <span class="stretch-label" style={{ left: along(start), width: along(chars + unspent) }}>
      <b>{rank}</b> {splitPath(path).name}
    </span>
  );
}

function Tick({ path, at, index }: { path: string; at: number; index: number }) {
  const { pointed } = useSession();
  return (
    <i
      class="tick"
      data-pointed={pointed.value === path}
      style={{ left: `calc(${along(at)} + ${(index + 1) * TICK_STEP}px)` }}
      onPointerEnter={() => {
        pointed.value = path;
      }}
      onPointerLeave={() => {
        pointed.value = null;
      }}
    />
  );
}

export function BudgetBar({ bar, envelope, hues, onChoose }: { bar: Bar | null; envelope: number } & Links) {
  return (
    <div class="bar" aria-hidden="true">
      <div class="bar-track">
        <div class="envelope" style={{ width: along(envelope) }} />
        {bar?.stretches.map((stretch) => (
          <StretchPart key={`${stretch.tag} ${stretch.path}`} stretch={stretch} hues={hues} onChoose={onChoose} />
        ))}
        {bar?.ticks.map((path, index) => (
          <Tick key={path} path={path} at={bar.end} index={index} />
        ))}
        {bar && <div class="ceiling" style={{ left: along(bar.ceiling) }} />}
      </div>
      <div class="bar-labels">
        {bar?.stretches
          .filter(({ tag }) => tag === 'delivered')
          .map((stretch) => (
            <Label key={stretch.path} bar={bar} stretch={stretch} />
          ))}
      </div>
    </div>
  );
}
