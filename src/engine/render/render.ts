/**
 * From reservations to the answer: files spend the output budget that was allocated to them. Files take their turn in rank order; what one leaves over is lent to the next; a place
 * that a file cannot use goes to the first file that only places kept out. What must stay true: no answer is longer than
 * the hard ceiling, and every ranked file is in exactly one of sections, pointers and omissions.
 */
import type { Allocation, Grant, Tier } from '../allocate/types.ts';
import { deliver, type Outcome } from './deliver.ts';
import { type Omission, type Unshown, writeEpilogue } from './epilogue.ts';
import { type Ledger, openLedger, promise, slackOf, spend } from './ledger.ts';
import { nothingFound } from './nothing.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import { finishPreamble, type Preamble } from './preamble.ts';
import type { AnswerFile, FileSpending, Rendered } from './types.ts';

/** What became of a candidate: its turn, or the reason it had none. */
type Fate =
  | (Outcome & { readonly inherited: number })
  | { readonly tag: 'none'; readonly reason: 'cliff' | 'max-files' | 'unaffordable' };

/** Writes the answer to a page's question from an allocation over the page's ranked files. */
export function render(page: Page, tier: Tier, preamble: Preamble, allocation: Allocation): Rendered {
  if (page.ranking.files.length === 0) {
    const answer = nothingFound(page, tier);
    const sections = { promised: 0, spent: 0, overshoot: 0, ceiling: 0 };
    return { answer, spending: { held: preamble.held, preamble: answer.markdown.length, sections, files: [] } };
  }
  const { fates, ledger } = takeTurns(page, tier, preamble, allocation);
  const sections = fates.flatMap((fate) => (fate.tag === 'section' ? [fate] : []));
  const source = sections.reduce((sum, { section }) => sum + section.body, 0);

  const definitions = shownDefinitions(page, fates);
  const before = finishPreamble(page, preamble, sections.length, definitions.length, definitions);
  const omissions = omissionsOf(page, fates);
  const truncated = omissions.length > 0 || fates.some(isBroken);
  const unspent = tier.envelope - (preamble.held - preamble.epilogue) - ledger.spent;
  const epilogue = writeEpilogue(
    page,
    unshownOf(page, fates),
    omissions,
    truncated,
    Math.max(preamble.epilogue, unspent),
  );
  const markdown = before + sections.map(({ section }) => section.markdown).join('') + epilogue.text;
  return {
    answer: {
      markdown,
      files: page.ranking.files.flatMap((_, at) => answerFile(page, at, fates[at], allocation.grants[at], source)),
      pointers: epilogue.pointers,
      truncated,
      envelope: page.stated.envelope,
      hardCeiling: page.stated.hardCeiling,
    },
    spending: {
      held: preamble.held,
      preamble: before.length,
      sections: {
        promised: ledger.total,
        spent: ledger.spent,
        overshoot: ledger.overshoot,
        ceiling: ledger.ceiling,
      },
      files: page.ranking.files.map((file, at) => spendingOf(file.path, fates[at])),
    },
  };
}

function takeTurns(
  page: Page,
  tier: Tier,
  preamble: Preamble,
  allocation: Allocation,
): { readonly fates: readonly Fate[]; readonly ledger: Ledger } {
  const { levers, ranking } = page;
  const { grants } = allocation;
  let ledger = openLedger(allocation, tier, preamble.held, levers);
  const freed: number[] = [];
  const fates = ranking.files.map((file, at): Fate => {
    const grant = grants[at];
    if (grant.tag === 'pointer') return { tag: 'none', reason: grant.reason };
    const slack = slackOf(ledger, levers);
    ledger = promise(ledger, grant.chars + levers.fileOverhead);
    const outcome = deliver(page, file, grant.chars, slack, ledger);
    if (outcome.tag === 'section') ledger = spend(ledger, outcome.section.markdown.length);
    else freed.push(grant.chars);
    return { ...outcome, inherited: 0 };
  });
  // A promise that nobody could use, with its overhead, passes to whom only the number of files kept out.
  ranking.files.forEach((file, at) => {
    const grant = grants[at];
    if (freed.length === 0 || grant.tag !== 'pointer' || grant.reason !== 'max-files') return;
    const slack = slackOf(ledger, levers);
    const reservation = Math.min(freed[0], slack - levers.fileOverhead);
    if (reservation <= 0) return;
    const outcome = deliver(page, file, reservation, slack - levers.fileOverhead - reservation, ledger);
    if (outcome.tag === 'none') return;
    freed.shift();
    ledger = spend(ledger, outcome.section.markdown.length);
    fates[at] = { ...outcome, inherited: reservation };
  });
  return { fates, ledger };
}

/** An admitted file without source, or one that could not even be paid a floor: promised, and not kept. */
const isBroken = (fate: Fate): boolean =>
  fate.tag === 'none' && (fate.reason === 'no-room' || fate.reason === 'unaffordable');

/** Definitions in the answer, each once, most important first. */
function shownDefinitions(page: Page, fates: readonly Fate[]): readonly number[] {
  const importance = new Map<number, number>();
  const add = ({ node, importance: amount }: { readonly node: number; readonly importance: number }): void => {
    if (node >= 0 && page.kind(node) !== 'file') importance.set(node, Math.max(amount, importance.get(node) ?? 0));
  };
  fates.forEach((fate, at) => {
    if (fate.tag !== 'section') return;
    for (const piece of [...fate.shown, ...fate.windowed]) add(piece);
    if (!fate.section.complete) return;
    const { firstNode } = page.graph.files;
    const { file } = page.ranking.files[at];
    for (let node = firstNode[file] + 1; node < firstNode[file + 1]; node++) add({ node, importance: 0 });
  });
  return [...importance].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([node]) => node);
}

/** Pieces that matter among all files and are not shown whole. */
const omissionsOf = (page: Page, fates: readonly Fate[]): readonly Omission[] =>
  fates
    .flatMap((fate, at) => {
      if (fate.tag !== 'section') return [];
      const { path } = page.ranking.files[at];
      const missing = [...fate.windowed.filter(({ form }) => form !== 'loose'), ...fate.left.filter(matters(page))];
      return missing.map((piece) => ({ path, piece }));
    })
    .sort((a, b) => b.piece.importance - a.piece.importance);

const matters =
  (page: Page) =>
  (piece: Piece): boolean =>
    piece.importance >= page.bar && piece.form !== 'loose';

const unshownOf = (page: Page, fates: readonly Fate[]): readonly Unshown[] =>
  fates.flatMap((fate, at) => (fate.tag === 'none' ? [{ file: page.ranking.files[at], reason: fate.reason }] : []));

function answerFile(page: Page, at: number, fate: Fate, grant: Grant, source: number): readonly AnswerFile[] {
  if (fate.tag === 'none') return [];
  const file = page.ranking.files[at];
  const { section } = fate;
  return [
    {
      path: file.path,
      rank: file.rank,
      score: file.score,
      share: source === 0 ? 0 : Math.round((1000 * section.body) / source) / 10,
      reservation: grant.tag === 'reserved' ? grant.chars : 0,
      delivered: section.body,
      mode: section.mode,
      lines: page.lines(file.file).count,
      complete: section.complete,
      spans: section.spans,
      reasons: file.reasons,
      penalty: file.penalty,
    },
  ];
}

function spendingOf(path: string, fate: Fate): FileSpending {
  const turn =
    'size' in fate
      ? {
          size: fate.size,
          spendable: fate.spendable,
          lent: fate.lent,
          funded: fate.funded,
          inherited: fate.inherited,
        }
      : { size: null, spendable: null, lent: null, funded: null, inherited: 0 };
  if (fate.tag === 'none') {
    const nothing = { mode: null, paidBy: null, allocated: 0, clipped: false, spans: [], windows: [], left: [] };
    return { path, ...turn, ...nothing, skipped: fate.reason };
  }
  return {
    path,
    ...turn,
    mode: fate.section.mode,
    paidBy: fate.paidBy,
    skipped: null,
    allocated: fate.section.body,
    clipped: !fate.section.complete,
    spans: fate.section.spans,
    windows: fate.windowed.filter(({ form }) => form !== 'loose').map(({ name }) => name),
    left: fate.left.map(({ name }) => name),
  };
}
