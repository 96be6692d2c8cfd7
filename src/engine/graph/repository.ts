/**
 * The files of a repository in path order, with one number per node: a file's nodes follow those of the file before it, in
 * the order of its definitions. Whatever order the files came in, the numbers are the same.
 */
import type { SourceFile } from '../classify/types.ts';
import type { Definition, Extraction } from '../extract/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { fail } from '../problem.ts';
import { baseOf, folderOf } from './paths.ts';
import { withoutRoutes } from './test-routes.ts';

/** One file with what was read from it. */
export interface Unit {
  /** File id. */
  readonly index: number;
  readonly file: SourceFile;
  readonly path: string;
  readonly folder: string;
  readonly manifest: LanguageManifest;
  readonly extraction: Extraction;
  /** Node of the file itself; definition d of the file is node firstNode + d. */
  readonly firstNode: number;
}

export interface Repository {
  readonly units: readonly Unit[];
  readonly languages: readonly LanguageManifest[];
  readonly nodeCount: number;
  /** Definitions by node. */
  readonly definitions: readonly Definition[];
  /** File of each node. */
  readonly fileOf: Uint32Array;
  unitOf(node: number): Unit;
  /** File id of a path, or −1. */
  fileAt(path: string): number;
}

/** Puts files and their extractions in order. */
export function readRepository(
  files: readonly SourceFile[],
  extractions: readonly Extraction[],
  languages: readonly LanguageManifest[],
): Repository {
  const manifests = new Map(languages.map((language) => [language.id, language]));
  const order = files.map((_, index) => index).sort((a, b) => compare(files[a].path, files[b].path));
  const units: Unit[] = [];
  const definitions: Definition[] = [];
  const byPath = new Map<string, number>();
  for (const at of order) {
    const file = files[at];
    const read = extractions[at] && named(extractions[at], file.path);
    const extraction = file.fileClass === 'test' && read ? withoutRoutes(read) : read;
    const manifest = manifests.get(file.language);
    if (extraction === undefined || manifest === undefined) {
      return fail('internal', `${file.path} has no extraction or its language no manifest.`, 'Report this.', file.path);
    }
    byPath.set(file.path, units.length);
    units.push({
      index: units.length,
      file,
      path: file.path,
      folder: folderOf(file.path),
      manifest,
      extraction,
      firstNode: definitions.length,
    });
    for (const definition of extraction.definitions) definitions.push(definition);
  }
  const fileOf = new Uint32Array(definitions.length);
  for (const unit of units)
    fileOf.fill(unit.index, unit.firstNode, unit.firstNode + unit.extraction.definitions.length);
  return {
    units,
    languages,
    nodeCount: definitions.length,
    definitions,
    fileOf,
    unitOf: (node) => units[fileOf[node]],
    fileAt: (path) => byPath.get(path) ?? -1,
  };
}

/** A component that a file is bears the file's name, and is what the file gives by default. */
function named(extraction: Extraction, path: string): Extraction {
  const [file, component, ...others] = extraction.definitions;
  if (component === undefined || component.kind !== 'component' || component.name !== '') return extraction;
  const base = baseOf(path);
  const name = base.slice(0, Math.max(1, base.lastIndexOf('.')));
  const exports = extraction.exports.filter((record) => record.name !== 'default');
  return {
    ...extraction,
    definitions: [file, { ...component, name, exported: true }, ...others],
    exports: [...exports, { name: 'default', local: name, source: null, line: 1 }],
  };
}

/** Order of texts by UTF-16 code units. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
