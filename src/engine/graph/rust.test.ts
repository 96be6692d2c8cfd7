import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Rust', () => {
  it('follows declared modules, words, re-exports and crates of the workspace', async () => {
    const calls = await callsOf(`
// file: Cargo.toml
[package]
name = "my-kv"
// file: src/lib.rs
pub mod db;
mod wire;
pub use wire::frame;
pub fn top() {}
// file: src/db.rs
pub struct Db;
impl Db { pub fn new() -> Self { crate::top(); super::frame::check(); Db } }
// file: src/wire/mod.rs
pub mod frame;
// file: src/wire/frame.rs
pub fn check() { self::deep::run() }
mod deep { pub fn run() { super::check() } }
// file: src/main.rs
use my_kv::db::{self, Db as Store};
fn main() { Store::new(); db::Db::new(); my_kv::frame::check(); log::check(); }
`);
    expect(calls).toEqual([
      'src/db.rs:2 Db.new → src/lib.rs:4 top exact import',
      'src/db.rs:2 Db.new → src/wire/frame.rs:1 check exact import',
      'src/main.rs:2 main → src/db.rs:2 Db.new exact import',
      'src/main.rs:2 main → src/db.rs:2 Db.new exact import',
      'src/main.rs:2 main → src/wire/frame.rs:1 check exact import',
      'src/main.rs:2 main → check foreign',
      'src/wire/frame.rs:1 check → src/wire/frame.rs:2 deep.run exact import',
      'src/wire/frame.rs:2 deep.run → src/wire/frame.rs:1 check exact import',
    ]);
  });

  it('answers a trait object or bound with the trait, a type with its own or the default method', async () => {
    const graph = await graphOf(
      filesOf(`
// file: src/lib.rs
mod disk;
pub trait Store { fn load(&self); fn both(&self) { self.load() } }
fn dynamic(s: &dyn Store) { s.load() }
fn bound<S: Store>(s: S) { s.both() }
fn known(d: disk::Disk) { d.load(); d.both(); d.clone() }
// file: src/disk.rs
use super::Store;
pub struct Disk;
impl Store for Disk { fn load(&self) {} }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'src/lib.rs:2 Store.both → src/lib.rs:2 Store.load exact self',
      'src/lib.rs:3 dynamic → src/lib.rs:2 Store.load exact declared-type',
      'src/lib.rs:4 bound → src/lib.rs:2 Store.both exact declared-type',
      'src/lib.rs:5 known → src/disk.rs:3 Disk.load exact declared-type',
      'src/lib.rs:5 known → src/lib.rs:2 Store.both exact inheritance',
      'src/lib.rs:5 known → clone foreign',
    ]);
    expect(edgesOf(graph, 'implements')).toEqual(['src/disk.rs:3 Disk → src/lib.rs:2 Store exact import']);
    expect(edgesOf(graph, 'overrides')).toEqual([
      'src/disk.rs:3 Disk.load → src/lib.rs:2 Store.load exact inheritance',
    ]);
  });

  it('looks through wrappers, what hands its value on, and an alias of a wrapper', async () => {
    const calls = await callsOf(`
// file: src/lib.rs
type Result<T> = std::result::Result<T, Error>;
struct State;
impl State { fn tick(&mut self) -> Option<State> { None } }
struct Shared { state: Arc<Mutex<State>>, all: HashMap<String, State> }
async fn open() -> Result<Shared> { todo!() }
async fn run() -> Result<()> {
    let shared = open().await?;
    shared.state.lock().unwrap().tick();
    for (_, state) in shared.all.iter() {}
    if let Some(next) = open().await?.state.lock().unwrap().tick() { next.tick(); }
    shared.state.wait();
    Ok(())
}
`);
    expect(calls.filter((call) => /open|tick|wait/.test(call.split(' → ')[1]))).toEqual([
      'src/lib.rs:7 run → src/lib.rs:5 open exact scope',
      'src/lib.rs:8 run → src/lib.rs:3 State.tick inferred field-type',
      'src/lib.rs:10 run → src/lib.rs:3 State.tick inferred field-type',
      'src/lib.rs:10 run → src/lib.rs:5 open exact scope',
      'src/lib.rs:10 run → src/lib.rs:3 State.tick inferred result-type',
      'src/lib.rs:11 run → wait foreign',
    ]);
  });

  it('gives what a pattern takes out of a variant its own type', async () => {
    const calls = await callsOf(`
// file: src/lib.rs
struct Get;
impl Get { fn apply(&self) {} }
struct Set { key: Get }
impl Set { fn apply(&self) {} }
enum Command { Get(Get), Set(Set), Quit }
impl Command {
    fn run(self) {
        use Command::*;
        match self { Get(cmd) => cmd.apply(), Command::Set(cmd) => cmd.apply(), Quit => {} }
    }
    fn key(Set { key }: Set) { key.apply() }
    fn make() -> Self { Command::Set(Set::new()).run() }
}
`);
    expect(calls).toEqual([
      'src/lib.rs:9 Command.run → src/lib.rs:2 Get.apply exact declared-type',
      'src/lib.rs:9 Command.run → src/lib.rs:4 Set.apply exact declared-type',
      'src/lib.rs:11 Command.key → src/lib.rs:2 Get.apply inferred field-type',
      'src/lib.rs:12 Command.make → src/lib.rs:5 Command.Set exact scope',
      'src/lib.rs:12 Command.make → src/lib.rs:7 Command.run inferred initialiser',
      'src/lib.rs:12 Command.make → new unresolved',
    ]);
  });

  it('declines a method of a foreign type though a local type has one of that name', async () => {
    const calls = await callsOf(`
// file: src/lib.rs
use tokio::net::TcpStream;
struct Frame;
impl Frame { fn peer(&self) {} }
fn a(s: TcpStream) { s.peer() }
fn b() { let s = TcpStream::connect("x"); s.peer(); }
`);
    expect(calls.map((call) => call.split(' → ')[1])).toEqual(['peer foreign', 'connect foreign', 'peer foreign']);
  });

  it('links a file to the files that its modules and imports lead to', async () => {
    const graph = await graphOf(
      filesOf(`
// file: src/lib.rs
mod a;
mod b;
// file: src/a.rs
use crate::b::run;
use std::fmt;
// file: src/b.rs
pub fn run() {}
`),
    );
    expect(edgesOf(graph, 'imports')).toEqual([
      'src/a.rs:1 → src/b.rs:1 exact import',
      'src/lib.rs:1 → src/a.rs:1 exact import',
      'src/lib.rs:2 → src/b.rs:1 exact import',
    ]);
  });

  it('reads a list of a path with an alias, the module itself and everything of a module below', async () => {
    const calls = await callsOf(`
// file: src/lib.rs
mod a;
use a::{X, Y as Z, self, b::*};
fn go() { X::new(); Z::make(); a::free(); deep(); }
// file: src/a.rs
pub mod b;
pub struct X; impl X { pub fn new() {} }
pub struct Y; impl Y { pub fn make() {} }
pub fn free() {}
// file: src/a/b.rs
pub fn deep() {}
`);
    expect(calls.map((call) => call.replace(/ (?:exact|inferred) .*/, ''))).toEqual([
      'src/lib.rs:3 go → src/a.rs:2 X.new',
      'src/lib.rs:3 go → src/a.rs:3 Y.make',
      'src/lib.rs:3 go → src/a.rs:4 free',
      'src/lib.rs:3 go → src/a/b.rs:1 deep',
    ]);
  });
});
