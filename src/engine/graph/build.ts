/**
 * Extractions in, graph out. Files are put in path order first, so the columns do not depend on the order they came in.
 * Every call and instantiation has a row, resolved or not; the other kinds only when they are known.
 */
import type { ProjectFile, SkippedFile, SourceFile } from '../classify/types.ts';
import type { Extraction } from '../extract/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { readCoverage } from './coverage.ts';
import { type EdgeRow, layEdges } from './edges.ts';
import { findFileLinks } from './file-links.ts';
import { layFiles, layNodes } from './nodes.ts';
import { findOverrides } from './overrides.ts';
import { readProjects } from './projects.ts';
import { readRepository } from './repository.ts';
import { createResolution, type Resolution } from './resolution.ts';
import { findRouteLinks } from './route-links.ts';
import { createPool } from './strings.ts';
import { createTargets } from './targets.ts';
import type { Graph } from './types.ts';

export interface GraphInput {
  readonly files: readonly SourceFile[];
  /** Parallel to the files. */
  readonly extractions: readonly Extraction[];
  readonly projects: readonly ProjectFile[];
  readonly skipped: readonly SkippedFile[];
  readonly languages: readonly LanguageManifest[];
}

/** Builds the graph of a repository. */
export function buildGraph({ files, extractions, projects, skipped, languages }: GraphInput): Graph {
  const repository = readRepository(files, extractions, languages);
  const read = readProjects(projects);
  const resolution = createResolution(repository, read);
  const rows = [
    ...findReferences(resolution),
    ...findFileLinks(resolution),
    ...findOverrides(resolution),
    ...findRouteLinks(repository),
  ];
  const pool = createPool();
  const fileTable = layFiles(repository, pool);
  const nodes = layNodes(repository, resolution.memberTables.ownerOf, pool);
  const edges = layEdges(rows, repository.nodeCount, pool);
  return {
    strings: pool.strings(),
    files: fileTable,
    nodes,
    edges,
    coverage: readCoverage(repository, edges, skipped),
    projectNames: read.names,
  };
}

/** A row for each target of each reference; one without a target for a call that has none. */
function findReferences(resolution: Resolution): EdgeRow[] {
  const targets = createTargets(resolution);
  const rows: EdgeRow[] = [];
  for (const unit of resolution.repository.units) {
    for (const reference of unit.extraction.references) {
      const target = targets.of(unit, reference);
      if (target === null) continue;
      const { kind, confidence, strategy } = target;
      const { line, column, name } = reference;
      const source = targets.sourceOf(unit, reference);
      const nodes = target.nodes.length === 0 ? [-1] : target.nodes;
      for (const node of nodes) rows.push({ source, target: node, kind, confidence, strategy, line, column, name });
    }
  }
  return rows;
}
