import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('CommonJS', () => {
  it('finds functions assigned to an object through this, whatever their own names', async () => {
    const calls = await callsOf(`
// file: app.js
var app = exports = module.exports = {};
app.set = function set(k) { return this; };
app.get = function (k) { this.set(k); };
// file: res.js
var res = Object.create(null);
module.exports = res;
res.set = res.header = function header(k) {};
res.send = function send() { this.set('a'); this.header('b'); this.end(); };
`);
    expect(calls).toEqual([
      'app.js:3 app.get → app.js:2 app.set inferred owner',
      'res.js:1 res → create foreign',
      'res.js:4 res.send → res.js:3 res.set inferred owner',
      'res.js:4 res.send → res.js:3 res.set inferred owner',
      'res.js:4 res.send → end foreign',
    ]);
  });

  it('binds what a module gives and not its first function', async () => {
    const calls = await callsOf(`
// file: utils.js
exports.first = function () {};
exports.second = function () {};
exports.third = third;
function third() {}
// file: use.js
var second = require('./utils').second;
var utils = require('./utils');
const { third: t } = require('./utils');
function run() { second(); utils.third(); t(); utils.fourth(); require('./utils').first(); }
`);
    expect(calls.filter((call) => call.startsWith('use.js:4'))).toEqual([
      'use.js:4 run → utils.js:2 exports.second exact import',
      'use.js:4 run → utils.js:4 third exact import',
      'use.js:4 run → utils.js:4 third exact import',
      'use.js:4 run → fourth unresolved',
      'use.js:4 run → require foreign',
      'use.js:4 run → utils.js:1 exports.first exact import',
    ]);
  });

  it('follows a module that is a function, and prototypes', async () => {
    const calls = await callsOf(`
// file: lib/express.js
exports = module.exports = createApplication;
exports.application = 1;
function createApplication() {}
// file: index.js
module.exports = require('./lib/express');
// file: view.js
module.exports = View;
function View(name) { this.name = name; this.load(); }
View.prototype.load = function load() {};
// file: main.js
var express = require('./');
var View = require('./view');
function main() { express(); var view = new View('x'); view.load(); }
`);
    expect(calls).toEqual([
      'index.js:1 → require foreign',
      'main.js:1 → require foreign',
      'main.js:2 → require foreign',
      'main.js:3 main → lib/express.js:3 createApplication exact import',
      'main.js:3 main → view.js:2 View exact import',
      'main.js:3 main → view.js:3 View.load inferred owner',
      'view.js:2 View → view.js:3 View.load inferred owner',
    ]);
  });

  it('links files that require one another', async () => {
    const graph = await graphOf(
      filesOf(`
// file: a.js
var b = require('./b');
require('fs');
// file: b.js
exports.x = 1;
`),
    );
    expect(edgesOf(graph, 'imports')).toEqual(['a.js:1 → b.js:1 exact import']);
  });

  it('adds what another file assigns to an imported object', async () => {
    const calls = await callsOf(`
// file: app.js
var app = module.exports = {};
app.use = function use() {};
// file: extra.js
var app = require('./app');
app.extra = function () { this.use(); };
// file: main.js
var app = require('./app');
app.extra();
`);
    expect(calls.filter((call) => !call.includes('require'))).toEqual([
      'extra.js:2 app.extra → app.js:2 app.use inferred owner',
      'main.js:2 → extra.js:2 app.extra inferred owner',
    ]);
  });

  it('takes a function that is given an object and a name for a member of it', async () => {
    const calls = await callsOf(`
// file: req.js
var req = module.exports = {};
req.get = function get() {};
defineGetter(req, 'xhr', function xhr() { return this.get('X'); });
function defineGetter(obj, name, getter) { Object.defineProperty(obj, name, { get: getter }); }
`);
    expect(calls).toContain('req.js:3 req.xhr → req.js:2 req.get inferred owner');
  });

  it('looks up the values of an object literal', async () => {
    const calls = await callsOf(`
// file: a.js
function sign() {}
export const Jwt = { sign, verify: check };
function check() {}
// file: b.js
import { Jwt } from './a';
Jwt.sign(); Jwt.verify(); Jwt.toString();
`);
    expect(calls).toEqual([
      'b.js:2 → a.js:1 sign inferred initialiser',
      'b.js:2 → a.js:3 check inferred initialiser',
      'b.js:2 → toString foreign',
    ]);
  });

  it('leaves a local variable to its own file', async () => {
    const calls = await callsOf(`
// file: playground.js
import { createServer } from 'vite';
const vite = createServer();
// file: a.js
import { defineConfig } from 'vite';
defineConfig(vite);
vite.listen();
`);
    expect(calls).toEqual([
      'a.js:2 → defineConfig foreign',
      'a.js:3 → listen foreign',
      'playground.js:2 vite → createServer foreign',
    ]);
  });

  it('takes a computed member for an answer only when nothing else answers', async () => {
    const calls = await callsOf(`
// file: app.js
var app = module.exports = {};
['get', 'post'].forEach(function (method) { app[method] = function (path) {}; });
app.use = function () { this.use(); this.get('x'); };
`);
    expect(calls.filter((call) => call.includes('app.use →'))).toEqual([
      'app.js:3 app.use → app.js:3 app.use inferred owner',
      'app.js:3 app.use → app.js:2 app.[method] guess owner',
    ]);
  });
});
