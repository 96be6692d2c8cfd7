/** Numbers and names as people read them. One language and one locale, so that the page reads alike everywhere. */
import type { RenderMode } from '../engine/render/types.ts';
import type { Phase } from '../protocol/worker.ts';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `12,345`. */
export const count = (value: number): string => grouped.format(value);

/** `1 file`, `12 files`. */
export const counted = (value: number, noun: string, nouns = `${noun}s`): string =>
  `${count(value)} ${value === 1 ? noun : nouns}`;

/** Points of a score: one digit behind the point, two below ten. */
export const points = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** A share of 1 as a percentage without its sign: `43`, `0.4`. */
export const percent = (share: number): string =>
  share > 0 && share < 0.01 ? (share * 100).toFixed(1) : (share * 100).toFixed(0);

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** `512 bytes`, `1.4 MB`. */
export function size(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 || value >= 100 ? count(value) : value.toFixed(1)}\u00a0${UNITS[unit]}`;
}

/** Milliseconds as `80 ms` or `1.4 s`. */
export const duration = (ms: number): string =>
  ms < 1000 ? `${count(ms)}\u00a0ms` : `${(ms / 1000).toFixed(1)}\u00a0s`;

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  read: 'Read',
  unpack: 'Unpack',
  classify: 'Sort out',
  parse: 'Parse',
  resolve: 'Resolve calls',
  index: 'Index words',
  store: 'Keep on this device',
};

export const MODE_WORDS: Readonly<Record<RenderMode, string>> = {
  whole: 'whole file',
  definitions: 'definitions',
  window: 'window',
  skeleton: 'signatures',
};

/** Reasons for which a file is not in the index, or in the answer without source. A reason that is not listed reads as it is. */
const REASON_WORDS: Readonly<Record<string, string>> = {
  ignored: 'ignored by rule',
  'no-grammar': 'language not parsed',
  'project-file': 'read for imports only',
  binary: 'binary',
  'too-large': 'too large',
  minified: 'minified',
  undecodable: 'unknown encoding',
  'lfs-pointer': 'Git LFS pointer',
  symlink: 'symbolic link',
  submodule: 'submodule',
  unreadable: 'could not be read',
  'parser-hung': 'parser took too long',
  'parser-crashed': 'parser crashed',
  cliff: 'too weak beside the best file',
  'max-files': 'past the number of files',
  unaffordable: 'nothing useful fits its share',
  'no-room': 'no room was left',
  'no-ranges': 'no lines to show',
  'low-value': 'tests and the like, not asked for',
  'score-floor': 'score under the floor',
  'graph-gate': 'hardly connected to the matches',
};

export const reasonWords = (reason: string): string => REASON_WORDS[reason] ?? reason.replaceAll('-', ' ');

/** `lib/router` and `index.js` of `lib/router/index.js`. */
export function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}
