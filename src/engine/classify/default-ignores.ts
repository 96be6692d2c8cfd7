/**
 * Folders that hold what tools made or fetched, whatever the repository's own rules say. They are left out of every
 * intake, tracked or not; only a line of the root .gitignore that names one (`!vendor/`) brings it back.
 */

const NAMES: ReadonlySet<string> = new Set(
  [
    // JavaScript
    'node_modules bower_components jspm_packages web_modules .yarn .pnpm-store',
    '.next .nuxt .svelte-kit .turbo .vite .parcel-cache .angular .docusaurus storybook-static .vinxi .nitro out-tsc',
    '.vercel .netlify .wrangler dist build out .output coverage .nyc_output',
    // Python
    '__pycache__ __pypackages__ .venv venv .pixi .pdm-build .mypy_cache .pytest_cache .ruff_cache .tox .nox',
    '.hypothesis .ipynb_checkpoints .eggs',
    // Rust, JVM, .NET, Go, PHP, Swift, Dart
    'target .gradle obj vendor .build Pods Carthage DerivedData .swiftpm .dart_tool .pub-cache',
    // C and C++, Scala, Lua, Delphi, everybody
    '.cxx .externalNativeBuild vcpkg_installed .bloop .metals lua_modules .luarocks __history __recovery .cache',
  ].flatMap((line) => line.split(' ')),
);

const SHAPES: readonly RegExp[] = [/\.egg-info$/, /^cmake-build-/, /^bazel-/];

/** Android resources, with qualifiers: `values-de`, `drawable-hdpi-v4`. */
const ANDROID_RESOURCES =
  /^(?:anim|animator|color|drawable|font|layout|menu|mipmap|navigation|transition|values|xml)(?:-.+)?$/;

/** Below a source set of the JVM, `build` is an ordinary package name. */
const JVM_SOURCE_SET = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala)\//;

/**
 * The rule that leaves a folder out, in a few words, or null.
 * @param folder its path from the root, without a slash at the end
 */
export function defaultRule(folder: string): string | null {
  const parts = folder.split('/');
  const name = parts[parts.length - 1] ?? '';
  if (name === 'build' && JVM_SOURCE_SET.test(folder)) return null;
  if (NAMES.has(name) || SHAPES.some((shape) => shape.test(name))) return `${name}/ is left out by default`;
  if (parts[parts.length - 2] === 'res' && ANDROID_RESOURCES.test(name))
    return 'Android resources are left out by default';
  return null;
}
