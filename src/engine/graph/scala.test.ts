import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Scala', () => {
  it('tells a class from the object of the same name, and calls what the object applies', async () => {
    const calls = await callsOf(`
// file: A.scala
package p
class Desk(val store: Store) {
  def sell() = store.take()
}
object Desk {
  def create(): Desk = new Desk(new Store)
}
class Store {
  def take() = {}
}
object Maker {
  def apply(n: Int): Desk = Desk.create()
}
object Use {
  def run(desk: Desk) = {
    desk.sell()
    Desk.create().sell()
    Maker(1).sell()
    new Desk(null)
  }
}
`);
    expect(calls).toEqual([
      'A.scala:3 Desk.sell → A.scala:9 Store.take inferred field-type',
      'A.scala:6 Desk.create → A.scala:2 Desk exact scope',
      'A.scala:6 Desk.create → A.scala:8 Store exact scope',
      'A.scala:12 Maker.apply → A.scala:6 Desk.create exact scope',
      'A.scala:16 Use.run → A.scala:3 Desk.sell exact declared-type',
      'A.scala:17 Use.run → A.scala:3 Desk.sell inferred result-type',
      'A.scala:17 Use.run → A.scala:6 Desk.create exact scope',
      'A.scala:18 Use.run → A.scala:3 Desk.sell inferred result-type',
      'A.scala:18 Use.run → A.scala:12 Maker.apply exact scope',
      'A.scala:19 Use.run → A.scala:2 Desk exact scope',
    ]);
  });

  it('imports from the packages around, renames, and brings the members of an object', async () => {
    const calls = await callsOf(`
// file: lib/Tools.scala
package com.example.lib
object Tools {
  def help() = {}
}
class Store {
  def take() = {}
}
// file: app/Use.scala
package com.example
package app
import lib.{Store => Shop}
import lib.Tools._
object Use {
  def run(shop: Shop) = {
    shop.take()
    help()
    near()
  }
  def near() = root.Root.log()
}
// file: root/Root.scala
package com.example.root
object Root {
  def log() = {}
}
`);
    expect(calls).toEqual([
      'app/Use.scala:7 Use.run → lib/Tools.scala:6 Store.take exact declared-type',
      'app/Use.scala:8 Use.run → lib/Tools.scala:3 Tools.help exact import',
      'app/Use.scala:9 Use.run → app/Use.scala:11 Use.near exact scope',
      'app/Use.scala:11 Use.near → root/Root.scala:3 Root.log exact package',
    ]);
  });

  it('follows traits, patterns, loops and elements, and stops at what is foreign', async () => {
    const graph = await graphOf(
      filesOf(`
// file: A.scala
package p
trait Job {
  def run(): Unit
}
class Nightly extends Base with Job {
  def run(): Unit = { clean() }
}
class Base {
  def clean() = {}
}
object Use {
  def go(jobs: List[Job], any: Any, table: Map[String, Job]) = {
    for (job <- jobs) job.run()
    jobs.foreach(one => one.run())
    any match {
      case n: Nightly => n.clean()
      case s: String => s.run()
    }
    val made = new Job { def run() = go(Nil, 1, null) }
    made.run()
    any.asInstanceOf[Job].run()
    println("x")
    table("x")
  }
}
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'A.scala:6 Nightly.run → A.scala:9 Base.clean exact inheritance',
      'A.scala:13 Use.go → A.scala:3 Job.run inferred declared-type',
      'A.scala:14 Use.go → foreach foreign',
      'A.scala:16 Use.go → A.scala:9 Base.clean exact inheritance',
      'A.scala:17 Use.go → run foreign',
      'A.scala:20 Use.go → A.scala:3 Job.run inferred initialiser',
      'A.scala:21 Use.go → A.scala:3 Job.run exact declared-type',
      'A.scala:22 Use.go → println foreign',
      'A.scala:23 Use.go → table unresolved',
      'A.scala:14 Use.go.foreach callback → A.scala:3 Job.run inferred declared-type',
      'A.scala:19 Use.go.new Job.run → A.scala:12 Use.go exact scope',
    ]);
    expect(edgesOf(graph, 'extends', 'implements')).toEqual([
      'A.scala:5 Nightly → A.scala:8 Base exact scope',
      'A.scala:5 Nightly → A.scala:2 Job exact scope',
      'A.scala:19 Use.go.new Job → A.scala:2 Job exact scope',
    ]);
  });
});
