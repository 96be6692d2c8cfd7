/** How much of an answer a part of its source takes, in percent of the whole answer or of its source; 0 of nothing. */
import type { DeliveredFile, PresetAnswer } from '../replay/presets.ts';
import type { Part, ShareOf } from './types.ts';

export function shareOfPart(answer: PresetAnswer, part: Part, of: ShareOf): number {
  const top = topFile(answer);
  const chars = answer.files.filter((file) => isIn(file, part, top)).reduce((sum, { delivered }) => sum + delivered, 0);
  const whole = of === 'answer' ? answer.chars : answer.source;
  return whole === 0 ? 0 : (100 * chars) / whole;
}

/** The file with the most characters; the first of them in the answer's order. */
export function topFile({ files }: PresetAnswer): DeliveredFile | null {
  return files.reduce<DeliveredFile | null>(
    (top, file) => (top === null || file.delivered > top.delivered ? file : top),
    null,
  );
}

export const fileAt = ({ files }: PresetAnswer, path: string): DeliveredFile | null =>
  files.find((file) => file.path === path) ?? null;

function isIn(file: DeliveredFile, part: Part, top: DeliveredFile | null): boolean {
  switch (part.tag) {
    case 'top':
      return file === top;
    case 'file':
      return file.path === part.path;
    case 'class':
      return file.fileClass === part.fileClass;
    case 'all-but-class':
      return file.fileClass !== part.fileClass;
    case 'set':
      return part.paths.test(file.path);
  }
}
