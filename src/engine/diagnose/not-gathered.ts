/**
 * Why an indexed file was never considered: it has no word of the question, or its best match was too weak to speak for the
 * question. Both ways it was not drawn in by what did speak: no edge leads there, or closer neighbours came first.
 */
import { FILE_CLASSES } from '../classify/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Ranking } from '../rank/types.ts';
import type { Evidence } from '../search/types.ts';
import type { Apart, Fate } from './why.ts';

interface Searched {
  readonly graph: Graph;
  readonly evidence: Evidence;
  readonly ranking: Ranking;
}

/** The fate of a file that no definition was gathered of. */
export function notGathered({ graph, evidence, ranking }: Searched, file: number): Fate {
  const { concepts } = evidence.question;
  const found = evidence.files.find((each) => each.file === file)?.concepts ?? 0;
  const [has, missing] = [1, 0].map((bit) =>
    concepts.filter((_, at) => ((found >> at) & 1) === bit).map(({ word }) => word),
  );
  const { matches, mostMatches, entryGrade, mostEntries } = ranking.matching;
  const graded = matches.find(({ node }) => graph.nodes.file[node] === file) ?? null;
  const place = evidence.nodes.findIndex(({ node }) =>
    graded === null ? graph.nodes.file[node] === file : node === graded.node,
  );
  const apart = apartOf(graph, ranking, file);
  if (place < 0) return { stage: 'no-word', missing: concepts.map(({ word }) => word), apart };

  const { node, score } = evidence.nodes[place];
  const entries = ranking.entries.length;
  const cause =
    graded === null
      ? 'not-weighed'
      : graded.grade < entryGrade
        ? 'weak'
        : entries < mostEntries
          ? 'namesakes'
          : 'crowded';
  return {
    stage: 'not-gathered',
    apart,
    has,
    missing,
    best: {
      definition: graph.nodes.parent[node] < 0 ? '' : graph.strings.at(graph.nodes.qualifiedName[node]),
      line: graph.nodes.startLine[node],
      evidence: score,
      place: place + 1,
      grade: graded?.grade ?? null,
    },
    cause,
    bestEvidence: evidence.nodes[0].score,
    entryGrade,
    entries,
    matches: Math.min(mostMatches, evidence.nodes.length),
  };
}

function apartOf({ files, edges }: Graph, { entries, matching }: Ranking, file: number): Apart {
  const spoke = new Set(entries);
  let beside = 0;
  for (let node = files.firstNode[file]; node < files.firstNode[file + 1]; node++) {
    let near = false;
    for (let edge = edges.outStart[node]; edge < edges.outStart[node + 1]; edge++)
      near ||= spoke.has(edges.target[edge]);
    for (let at = edges.inStart[node]; at < edges.inStart[node + 1]; at++) {
      near ||= spoke.has(edges.source[edges.inEdge[at]]);
    }
    if (near) beside++;
  }
  const fileClass = FILE_CLASSES[files.fileClass[file]];
  return { beside, fileClass, aside: matching.aside.includes(fileClass) };
}
