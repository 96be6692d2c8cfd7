/**
 * From evidence to an order of files: gather, walk, find the call path, score, sift. One relevance number orders the files
 * and divides the bytes; what falls, falls at a named stage. The order is total: score, then path.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Evidence } from '../search/types.ts';
import { type Classes, readClasses } from './classes.ts';
import { sift } from './fall.ts';
import { bitCount, draftFiles, sumOf } from './files.ts';
import { callPath } from './flow.ts';
import { type Gathered, gather } from './gather.ts';
import type { FallenFile, Ranking } from './types.ts';
import { walk } from './walk.ts';
import { ENTRY_SHARE, MAX_ENTRIES, MAX_MATCHES } from './weights.ts';

export function rank(graph: Graph, evidence: Evidence, levers: Levers): Ranking {
  const classes = readClasses(graph, evidence.question, levers);
  const gathered = gather(graph, evidence, classes, levers);
  const flow = callPath(graph, gathered);
  const onFlow = new Set(flow.map(({ node }) => node));
  const mass = walk(graph, gathered, levers);
  const drafts = draftFiles({ graph, evidence, classes, levers, gathered, mass, onFlow });
  const { kept, central, fallen, pastFloor, thresholds } = sift(drafts, levers);
  const aside = setAside(graph, evidence, gathered, classes, levers, drafts.length);
  return {
    files: kept.map((draft, at) => ({ ...draft, rank: at + 1, central: central.has(draft) })),
    fallen: [...aside, ...fallen].sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1)),
    flow,
    entries: gathered.entries,
    matching: {
      matches: gathered.matches,
      mostMatches: MAX_MATCHES,
      entryGrade: ENTRY_SHARE,
      mostEntries: MAX_ENTRIES,
      aside: classes.standAside,
    },
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
  evidence: Evidence,
  gathered: Gathered,
  classes: Classes,
  levers: Levers,
  others: number,
): readonly FallenFile[] {
  const shown = new Set([...gathered.nodes.keys()].map((node) => graph.nodes.file[node]));
  const naming = new Map(evidence.files.map((found) => [found.file, found.naming]));
  return [...gathered.aside]
    .filter(([file]) => !shown.has(file))
    .map(([file, grade]) => {
      const fileClass = classes.of(file);
      const reasons = [{ label: 'best match', amount: levers.entryTier * grade }];
      const penalty = classes.penalty(file);
      return {
        file,
        path: graph.strings.at(graph.files.path[file]),
        fileClass,
        stage: 'low-value',
        score: sumOf(reasons) * penalty,
        reasons,
        penalty,
        demotions: classes.demotions(file),
        graphMass: 0,
        termHits: bitCount(naming.get(file) ?? 0),
        pinned: false,
        named: false,
        entry: false,
        spine: false,
        lowValue: fileClass === 'test',
        generated: false,
        declaration: false,
        nodes: [],
        detail: `${fileClass}, and ${others} other ${others === 1 ? 'file remains' : 'files remain'}`,
      };
    });
}
