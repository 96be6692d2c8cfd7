import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf, type NotedFile } from '../../testing/edge-notation.ts';
import type { Graph } from './types.ts';

const MIXED = `
// file: go.mod
module example.com/tool
// file: b/b.go
package b
func Fail() {}
func use() { Fail() }
// file: a/a.ts
import { helper } from './z';
export class A { run() { helper(); this.run(); } }
// file: a/z.ts
export const helper = () => fail();
// file: m/x.py
from .y import thing
def go(): thing()
// file: m/y.py
def thing(): pass
`;

/** Everything a graph says, as plain data. */
function written({ strings, files, nodes, edges, coverage, projectNames }: Graph): unknown {
  const texts = Array.from({ length: strings.count }, (_, id) => strings.at(id));
  const columns = (table: object): unknown =>
    Object.entries(table).map(([name, column]) => [name, typeof column === 'number' ? column : Array.from(column)]);
  return [texts, columns(files), columns(nodes), columns(edges), coverage, projectNames];
}

describe('a graph', () => {
  it('is the same whatever order its files came in', async () => {
    const files = filesOf(MIXED);
    const turned: NotedFile[] = [...files.slice(3), ...files.slice(0, 3)].reverse();
    expect(written(await graphOf(turned))).toEqual(written(await graphOf(files)));
  });

  it('keeps its edges in order, and each node finds its own', async () => {
    const { nodes, edges } = await graphOf(filesOf(MIXED));
    for (let node = 0; node < nodes.count; node++) {
      for (let edge = edges.outStart[node]; edge < edges.outStart[node + 1]; edge++)
        expect(edges.source[edge]).toBe(node);
      for (const edge of edges.inEdge.slice(edges.inStart[node], edges.inStart[node + 1])) {
        expect(edges.target[edge]).toBe(node);
      }
    }
    expect(edges.outStart[nodes.count]).toBe(edges.count);
    expect(edges.inStart[nodes.count]).toBe(edges.inEdge.length);
    expect(edges.inEdge.length).toBeGreaterThan(3);
  });

  it('keeps every site of a call made eleven times', async () => {
    const calls = Array.from({ length: 11 }, () => '  callee();').join('\n');
    const shown = await callsOf(`// file: a.ts\nfunction callee() {}\nfunction caller() {\n${calls}\n}\n`);
    expect(shown).toHaveLength(11);
    expect(new Set(shown.map((call) => call.replace(/:\d+/, ''))).size).toBe(1);
  });

  it('draws nothing between languages that cannot name each other', async () => {
    const calls = await callsOf(`
// file: a.js
fail();
thing.fail();
// file: b.go
package b
type T struct{}
func (t T) fail() {}
func fail() {}
`);
    expect(calls).toEqual(['a.js:1 → fail unresolved', 'a.js:2 → fail foreign']);
  });

  it('guesses a method that only one type has, for a receiver of which nothing is known, and says so', async () => {
    const calls = await callsOf(`
// file: a.ts
export class Ledger { reconcile(x: number) {} private hidden() {} }
// file: b.ts
export function run(it: any, x) { x.reconcile(1); x.hidden(); x.reconcile(1, 2); x.unheard(); }
`);
    expect(calls).toEqual([
      'b.ts:1 run → a.ts:1 Ledger.reconcile guess unique-name',
      'b.ts:1 run → hidden unresolved',
      'b.ts:1 run → reconcile unresolved',
      'b.ts:1 run → unheard unresolved',
    ]);
  });

  it('refuses to choose among 1,300 widgets with the same methods', async () => {
    const widgets = Array.from({ length: 1300 }, (_, n) => ({
      path: `vendor/w${n}.js`,
      text: `class W${n} { init() { this.update(); } update() { this.parent.render(); } render() {} }\n`,
    }));
    const graph = await graphOf([...widgets, { path: 'use.js', text: 'function run(w) { w.init(); w.update(); }\n' }]);
    const calls = edgesOf(graph, 'calls');
    expect(calls.filter((call) => call.startsWith('use.js'))).toEqual([
      'use.js:1 run → init unresolved',
      'use.js:1 run → update unresolved',
    ]);
    expect(calls.filter((call) => call.endsWith('exact self'))).toHaveLength(1300);
  });

  it('counts what it understood', async () => {
    const { coverage, projectNames } = await graphOf(filesOf(MIXED));
    expect(projectNames).toEqual(['tool']);
    expect(coverage.filesIndexed).toBe(5);
    expect(coverage.languages.find(({ language }) => language === 'go')).toEqual({
      language: 'go',
      files: 1,
      definitions: 2,
      calls: { exact: 1, inferred: 0, guess: 0, foreign: 0, unresolved: 0 },
      callsOfFiles: 0,
      routes: 0,
      filesWithErrors: 0,
      filesLost: 0,
    });
    expect(coverage.languages.find(({ language }) => language === 'typescript')?.calls).toEqual({
      exact: 2,
      inferred: 0,
      guess: 0,
      foreign: 0,
      unresolved: 1,
    });
  });

  it('counts routes, the calls that only their file makes, and the files that errors took', async () => {
    const { coverage } = await graphOf(
      filesOf(`
// file: app.js
const app = require('express')();
app.get('/users', (req, res) => { load(); });
function load() {}
load();
start(app);
// file: half.js
function whole() {}
function half( {
// file: lost.js
}}} ??? )(
`),
    );
    const [javascript] = coverage.languages;
    expect(javascript).toEqual({
      language: 'javascript',
      files: 3,
      definitions: 4,
      calls: { exact: 2, inferred: 0, guess: 0, foreign: 2, unresolved: 1 },
      callsOfFiles: 2,
      routes: 1,
      filesWithErrors: 2,
      filesLost: 1,
    });
    expect(coverage.parseErrors.map(({ path, lost }) => `${path}${lost ? ' lost' : ''}`)).toEqual([
      'half.js',
      'lost.js lost',
    ]);
  });
});
