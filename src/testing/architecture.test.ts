/** The shape of the code, read from its imports: rooms look left, only engine.ts crosses, a package has one importing file. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ROOMS = [
  'classify',
  'languages',
  'extract',
  'graph',
  'search',
  'rank',
  'allocate',
  'render',
  'diagnose',
  'snapshot',
];
/** Values every room may use: worded failures, levers, the one hash. */
const BESIDE = ['problem.ts', 'levers.ts', 'hash.ts'];

/** Data that a bundler takes by its address. */
const ASSET = /\.(?:wasm|css|scm)(?:\?\w+)?$/;

interface Import {
  readonly from: string;
  /** Resolved path for a relative import, else the specifier. */
  readonly to: string;
  readonly relative: boolean;
  readonly typeOnly: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => posix.join(entry.parentPath.slice(PROJECT.length + 1), entry.name))
    .filter((path) => !path.startsWith('src/testing/fixtures/') && !path.startsWith('src/testing/repositories/'))
    .sort();
}

function importsOf(path: string): Import[] {
  const text = readFileSync(join(PROJECT, path), 'utf8');
  const found: Import[] = [];
  for (const match of text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)) {
    const specifier = match[2];
    if (ASSET.test(specifier)) continue;
    const relative = specifier.startsWith('.');
    found.push({
      from: path,
      to: relative ? posix.join(posix.dirname(path), specifier) : specifier,
      relative,
      typeOnly: match[1] !== undefined,
    });
  }
  return found;
}

const roomOf = (path: string): number => ROOMS.indexOf(path.replace('src/engine/', '').split('/')[0]);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const shown = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

describe('the rooms of the engine', () => {
  const imports = sources('src/engine')
    .filter((path) => !isTest(path))
    .flatMap(importsOf);

  it('import from rooms to their left, and only types and their tables', () => {
    const crossing = imports.filter(
      ({ from, to, relative }) => relative && roomOf(from) >= 0 && roomOf(from) !== roomOf(to),
    );
    const allowed = ({ from, to, typeOnly }: Import): boolean =>
      roomOf(to) < 0
        ? BESIDE.some((file) => to === `src/engine/${file}`)
        : roomOf(to) < roomOf(from) && (typeOnly || to.endsWith('/types.ts'));
    expect(crossing.length).toBeGreaterThan(0);
    expect(shown(crossing.filter((found) => !allowed(found)))).toEqual([]);
  });

  it('never reach out of the engine', () => {
    expect(shown(imports.filter(({ to, relative }) => relative && !to.startsWith('src/engine/')))).toEqual([]);
  });
});

describe('a package', () => {
  /** What a user interface, a route or a test is written in, rather than what it calls. */
  const WOVEN = /^(preact(\/.*)?|@preact\/signals|hono|vitest|@playwright\/test|fast-check|vite|node:.*)$/;

  it('is imported by one file of each side of a boundary: engine, worker, endpoint, page', () => {
    const importers = new Map<string, Set<string>>();
    for (const folder of ['src', 'worker', 'edge']) {
      for (const path of sources(folder).filter((file) => !isTest(file) && !file.startsWith('src/testing/'))) {
        for (const { to, relative } of importsOf(path)) {
          if (relative || WOVEN.test(to)) continue;
          const side = `${to} in ${path.startsWith('src/ui/') ? 'src/ui' : folder}`;
          importers.set(side, (importers.get(side) ?? new Set()).add(path));
        }
      }
    }
    const several = [...importers]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => `${name}: ${[...files].join(', ')}`);
    expect(several).toEqual([]);
  });
});
