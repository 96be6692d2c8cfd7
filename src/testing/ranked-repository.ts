/**
 * A ranked repository in a few lines, for tests of the rooms that divide and write. A file is `path | lines × width | score
 * flags`; under it a definition is `kind name from–to [doc n] [body n] [★ importance] [tier]`, nested by its lines; an edge is
 * `caller → callee @line`. A definition without ★ was not gathered. Files are ranked as they are written.
 *
 *   src/a.ts | 120 × 40 | 50 named
 *     function run 10–40 doc 8 ★10 named
 *     class Service 50–118 ★5
 *       method start 55–80
 *   run → start @20
 */
import { FILE_CLASSES, type FileClass } from '../engine/classify/types.ts';
import { NODE_KINDS, type NodeKind } from '../engine/extract/types.ts';
import { CONFIDENCES, EDGE_KINDS, type Graph, type Strings } from '../engine/graph/types.ts';
import { type RankedFile, type RankedNode, type Ranking, TIERS } from '../engine/rank/types.ts';

interface DefinitionRow {
  readonly kind: NodeKind;
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly docLine: number;
  readonly bodyLine: number;
  readonly importance: number;
  readonly tier: RankedNode['tier'];
}

interface FileRow {
  readonly path: string;
  readonly lines: number;
  readonly width: number;
  readonly score: number;
  readonly flags: readonly string[];
  readonly definitions: DefinitionRow[];
  /** Given text instead of filled lines. */
  text: string | null;
}

export interface RankedRepository {
  readonly graph: Graph;
  readonly ranking: Ranking;
  readonly texts: readonly string[];
  /** The node with this name. */
  node(name: string): number;
}

const CALLABLE = ['function', 'method', 'constructor', 'component', 'callback', 'route', 'class', 'interface'];

function readDefinition(row: string): DefinitionRow {
  const [kind, name, range, ...marks] = row.trim().split(/\s+/);
  const [startLine, endLine] = range.split('–').map(Number);
  const after = (mark: string): number | null => {
    const at = marks.indexOf(mark);
    return at < 0 ? null : Number(marks[at + 1]);
  };
  const star = marks.find((mark) => mark.startsWith('★'));
  return {
    kind: NODE_KINDS[NODE_KINDS.indexOf(kind as NodeKind)],
    name,
    startLine,
    endLine,
    docLine: after('doc') ?? startLine,
    bodyLine: after('body') ?? (CALLABLE.includes(kind) ? startLine : 0),
    importance: star === undefined ? 0 : Number(star.slice(1)),
    tier: TIERS.find((tier) => marks.includes(tier)) ?? 'connected',
  };
}

function readFileRow(row: string): FileRow {
  const [path, shape, rank = '1'] = row.split('|').map((part) => part.trim());
  const [lines, width] = shape.split('×').map(Number);
  const [score, ...flags] = rank.split(/\s+/);
  return { path, lines, width, score: Number(score), flags, definitions: [], text: null };
}

/** Every line says whose it is, so that a wrong line is seen; opening lines look like code, the rest is filled to a width. */
function fill(file: FileRow): string {
  const rows: string[] = [];
  for (let line = 1; line <= file.lines; line++) {
    const around = file.definitions.filter(({ docLine, endLine }) => docLine <= line && line <= endLine);
    const inner = around[around.length - 1];
    const text =
      inner === undefined
        ? `top level ${line} `
        : line < inner.startLine
          ? `/** ${inner.name} `
          : line === inner.startLine
            ? `${inner.kind} ${inner.name}() { `
            : `  ${inner.name} does ${line}; `;
    rows.push(text.padEnd(file.width, '.').slice(0, Math.max(file.width, 1)));
  }
  return rows.join('\n') + (rows.length > 0 ? '\n' : '');
}

/** Reads the notation. `texts` replaces the filled text of a path. */
export function rankedRepository(notation: string, texts: Readonly<Record<string, string>> = {}): RankedRepository {
  const files: FileRow[] = [];
  const arrows: { readonly from: string; readonly to: string; readonly line: number; readonly confidence: string }[] =
    [];
  for (const row of notation.split('\n').filter((line) => line.trim() !== '')) {
    const arrow = row.match(/^\s*(\S+) → (\S+) @(\d+)(?:\s+(\w+))?/);
    if (arrow !== null)
      arrows.push({ from: arrow[1], to: arrow[2], line: Number(arrow[3]), confidence: arrow[4] ?? 'exact' });
    else if (row.includes('|')) files.push(readFileRow(row));
    else files[files.length - 1].definitions.push(readDefinition(row));
  }
  const ranked = files.map(({ path }) => path);
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of ordered) file.text = texts[file.path] ?? fill(file);

  const strings = interner();
  const nodes: {
    file: number;
    row: DefinitionRow | null;
    parent: number;
    start: number;
    end: number;
    qualified: string;
  }[] = [];
  const firstNode: number[] = [];
  ordered.forEach((file, at) => {
    const text = file.text ?? '';
    const starts = lineStarts(text);
    firstNode.push(nodes.length);
    const first = nodes.length;
    nodes.push({ file: at, row: null, parent: -1, start: 0, end: text.length, qualified: file.path });
    const sorted = [...file.definitions].sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine);
    for (const row of sorted) {
      let parent = first;
      for (let node = nodes.length - 1; node > first; node--) {
        const outer = nodes[node].row;
        if (outer !== null && outer.startLine <= row.startLine && outer.endLine >= row.endLine) {
          parent = node;
          break;
        }
      }
      const qualified = parent === first ? row.name : `${nodes[parent].qualified}.${row.name}`;
      const end = row.endLine < starts.length ? starts[row.endLine] : text.length;
      nodes.push({ file: at, row, parent, start: starts[row.startLine - 1] ?? text.length, end, qualified });
    }
  });
  firstNode.push(nodes.length);
  const node = (name: string): number =>
    nodes.findIndex(({ row, qualified }) => row?.name === name || qualified === name);

  const edges = arrows
    .map(({ from, to, line, confidence }) => ({ source: node(from), target: node(to), line, confidence, name: to }))
    .sort((a, b) => a.source - b.source || a.line - b.line || a.target - b.target);
  const incoming = edges
    .map((edge, at) => ({ at, target: edge.target }))
    .sort((a, b) => a.target - b.target || a.at - b.at);
  const upTo = (list: readonly number[]): Uint32Array =>
    Uint32Array.from({ length: nodes.length + 1 }, (_, at) => list.filter((each) => each < at).length);
  const fileClassOf = (file: FileRow): FileClass => FILE_CLASSES.find((each) => file.flags.includes(each)) ?? 'source';
  const column = <T>(list: readonly T[], value: (each: T) => number): Uint32Array => Uint32Array.from(list, value);

  const graph: Graph = {
    strings,
    files: {
      count: ordered.length,
      path: column(ordered, ({ path }) => strings.id(path)),
      language: column(ordered, () => strings.id('typescript')),
      fileClass: Uint8Array.from(ordered, (file) => FILE_CLASSES.indexOf(fileClassOf(file))),
      classReason: column(ordered, () => 0),
      hash: column(ordered, () => 0),
      encoding: column(ordered, () => 0),
      lines: column(ordered, ({ text }) => lineStarts(text ?? '').length),
      chars: column(ordered, ({ text }) => (text ?? '').length),
      firstNode: Uint32Array.from(firstNode),
      parseErrors: Uint8Array.from(ordered, () => 0),
    },
    nodes: {
      count: nodes.length,
      kind: Uint8Array.from(nodes, ({ row }) => NODE_KINDS.indexOf(row?.kind ?? 'file')),
      file: column(nodes, ({ file }) => file),
      parent: Int32Array.from(nodes, ({ parent }) => parent),
      name: column(nodes, ({ row, file }) => strings.id(row?.name ?? ordered[file].path.split('/').at(-1) ?? '')),
      qualifiedName: column(nodes, ({ qualified }) => strings.id(qualified)),
      signature: column(nodes, () => 0),
      doc: column(nodes, () => 0),
      start: column(nodes, ({ start }) => start),
      end: column(nodes, ({ end }) => end),
      startLine: column(nodes, ({ row }) => row?.startLine ?? 1),
      endLine: column(nodes, ({ row, file }) => row?.endLine ?? lineStarts(ordered[file].text ?? '').length),
      docLine: column(nodes, ({ row }) => row?.docLine ?? 1),
      bodyLine: column(nodes, ({ row }) => row?.bodyLine ?? 1),
      flags: Uint8Array.from(nodes, () => 0),
    },
    edges: {
      count: edges.length,
      source: column(edges, ({ source }) => source),
      target: Int32Array.from(edges, ({ target }) => target),
      kind: Uint8Array.from(edges, () => EDGE_KINDS.indexOf('calls')),
      confidence: Uint8Array.from(edges, ({ confidence }) => CONFIDENCES.findIndex((each) => each === confidence)),
      strategy: Uint8Array.from(edges, ({ confidence }) => (confidence === 'exact' ? 1 : 9)),
      line: column(edges, ({ line }) => line),
      column: column(edges, () => 0),
      name: column(edges, ({ name }) => strings.id(name)),
      outStart: upTo(edges.map(({ source }) => source)),
      inStart: upTo(edges.map(({ target }) => target)),
      inEdge: column(incoming, ({ at }) => at),
    },
    coverage: {
      filesSeen: ordered.length,
      filesIndexed: ordered.length,
      filesParsed: ordered.length,
      definitions: nodes.length - ordered.length,
      edges: edges.length,
      languages: [],
      classes: [],
      skipped: [],
      parseErrors: [],
    },
    projectNames: [],
  };

  const rankedFiles = ranked.map((path, at): RankedFile => {
    const file = ordered.findIndex((each) => each.path === path);
    const row = ordered[file];
    const has = (flag: string): boolean => row.flags.includes(flag);
    const worth = row.flags.find((flag) => flag.startsWith('×'));
    const anchor = row.flags
      .find((flag) => flag.startsWith('@'))
      ?.slice(1)
      .split('–')
      .map(Number);
    const gathered = nodes.flatMap((each, id): RankedNode[] =>
      each.file === file && each.row !== null && each.row.importance > 0
        ? [{ node: id, tier: each.row.tier, importance: each.row.importance, reasons: [] }]
        : [],
    );
    const self: RankedNode[] = has('loose')
      ? [{ node: firstNode[file], tier: 'entry', importance: 5, reasons: [] }]
      : [];
    return {
      file,
      path,
      rank: at + 1,
      score: row.score,
      reasons: [{ label: 'as written', amount: row.score }],
      fileClass: fileClassOf(row),
      penalty: 1,
      demotions: [],
      worth: worth === undefined ? 1 : Number(worth.slice(1)),
      graphMass: 0,
      termHits: 0,
      pinned: has('pinned'),
      named: has('named'),
      entry: has('entry'),
      central: has('central'),
      spine: has('spine'),
      lowValue: false,
      generated: has('generated'),
      declaration: false,
      nodes: [...self, ...gathered].sort((a, b) => b.importance - a.importance || a.node - b.node),
      anchors: anchor === undefined ? [] : [{ startLine: anchor[0], endLine: anchor[1] ?? anchor[0] }],
    };
  });
  const flow = arrows.length > 0 ? chain(arrows, node) : [];
  const ranking: Ranking = {
    files: rankedFiles,
    fallen: [],
    flow,
    entries: [],
    matching: { matches: [], mostMatches: 0, entryGrade: 0, mostEntries: 0, aside: [] },
    thresholds: { scoreFloor: 0, maxGraphMass: 0, graphGate: 0, graphGateApplied: false, gateTermHits: 0 },
    funnel: {
      grouped: ranked.length,
      pastLowValue: ranked.length,
      pastFloor: ranked.length,
      ranked: ranked.length,
    },
  };
  return { graph, ranking, texts: ordered.map(({ text }) => text ?? ''), node };
}

/** The arrows as a path, as far as each starts where the one before ended. */
function chain(
  arrows: readonly { readonly from: string; readonly to: string; readonly line: number }[],
  node: (name: string) => number,
): Ranking['flow'] {
  const steps = [{ node: node(arrows[0].from), callLine: arrows[0].line }];
  arrows.forEach(({ from, to }, at) => {
    if (node(from) !== steps[steps.length - 1].node) return;
    steps.push({ node: node(to), callLine: arrows[at + 1]?.from === to ? arrows[at + 1].line : 0 });
  });
  return steps;
}

function lineStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    starts.push(at);
    const newline = text.indexOf('\n', at);
    at = newline < 0 ? text.length : newline + 1;
  }
  return starts;
}

function interner(): Strings & { id(text: string): number } {
  const ids = new Map([['', 0]]);
  const texts = [''];
  return {
    get count() {
      return texts.length;
    },
    at: (id) => texts[id],
    id(text) {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, texts.length);
      texts.push(text);
      return texts.length - 1;
    },
  };
}
