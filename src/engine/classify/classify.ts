/**
 * One file's bytes become a source file, a project file, or a skip with its reason. Whatever the bytes are there is an
 * answer: nothing is dropped and nothing throws. The same path and bytes give the same answer in every home.
 */
import { sha256Hex } from '../hash.ts';
import { decode } from './decode.ts';
import { classOf } from './file-class.ts';
import { formatByPath } from './formats.ts';
import { extensionOf, languageByExtension, languageByShebang, languageByText } from './language.ts';
import { projectFile } from './project-files.ts';
import { grouped, skip, skipFormat, skipUnknownText } from './skip.ts';
import type { Classified, LanguageKey, SkipReason } from './types.ts';

const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:[^\n]*\n)*?size (\d+)\n/;
/** A pointer is a few short lines: beyond this many bytes a file that starts like one is something else. */
const LFS_POINTER_LIMIT = 1024;
/** A `.ts` file can be a Qt translation. */
const XML_HEAD = /^\s*<(?:\?xml|!DOCTYPE)\b/i;
/** Below this many characters a file of long lines is a short script, not a bundle. */
const BUNDLE_MIN_CHARS = 5_000;
/** Source has 30 to 40 characters a line. */
const BUNDLE_LINE_CHARS = 200;

/** What the file at `path` (from the root, `/` between parts) is, given its whole content. */
export function classify(path: string, content: Uint8Array, languages: readonly LanguageKey[]): Classified {
  const bytes = content.length;
  const skipped = (reason: SkipReason, detail: string): Classified => ({
    tag: 'skipped',
    skipped: skip(path, bytes, reason, detail),
  });

  const project = projectFile(path);
  const claimed = project === null ? languageByExtension(path, languages) : null;
  const format = formatByPath(path);
  if (project === null && claimed === null && format !== null) {
    return { tag: 'skipped', skipped: skipFormat(path, bytes, format) };
  }

  const decoded = decode(content);
  if (decoded.tag === 'binary') return skipped('binary', 'not text by its bytes');
  if (decoded.tag === 'undecodable') return skipped('undecodable', decoded.detail);
  const { text, encoding } = decoded;
  const pointer = bytes <= LFS_POINTER_LIMIT ? LFS_POINTER.exec(text) : null;
  if (pointer !== null) return skipped('lfs-pointer', `Git LFS pointer to ${grouped(Number(pointer[1]))} bytes`);
  if (project !== null) {
    return {
      tag: 'project',
      file: { path, text },
      skipped: skip(path, bytes, 'project-file', `${project}, read for resolution`),
    };
  }

  const language =
    claimed !== null
      ? languageByText(path, text, claimed, languages)
      : extensionOf(path) === ''
        ? languageByShebang(text, languages)
        : null;
  if (language === null) return { tag: 'skipped', skipped: skipUnknownText(path, bytes) };
  if (language.markup === undefined && XML_HEAD.test(text))
    return skipped('no-grammar', `XML in a ${extensionOf(path)} file: no grammar`);
  const longLines = bundleLines(text);
  if (longLines !== null) return skipped('minified', longLines);
  return {
    tag: 'source',
    file: { path, language: language.id, ...classOf(path, text), text, bytes, encoding, hash: sha256Hex(content) },
  };
}

/** How a bundle shows: characters a line on average. Null for a file that people can read. */
function bundleLines(text: string): string | null {
  if (text.length < BUNDLE_MIN_CHARS) return null;
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  const average = Math.round(text.length / lines);
  if (average <= BUNDLE_LINE_CHARS) return null;
  return `${grouped(average)} characters a line on average, limit ${BUNDLE_LINE_CHARS}`;
}
