/**
 * Progress as the page wants it: each phase begins and ends with an event, and in between there are few enough to draw. Events
 * are thinned by count, never by a clock, so the same work tells the same story.
 */
import type { Phase, Progress } from '../../src/protocol/worker.ts';

/** A phase whose length is known tells itself in about so many events. */
const EVENTS_A_PHASE = 50;
/** A phase whose length is not known tells of every so many items. */
const ITEMS_AN_EVENT = 25;

export interface Reporter {
  /** What was gone through so far in a phase; a number is never lower than the one before it. */
  at(progress: Progress): void;
}

/** Thins events on their way to `send`. A phase's first and last event always pass. */
export function createReporter(send: (progress: Progress) => void): Reporter {
  let phase: Phase | null = null;
  let told = 0;
  return {
    at(progress) {
      const { done, total } = progress;
      const step = total === null ? ITEMS_AN_EVENT : Math.max(1, Math.ceil(total / EVENTS_A_PHASE));
      if (progress.phase === phase && done !== total && done - told < step) return;
      phase = progress.phase;
      told = done;
      send(progress);
    },
  };
}
