/**
 * What one question's answer is written from: the index, the ranking, and views of files made when they are first needed.
 * A page lives as long as its question, so trying another envelope measures no file twice.
 */
import type { Tier } from '../allocate/types.ts';
import type { LanguageId } from '../classify/types.ts';
import { NODE_KINDS, type NodeKind } from '../extract/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { RankedFile, Ranking } from '../rank/types.ts';
import type { InvertedIndex, Question } from '../search/types.ts';
import { callersRow } from './callers.ts';
import { focusOf } from './focus.ts';
import { type LineRange, type Lines, readLines } from './lines.ts';
import { type Outlined, outlineOf } from './outline.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Sources } from './types.ts';
import { placesOf } from './window.ts';
import { oneLine } from './wording.ts';

export interface PageInput {
  readonly graph: Graph;
  readonly sources: Sources;
  readonly index: InvertedIndex;
  readonly question: Question;
  readonly ranking: Ranking;
  readonly levers: Levers;
  /** The info string of a Markdown fence for each language; manifests have both. */
  readonly languages: readonly { readonly id: LanguageId; readonly fence: string }[];
  /** The tier as the request knows it: what the answer says of itself, whatever envelope it was written within. */
  readonly stated: Tier;
}

export interface Page extends PageInput {
  path(file: number): string;
  fence(file: number): string;
  lines(file: number): Lines;
  outline(file: number): readonly Outlined[];
  /** What may be shown of a ranked file, most important first. */
  pieces(file: RankedFile): readonly Piece[];
  /** Where windows of a piece would lie, the best place first; empty when nothing in it speaks of the question. */
  places(file: RankedFile, piece: Piece): readonly LineRange[];
  /** What a definition is worth, 0 … 1 of the most important one of the ranking. */
  importance(node: number): number;
  /** The line that says who calls a definition; empty when nobody does. */
  callers(node: number): string;
  kind(node: number): NodeKind;
  /** The last two parts of a qualified name, on one line: `Service.run`. */
  name(node: number): string;
  /** Importance that slack buys from, and that a file's own money buys from, over all files of the ranking. */
  readonly bar: number;
  readonly ownBar: number;
}

/** A name longer than this is cut in the text around the source. */
const LONGEST_NAME = 80;

/** Opens a page for one question. */
export function openPage(input: PageInput): Page {
  const { graph, ranking, levers } = input;
  const fences = new Map(input.languages.map(({ id, fence }) => [id, fence]));
  const importance = new Map(
    ranking.files.flatMap((file) => file.nodes.map((ranked) => [ranked.node, ranked.importance] as const)),
  );
  const top = Math.max(0, ...importance.values());
  const lines = memo((file: number) => readLines(input.sources.text(file)));
  const outline = memo((file: number) => outlineOf(graph, file, lines(file).count));
  const pieces = memo((file: RankedFile) => piecesOf(page, file));
  const places = new Map<Piece, readonly LineRange[]>();
  const page: Page = {
    ...input,
    bar: levers.slackBar * top,
    ownBar: levers.ownBar * top,
    path: (file) => graph.strings.at(graph.files.path[file]),
    fence: (file) => fences.get(graph.strings.at(graph.files.language[file])) ?? '',
    lines,
    outline,
    pieces,
    places(file, piece) {
      const known = places.get(piece);
      if (known !== undefined) return known;
      const found = placesOf(piece.ranges, focusOf(page, file, piece.ranges, piece.form === 'loose'), levers.minWindow);
      places.set(piece, found);
      return found;
    },
    callers: memo((node: number) => callersRow(page, node)),
    importance: (node) => (top > 0 ? (importance.get(node) ?? 0) / top : 0),
    kind: (node) => NODE_KINDS[graph.nodes.kind[node]],
    name(node) {
      if (page.kind(node) === 'file') return oneLine(graph.strings.at(graph.nodes.name[node]), LONGEST_NAME);
      const qualified = graph.strings.at(graph.nodes.qualifiedName[node]);
      const outer = qualified.lastIndexOf('.', qualified.lastIndexOf('.') - 1);
      return oneLine(outer < 0 ? qualified : qualified.slice(outer + 1), LONGEST_NAME);
    },
  };
  return page;
}

function memo<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
