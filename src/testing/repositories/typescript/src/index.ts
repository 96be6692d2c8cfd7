export { SavingsAccount } from './account';
export * from './money';

import { SavingsAccount } from './account';
import { MemoryJournal } from './journal';

/** Opens an account with nothing on it. */
export const openAccount = (id: string, currency: string): SavingsAccount =>
  new SavingsAccount(id, { units: 0, currency }, new MemoryJournal());
