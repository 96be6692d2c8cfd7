/** An amount in the smallest unit of its currency. */
export interface Money {
  readonly units: number;
  readonly currency: string;
}

/** Adds two amounts of the same currency. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new CurrencyMismatch(a, b);
  return { units: a.units + b.units, currency: a.currency };
}

export class CurrencyMismatch extends Error {
  constructor(a: Money, b: Money) {
    super(`cannot add ${a.currency} and ${b.currency}`);
  }
}
