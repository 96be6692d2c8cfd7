/**
 * Answers side by side: a column a preset, a row for every file that any of them delivered or pointed to. A row stands
 * where its file is first delivered, reading columns from the left and each column in the order of its answer; files that
 * are only pointed to come after, in the same way.
 */
import type { RenderMode } from '../../engine/render/types.ts';
import { table } from '../table.ts';
import type { PresetAnswer } from './presets.ts';

export const MODE_MARKS: Readonly<Record<RenderMode, string>> = {
  whole: 'W',
  definitions: 'D',
  window: 'P',
  skeleton: 'S',
};

const LEGEND =
  '  characters, % of the delivered source, and what is shown: W the whole file, D definitions, P part of one, S a skeleton; ' +
  '· named without source';

/** Columns of a share (`100.0`), and of what stands right of the characters: a blank, the share, a blank, the mark. */
const SHARE_WIDTH = 5;
const BESIDE_CHARS = 1 + SHARE_WIDTH + 1 + 1;

/** The table with its legend: lines that end in newlines. */
export function replayTable(answers: readonly PresetAnswer[]): string {
  const total = (of: (answer: PresetAnswer) => number): readonly string[] =>
    answers.map((answer) => grouped(of(answer)) + ' '.repeat(BESIDE_CHARS));
  const rows = [
    ['answer, characters', ...total(({ chars }) => chars)],
    ['source, characters', ...total(({ source }) => source)],
    ['files with source', ...total(({ files }) => files.length)],
    ...filesInOrder(answers).map((path) => [path, ...answers.map((answer) => cellOf(answer, path))]),
  ];
  return `${table(['', ...answers.map(({ preset }) => preset)], rows)}\n${LEGEND}\n`;
}

function filesInOrder(answers: readonly PresetAnswer[]): readonly string[] {
  const delivered = answers.flatMap(({ files }) => files.map(({ path }) => path));
  const pointed = answers.flatMap(({ pointers }) => pointers);
  return [...new Set([...delivered, ...pointed])];
}

function cellOf({ files, pointers }: PresetAnswer, path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) return pointers.includes(path) ? '·' : '';
  return `${grouped(file.delivered)} ${file.share.toFixed(1).padStart(SHARE_WIDTH)} ${MODE_MARKS[file.mode]}`;
}

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
