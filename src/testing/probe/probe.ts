/**
 * `npm run probe -- [fixture…] [--json] [--mutations]`: what each preset of the history gives to the parts of a fixture, and
 * whether its gates hold today. Exits 1 when a gate fails or a mutation leaves one green, 2 for a name it does not know.
 * Two runs on the same sources print the same bytes.
 */
import { parseArgs } from 'node:util';
import { fixtureNames, measure, measureMutations } from './measure.ts';
import { printFixture, printMutations } from './print.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, mutations: { type: 'boolean' } },
});
const known = await fixtureNames();
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no fixture “${unknown.join('”, “')}”. There are:\n  ${known.join('\n  ')}\n`);
  process.exit(2);
}

const fixtures = await measure(positionals);
const mutations = values.mutations ? await measureMutations() : [];
const failed = fixtures.flatMap(({ gates }) => gates.filter(({ holds }) => !holds));
const idle = mutations.flatMap(({ red }) => red.filter(({ isRed }) => !isRed));
process.stdout.write(
  values.json
    ? `${JSON.stringify({ fixtures, mutations }, null, 2)}\n`
    : `${fixtures.map(printFixture).join('')}${printMutations(mutations)}` +
        `${fixtures.flatMap(({ gates }) => gates).length} gates, ${failed.length} failed` +
        `${values.mutations ? `; ${mutations.length} mutations, ${idle.length} gates left green` : ''}\n`,
);
process.exitCode = failed.length + idle.length > 0 ? 1 : 0;
