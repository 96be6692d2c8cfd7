/**
 * What falls before anything is divided, each at a named stage with its numbers: files under the score floor (CG-10 §2) and
 * files that only stand at the edge of the graph. What must stay true: files asked for by path or by name never fall, and
 * where something was gathered, something remains.
 */
import type { Levers } from '../levers.ts';
import type { Draft } from './files.ts';
import type { FallenFile, FallStage, Ranking } from './types.ts';
import { CENTRAL_FILES, GATE_CONCEPTS, GATE_FILES } from './weights.ts';

export interface Sifted {
  readonly kept: readonly Draft[];
  readonly central: ReadonlySet<Draft>;
  readonly fallen: readonly FallenFile[];
  readonly pastFloor: number;
  readonly thresholds: Ranking['thresholds'];
}

/** Sifts drafts that stand best first. */
export function sift(drafts: readonly Draft[], levers: Levers): Sifted {
  const fallen: FallenFile[] = [];
  const scoreFloor = floorOf(drafts, levers);
  const floored = overFloor(drafts, scoreFloor, levers);
  const candidates = drafts.filter((draft) => floored.has(draft));
  for (const draft of drafts) {
    if (!floored.has(draft)) {
      fallen.push(
        fall(draft, 'score-floor', `score ${draft.score.toFixed(1)} under the floor ${scoreFloor.toFixed(1)}`),
      );
    }
  }

  const maxGraphMass = Math.max(0, ...drafts.map(({ graphMass }) => graphMass));
  const graphGate = levers.graphGate * maxGraphMass;
  const central = centralAmong(candidates);
  const gated = candidates.filter(
    (draft) =>
      draft.pinned ||
      draft.entry ||
      central.has(draft) ||
      draft.graphMass >= graphGate ||
      draft.termHits >= GATE_CONCEPTS,
  );
  const graphGateApplied = maxGraphMass > 0 && gated.length >= GATE_FILES;
  const kept = graphGateApplied ? gated : candidates;
  for (const draft of candidates) {
    if (!kept.includes(draft)) {
      fallen.push(fall(draft, 'graph-gate', `graph mass ${draft.graphMass.toFixed(4)} under ${graphGate.toFixed(4)}`));
    }
  }
  return {
    kept,
    central,
    fallen,
    pastFloor: candidates.length,
    thresholds: { scoreFloor, maxGraphMass, graphGate, graphGateApplied, gateTermHits: GATE_CONCEPTS },
  };
}

/** A share of the best score, within bounds. A file that was pinned has points for that, which say nothing of others. */
function floorOf(drafts: readonly Draft[], levers: Levers): number {
  const top = drafts.find(({ pinned }) => !pinned)?.score ?? 0;
  return Math.min(levers.scoreFloorMax, Math.max(levers.scoreFloorMin, levers.scoreFloor * top));
}

/** Files over the floor; when they are few, the best of what has some evidence; when there are none, the best of all. */
function overFloor(drafts: readonly Draft[], floor: number, levers: Levers): ReadonlySet<Draft> {
  const over = drafts.filter((draft) => draft.pinned || draft.score >= floor);
  const least = over.length === 0 ? Number.MIN_VALUE : levers.scoreFloorMin;
  const back = drafts.filter((draft) => !over.includes(draft) && draft.score >= least);
  const wanted = Math.max(over.length === 0 ? 1 : 0, levers.backfill - over.length);
  return new Set([...over, ...back.slice(0, wanted)]);
}

/** The files with most graph mass among those whose names speak of the question. */
function centralAmong(candidates: readonly Draft[]): ReadonlySet<Draft> {
  return new Set(
    candidates
      .filter(({ graphMass, termHits }) => graphMass > 0 && termHits > 0)
      .sort((a, b) => b.graphMass - a.graphMass || b.termHits - a.termHits || (a.path < b.path ? -1 : 1))
      .slice(0, CENTRAL_FILES),
  );
}

const fall = (draft: Draft, stage: FallStage, detail: string): FallenFile => ({ ...draft, stage, detail });
