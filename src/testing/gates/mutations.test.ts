/** Every mechanism has a gate that goes red without it. */
import { describe, expect, it } from 'vitest';
import { LEVERS } from '../../engine/levers.ts';
import { FIXTURES } from './fixtures.ts';
import { MUTATIONS } from './mutations.ts';

const opened = await Promise.all(FIXTURES.map((open) => open()));
const names = opened.flatMap((fixture) => fixture.gates.map(({ name }) => name));
const gates = new Map(opened.flatMap((fixture) => fixture.gates.map((gate) => [gate.name, gate] as const)));

describe.each(MUTATIONS)('$says ($seed)', ({ off, red }) => {
  it.each(red)('turns red: %s', (name) => {
    const gate = gates.get(name);
    if (gate === undefined) throw new Error(`There is no gate “${name}”.`);
    expect([gate.under({}).holds, gate.under(off).holds]).toEqual([true, false]);
  });
});

it.each(Object.keys(LEVERS))('some row takes %s away by itself', (lever) => {
  const rows = MUTATIONS.filter(({ off }) => Object.keys(off).length === 1 && Object.keys(off)[0] === lever);
  expect(rows.flatMap(({ red }) => red)).not.toEqual([]);
});

it('no two gates have the same name', () => {
  expect([...gates.keys()].sort()).toEqual([...names].sort());
});
