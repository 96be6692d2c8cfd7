/**
 * Small repositories in one string and their edges as sentences. Each file opens with `// file: path` (or `# file: path`);
 * package.json, tsconfig*.json, go.mod, pyproject.toml and Cargo.toml are read as project files. An edge reads
 * `a.ts:3 f → b.ts:1 g exact import`: where the site is and in which definition, what it means, how surely, by which means.
 */
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { languageByExtension, languageByText } from '../engine/classify/language.ts';
import type { FileClass, ProjectFile, SourceFile } from '../engine/classify/types.ts';
import { createExtractor } from '../engine/extract/extract.ts';
import type { Extraction } from '../engine/extract/types.ts';
import { buildGraph } from '../engine/graph/build.ts';
import { CONFIDENCES, EDGE_KINDS, type EdgeKind, type Graph, STRATEGIES } from '../engine/graph/types.ts';
import { LANGUAGES } from '../engine/languages/index.ts';

const FILE_LINE = /^\s*(?:\/\/|#) file: (\S+)\s*$/;
const PROJECT_FILE =
  /(?:^|\/)(?:package\.json|[tj]sconfig[^/]*\.json|go\.mod|pubspec\.yaml|pyproject\.toml|Cargo\.toml)$/;

export interface NotedFile {
  readonly path: string;
  readonly text: string;
}

/** Files of a notation, in the order they are written. */
export function filesOf(notation: string): NotedFile[] {
  const files: { path: string; lines: string[] }[] = [];
  for (const line of notation.replace(/^\n/, '').split('\n')) {
    const path = FILE_LINE.exec(line)?.[1];
    if (path !== undefined) files.push({ path, lines: [] });
    else files[files.length - 1]?.lines.push(line);
  }
  return files.map(({ path, lines }) => ({ path, text: `${dedented(lines).join('\n').trimEnd()}\n` }));
}

function dedented(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths, Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0));
}

function classOf(path: string): FileClass {
  if (/(?:^|\/)tests?\/|_test\.go$|\.test\.|(?:^|\/)test_/.test(path)) return 'test';
  return path.endsWith('.d.ts') ? 'declaration' : 'source';
}

/** The graph of a notation's files, taken in the order given. */
export async function graphOf(noted: readonly NotedFile[]): Promise<Graph> {
  const projects: ProjectFile[] = noted.filter(({ path }) => PROJECT_FILE.test(path));
  const sources = noted
    .filter(({ path }) => !PROJECT_FILE.test(path))
    .flatMap(({ path, text }): SourceFile[] => {
      const claimed = languageByExtension(path, LANGUAGES);
      if (claimed === null) return [];
      const language = languageByText(path, text, claimed, LANGUAGES);
      const fileClass = classOf(path);
      const classReason = fileClass === 'source' ? '' : fileClass;
      return [
        { path, language: language.id, fileClass, classReason, text, bytes: text.length, encoding: 'utf-8', hash: '' },
      ];
    });
  const extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare([...new Set(sources.map(({ language }) => language))]);
  const extractions: Extraction[] = sources.map(({ text, language }) => extractor.extract(text, language));
  extractor.dispose();
  return buildGraph({ files: sources, extractions, projects, skipped: [], languages: LANGUAGES });
}

/** `a.ts:3 f`: a node by its file, first line and qualified name; a file by its path alone. */
function nodeAt({ nodes, files, strings }: Graph, node: number, line: number): string {
  const path = strings.at(files.path[nodes.file[node]]);
  return nodes.parent[node] < 0 ? `${path}:${line}` : `${path}:${line} ${strings.at(nodes.qualifiedName[node])}`;
}

/** Edges of some kinds as sentences, in edge order. An edge without a target ends in the name and how it failed. */
export function edgesOf(graph: Graph, ...kinds: readonly EdgeKind[]): string[] {
  const { edges, nodes, strings } = graph;
  const shown: string[] = [];
  for (let edge = 0; edge < edges.count; edge++) {
    if (!kinds.includes(EDGE_KINDS[edges.kind[edge]])) continue;
    const source = nodeAt(graph, edges.source[edge], edges.line[edge]);
    const target = edges.target[edge];
    const how = CONFIDENCES[edges.confidence[edge]];
    const by = STRATEGIES[edges.strategy[edge]];
    const to =
      target < 0
        ? `${strings.at(edges.name[edge])} ${how}`
        : `${nodeAt(graph, target, nodes.startLine[target])} ${how} ${by}`;
    shown.push(`${source} → ${to}`);
  }
  return shown;
}

/** Calls and instantiations of a notation, as sentences. */
export async function callsOf(notation: string): Promise<string[]> {
  return edgesOf(await graphOf(filesOf(notation)), 'calls', 'instantiates');
}
