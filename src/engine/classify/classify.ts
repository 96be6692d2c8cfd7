/**
 * Bytes to a source file, a project file, or a skip with its reason. Every file that is given gets exactly one of the
 * three; nothing is dropped.
 */
import { sha256Hex } from '../hash.ts';
import { grouped } from './admit.ts';
import { decode } from './decode.ts';
import { classOf } from './file-class.ts';
import { formatOf } from './formats.ts';
import type { Classified, LanguageKey, SkipReason } from './types.ts';

/** Read because resolution needs them, never rendered. */
const PROJECT_FILES =
  /^(?:package\.json|[tj]sconfig(?:\.[\w-]+)*\.json|go\.mod|go\.work|pyproject\.toml|pnpm-workspace\.yaml)$/;

/** A NUL in this many first bytes makes a file binary; one further on is a character of a text. */
const BINARY_HEAD_BYTES = 8_000;
/** More control characters than this share of the head make a file binary. */
const MAX_CONTROL_SHARE = 0.1;
/** A text this long whose lines average more than MINIFIED_LINE chars was not written by hand. */
const MINIFIED_MIN_CHARS = 5_000;
const MINIFIED_LINE = 200;
/** One line this long is a bundle or data, whatever the average says. */
const LONGEST_LINE = 50_000;
const LFS_HEAD = 'version https://git-lfs.github.com/spec/';

/** `languages` are tried in their order; an ending decides, else the interpreter of a `#!` line. */
export function classify(path: string, content: Uint8Array, languages: readonly LanguageKey[]): Classified {
  const skip = (reason: SkipReason, detail: string): Classified => ({
    tag: 'skipped',
    skipped: { path, bytes: content.length, reason, detail },
  });
  const base = path.slice(path.lastIndexOf('/') + 1);
  const byName = languages.find((language) => language.extensions.some((end) => base.toLowerCase().endsWith(end)));
  const utf16 = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  if (!utf16 && isBinary(content)) return skip('binary', `${grouped(content.length)} bytes that are not text`);

  if (PROJECT_FILES.test(base)) {
    const detail = 'read to resolve imports, not answered from';
    return {
      tag: 'project',
      file: { path, text: decode(content).text },
      skipped: { path, bytes: content.length, reason: 'project-file', detail },
    };
  }
  const { text, encoding } = decode(content);
  if (text.startsWith(LFS_HEAD)) return skip('lfs-pointer', 'a pointer to a file kept in Git LFS');
  const language = byName ?? (base.includes('.') ? undefined : byInterpreter(text, languages));
  if (!language) return skip('no-grammar', formatOf(path) ?? 'a format that is not parsed');
  const longest = longestLine(text);
  if (longest > LONGEST_LINE || (text.length > MINIFIED_MIN_CHARS && averageLine(text) > MINIFIED_LINE)) {
    return skip(
      'minified',
      `lines of ${grouped(Math.round(averageLine(text)))} chars on average, the longest ${grouped(longest)}`,
    );
  }
  const { fileClass, why } = classOf(path, text);
  return {
    tag: 'source',
    file: {
      path,
      language: language.id,
      fileClass,
      classReason: why,
      text,
      bytes: content.length,
      encoding,
      hash: sha256Hex(content),
    },
  };
}

function isBinary(content: Uint8Array): boolean {
  const head = content.subarray(0, BINARY_HEAD_BYTES);
  if (head.length === 0) return false;
  let control = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) control++;
  return (
    control > Math.max(1, head.length * MAX_CONTROL_SHARE) || (head.length >= 2 && head[0] === 0x7f && head[1] === 0x45)
  );
}

function byInterpreter(text: string, languages: readonly LanguageKey[]): LanguageKey | undefined {
  const interpreter = /^#!\s*\S*?(?:\/env\s+(?:-S\s+)?)?([\w.+-]+)\b[^\n]*/.exec(text)?.[1];
  const name = /^#!.*\/env\s/.test(text) ? /^#!.*\/env\s+(?:-S\s+)?([\w.+-]+)/.exec(text)?.[1] : interpreter;
  return name === undefined ? undefined : languages.find((language) => language.interpreters.includes(name));
}

function averageLine(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return text.length / lines;
}

function longestLine(text: string): number {
  let longest = 0;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return Math.max(longest, text.length - start);
}
