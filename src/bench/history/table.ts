/** One question of the history as text: what was measured then, what each preset gives today, and every bar with its verdict. */

import type { PresetAnswer } from '../replay/presets.ts';
import { MODE_MARKS } from '../replay/table.ts';
import { table } from '../table.ts';
import type { Judged } from './bars.ts';
import { fileAt, shareOfPart, topFile } from './share.ts';
import type { HistoryQuestion, Part } from './types.ts';

export function historyBlock(
  question: HistoryQuestion,
  answers: readonly PresetAnswer[],
  verdicts: readonly Judged[],
): string {
  const { repository, title, query, words, measured, shareOf, watched } = question;
  const share = (part: Part): readonly string[] =>
    answers.map((answer) => shareOfPart(answer, part, shareOf).toFixed(1));
  const watchedRow = (path: string): readonly string[] => [
    path,
    ...answers.map((answer) => watchedCell(answer, path, shareOf)),
  ];
  return [
    `${repository} · ${title}`,
    `  “${query}”${words === 'chosen' ? ' (words chosen)' : ''}; shares are percent of the ${shareOf}`,
    ...measured.map(({ section, before, after }) => `  ${section.padEnd(5)} ${before} → ${after}`),
    table(
      ['', ...answers.map(({ preset }) => preset)],
      [
        ['answer, characters', ...answers.map(({ chars }) => grouped(chars))],
        ['files with source', ...answers.map(({ files }) => `${files.length}`)],
        ['top file', ...answers.map((answer) => lastName(topFile(answer)?.path ?? ''))],
        ['its share', ...share({ tag: 'top' })],
        ...(watched === null ? [] : [watchedRow(watched)]),
        ['tests', ...share({ tag: 'class', fileClass: 'test' })],
        ['generated', ...share({ tag: 'class', fileClass: 'generated' })],
      ],
    ).trimEnd(),
    ...verdicts.map(({ met, says }) => `  ${met ? 'reached' : 'SHORT  '}  ${says}`),
    '',
  ].join('\n');
}

function watchedCell(answer: PresetAnswer, path: string, shareOf: HistoryQuestion['shareOf']): string {
  const file = fileAt(answer, path);
  if (file === null) return answer.pointers.includes(path) ? '·' : '';
  const share = shareOfPart(answer, { tag: 'file', path }, shareOf);
  return `${grouped(file.delivered)} ${share.toFixed(1)} ${MODE_MARKS[file.mode]}`;
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
