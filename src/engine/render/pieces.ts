/**
 * What may be shown of a file, in pieces that make sense by themselves: a whole definition with its doc comment, a
 * container without the bodies of its members, the code outside all definitions, the lines the question asked for. A piece
 * is taken or left whole; only one that is larger than everything its file may spend is shown through windows.
 */
import type { NodeKind } from '../extract/types.ts';
import type { RankedFile, RankedNode } from '../rank/types.ts';
import type { LineRange, Lines } from './lines.ts';
import type { Outlined } from './outline.ts';
import type { Page } from './page.ts';
import { linesIn, union, without } from './ranges.ts';

export interface Piece {
  /** The definition, or −1 for lines that the question asked for. */
  readonly node: number;
  readonly name: string;
  readonly importance: number;
  /** The question asked for this very thing. */
  readonly demanded: boolean;
  /** What the piece consists of. */
  readonly ranges: readonly LineRange[];
  /** The definition with everything in it; the same as `ranges` unless it is a container. */
  readonly whole: readonly LineRange[];
  /** First lines of the containers around it. */
  readonly context: readonly LineRange[];
  /** `loose` is code outside definitions: only its stretches that speak of the question are worth showing. */
  readonly form: 'definition' | 'container' | 'loose' | 'anchor';
  /** For people: why these lines are in the answer. */
  readonly why: string;
}

const CALLABLE: ReadonlySet<NodeKind> = new Set([
  'function',
  'method',
  'constructor',
  'component',
  'callback',
  'route',
] as const);

/** Kinds whose declaration says where a member is; their first lines are shown with it. */
const FRAMES: ReadonlySet<NodeKind> = new Set([
  'class',
  'struct',
  'interface',
  'trait',
  'enum',
  'module',
  'namespace',
] as const);

const NONE: readonly LineRange[] = [];

/** A declaration of a container takes at most this many lines as context of a member. */
const CONTEXT_LINES = 3;

/** Pieces of a ranked file: most important first, then the shorter, then the earlier. */
export function piecesOf(page: Page, file: RankedFile): readonly Piece[] {
  const lines = page.lines(file.file);
  const outline = page.outline(file.file);
  const ranked = file.nodes
    .filter(({ importance }) => Number.isFinite(importance) && importance > 0)
    .flatMap((node) => pieceOf(page, node, outline, lines));
  const top = Math.max(1, ...ranked.map((piece) => piece.importance));
  const anchored = file.anchors.flatMap((anchor) => anchorPiece(page, anchor, lines, top));
  const pieces = [...anchored, ...ranked];
  return pieces
    .map((piece) => ({ piece, size: linesIn(piece.ranges) }))
    .sort(
      (a, b) =>
        Number(b.piece.form === 'anchor') - Number(a.piece.form === 'anchor') ||
        b.piece.importance - a.piece.importance ||
        a.size - b.size ||
        a.piece.ranges[0].startLine - b.piece.ranges[0].startLine ||
        a.piece.node - b.piece.node,
    )
    .map(({ piece }) => piece);
}

function pieceOf(page: Page, ranked: RankedNode, outline: readonly Outlined[], lines: Lines): readonly Piece[] {
  const { node, importance, tier } = ranked;
  const demanded = tier === 'exact' || tier === 'named';
  if (page.kind(node) === 'file') {
    const outermost = outline.filter(({ outer }) => outer < 0);
    const ranges = substantial(without({ startLine: 1, endLine: lines.count }, outermost), lines);
    if (ranges.length === 0) return [];
    const why = `code outside definitions (${tier})`;
    return [
      { node, name: page.name(node), importance, demanded, ranges, whole: ranges, context: NONE, form: 'loose', why },
    ];
  }
  const at = node - outline[0].node;
  const entry = outline[at];
  const whole = [{ startLine: entry.startLine, endLine: entry.endLine }];
  const shell = shellOf(page, at, outline, lines);
  const name = page.name(node);
  return [
    {
      node,
      name,
      importance,
      demanded,
      ranges: shell ?? whole,
      whole,
      context: contextOf(page, entry, outline),
      form: shell === null ? 'definition' : 'container',
      why: `${name} (${tier})`,
    },
  ];
}

/** A container without its members' bodies, or null for what is shown in one. */
function shellOf(page: Page, at: number, outline: readonly Outlined[], lines: Lines): readonly LineRange[] | null {
  const entry = outline[at];
  if (CALLABLE.has(page.kind(entry.node)) && page.kind(entry.node) !== 'component') return null;
  const members: Outlined[] = [];
  for (let inside = at + 1; inside < outline.length && outline[inside].outer >= at; inside++) {
    const { outer, bodyLine, node } = outline[inside];
    if (outer === at && bodyLine > 0 && isMember(page.kind(node), page.kind(entry.node))) members.push(outline[inside]);
  }
  if (members.length === 0) return null;
  const shell = substantial(without(entry, members), lines);
  return shell.length === 0 ? null : shell;
}

const isMember = (inner: NodeKind, outer: NodeKind): boolean =>
  outer === 'component' ? inner === 'method' || inner === 'constructor' : CALLABLE.has(inner) || FRAMES.has(inner);

/** Runs that say something: trimmed of blank lines, and not closing brackets alone. */
function substantial(ranges: readonly LineRange[], lines: Lines): readonly LineRange[] {
  return ranges.flatMap(({ startLine, endLine }) => {
    let [from, to] = [startLine, endLine];
    while (from <= to && lines.text(from).trim() === '') from++;
    while (to >= from && lines.text(to).trim() === '') to--;
    for (let line = from; line <= to; line++) {
      if (/[^\s()[\]{};,]/.test(lines.text(line))) return [{ startLine: from, endLine: to }];
    }
    return [];
  });
}

function contextOf(page: Page, entry: Outlined, outline: readonly Outlined[]): readonly LineRange[] {
  if (entry.outer < 0) return NONE;
  const context: LineRange[] = [];
  for (let at = entry.outer; at >= 0; at = outline[at].outer) {
    const { node, declarationLine, bodyLine } = outline[at];
    if (!FRAMES.has(page.kind(node))) continue;
    const endLine = Math.min(
      Math.max(declarationLine, bodyLine),
      declarationLine + CONTEXT_LINES - 1,
      entry.startLine - 1,
    );
    context.push({ startLine: declarationLine, endLine });
  }
  return union(context, []);
}

function anchorPiece(page: Page, anchor: LineRange, lines: Lines, importance: number): readonly Piece[] {
  const startLine = Math.max(1, anchor.startLine);
  const endLine = Math.min(lines.count, anchor.endLine);
  if (endLine < startLine) return [];
  const missing = Math.max(0, page.levers.minWindow - (endLine - startLine + 1));
  const before = Math.floor(missing / 2);
  const ranges = [
    { startLine: Math.max(1, startLine - before), endLine: Math.min(lines.count, endLine + missing - before) },
  ];
  const name = startLine === endLine ? `line ${startLine}` : `lines ${startLine}–${endLine}`;
  return [
    {
      node: -1,
      name,
      importance,
      demanded: true,
      ranges,
      whole: ranges,
      context: [],
      form: 'anchor',
      why: `${name} (asked for)`,
    },
  ];
}
