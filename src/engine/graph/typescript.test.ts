import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('TypeScript', () => {
  it('resolves a parameter property to its own type, not to the class around', async () => {
    const calls = await callsOf(`
// file: a.ts
class Mailer { send() {} }
class W { constructor(private mailer: Mailer) {} send() { this.mailer.send(); } }
`);
    expect(calls).toEqual(['a.ts:2 W.send → a.ts:1 Mailer.send inferred field-type']);
  });

  it('leaves the methods of built-in values alone', async () => {
    const calls = await callsOf(`
// file: a.ts
export class Stack { push(x: number) {} append() {} }
export function push(x: number) {}
function run(someone) { const items: number[] = []; items.push(1); const more = []; more.push(2); someone.push(3); }
`);
    expect(calls).toEqual(['a.ts:3 run → push foreign', 'a.ts:3 run → push foreign', 'a.ts:3 run → push unresolved']);
  });

  it('follows imports through re-exports, aliases and the real default', async () => {
    const calls = await callsOf(`
// file: deep/impl.ts
export function first() {}
export default function second() {}
export const third = () => {};
function fourth() {}
export { fourth as renamed };
// file: deep/index.ts
export * from './impl';
export { default as main } from './impl';
export * as ns from './impl';
// file: top.ts
export { renamed as again, main, third, ns } from './deep';
// file: use.ts
import theDefault, { first as f } from './deep/impl.js';
import { again, main, ns } from './top';
import * as all from './top';
export function run() { theDefault(); f(); again(); main(); all.third(); ns.first(); missing(); }
`);
    expect(calls).toEqual([
      'use.ts:4 run → deep/impl.ts:2 second exact import',
      'use.ts:4 run → deep/impl.ts:1 first exact import',
      'use.ts:4 run → deep/impl.ts:4 fourth exact import',
      'use.ts:4 run → deep/impl.ts:2 second exact import',
      'use.ts:4 run → deep/impl.ts:3 third exact import',
      'use.ts:4 run → deep/impl.ts:1 first exact import',
      'use.ts:4 run → missing unresolved',
    ]);
  });

  it('links two files once, at the first import', async () => {
    const graph = await graphOf(
      filesOf(`
// file: b.ts
export const x = 1;
export type Y = number;
// file: a.ts
import './c';
import {
  x,
  type Y,
} from './b';
export * from './b';
// file: c.ts
export {};
`),
    );
    expect(edgesOf(graph, 'imports').map((edge) => edge.replace(/:\d+ →/, ' →'))).toEqual([
      'a.ts → c.ts:1 exact import',
      'a.ts → b.ts:1 exact import',
    ]);
  });

  it('reads path aliases through extends, from a solution too', async () => {
    const calls = await callsOf(`
// file: tsconfig.base.json
{ /* shared */ "compilerOptions": { "paths": { "@s/a": ["libs/a/src/index.ts"], "@lib/*": ["libs/*/src"] } } }
// file: apps/web/tsconfig.json
{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }
// file: apps/web/tsconfig.app.json
{ "extends": "../../tsconfig.base.json" }
// file: libs/a/src/index.ts
export function a() {}
// file: libs/b/src/index.ts
export function b() {}
// file: apps/web/main.ts
import { a } from '@s/a';
import { b } from '@lib/b';
a();
b();
`);
    expect(calls).toEqual([
      'apps/web/main.ts:3 → libs/a/src/index.ts:1 a exact import',
      'apps/web/main.ts:4 → libs/b/src/index.ts:1 b exact import',
    ]);
  });

  it('binds an alias within its own app', async () => {
    const calls = await callsOf(`
// file: apps/one/tsconfig.json
{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }
// file: apps/two/tsconfig.json
{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }
// file: apps/one/src/login.ts
export function login() {}
// file: apps/two/src/login.ts
export function login() {}
// file: apps/two/src/pages/main.ts
import { login } from '@/login';
login();
`);
    expect(calls).toEqual(['apps/two/src/pages/main.ts:2 → apps/two/src/login.ts:1 login exact import']);
  });

  it('keeps built-in methods foreign on a union with something foreign', async () => {
    const calls = await callsOf(`
// file: a.ts
export class Node1 { toString() { return ''; } render() {} }
export function run(x: Node1 | string, y: Node1 | null) { x.toString(); x.render(); y!.toString(); }
`);
    expect(calls).toEqual([
      'a.ts:2 run → toString foreign',
      'a.ts:2 run → a.ts:1 Node1.render exact declared-type',
      'a.ts:2 run → a.ts:1 Node1.toString exact declared-type',
    ]);
  });

  it('finds the members of a type written in place', async () => {
    const calls = await callsOf(`
// file: a.ts
export function run(options: { onDone?: () => void; depth: number }) { options.onDone?.(); options.depth.toFixed(); }
`);
    expect(calls).toEqual(['a.ts:1 run → a.ts:1 run.onDone exact declared-type', 'a.ts:1 run → toFixed foreign']);
  });

  it('draws to a declared field and to the function assigned to it', async () => {
    const calls = await callsOf(`
// file: a.ts
type Use = (path: string) => void;
export class App {
  use: Use;
  constructor() { this.use = (path) => {}; }
  run() { this.use(''); }
}
`);
    expect(calls).toEqual(['a.ts:5 App.run → a.ts:3 App.use exact self', 'a.ts:5 App.run → a.ts:4 App.use exact self']);
  });

  it('types the parameters of a function by what the function is expected to be', async () => {
    const calls = await callsOf(`
// file: types.ts
export class Context { text() {} }
export type Next = () => Promise<void>;
export type Handler<E = any> = (c: Context, next: Next) => void;
export type Any = Handler | string;
// file: a.ts
import type { Any, Context, Handler } from './types';
const one: Handler = (c) => { c.text(); };
const two = (): Handler => (c, next) => c.text();
function three(): Promise<Any> { return async (c) => { c.text(); }; }
function each(list: string[], visit: (item: Context, at: number) => void) {}
each([], (item) => item.text());
class K { handle: Handler = (c) => c.text(); }
`);
    expect(calls.filter((call) => call.includes('Context.text'))).toEqual([
      'a.ts:2 one → types.ts:1 Context.text inferred declared-type',
      'a.ts:3 two → types.ts:1 Context.text inferred declared-type',
      'a.ts:4 three → types.ts:1 Context.text inferred declared-type',
      'a.ts:6 each callback → types.ts:1 Context.text inferred declared-type',
      'a.ts:7 K.handle → types.ts:1 Context.text inferred declared-type',
    ]);
  });

  it('takes overloads for one function', async () => {
    const calls = await callsOf(`
// file: a.ts
export class Request {
  header(name: string): string;
  /** All of them. */
  header(): Record<string, string>;
  header(name?: string) { return name ? '' : {}; }
}
export function read(r: Request): void;
export function read(r: Request, all: boolean): void;
export function read(r: Request, all = false) { r.header(); read(r); }
`);
    expect(calls).toEqual([
      'a.ts:9 read → a.ts:2 Request.header exact declared-type',
      'a.ts:9 read → a.ts:7 read exact scope',
    ]);
  });

  it('follows destructured parameters, type parameters with a bound, and nested aliases', async () => {
    const calls = await callsOf(`
// file: a.ts
interface Strings { at(id: number): string }
interface Graph { strings: Strings; inner: { deep: Strings } }
type Alias = Readonly<Graph>;
export function one({ strings, inner: { deep } }: Graph) { strings.at(1); deep.at(2); }
export function two<T extends Strings>(t: T, alias: Alias) { t.at(1); const { strings } = alias; strings.at(2); }
`);
    expect(calls).toEqual([
      'a.ts:4 one → a.ts:1 Strings.at inferred field-type',
      'a.ts:4 one → a.ts:1 Strings.at inferred field-type',
      'a.ts:5 two → a.ts:1 Strings.at exact declared-type',
      'a.ts:5 two → a.ts:1 Strings.at inferred field-type',
    ]);
  });

  it('finds workspaces by name, their sources behind build output, and private names', async () => {
    const calls = await callsOf(`
// file: packages/core/package.json
{ "name": "@x/core", "exports": { ".": { "import": "./dist/index.js" }, "./deep/*": "./dist/deep/*.js" } }
// file: packages/app/package.json
{ "name": "app", "imports": { "#util": "./src/util.ts" } }
// file: packages/core/src/index.ts
export const core = () => {};
// file: packages/core/src/deep/x.ts
export const x = () => {};
// file: packages/app/src/util.ts
export const util = () => {};
// file: packages/app/src/main.ts
import { core } from '@x/core';
import { x } from '@x/core/deep/x';
import { util } from '#util';
core(); x(); util();
`);
    expect(calls).toEqual([
      'packages/app/src/main.ts:4 → packages/core/src/index.ts:1 core exact import',
      'packages/app/src/main.ts:4 → packages/core/src/deep/x.ts:1 x exact import',
      'packages/app/src/main.ts:4 → packages/app/src/util.ts:1 util exact import',
    ]);
  });

  it('gives a callback its calls to the named binding around it', async () => {
    const calls = await callsOf(`
// file: store.ts
import { create } from 'zustand';
function load() {}
export const useStore = create((set) => ({ add() { load(); } }));
`);
    expect(calls.filter((call) => call.includes('load exact'))).toEqual([
      'store.ts:3 useStore.create callback.add → store.ts:2 load exact scope',
    ]);
  });

  it('never falls back to the caller for a name nobody knows', async () => {
    expect(await callsOf('// file: a.ts\nfunction run() { nobody(); x.nobody(); }\n')).toEqual([
      'a.ts:1 run → nobody unresolved',
      'a.ts:1 run → nobody foreign',
    ]);
  });

  it('does not take a global for a namesake of the repository', async () => {
    const calls = await callsOf(`
// file: types.ts
export class Response { json() {} }
// file: a.ts
export function run() { const r = new Response(); return r.json(); }
`);
    expect(calls).toEqual(['a.ts:1 run → Response foreign', 'a.ts:1 run → json foreign']);
  });

  it('follows inheritance, interfaces, declared results and elements', async () => {
    const graph = await graphOf(
      filesOf(`
// file: base.ts
export interface Router<T> { add(path: string, handler: T): void }
export abstract class Base { abstract path(): string; run() { this.path(); } }
// file: impl.ts
import { Base, type Router } from './base';
export class Impl extends Base implements Router<number> {
  parts: Part[] = [];
  path() { return ''; }
  add(path: string, handler: number) { super.run(); for (const part of this.parts) part.go(); this.parts[0].go(); }
}
class Part { go() {} }
export function make(): Promise<Impl> { throw 1; }
// file: use.ts
import type { Router } from './base';
import { make } from './impl';
export async function use(r: Router<string> | null) { r!.add('', ''); (await make()).run(); const made = await make(); made.path(); }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'base.ts:2 Base.run → base.ts:2 Base.path exact self',
      'impl.ts:5 Impl.add → base.ts:2 Base.run exact super',
      'impl.ts:5 Impl.add → impl.ts:7 Part.go inferred field-type',
      'impl.ts:5 Impl.add → impl.ts:7 Part.go inferred field-type',
      'use.ts:3 use → base.ts:1 Router.add exact declared-type',
      'use.ts:3 use → base.ts:2 Base.run inferred inheritance',
      'use.ts:3 use → impl.ts:8 make exact import',
      'use.ts:3 use → impl.ts:8 make exact import',
      'use.ts:3 use → impl.ts:4 Impl.path inferred result-type',
    ]);
    expect(edgesOf(graph, 'extends', 'implements', 'overrides')).toEqual([
      'impl.ts:2 Impl → base.ts:2 Base exact import',
      'impl.ts:2 Impl → base.ts:1 Router exact import',
      'impl.ts:4 Impl.path → base.ts:2 Base.path exact inheritance',
      'impl.ts:5 Impl.add → base.ts:1 Router.add exact inheritance',
    ]);
  });

  it('links the functions of an object to the interface it is declared to be', async () => {
    const graph = await graphOf(
      filesOf(`
// file: a.ts
export interface Store { get(key: string): string; put(key: string): void; size: number }
export function memory(): Store {
  const get = (key: string) => key;
  return { get, put(key) {}, size: 0 };
}
export const none: Store = { get: () => '', put() {}, size: 0 };
`),
    );
    expect(edgesOf(graph, 'overrides')).toEqual([
      'a.ts:3 memory.get → a.ts:1 Store.get inferred inheritance',
      'a.ts:4 memory.put → a.ts:1 Store.put inferred inheritance',
      'a.ts:6 none.get → a.ts:1 Store.get exact inheritance',
      'a.ts:6 none.put → a.ts:1 Store.put exact inheritance',
    ]);
  });

  it('refers to types, to functions used as values and to decorators', async () => {
    const graph = await graphOf(
      filesOf(`
// file: a.ts
export interface Options { x: number }
export function handler() {}
function sealed(target: unknown) {}
@sealed
export class A { options: Options; list = [handler]; }
`),
    );
    expect(edgesOf(graph, 'references', 'decorates').map((edge) => edge.replace(/ \w+ \w+$/, ''))).toEqual([
      'a.ts:4 A → a.ts:3 sealed',
      'a.ts:5 A.options → a.ts:1 Options',
      'a.ts:5 A.list → a.ts:2 handler',
    ]);
  });

  it('sees a component in an element as a call', async () => {
    const calls = await callsOf(`
// file: a.tsx
export function Button() { return <b/>; }
export function Page() { return <main><Button/></main>; }
`);
    expect(calls).toEqual(['a.tsx:2 Page → a.tsx:1 Button exact scope']);
  });
});
