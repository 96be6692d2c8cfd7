/** The one judge of what a file is for. Its verdict holds for ranking, penalties and counts alike. */
import { generatedEvidence } from './generated.ts';
import type { FileClass } from './types.ts';

export interface Verdict {
  readonly fileClass: FileClass;
  /** The rule, for people; empty for `source`. */
  readonly why: string;
}

type FolderRule = { readonly fileClass: FileClass; readonly names: ReadonlySet<string> };

/** First rule wins; a folder counts at any depth, the root included. */
const FOLDERS: readonly FolderRule[] = [
  {
    fileClass: 'vendored',
    names: new Set(['third_party', 'thirdparty', 'third-party', 'external', 'vendored', '_vendor']),
  },
  {
    fileClass: 'test',
    names: new Set([
      'test',
      'tests',
      '__test__',
      '__tests__',
      'spec',
      'specs',
      '__mocks__',
      'mocks',
      'mock',
      'fakes',
      'stubs',
      'testdata',
      'testutil',
      'testutils',
      'test-utils',
      'test_utils',
      'testlib',
      'testing',
      'fixtures',
      '__fixtures__',
      'fixture',
      'e2e',
      'cypress',
      'runtime-tests',
      '__snapshots__',
    ]),
  },
  { fileClass: 'docs', names: new Set(['docs', 'doc', 'documentation', 'website', 'site']) },
  {
    fileClass: 'example',
    names: new Set([
      'example',
      'examples',
      '_examples',
      'sample',
      'samples',
      'demo',
      'demos',
      'playground',
      'tutorial',
      'tutorials',
      'benchmark',
      'benchmarks',
      'bench',
      'benches',
      'perf',
    ]),
  },
];

const TEST_NAMES: readonly RegExp[] = [
  /_test\.go$/,
  /^test_[^/]*\.py$/,
  /_tests?\.py$/,
  /^conftest\.py$/,
  /[._-](?:test|tests|spec|specs|bench|e2e|cy)\.[cm]?[jt]sx?$/,
  /^(?:test|tests|spec)\.[cm]?[jt]sx?$/,
];
const CONFIG_NAMES: readonly RegExp[] = [
  /^[\w.-]*\.config\.[cm]?[jt]s$/,
  /^(?:gulpfile|gruntfile|jakefile|karma\.conf|\.eslintrc|\.prettierrc|\.babelrc)[\w.-]*\.[cm]?js$/i,
  /^(?:setup|noxfile|tasks)\.py$/,
];

export function classOf(path: string, text: string): Verdict {
  const parts = path.split('/');
  const base = parts[parts.length - 1];
  const folders = parts.slice(0, -1).map((name) => name.toLowerCase());

  const generated = generatedEvidence(path, text);
  if (generated !== null) return { fileClass: 'generated', why: generated };
  if (TEST_NAMES.some((name) => name.test(base))) return { fileClass: 'test', why: `its name, ${base}` };
  for (const { fileClass, names } of FOLDERS) {
    const folder = folders.find((name) => names.has(name));
    if (folder) return { fileClass, why: `in ${folder}/` };
  }
  if (/\.d\.[cm]?ts$/.test(base) || base.endsWith('.pyi'))
    return { fileClass: 'declaration', why: 'declarations only' };
  if (CONFIG_NAMES.some((name) => name.test(base))) return { fileClass: 'config', why: `its name, ${base}` };
  return { fileClass: 'source', why: '' };
}
