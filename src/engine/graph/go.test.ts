import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

const MODULE = `
// file: go.mod
module example.com/app
`;

describe('Go', () => {
  it('resolves a method through the declared type of a field, never to its namesake elsewhere', async () => {
    const calls = await callsOf(`${MODULE}
// file: payslipstore/store.go
package payslipstore
type Store struct{}
func (s *Store) Upsert(id int) error { return nil }
// file: gen/store.go
package gen
type Store struct{}
func (s *Store) Upsert(id int) error { return nil }
// file: payroll/service.go
package payroll
import "example.com/app/payslipstore"
type Service struct { store *payslipstore.Store }
func (s *Service) Run() error { return s.store.Upsert(1) }
`);
    expect(calls).toEqual([
      'payroll/service.go:4 Service.Run → payslipstore/store.go:3 Store.Upsert inferred field-type',
    ]);
  });

  it('is not led astray by a field or parameter named like the package of its type', async () => {
    const calls = await callsOf(`${MODULE}
// file: roster/roster.go
package roster
type Roster struct{}
func (r *Roster) Active() {}
// file: payroll/service.go
package payroll
import "example.com/app/roster"
type Service struct { roster *roster.Roster }
func (s *Service) Run(roster *roster.Roster) { s.roster.Active(); roster.Active() }
`);
    expect(calls).toEqual([
      'payroll/service.go:4 Service.Run → roster/roster.go:3 Roster.Active inferred field-type',
      'payroll/service.go:4 Service.Run → roster/roster.go:3 Roster.Active exact declared-type',
    ]);
  });

  it('follows first results, also of several, and methods promoted from an embedded struct', async () => {
    const calls = await callsOf(`${MODULE}
// file: a.go
package app
type Base struct{}
func (b *Base) Stop() {}
type Foo struct { Base }
func (f *Foo) Start() *Foo { return f }
func New() *Foo { return nil }
func Open() (*Foo, error) { return nil, nil }
func run() {
	New().Start().Stop()
	f, err := Open()
	f.Start()
	err.Error()
}
`);
    expect(calls).toEqual([
      'a.go:9 run → a.go:3 Base.Stop inferred inheritance',
      'a.go:9 run → a.go:5 Foo.Start inferred result-type',
      'a.go:9 run → a.go:6 New exact scope',
      'a.go:10 run → a.go:7 Open exact scope',
      'a.go:11 run → a.go:5 Foo.Start inferred result-type',
      'a.go:12 run → Error foreign',
    ]);
  });

  it('stops at a foreign field type though a local interface has a method of that name', async () => {
    const calls = await callsOf(`${MODULE}
// file: a.go
package app
import "database/sql"
type Execer interface { Exec(q string) error }
type T struct { conn *sql.DB }
func (t *T) Do(q string) { t.conn.Exec(q) }
`);
    expect(calls).toEqual(['a.go:5 T.Do → Exec foreign']);
  });

  it('shares names with its folder and with no other', async () => {
    const calls = await callsOf(`${MODULE}
// file: a/one.go
package a
func run() { helper(); other() }
// file: a/two.go
package a
func helper() {}
// file: b/three.go
package b
func other() {}
`);
    expect(calls).toEqual(['a/one.go:2 run → a/two.go:2 helper exact package', 'a/one.go:2 run → other unresolved']);
  });

  it('draws to both twins of a build constraint', async () => {
    const calls = await callsOf(`${MODULE}
// file: bind_a.go
//go:build !nomsg
package app
func Default() int { return 1 }
// file: bind_b.go
//go:build nomsg
package app
func Default() int { return 2 }
// file: use.go
package app
func use() { Default() }
`);
    expect(calls).toEqual([
      'use.go:2 use → bind_a.go:3 Default exact package',
      'use.go:2 use → bind_b.go:3 Default exact package',
    ]);
  });

  it('answers an interface receiver with the interface, and links who implements it', async () => {
    const graph = await graphOf(
      filesOf(`${MODULE}
// file: a.go
package app
type Base struct{}
func (Base) Close() {}
type Disk struct { Base }
func (d *Disk) Read(p []byte, at int) int { return 0 }
type Near struct{}
func (n *Near) Close() {}
func (n *Near) Read(p []byte) int { return 0 }
type Reader interface { Read(p []byte, at int) int; Close() }
func use(r Reader) { r.Read(nil, 0) }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual(['a.go:10 use → a.go:9 Reader.Read exact declared-type']);
    expect(edgesOf(graph, 'overrides')).toEqual([
      'a.go:3 Base.Close → a.go:9 Reader.Close inferred inheritance',
      'a.go:5 Disk.Read → a.go:9 Reader.Read inferred inheritance',
    ]);
  });

  it('makes a value by a literal and by a conversion, which is no call', async () => {
    const graph = await graphOf(
      filesOf(`${MODULE}
// file: a.go
package app
type ID string
type Box struct{ id ID }
func (b *Box) Open() {}
func run(s string) { b := &Box{id: ID(s)}; b.Open() }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual(['a.go:5 run → a.go:4 Box.Open inferred initialiser']);
    expect(edgesOf(graph, 'instantiates')).toEqual([
      'a.go:5 run → a.go:3 Box exact scope',
      'a.go:5 run → a.go:2 ID exact scope',
    ]);
  });

  it('declines a guess at an unexported method of another folder', async () => {
    const calls = await callsOf(`${MODULE}
// file: a/a.go
package a
func run(x any) { v := x.(interface{}); undefinedThing.fetch(v) }
// file: b/b.go
package b
type Box struct{}
func (b *Box) fetch(v any) {}
`);
    expect(calls.filter((call) => call.includes('b/b.go'))).toEqual([]);
  });

  it('gives a method in another file of the package its type as parent', async () => {
    const { nodes, strings } = await graphOf(
      filesOf(`${MODULE}
// file: one.go
package app
type Store struct{}
// file: two.go
package app
func (s *Store) Load() {}
`),
    );
    const named = (name: string): number => Array.from(nodes.name).findIndex((id) => strings.at(id) === name);
    expect(nodes.parent[named('Load')]).toBe(named('Store'));
    expect(strings.at(nodes.qualifiedName[named('Load')])).toBe('Store.Load');
  });

  it('links a file to the files of a package that define what it uses', async () => {
    const graph = await graphOf(
      filesOf(`${MODULE}
// file: lib/a.go
package lib
func A() {}
// file: lib/b.go
package lib
func B() {}
// file: main.go
package main
import (
	"fmt"
	"example.com/app/lib"
)
func main() { lib.B(); fmt.Println() }
`),
    );
    expect(edgesOf(graph, 'imports')).toEqual(['main.go:4 → lib/b.go:1 exact import']);
    expect(edgesOf(graph, 'calls')).toEqual([
      'main.go:6 main → lib/b.go:2 B exact import',
      'main.go:6 main → Println foreign',
    ]);
  });
});
