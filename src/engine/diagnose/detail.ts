/** Why a ranked file got less than it was promised, how it came to more, or why it got nothing: in words with numbers. */
import type { Allocation, Grant } from '../allocate/types.ts';
import type { Levers } from '../levers.ts';
import type { RankedFile } from '../rank/types.ts';
import type { FileSpending } from '../render/types.ts';

export interface DetailContext {
  readonly allocation: Allocation;
  readonly maxFiles: number;
  readonly levers: Levers;
}

/** Empty when the file got what it was promised and there is nothing to explain. */
export function detailOf(file: RankedFile, grant: Grant, spent: FileSpending, context: DetailContext): string {
  return spent.skipped === null ? spentOn(grant, spent) : withoutSource(file, grant, spent, spent.skipped, context);
}

function withoutSource(
  file: RankedFile,
  grant: Grant,
  spent: FileSpending,
  skipped: NonNullable<FileSpending['skipped']>,
  { allocation, maxFiles, levers }: DetailContext,
): string {
  const weight = round(grant.weight);
  const admitted = allocation.grants.filter(({ tag }) => tag === 'reserved').length;
  switch (skipped) {
    case 'cliff':
      return `weight ${weight} is under the cliff at ${round(allocation.cliffAt)}`;
    case 'max-files':
      return `weight ${weight} is over the cliff at ${round(allocation.cliffAt)}, but ranked ${file.rank} it is past the ${places(maxFiles)} for source`;
    case 'unaffordable':
      return `${allocation.pool + admitted * levers.fileOverhead} characters pay ${admitted === 1 ? 'one file' : `${admitted} files`} a floor of ${levers.minChars} with ${levers.fileOverhead} for a heading, and its weight ${weight} is behind theirs`;
    case 'no-ranges':
      return 'it has no line to show';
    case 'no-room':
      return `nothing of it fits ${spent.spendable ?? 0} characters; whole it takes ${spent.size ?? 0}`;
  }
}

const places = (count: number): string => (count === 1 ? 'one place' : `${count} places`);

/** How the money was spent. */
function spentOn(grant: Grant, spent: FileSpending): string {
  const reserved = grant.tag === 'reserved' ? grant.chars : spent.inherited;
  const size = spent.size ?? 0;
  const parts: string[] = [];
  if (spent.inherited > 0) parts.push(`took a place that another file left, with its ${spent.inherited} characters`);
  if (spent.paidBy === 'grace') parts.push(`whole by grace: ${size} over ${spent.spendable ?? 0}`);
  if (spent.paidBy === 'bought') parts.push(`whole, bought: ${reserved} reserved of ${size}`);
  if (spent.paidBy === 'flat') parts.push('whole under the flat cap');
  const lent = Math.min(spent.lent ?? 0, spent.allocated - reserved);
  if (lent > 0 && (spent.paidBy === 'own' || spent.paidBy === 'pieces')) parts.push(`${lent} lent by files above`);
  if (spent.windows.length > 0) parts.push(`shown in part: ${spent.windows.join(', ')}`);
  if (spent.left.length > 0) parts.push(`did not fit: ${spent.left.join(', ')}`);
  if (spent.allocated < Math.min(reserved, size)) {
    const rest = Math.min(reserved, size) - spent.allocated;
    const whole = spent.left.length > 0 ? 'no other piece fits it' : 'nothing else in it was gathered';
    const why = spent.windows.length > 0 ? 'no further line fits it' : whole;
    parts.push(`${rest} of its reservation left: ${why}`);
  }
  return parts.join('; ');
}

const round = (value: number): number => Math.round(value * 100) / 100;
