import { describe, expect, it } from 'vitest';
import { edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';
import { NODE_KINDS } from '../extract/types.ts';

const routesOf = async (notation: string): Promise<readonly string[]> => {
  const { nodes, files, strings } = await graphOf(filesOf(notation));
  const route = NODE_KINDS.indexOf('route');
  return Array.from(nodes.kind.keys())
    .filter((node) => nodes.kind[node] === route)
    .map(
      (node) => `${strings.at(files.path[nodes.file[node]])}:${nodes.startLine[node]} ${strings.at(nodes.name[node])}`,
    );
};

const referencesOf = async (notation: string): Promise<readonly string[]> =>
  edgesOf(await graphOf(filesOf(notation)), 'references').filter((edge) => /(?:GET|POST|ANY|PUT) .* → /.test(edge));

describe('a route', () => {
  it('leads to what answers it, wherever that is defined', async () => {
    expect(
      await referencesOf(`
// file: users.ts
export function show() {}
export const users = { list() {} };
// file: app.ts
import { Hono } from 'hono';
import { show, users } from './users';
const app = new Hono();
app.get('/users/:id', show);
app.get('/users', users.list);
app.post('/users', missing);
`),
    ).toEqual([
      'app.ts:4 GET /users/:id → users.ts:1 show exact import',
      'app.ts:5 GET /users → users.ts:2 users.list exact import',
    ]);
  });

  it('leads to the function that it decorates', async () => {
    expect(
      await referencesOf(`
# file: app.py
app = Flask(__name__)
@app.route('/users/<int:id>', methods=['GET', 'POST'])
@login_required
def show(id): pass
# file: urls.py
from django.urls import path
from views import Detail, index
urlpatterns = [path('', index), path('detail/', Detail.as_view())]
# file: views.py
def index(request): pass
class Detail: pass
`),
    ).toEqual([
      'app.py:2 show.GET|POST /users/<int:id> → app.py:2 show exact scope',
      'urls.py:3 urlpatterns.ANY / → views.py:1 index exact import',
      'urls.py:3 urlpatterns.ANY /detail/ → views.py:2 Detail exact import',
    ]);
  });

  it('leads to a function of the package and to a method of what its receiver is', async () => {
    expect(
      await referencesOf(`
// file: go.mod
module example.com/app
// file: handlers.go
package app
type Users struct{}
func (u *Users) Show(w http.ResponseWriter, r *http.Request) {}
func health(w http.ResponseWriter, r *http.Request) {}
// file: main.go
package app
func run(mux *http.ServeMux, u *Users) {
	mux.HandleFunc("GET /health", health)
	mux.HandleFunc("GET /users/{id}", u.Show)
}
`),
    ).toEqual([
      'main.go:3 run.GET /health → handlers.go:4 health exact package',
      'main.go:4 run.GET /users/{id} → handlers.go:3 Users.Show exact declared-type',
    ]);
  });

  it('is the function that is written in place, and calls what that calls', async () => {
    const graph = await graphOf(
      filesOf(`
// file: app.js
const app = require('express')();
function load() {}
app.get('/users', auth, (req, res) => { load(); });
`),
    );
    expect(edgesOf(graph, 'calls')).toContain('app.js:3 GET /users → app.js:2 load exact scope');
  });

  it('is none of the product in a test', async () => {
    const notation = `
// file: app.js
const app = require('express')();
app.get('/users', list);
function list() {}
// file: test/app.test.js
const app = require('express')();
function list() {}
app.get('/users', list);
describe('x', () => { app.get('/in-place', () => { list(); }); app.post('/named', list); });
// file: test/test_app.py
@app.route('/x')
def x(): pass
def y(): x()
`;
    expect(await routesOf(notation)).toEqual(['app.js:2 GET /users']);
    expect(edgesOf(await graphOf(filesOf(notation)), 'calls', 'references')).toContain(
      'test/app.test.js:4 describe "x".app.get "/in-place" → test/app.test.js:2 list exact scope',
    );
    expect(edgesOf(await graphOf(filesOf(notation)), 'calls')).toContain(
      'test/test_app.py:3 y → test/test_app.py:1 x exact scope',
    );
  });

  it('is told apart in two apps that have the same path', async () => {
    expect(
      await referencesOf(`
// file: one/app.js
const app = require('express')();
app.get('/login', login);
function login() {}
// file: two/app.js
const app = require('express')();
app.get('/login', login);
function login() {}
`),
    ).toEqual([
      'one/app.js:2 GET /login → one/app.js:3 login exact scope',
      'two/app.js:2 GET /login → two/app.js:3 login exact scope',
    ]);
  });

  it('is no call of a store, a bus, a map or a client', async () => {
    expect(
      await routesOf(`
// file: a.js
function h() {}
cache.put('/key', h); bus.handle('/x', h); map.get('/x'); request.get('/x', options); axios.post('/x', body);
// file: go.mod
module example.com/app
// file: b.go
package app
func run() { cache.Put("key", v); cache.Put("/key", v); bus.Handle("user.created", h); client.Get("/x", h) }
`),
    ).toEqual([]);
  });
});
