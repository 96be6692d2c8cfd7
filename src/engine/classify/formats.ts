/**
 * Formats that are known by name and never parsed: what they are called, and whether they are text. Knowing them spares
 * reading them, and lets the list of what was left out say `Rust: no grammar` rather than a bare extension.
 */
import { extensionOf } from './language.ts';

export interface Format {
  readonly name: string;
  readonly text: boolean;
}

const LANGUAGES_BY_EXTENSION =
  'rs Rust|java Java|kt Kotlin|kts Kotlin|scala Scala|sc Scala|groovy Groovy|gradle Gradle|clj Clojure|cljs Clojure|' +
  'c C|h C header|cc C++|cpp C++|cxx C++|hpp C++ header|hh C++ header|hxx C++ header|cs C#|fs F#|vb Visual Basic|' +
  'm Objective-C|mm Objective-C++|swift Swift|dart Dart|rb Ruby|rake Ruby|erb ERB|php PHP|pl Perl|pm Perl|lua Lua|' +
  'r R|jl Julia|ex Elixir|exs Elixir|erl Erlang|hrl Erlang|hs Haskell|ml OCaml|mli OCaml|elm Elm|zig Zig|nim Nim|' +
  'v Verilog|sv SystemVerilog|vhd VHDL|sol Solidity|pas Pascal|f90 Fortran|asm Assembly|s Assembly|cu CUDA|' +
  'sh shell|bash shell|zsh shell|fish shell|ps1 PowerShell|bat batch|cmd batch|awk AWK|sql SQL|' +
  'vue Vue|svelte Svelte|astro Astro|coffee CoffeeScript|ets ArkTS|wat WebAssembly text|glsl GLSL|wgsl WGSL|' +
  'proto Protocol Buffers|graphql GraphQL|gql GraphQL|thrift Thrift|tf Terraform|tfvars Terraform|nix Nix|scm Scheme|' +
  'js JavaScript|mjs JavaScript|cjs JavaScript|jsx JavaScript|ts TypeScript|mts TypeScript|cts TypeScript|tsx TSX|' +
  'py Python|pyw Python|pyi Python stub|go Go';

const TEXT_BY_EXTENSION =
  'md Markdown|markdown Markdown|mdx MDX|rst reStructuredText|adoc AsciiDoc|txt plain text|tex TeX|org Org|' +
  'json JSON|jsonc JSON|json5 JSON5|jsonl JSON lines|geojson JSON|webmanifest JSON|map source map|ipynb notebook|' +
  'yaml YAML|yml YAML|toml TOML|ini INI|cfg INI|conf configuration|properties properties|env environment|' +
  'xml XML|xsd XML|xsl XML|xslt XML|plist XML|svg SVG image|html HTML|htm HTML|xhtml HTML|css CSS|scss SCSS|sass Sass|' +
  'less Less|styl Stylus|csv CSV|tsv TSV|log log|diff patch|patch patch|lock lock file|sum checksums|snap snapshot|' +
  'hbs template|handlebars template|mustache template|ejs template|pug template|jade template|jinja template|' +
  'j2 template|tmpl template|tpl template|twig template|liquid template|po translation|pot translation|' +
  'cmake CMake|mk Makefile|pem certificate|crt certificate|key key|pub key|golden golden file';

const BINARY_BY_EXTENSION =
  'png PNG image|jpg JPEG image|jpeg JPEG image|gif GIF image|webp WebP image|avif AVIF image|bmp bitmap|ico icon|' +
  'icns icon|tif TIFF image|tiff TIFF image|psd Photoshop image|mp3 audio|wav audio|ogg audio|flac audio|mp4 video|' +
  'm4a audio|webm video|mov video|avi video|woff font|woff2 font|ttf font|otf font|eot font|pdf PDF|' +
  'zip archive|gz archive|tgz archive|bz2 archive|xz archive|zst archive|7z archive|rar archive|tar archive|jar archive|' +
  'war archive|whl archive|egg archive|apk archive|exe executable|dll library|so library|dylib library|a library|' +
  'lib library|o object file|obj object file|class class file|pyc bytecode|pyo bytecode|wasm WebAssembly|bin binary|' +
  'dat binary|db database|sqlite database|sqlite3 database|mdb database|parquet data|npy data|npz data|pkl data|' +
  'onnx model|pt model|h5 data|mo translation|ttc font|docx document|xlsx document|pptx document|doc document|' +
  'xls document|ppt document|odt document|swf Flash|heic image|lockb lock file|p12 certificate|jks certificate|der certificate';

const TEXT_BY_NAME =
  'license|licence|copying|notice|readme|changelog|authors|contributors|version|makefile|dockerfile|jenkinsfile|' +
  'procfile|gemfile|rakefile|vagrantfile|codeowners|.gitignore|.gitattributes|.gitmodules|.gitkeep|.keep|.mailmap|' +
  '.dockerignore|.npmignore|.npmrc|.nvmrc|.node-version|.python-version|.tool-versions|.editorconfig|' +
  '.eslintignore|.prettierignore|.prettierrc|.eslintrc|.babelrc|.swcrc|.browserslistrc|.flake8|.coveragerc|.pylintrc';

const BY_EXTENSION: ReadonlyMap<string, Format> = new Map([
  ...table(LANGUAGES_BY_EXTENSION, true),
  ...table(TEXT_BY_EXTENSION, true),
  ...table(BINARY_BY_EXTENSION, false),
]);
const BY_NAME: ReadonlySet<string> = new Set(TEXT_BY_NAME.split('|'));

function table(rows: string, text: boolean): (readonly [string, Format])[] {
  return rows.split('|').map((row) => {
    const space = row.indexOf(' ');
    return [`.${row.slice(0, space)}`, { name: row.slice(space + 1), text }] as const;
  });
}

/** The format a path names, or null when only the content can tell. */
export function formatByPath(path: string): Format | null {
  const byExtension = BY_EXTENSION.get(extensionOf(path));
  if (byExtension !== undefined) return byExtension;
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return BY_NAME.has(name) ? { name: 'plain text', text: true } : null;
}
