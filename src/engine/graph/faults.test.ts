/**
 * Repositories on which resolvers are known to go wrong, in `faults.txt`: a title, files, and every edge of each kind that
 * is mentioned, as `kind site → target`. A kind that draws to the wrong place, or draws where it knows nothing, shows here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';
import { readCases } from '../../testing/extraction-notation.ts';
import { EDGE_KINDS } from './types.ts';

describe('where resolvers go wrong', () => {
  const cases = readCases(readFileSync(new URL('./faults.txt', import.meta.url), 'utf8'));

  it.each(cases)('$title', async ({ source, expected }) => {
    const graph = await graphOf(filesOf(source));
    const mentioned = EDGE_KINDS.filter((kind) => expected.some((line) => line.startsWith(`${kind} `)));
    const drawn = mentioned.flatMap((kind) => edgesOf(graph, kind).map((edge) => `${kind} ${edge}`));
    expect(mentioned.length).toBeGreaterThan(0);
    expect(drawn.sort()).toEqual([...expected].sort());
  });
});
