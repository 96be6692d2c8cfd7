import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('C++', () => {
  it('leads to members out of line through declared types, smart pointers, this and bare names', async () => {
    const calls = await callsOf(`
// file: db/table.h
namespace kv {
class Table {
 public:
  static Table* Open(int n);
  void Put(int key);
 private:
  void Grow();
  std::unique_ptr<Table> next_;
};
}
// file: db/table.cc
#include "db/table.h"
namespace kv {
Table* Table::Open(int n) { auto t = new Table(); t->Put(n); return t; }
void Table::Put(int key) { Grow(); this->Grow(); next_->Put(key); }
void Table::Grow() {}
}
// file: main.cc
#include "db/table.h"
void use(const kv::Table& t) { t.Put(1); kv::Table::Open(2)->Put(3); t.Missing(); }
`);
    expect(calls.filter((call) => !call.includes('unresolved'))).toEqual([
      'db/table.cc:3 kv.Table.Open → db/table.h:2 kv.Table exact import',
      'db/table.cc:3 kv.Table.Open → db/table.cc:4 kv.Table.Put inferred initialiser',
      'db/table.cc:4 kv.Table.Put → db/table.cc:5 kv.Table.Grow exact self',
      'db/table.cc:4 kv.Table.Put → db/table.cc:5 kv.Table.Grow exact self',
      'db/table.cc:4 kv.Table.Put → db/table.cc:4 kv.Table.Put inferred field-type',
      'main.cc:2 use → db/table.cc:4 kv.Table.Put exact declared-type',
      'main.cc:2 use → db/table.cc:3 kv.Table.Open exact import',
      'main.cc:2 use → db/table.cc:4 kv.Table.Put inferred result-type',
    ]);
  });

  it('finds names in the namespaces around, in those that are used, and behind prototypes', async () => {
    const calls = await callsOf(`
// file: util.h
namespace kv { int hash(int n); namespace inner { int deep(); } }
// file: util.cc
#include "util.h"
namespace kv { int hash(int n) { return n; } namespace inner { int deep() { return hash(1); } } }
// file: other.cc
namespace other { int hash(int n) { return n; } }
// file: use.cc
#include "util.h"
namespace kv { int in() { return hash(2) + inner::deep(); } }
int out() { return kv::hash(3); }
int open() { using namespace kv; return hash(4) + std::hash(5) + missing(); }
`);
    expect(calls).toEqual([
      'use.cc:2 kv.in → util.cc:2 kv.hash exact import',
      'use.cc:2 kv.in → util.cc:2 kv.inner.deep exact import',
      'use.cc:3 out → util.cc:2 kv.hash exact import',
      'use.cc:4 open → util.cc:2 kv.hash exact import',
      'use.cc:4 open → hash foreign',
      'use.cc:4 open → missing unresolved',
      'util.cc:2 kv.inner.deep → util.cc:2 kv.hash exact scope',
    ]);
  });

  it('answers an abstract base with its member, and links what overrides it', async () => {
    const graph = await graphOf(
      filesOf(`
// file: env.h
class Env { public: virtual void Close() = 0; void Log() {} };
class Posix : public Env { public: void Close() override; };
// file: posix.cc
#include "env.h"
void Posix::Close() { Log(); }
void use(Env* env, Posix& p) { env->Close(); p.Close(); }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'posix.cc:2 Posix.Close → env.h:1 Env.Log exact inheritance',
      'posix.cc:3 use → env.h:1 Env.Close exact declared-type',
      'posix.cc:3 use → posix.cc:2 Posix.Close exact declared-type',
    ]);
    expect(edgesOf(graph, 'overrides')).toContain('posix.cc:2 Posix.Close → env.h:1 Env.Close exact inheritance');
    expect(edgesOf(graph, 'extends')).toEqual(['env.h:2 Posix → env.h:1 Env exact scope']);
  });

  it('means every overload that takes as many arguments', async () => {
    const calls = await callsOf(`
// file: a.cc
void put(int a) {}
void put(const char* a) {}
void put(int a, int b = 1) {}
void use() { put(1, 2); put(1); }
`);
    expect(calls).toEqual([
      'a.cc:4 use → a.cc:3 put exact scope',
      'a.cc:4 use → a.cc:1 put exact scope',
      'a.cc:4 use → a.cc:2 put exact scope',
      'a.cc:4 use → a.cc:3 put exact scope',
    ]);
  });

  it('knows the fixture of a test, and C behind a header', async () => {
    const calls = await callsOf(`
// file: c_api.h
extern "C" { int c_open(int n); }
// file: c_api.c
#include "c_api.h"
int c_open(int n) { return n; }
// file: t_test.cc
#include "c_api.h"
class DbTest : public testing::Test { public: void Reopen() {} };
TEST_F(DbTest, Opens) { Reopen(); c_open(1); }
`);
    expect(calls).toEqual([
      't_test.cc:3 DbTest.Opens → t_test.cc:2 DbTest.Reopen exact self',
      't_test.cc:3 DbTest.Opens → c_api.c:2 c_open exact import',
    ]);
  });
});
