/** Paths of an archive as paths of a repository: `/` between parts, nothing outside, the one root folder gone. */
import { fail } from '../engine/problem.ts';

/** Backslashes become slashes, `./` goes. Throws `unsafe-path` for what would lie outside of the repository. */
export function safePath(name: string, maxChars: number): string {
  const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const refuse = (why: string): never =>
    fail(
      'unsafe-path',
      `The archive has an entry ${JSON.stringify(name.slice(0, 200))}, ${why}.`,
      'Nothing was taken from it. Make the archive again from the repository’s own folder.',
      name.slice(0, 200),
    );
  if (path.startsWith('/') || /^[a-zA-Z]:/.test(path)) refuse('which is an absolute path');
  if (path.split('/').includes('..')) refuse('which leads out of the repository');
  if (path.includes('\0')) refuse('which has a NUL in its name');
  if (path.length > maxChars) refuse(`whose name has ${path.length} characters, more than ${maxChars}`);
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** What operating systems add to archives. */
export const isMetadata = (path: string): boolean =>
  path.split('/').some((part) => part === '__MACOSX' || part === '.DS_Store' || part.startsWith('._'));

/** The folder that every path lies in, with its slash, or empty. */
export function commonRoot(paths: readonly string[]): string {
  const first = paths[0];
  if (first === undefined) return '';
  const slash = first.indexOf('/');
  if (slash < 0) return '';
  const root = first.slice(0, slash + 1);
  return paths.every((path) => path.startsWith(root)) ? root : '';
}

/** What a version control system keeps beside a repository is no part of it: neither read nor counted. */
export const isVersionControl = (path: string): boolean => /(?:^|\/)\.(?:git|hg|svn)\//.test(path);
