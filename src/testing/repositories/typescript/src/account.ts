import { add, type Money } from './money';
import type { Journal } from './journal';

export abstract class Account {
  protected balance: Money;

  constructor(
    readonly id: string,
    opening: Money,
    private readonly journal: Journal,
  ) {
    this.balance = opening;
  }

  /** Books an amount and writes it to the journal. */
  deposit(amount: Money): void {
    this.balance = add(this.balance, amount);
    this.journal.record(this.id, amount);
    this.afterBooking();
  }

  protected abstract afterBooking(): void;
}

export class SavingsAccount extends Account {
  protected afterBooking(): void {
    this.creditInterest();
  }

  private creditInterest(): void {
    const interest = { units: Math.floor(this.balance.units / 100), currency: this.balance.currency };
    this.balance = add(this.balance, interest);
  }
}
