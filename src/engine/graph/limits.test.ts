import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, graphOf } from '../../testing/edge-notation.ts';

describe('what leads back to itself, or on and on', () => {
  it('stands for nothing when modules pass each other on in a circle', async () => {
    const calls = await callsOf(`
// file: a.ts
export * from './b';
export { lost } from './b';
// file: b.ts
export * from './a';
export { lost } from './a';
// file: use.ts
import { lost, other } from './a';
lost();
other();
`);
    expect(calls).toEqual(['use.ts:2 → lost unresolved', 'use.ts:3 → other unresolved']);
  });

  it('stands for nothing when variables, types and bases do', async () => {
    const calls = await callsOf(`
// file: a.ts
const a = b;
const b = a;
type X = Y;
type Y = X;
class P extends Q {}
class Q extends P {}
export function run(x: X, p: P) { a(); x.go(); p.go(); }
// file: b.py
def go(x):
    x = x.y
    x.z()
`);
    expect(calls).toEqual([
      'a.ts:7 run → a.ts:1 a inferred initialiser',
      'a.ts:7 run → go unresolved',
      'a.ts:7 run → go unresolved',
      'b.py:3 go → z unresolved',
    ]);
  });

  it('is followed only so far: thousands of aliases and ancestors overflow nothing', async () => {
    const depth = 5000;
    const aliases = Array.from({ length: depth }, (_, n) => `export const v${n + 1} = v${n}.x;`).join('\n');
    const classes = Array.from({ length: depth }, (_, n) => `export class C${n + 1} extends C${n} {}`).join('\n');
    const graph = await graphOf([
      { path: 'a.ts', text: `export const v0 = { x: 1 };\n${aliases}\nv${depth}.go();\n` },
      { path: 'b.ts', text: `export class C0 { go() {} }\n${classes}\nnew C${depth}().go();\nnew C3().go();\n` },
    ]);
    const calls = edgesOf(graph, 'calls');
    expect(calls[0]).toMatch(/^a\.ts:5002 → go (unresolved|foreign)$/);
    expect(calls.slice(1)).toEqual(['b.ts:5002 → go unresolved', 'b.ts:5003 → b.ts:1 C0.go inferred inheritance']);
  });

  it('gives a file without definitions a node and nothing else', async () => {
    const graph = await graphOf([
      { path: 'pkg/__init__.py', text: '' },
      { path: 'm.py', text: 'import pkg\n' },
    ]);
    expect(graph.nodes.count).toBe(2);
    expect(edgesOf(graph, 'imports')).toEqual(['m.py:1 → pkg/__init__.py:1 exact import']);
  });
});
