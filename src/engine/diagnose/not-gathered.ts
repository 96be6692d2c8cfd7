/**
 * Why an indexed file was never considered: it has no word of the question, or its best match was too weak to speak for the
 * question. Both ways nothing that did speak leads to it by an edge or two, else it would have been gathered with that.
 */
import type { Graph } from '../graph/types.ts';
import type { Ranking } from '../rank/types.ts';
import type { Evidence } from '../search/types.ts';
import type { Fate } from './why.ts';

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
  if (place < 0) return { stage: 'no-word', missing: concepts.map(({ word }) => word) };

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
    has,
    missing,
    best: {
      definition: graph.strings.at(graph.nodes.qualifiedName[node]),
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
