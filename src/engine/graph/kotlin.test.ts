import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Kotlin', () => {
  it('calls an extension under its receiver, also one of a foreign type, where it is in reach', async () => {
    const calls = await callsOf(`
// file: Ext.kt
package lib
fun String.slug(): String = trim()
fun Item.pack(n: Int = 1): Item = this
class Item { fun ship() {} }
// file: Near.kt
package app
import lib.slug
import lib.Item
import lib.pack
fun near(title: String, item: Item?) {
  title.slug()
  item?.pack()?.ship()
}
// file: Far.kt
package app
fun far(title: String) {
  title.slug()
}
`);
    expect(calls).toEqual([
      'Ext.kt:2 String.slug → trim foreign',
      'Far.kt:3 far → slug foreign',
      'Near.kt:6 near → Ext.kt:2 String.slug inferred owner',
      'Near.kt:7 near → Ext.kt:3 Item.pack exact declared-type',
      'Near.kt:7 near → Ext.kt:4 Item.ship inferred result-type',
    ]);
  });

  it('reaches companions by the name of the class, objects, top-level functions, and makes without a word', async () => {
    const calls = await callsOf(`
// file: A.kt
package p
class Desk(val store: Store) {
  companion object {
    fun create(): Desk = Desk(Store())
  }
  fun sell() = store.take()
}
class Store {
  fun take() = helper()
}
object Registry {
  fun all() {}
}
fun helper() {}
fun use() {
  Desk.create().sell()
  Registry.all()
  val desk = Desk.create()
  desk.store.take()
}
`);
    expect(calls).toEqual([
      'A.kt:4 Desk.create → A.kt:2 Desk exact scope',
      'A.kt:4 Desk.create → A.kt:8 Store exact scope',
      'A.kt:6 Desk.sell → A.kt:9 Store.take inferred field-type',
      'A.kt:9 Store.take → A.kt:14 helper exact scope',
      'A.kt:16 use → A.kt:4 Desk.create exact scope',
      'A.kt:16 use → A.kt:6 Desk.sell inferred result-type',
      'A.kt:17 use → A.kt:12 Registry.all exact scope',
      'A.kt:18 use → A.kt:4 Desk.create exact scope',
      'A.kt:19 use → A.kt:9 Store.take inferred field-type',
    ]);
  });

  it('takes members of a companion for those of its class, extensions among them when they are imported', async () => {
    const calls = await callsOf(`
// file: lib/Path.kt
package lib
class Path {
  companion object {
    fun root(): Path = Path()
    fun String.toPath(): Path = root()
  }
  fun up() {}
}
fun Buffer.toPath(): Path = Path.root()
class Buffer
// file: app/Use.kt
package app
import lib.Path.Companion.root
import lib.Path.Companion.toPath
fun use(text: String) {
  text.toPath().up()
  root().up()
  lib.Path.Companion.root()
}
`);
    expect(calls.filter((call) => call.startsWith('app'))).toEqual([
      'app/Use.kt:5 use → lib/Path.kt:5 Path.toPath inferred owner',
      'app/Use.kt:5 use → lib/Path.kt:7 Path.up inferred result-type',
      'app/Use.kt:6 use → lib/Path.kt:4 Path.root exact import',
      'app/Use.kt:6 use → lib/Path.kt:7 Path.up inferred result-type',
      'app/Use.kt:7 use → lib/Path.kt:4 Path.root exact package',
    ]);
  });

  it('knows what a lambda is handed: an element, a value, another object around', async () => {
    const calls = await callsOf(`
// file: A.kt
package p
class Item {
  fun ship() {}
  fun go() {}
}
class Use {
  fun go() {}
  fun each(block: (Item) -> Unit) {}
  fun run(items: List<Item>, item: Item) {
    items.forEach { it.ship() }
    items.filter { one -> one.ship() }
    item.let { it.ship() }
    item.apply { go() }
    each { it.ship() }
    foreign { go() }
    unknown.apply { ship() }
  }
}
`);
    const named = calls.filter((call) => /Item|Use\.(?:go|each) /.test(call.split(' → ')[1]));
    expect(named).toEqual([
      'A.kt:14 Use.run → A.kt:8 Use.each exact scope',
      'A.kt:10 Use.run.forEach callback → A.kt:3 Item.ship inferred declared-type',
      'A.kt:11 Use.run.filter callback → A.kt:3 Item.ship inferred declared-type',
      'A.kt:12 Use.run.let callback → A.kt:3 Item.ship inferred initialiser',
      'A.kt:13 Use.run.apply callback → A.kt:4 Item.go inferred initialiser',
      'A.kt:14 Use.run.each callback → A.kt:3 Item.ship inferred declared-type',
      'A.kt:15 Use.run.foreign callback → A.kt:7 Use.go exact scope',
    ]);
  });

  it('never takes a function of another number of parameters for a library one', async () => {
    const calls = await callsOf(`
// file: A.kt
package p
class Buffer { fun require(count: Long) {} }
fun Buffer.read(n: Long) {
  require(n > 0) { "n" }
  require(n)
}
`);
    expect(calls).toEqual([
      'A.kt:4 Buffer.read → require foreign',
      'A.kt:5 Buffer.read → A.kt:2 Buffer.require exact scope',
    ]);
  });

  it('and Java find each other', async () => {
    const calls = await callsOf(`
// file: A.kt
package p
class Desk { fun sell(item: Item) = item.ship() }
// file: Item.java
package p;
class Item { void ship() { new Desk().sell(this); } }
`);
    expect(calls).toEqual([
      'A.kt:2 Desk.sell → Item.java:2 Item.ship exact declared-type',
      'Item.java:2 Item.ship → A.kt:2 Desk.sell inferred initialiser',
      'Item.java:2 Item.ship → A.kt:2 Desk exact package',
    ]);
  });

  it('tells bases from interfaces, enum members are instances, labels name the object', async () => {
    const graph = await graphOf(
      filesOf(`
// file: A.kt
package p
interface Job {
  fun run()
}
open class Base
class Nightly : Base(), Job {
  override fun run() {}
  inner class Part {
    fun go() = this@Nightly.run()
  }
}
enum class Color : Job {
  RED, GREEN;
  override fun run() {}
}
fun use() = Color.RED.run()
val job: Job = object : Job {
  override fun run() = use()
}
`),
    );
    expect(edgesOf(graph, 'extends', 'implements', 'overrides')).toEqual([
      'A.kt:6 Nightly → A.kt:5 Base exact scope',
      'A.kt:6 Nightly → A.kt:2 Job exact scope',
      'A.kt:7 Nightly.run → A.kt:3 Job.run exact inheritance',
      'A.kt:12 Color → A.kt:2 Job exact scope',
      'A.kt:14 Color.run → A.kt:3 Job.run exact inheritance',
      'A.kt:17 job.new Job → A.kt:2 Job exact scope',
      'A.kt:18 job.new Job.run → A.kt:3 Job.run exact inheritance',
    ]);
    expect(edgesOf(graph, 'calls')).toEqual([
      'A.kt:9 Nightly.Part.go → A.kt:7 Nightly.run exact self',
      'A.kt:16 use → A.kt:14 Color.run exact owner',
      'A.kt:18 job.new Job.run → A.kt:16 use exact scope',
    ]);
  });

  it('leaves a function that its file keeps private to that file', async () => {
    const calls = await callsOf(`
// file: a.kt
package shop
private fun audit() {
}
fun open() {
  audit()
}
// file: b.kt
package shop
fun close() {
  audit()
}
`);
    expect(calls).toEqual(['a.kt:5 open → a.kt:2 audit exact scope', 'b.kt:3 close → audit unresolved']);
  });
});
