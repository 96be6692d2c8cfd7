/** Every gate holds, on a fixture that still has the shape its gates depend on. */
import { describe, expect, it } from 'vitest';
import { FIXTURES } from './fixtures.ts';

const opened = await Promise.all(FIXTURES.map((open) => open()));

describe.each(opened)('$name', ({ shape, gates }) => {
  it.each(shape)('has the shape: $says', (check) => {
    expect(check.under({})).toMatchObject({ holds: true });
  });

  it.each(gates)('$says', (check) => {
    expect(check.under({})).toMatchObject({ holds: true });
  });
});
