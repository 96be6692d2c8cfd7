/**
 * What the class of a file means for ranking, in one place: how much it is demoted and whether its definitions may speak
 * for the question at all. A class the question speaks of is not demoted; neither is a file that was named.
 */
import { FILE_CLASSES, type FileClass } from '../classify/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Question } from '../search/types.ts';
import type { Demotion } from './types.ts';

export interface Classes {
  of(file: number): FileClass;
  /** Factor on score and graph mass; 1 for none. */
  penalty(file: number): number;
  /** The same by name; empty for none. */
  demotions(file: number): readonly Demotion[];
  /** Whether definitions of the file stay out as long as others answer: it is about the code rather than the code. */
  aside(file: number): boolean;
  readonly standAside: readonly FileClass[];
}

export function readClasses({ files }: Graph, { wants }: Question, levers: Levers): Classes {
  const verdicts = FILE_CLASSES.map((fileClass) => {
    const wanted = wants.includes(fileClass);
    return {
      penalty: wanted ? 1 : penaltyOf(fileClass, levers),
      demotions: wanted ? [] : demotionsOf(fileClass, levers),
      aside: !wanted && standsAside(fileClass, levers),
    };
  });
  return {
    of: (file) => FILE_CLASSES[files.fileClass[file]],
    penalty: (file) => verdicts[files.fileClass[file]].penalty,
    demotions: (file) => verdicts[files.fileClass[file]].demotions,
    aside: (file) => verdicts[files.fileClass[file]].aside,
    standAside: FILE_CLASSES.filter((_, at) => verdicts[at].aside),
  };
}

function standsAside(fileClass: FileClass, levers: Levers): boolean {
  switch (fileClass) {
    case 'test':
      return levers.lowValueFilter;
    case 'example':
    case 'docs':
    case 'vendored':
      return levers.sidelinePenalty < 1;
    default:
      return false;
  }
}

function demotionsOf(fileClass: FileClass, levers: Levers): readonly Demotion[] {
  const factor = penaltyOf(fileClass, levers);
  return factor === 1 ? [] : [{ label: fileClass, factor }];
}

function penaltyOf(fileClass: FileClass, levers: Levers): number {
  switch (fileClass) {
    case 'generated':
      return levers.generatedPenalty;
    case 'test':
      return levers.lowValuePenalty;
    case 'declaration':
      return levers.declarationPenalty;
    case 'example':
    case 'docs':
    case 'vendored':
    case 'config':
      return levers.sidelinePenalty;
    case 'source':
      return 1;
  }
}
