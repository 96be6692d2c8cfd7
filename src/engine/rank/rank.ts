/**
 * From evidence to an order of files: gather, walk, find the call path, score, sift. One relevance number orders the files
 * and divides the bytes; what falls, falls at a named stage. The order is total: score, then path.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Evidence } from '../search/types.ts';
import { type Classes, readClasses } from './classes.ts';
import { sift } from './fall.ts';
import { draftFiles } from './files.ts';
import { callPath } from './flow.ts';
import { type Gathered, gather } from './gather.ts';
import type { FallenFile, Ranking } from './types.ts';
import { walk } from './walk.ts';

export function rank(graph: Graph, evidence: Evidence, levers: Levers): Ranking {
  const classes = readClasses(graph, evidence.question, levers);
  const gathered = gather(graph, evidence, classes, levers);
  const flow = callPath(graph, gathered);
  const onFlow = new Set(flow.map(({ node }) => node));
  const mass = walk(graph, gathered, levers);
  const drafts = draftFiles({ graph, evidence, classes, levers, gathered, mass, onFlow });
  const { kept, central, fallen, pastFloor, thresholds } = sift(drafts, levers);
  const aside = setAside(graph, gathered, classes, levers, drafts.length);
  return {
    files: kept.map((draft, at) => ({ ...draft, rank: at + 1, central: central.has(draft) })),
    fallen: [...aside, ...fallen].sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1)),
    flow,
    entries: gathered.entries,
    thresholds,
    funnel: {
      grouped: drafts.length + aside.length,
      pastLowValue: drafts.length,
      pastFloor,
      ranked: kept.length,
    },
  };
}

/** Tests, examples and the like whose words match while other files answer (CG-10 §4). */
function setAside(
  graph: Graph,
  gathered: Gathered,
  classes: Classes,
  levers: Levers,
  others: number,
): readonly FallenFile[] {
  const shown = new Set([...gathered.nodes.keys()].map((node) => graph.nodes.file[node]));
  return [...gathered.aside]
    .filter(([file]) => !shown.has(file))
    .map(([file, grade]) => ({
      file,
      path: graph.strings.at(graph.files.path[file]),
      stage: 'low-value',
      score: levers.entryTier * grade,
      graphMass: 0,
      termHits: 0,
      detail: `${classes.of(file)}, and ${others} other files remain`,
    }));
}
