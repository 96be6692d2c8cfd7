import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Python', () => {
  it('finds a module beside the package of a relative import', async () => {
    const graph = await graphOf(
      filesOf(`
# file: pkg/__init__.py
# file: pkg/x.py
def run(): pass
# file: pkg/sub/__init__.py
# file: pkg/sub/x.py
def run(): pass
# file: pkg/sub/m.py
from . import x
from .. import x as above
from ..x import run as upper
def go():
    x.run()
    above.run()
    upper()
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'pkg/sub/m.py:5 go → pkg/sub/x.py:1 run exact import',
      'pkg/sub/m.py:6 go → pkg/x.py:1 run exact import',
      'pkg/sub/m.py:7 go → pkg/x.py:1 run exact import',
    ]);
    expect(edgesOf(graph, 'imports')).toEqual([
      'pkg/sub/m.py:1 → pkg/sub/x.py:1 exact import',
      'pkg/sub/m.py:2 → pkg/x.py:1 exact import',
    ]);
  });

  it('lets an imported module win over a built-in method name', async () => {
    const calls = await callsOf(`
# file: app/__init__.py
# file: app/ledger.py
def append(row): pass
# file: app/m.py
from . import ledger
def go(row): ledger.append(row)
`);
    expect(calls).toEqual(['app/m.py:2 go → app/ledger.py:1 append exact import']);
  });

  it('leaves the methods of built-in values alone', async () => {
    const calls = await callsOf(`
# file: m.py
class Box:
    def append(self, x): pass
    def setdefault(self, k, v): pass
def go(d, k, v):
    d.setdefault(k, []).append(v)
    items = []
    items.append(v)
`);
    expect(calls.filter((call) => call.includes('Box'))).toEqual([]);
  });

  it('crosses modules, also when awaited and re-exported by a package', async () => {
    const calls = await callsOf(`
# file: services/__init__.py
from .x import y
# file: services/x.py
async def y(): pass
# file: main.py
from services.x import y
import services
import services.x as sx
async def main():
    await y()
    await services.y()
    await sx.y()
`);
    expect(calls).toEqual([
      'main.py:5 main → services/x.py:1 y exact import',
      'main.py:6 main → services/x.py:1 y exact import',
      'main.py:7 main → services/x.py:1 y exact import',
    ]);
  });

  it('knows self, super, fields, classes that are called and inheritance', async () => {
    const calls = await callsOf(`
# file: src/lib/__init__.py
# file: src/lib/base.py
class Base:
    def __init__(self, app): pass
    def save(self): pass
# file: src/lib/main.py
from .base import Base
class Store:
    def put(self): pass
class Main(Base):
    def __init__(self, app):
        super().__init__(app)
        self.store = Store()
    def run(self, other: "Store"):
        self.save()
        self.store.put()
        other.put()
        Main(self).run(other)
# file: tests/test_main.py
from lib.main import Main
def test(): Main(1).save()
`);
    expect(calls).toEqual([
      'src/lib/main.py:6 Main.__init__ → super foreign',
      'src/lib/main.py:6 Main.__init__ → src/lib/base.py:2 Base.__init__ exact super',
      'src/lib/main.py:7 Main.__init__ → src/lib/main.py:2 Store exact scope',
      'src/lib/main.py:9 Main.run → src/lib/base.py:3 Base.save exact inheritance',
      'src/lib/main.py:10 Main.run → src/lib/main.py:3 Store.put inferred field-type',
      'src/lib/main.py:11 Main.run → src/lib/main.py:3 Store.put exact declared-type',
      'src/lib/main.py:12 Main.run → src/lib/main.py:8 Main.run inferred initialiser',
      'src/lib/main.py:12 Main.run → src/lib/main.py:4 Main exact scope',
      'tests/test_main.py:2 test → src/lib/base.py:3 Base.save inferred inheritance',
      'tests/test_main.py:2 test → src/lib/main.py:4 Main exact import',
    ]);
  });

  it('takes what a star import brings, and parts of what it loops over', async () => {
    const calls = await callsOf(`
# file: lib/__init__.py
from .core import *
# file: lib/core.py
class Item:
    def go(self): pass
def make() -> "list[Item]": pass
# file: main.py
from lib import *
def run(pairs: list[tuple[int, Item]]):
    for item in make():
        item.go()
`);
    expect(calls).toEqual([
      'main.py:3 run → lib/core.py:3 make exact import',
      'main.py:4 run → lib/core.py:2 Item.go inferred result-type',
    ]);
  });

  it('does not mistake a module of its own package for the standard library', async () => {
    const calls = await callsOf(`
# file: lib/__init__.py
# file: lib/json.py
def dumps(x): pass
# file: lib/m.py
import json
def go(x): json.dumps(x)
`);
    expect(calls).toEqual(['lib/m.py:2 go → dumps foreign']);
  });

  it('refers to a class used as a value', async () => {
    const graph = await graphOf(
      filesOf(`
# file: m.py
class User: pass
def get(self): return User
REG = {'a': User}
`),
    );
    expect(edgesOf(graph, 'references').map((edge) => edge.replace(/ \w+ \w+$/, ''))).toEqual([
      'm.py:2 get → m.py:1 User',
      'm.py:3 REG → m.py:1 User',
    ]);
  });

  it('has three calls for three nested ones, by the module, in order of the text', async () => {
    const calls = await callsOf(`
# file: m.py
def f1(x): pass
def f2(x): pass
def f3(x): pass
r = f1(f2(f3(10)))
`);
    expect(calls.map((call) => call.replace(/^.* → /, ''))).toEqual([
      'm.py:1 f1 exact scope',
      'm.py:2 f2 exact scope',
      'm.py:3 f3 exact scope',
    ]);
  });
});
