import { openAccount } from '../src';

describe('an account', () => {
  it('keeps what is deposited', () => {
    const account = openAccount('a-1', 'EUR');
    account.deposit({ units: 500, currency: 'EUR' });
  });
});
