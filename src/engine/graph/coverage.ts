/** What was seen and how far it was understood, in numbers a reader can check. */
import { FILE_CLASSES, type SkippedFile } from '../classify/types.ts';
import { compare, type Repository } from './repository.ts';
import type { Confidence, Coverage, EdgeTable, LanguageCoverage } from './types.ts';
import { CONFIDENCES, EDGE_KINDS } from './types.ts';

const CALLS = EDGE_KINDS.indexOf('calls');
const INSTANTIATES = EDGE_KINDS.indexOf('instantiates');

/** Counts files, definitions and calls. A call with several targets counts once. */
export function readCoverage(repository: Repository, edges: EdgeTable, skipped: readonly SkippedFile[]): Coverage {
  const { units, nodeCount, fileOf } = repository;
  const languages = new Map<string, MutableCoverage>();
  for (const { file, extraction } of units) {
    const row = languages.get(file.language) ?? emptyCoverage();
    languages.set(file.language, row);
    row.files++;
    row.definitions += extraction.definitions.length - 1;
    row.routes += extraction.definitions.filter(({ kind }) => kind === 'route').length;
    if (extraction.parse.errors > 0) row.filesWithErrors++;
    if (extraction.parse.lost) row.filesLost++;
  }
  for (let edge = 0; edge < edges.count; edge++) {
    const kind = edges.kind[edge];
    if ((kind !== CALLS && kind !== INSTANTIATES) || isFurtherTarget(edges, edge)) continue;
    const source = edges.source[edge];
    const { file, firstNode } = units[fileOf[source]];
    const row = languages.get(file.language);
    if (row === undefined) continue;
    row.calls[CONFIDENCES[edges.confidence[edge]]]++;
    if (source === firstNode) row.callsOfFiles++;
  }
  return {
    filesSeen: units.length + skipped.length,
    filesIndexed: units.length,
    filesParsed: units.filter(({ manifest }) => manifest.plain !== true).length,
    definitions: nodeCount - units.length,
    edges: edges.count,
    languages: [...languages]
      .sort(([a], [b]) => compare(a, b))
      .map(([language, row]): LanguageCoverage => ({ language, ...row })),
    classes: FILE_CLASSES.map((fileClass) => ({
      fileClass,
      files: units.filter(({ file }) => file.fileClass === fileClass).length,
    })),
    skipped: [...skipped].sort((a, b) => compare(a.path, b.path)),
    parseErrors: units
      .filter(({ extraction }) => extraction.parse.errors > 0 || extraction.parse.lost)
      .map(({ path, extraction: { parse } }) => ({
        path,
        errors: parse.errors,
        firstErrorLine: parse.firstErrorLine,
        lost: parse.lost,
      })),
  };
}

interface MutableCoverage {
  files: number;
  definitions: number;
  calls: Record<Confidence, number>;
  callsOfFiles: number;
  routes: number;
  filesWithErrors: number;
  filesLost: number;
}

function emptyCoverage(): MutableCoverage {
  return {
    files: 0,
    definitions: 0,
    calls: { exact: 0, inferred: 0, guess: 0, foreign: 0, unresolved: 0 },
    callsOfFiles: 0,
    routes: 0,
    filesWithErrors: 0,
    filesLost: 0,
  };
}

/** Whether the row before is the same site with another target. */
function isFurtherTarget(edges: EdgeTable, edge: number): boolean {
  const before = edge - 1;
  return (
    before >= 0 &&
    edges.source[before] === edges.source[edge] &&
    edges.line[before] === edges.line[edge] &&
    edges.column[before] === edges.column[edge] &&
    edges.kind[before] === edges.kind[edge] &&
    edges.name[before] === edges.name[edge]
  );
}
