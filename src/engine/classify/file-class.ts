/**
 * The one place that says what a file is for. Every room that demotes, counts or filters asks for the class it got here,
 * so a folder at the root and one deep inside mean the same everywhere. The first rule that fits decides; the order goes
 * from who wrote the file to what it is for.
 */
import { generatedByBanner, generatedByName } from './generated.ts';
import type { FileClass } from './types.ts';

export interface ClassVerdict {
  readonly fileClass: FileClass;
  /** The line or rule that made it so; empty for `source`. */
  readonly classReason: string;
}

const SOURCE: ClassVerdict = { fileClass: 'source', classReason: '' };

/** What the file at `path` with this text is for. */
export function classOf(path: string, text: string): ClassVerdict {
  const folders = path.split('/').slice(0, -1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    byFolder('vendored', folders, isVendoredFolder) ??
    verdict('generated', named(generatedByName(path))) ??
    byFolder('generated', folders, isGeneratedFolder) ??
    verdict('generated', generatedByBanner(text)) ??
    byFolder('test', folders, isTestFolder) ??
    verdict('test', named(firstRule(TEST_NAMES, name))) ??
    byFolder('example', folders, isExampleFolder) ??
    verdict('example', named(firstRule(EXAMPLE_NAMES, name))) ??
    byFolder('docs', folders, isDocsFolder) ??
    verdict('declaration', named(firstRule(DECLARATION_NAMES, name))) ??
    verdict('docs', named(firstRule(DOCS_NAMES, name))) ??
    verdict('config', named(firstRule(CONFIG_NAMES, name))) ??
    byFolder('config', folders, isConfigFolder) ??
    SOURCE
  );
}

type FolderRule = (name: string, depth: number, belowSource: boolean) => boolean;

/** The outermost folder that the rule takes. Names are compared in lower case, except where a capital is the sign. */
function byFolder(fileClass: FileClass, folders: readonly string[], takes: FolderRule): ClassVerdict | null {
  const source = folders.indexOf('src');
  const at = folders.findIndex((folder, depth) => takes(folder, depth, source >= 0 && depth > source));
  return at < 0 ? null : verdict(fileClass, `folder ${folders.slice(0, at + 1).join('/')}/`);
}

function verdict(fileClass: FileClass, classReason: string | null): ClassVerdict | null {
  return classReason === null ? null : { fileClass, classReason };
}

const named = (rule: string | null): string | null => (rule === null ? null : `name ${rule}`);

const VENDORED = /^(?:vendor|vendored|_vendor|third[-_]?party|3rd[-_]?party|godeps|node_modules|bower_components)$/i;
const isVendoredFolder: FolderRule = (name, depth) => VENDORED.test(name) || (depth === 0 && name === 'deps');

const isGeneratedFolder: FolderRule = (name) => /^(?:__)?generated(?:__)?$/i.test(name);

const TEST =
  /^(?:tests?|testing|__tests?__|specs?|e2e|testdata|test-?data|test-?suites?|testlib|test-?support|testutils?|testhelpers?|fixtures?|__fixtures__|mocks?|__mocks__|fakes?|stubs?|__snapshots__|bench|benches|benchmarks?|cypress|playwright)$/i;
const TEST_AFFIX = /^tests?[-_]|[-_](?:tests?|bench(?:es|marks?)?)$/i;
const TEST_CAPITAL = /[a-z.](?:Tests?|Specs?)$/;
const isTestFolder: FolderRule = (name) => TEST.test(name) || TEST_AFFIX.test(name) || TEST_CAPITAL.test(name);

const TEST_NAMES: readonly (readonly [RegExp, string])[] = [
  [/_test\.go$/, '*_test.go'],
  [/^test_.*\.py$/, 'test_*.py'],
  [/^conftest\.py$/, 'conftest.py'],
  [/^test[-_]?(?:helpers?|utils?|support)\.\w+$/i, 'test_helpers.*'],
  [/^bench_.*\.py$/, 'bench_*.py'],
  [/[._-]tests?\.\w+$/i, '*.test.*'],
  [/\.(?:specs?|e2e|cy|bench|test-d|spec-d)\.\w+$/i, '*.spec.*'],
  [/[-_]spec\.(?:js|rb)$/, '*_spec.rb'],
  [/^tests?[.-].*\w$/i, 'test.*'],
  [/(?:Tests?|TestCase|Tester|Specs?|IT)\.(?:java|kt|scala|groovy|cs|swift|php)$/, '*Test.*'],
];

/** `com/example/demo` is how packages are named, so below `src/` the name of a folder says nothing. */
const EXAMPLE = /^(?:_?examples?|samples?|demos?|playgrounds?|tutorials?|sandbox)$/i;
const EXAMPLE_AFFIX = /[-_](?:examples?|samples?|demos?)$/i;
const isExampleFolder: FolderRule = (name, _depth, belowSource) =>
  !belowSource && (EXAMPLE.test(name) || EXAMPLE_AFFIX.test(name));

const EXAMPLE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\.(?:stories|story|example)\.\w+$/i, '*.stories.*'],
  [/^example_.*_test\.go$/, 'example_*_test.go'],
];

const isDocsFolder: FolderRule = (name, depth, belowSource) =>
  !belowSource &&
  (/^(?:docs|documentation|docs?_src|docusaurus)$/i.test(name) || (depth === 0 && /^website$/i.test(name)));

const DECLARATION_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\.d(?:\.\w+)?\.[cm]?ts$/, '*.d.ts'],
  [/\.pyi$/, '*.pyi'],
];

const DOCS_NAMES: readonly (readonly [RegExp, string])[] = [[/\.(?:md|markdown|mdx|rst)$/i, '*.md']];

const CONFIG_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\.(?:config|conf)(?:\.[\w-]+)*\.[cm]?[jt]sx?$/i, '*.config.*'],
  [/^\..+\.[cm]?[jt]s$/, '.*rc.js'],
  [/^(?:gulpfile|gruntfile|jakefile)\.[cm]?[jt]s$/i, 'gulpfile.js'],
  [/^webpack\..*\.[cm]?[jt]s$/, 'webpack.*.js'],
  [/^(?:setup|noxfile|fabfile)\.py$/, 'setup.py'],
  [/\.(?:jsonc?|json5|ya?ml|toml)$/i, '*.json'],
];

/** What builds, releases and looks after a project, in folders at its root; and folders of tools: `.github/`, `.vscode/`. */
const TOOLING = /^(?:scripts?|hack|ci)$/i;
const isConfigFolder: FolderRule = (name, depth) => /^\.[^.]/.test(name) || (depth === 0 && TOOLING.test(name));

function firstRule(rules: readonly (readonly [RegExp, string])[], name: string): string | null {
  return rules.find(([shape]) => shape.test(name))?.[1] ?? null;
}
