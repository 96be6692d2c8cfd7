/** What classify turns bytes into. Everything right of this room sees a repository only through these types. */

/** The name of a folder under `languages/`. A string, so that a new language touches no type. */
export type LanguageId = string;

/**
 * Decided once from path and text, and used everywhere: ranking, penalties, counts.
 * `example`, `docs`, `vendored`, `generated`, `test` and `declaration` are demoted by ranking unless asked for.
 */
export type FileClass = 'source' | 'test' | 'example' | 'docs' | 'generated' | 'vendored' | 'declaration' | 'config';

export const FILE_CLASSES: readonly FileClass[] = [
  'source',
  'test',
  'example',
  'docs',
  'generated',
  'vendored',
  'declaration',
  'config',
];

/** The part of a language's manifest that classify needs. */
export interface LanguageKey {
  readonly id: LanguageId;
  readonly name: string;
  /** With the dot, lower case: `.ts`. */
  readonly extensions: readonly string[];
  /** Present when files of the language may begin as markup does, with `<!DOCTYPE`. */
  readonly markup?: true;
  /** Interpreter names of a `#!` line: `python3`. */
  readonly interpreters: readonly string[];
  /** A text of another language's extension that is this one: the source of a regular expression over its beginning. */
  readonly looksLike?: { readonly extension: string; readonly text: string };
}

/** A file that will be parsed and answered from. */
export interface SourceFile {
  /** Relative to the repository's root, `/` between parts, no leading `./`. */
  readonly path: string;
  readonly language: LanguageId;
  readonly fileClass: FileClass;
  /** The line or rule that made it `generated`, `vendored`, …; empty for `source`. */
  readonly classReason: string;
  /** Decoded text without byte order mark; CRLF is kept as it is. */
  readonly text: string;
  /** Size of the file in bytes as it came. */
  readonly bytes: number;
  /** Encoding the bytes were read as: `utf-8`, `utf-16le`, `windows-1252`, … */
  readonly encoding: string;
  /** SHA-256 of the bytes, lower-case hex. */
  readonly hash: string;
}

/** A file read only because resolution needs it: package.json, tsconfig.json, go.mod, pyproject.toml. Never rendered. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export type SkipReason =
  | 'ignored' // a default ignore rule (node_modules, build output) or a .gitignore line
  | 'no-grammar' // text in a language or format that is not parsed
  | 'project-file' // read for resolution only
  | 'binary'
  | 'too-large'
  | 'minified'
  | 'undecodable'
  | 'lfs-pointer'
  | 'symlink'
  | 'submodule'
  | 'unreadable'
  | 'parser-hung'
  | 'parser-crashed';

export interface SkippedFile {
  readonly path: string;
  readonly bytes: number;
  readonly reason: SkipReason;
  /** What was seen, for people: `1,572,864 bytes, limit 1,048,576`. */
  readonly detail: string;
}

export type Classified =
  | { readonly tag: 'source'; readonly file: SourceFile }
  | { readonly tag: 'project'; readonly file: ProjectFile; readonly skipped: SkippedFile }
  | { readonly tag: 'skipped'; readonly skipped: SkippedFile };
