/** Whether an answer reaches a bar, and the sentence that says so: what was asked for, then what was found. */
import type { DeliveredFile, PresetAnswer } from '../replay/presets.ts';
import { fileAt, shareOfPart, topFile } from './share.ts';
import type { Bar, Part, ShareOf } from './types.ts';

export interface Judged {
  readonly met: boolean;
  readonly says: string;
}

/** Shares are printed with one decimal, and reach a bar as they are printed. */
const rounded = (share: number): number => Math.round(share * 10) / 10;
const percent = (share: number): string => `${rounded(share).toFixed(1)}%`;

export function judge(bar: Bar, answer: PresetAnswer, shareOf: ShareOf): Judged {
  const top = topFile(answer)?.path ?? 'none';
  switch (bar.tag) {
    case 'share': {
      const share = shareOfPart(answer, bar.part, shareOf);
      const met = bar.bound === 'least' ? rounded(share) >= bar.percent : rounded(share) <= bar.percent;
      return {
        met,
        says: `${namedPart(bar.part)}: at ${bar.bound} ${percent(bar.percent)} of the ${shareOf}, has ${percent(share)}`,
      };
    }
    case 'first':
      return { met: top === bar.path, says: `${bar.path}: the most source of all, and ${top} has it` };
    case 'not-first':
      return { met: top !== bar.path, says: `${bar.path}: not the most source of all, and ${top} has it` };
    case 'delivered': {
      const file = fileAt(answer, bar.path);
      return { met: file !== null, says: `${bar.path}: some source, has ${shown(file)}` };
    }
    case 'whole': {
      const file = fileAt(answer, bar.path);
      return { met: file?.complete ?? false, says: `${bar.path}: the whole file, has ${shown(file)}` };
    }
    case 'files':
      return {
        met: answer.files.length >= bar.least,
        says: `files with source: at least ${bar.least}, has ${answer.files.length}`,
      };
    case 'filled': {
      const filled = (100 * answer.chars) / answer.envelope;
      return {
        met: rounded(filled) >= bar.percent,
        says: `the envelope: at least ${percent(bar.percent)} filled, has ${percent(filled)}`,
      };
    }
  }
}

const shown = (file: DeliveredFile | null): string => (file === null ? 'none' : file.mode);

function namedPart(part: Part): string {
  switch (part.tag) {
    case 'top':
      return 'the top file';
    case 'file':
      return part.path;
    case 'class':
      return `${part.fileClass} files`;
    case 'all-but-class':
      return `all but ${part.fileClass} files`;
    case 'set':
      return part.name;
  }
}
