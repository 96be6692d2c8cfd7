/** Where an open stands, phase by phase: what the progress screen shows, folded from what the worker reports. */
import { PHASES, type Phase, type Progress } from '../../protocol/worker.ts';

export interface PhaseState {
  readonly phase: Phase;
  /** `unused`: a later phase is at work and this one never was; a folder is not unpacked. */
  readonly state: 'ahead' | 'running' | 'done' | 'unused';
  readonly done: number;
  readonly total: number | null;
  readonly bytes: number;
  /** Milliseconds from this phase's first report to its last, or to the first of the phase behind it. */
  readonly took: number;
  readonly since: number;
}

export interface Opening {
  readonly name: string;
  readonly phases: readonly PhaseState[];
  /** Largest reason first. */
  readonly skipped: readonly { readonly reason: string; readonly files: number }[];
  readonly cancelling: boolean;
}

export const startOpening = (name: string): Opening => ({
  name,
  phases: PHASES.map((phase) => ({ phase, state: 'ahead', done: 0, total: null, bytes: 0, took: 0, since: 0 })),
  skipped: [],
  cancelling: false,
});

/** Reading, unpacking and classifying an archive is one pass: none of them is over before the first phase behind them. */
const TAKEN_IN = PHASES.indexOf('classify');

/** The opening after one report. `now` is in milliseconds of any clock that does not go back. */
export function foldProgress(opening: Opening, progress: Progress, now: number): Opening {
  const at = PHASES.indexOf(progress.phase);
  const phases = opening.phases.map((phase, index): PhaseState => {
    if (index < at && phase.state === 'ahead') return { ...phase, state: 'unused' };
    if (index < at && at > TAKEN_IN && phase.state === 'running') {
      return { ...phase, state: 'done', took: now - phase.since };
    }
    if (index !== at) return phase;
    const since = phase.state === 'ahead' || phase.state === 'unused' ? now : phase.since;
    const { done, total, bytes } = progress;
    const over = at > TAKEN_IN && total !== null && total > 0 && done >= total;
    return { phase: phase.phase, state: over ? 'done' : 'running', done, total, bytes, since, took: now - since };
  });
  const skipped = Object.entries(progress.skipped)
    .map(([reason, files]) => ({ reason, files }))
    .sort((a, b) => b.files - a.files || (a.reason < b.reason ? -1 : 1));
  return { ...opening, phases, skipped };
}
