import type { Money } from './money';

export interface Journal {
  record(account: string, amount: Money): void;
}

/** Keeps entries in memory, in the order in which they were booked. */
export class MemoryJournal implements Journal {
  readonly entries: string[] = [];

  record(account: string, amount: Money): void {
    this.entries.push(`${account}: ${amount.units} ${amount.currency}`);
  }
}
