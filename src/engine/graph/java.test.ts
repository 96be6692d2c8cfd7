import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Java', () => {
  it('finds types by the package they declare, wherever their files lie', async () => {
    const graph = await graphOf(
      filesOf(`
// file: app/src/main/java/shop/Desk.java
package com.example.shop;
import com.example.stock.Store;
import com.example.model.*;
import java.util.List;
class Desk {
  Store store;
  List<Item> list;
  void sell(Item item) { store.take(item); item.ship(); near(); new Helper().help(); list.add(item); }
  void near() {}
}
// file: lib/odd/place/Store.java
package com.example.stock;
public class Store { public void take(Object o) {} }
// file: lib/Item.java
package com.example.model;
public class Item { public void ship() {} }
// file: app/src/main/java/shop/Helper.java
package com.example.shop;
class Helper { void help() {} }
// file: other/Helper.java
package com.example.other;
class Helper { void help() {} }
`),
    );
    const desk = 'app/src/main/java/shop/Desk.java';
    expect(edgesOf(graph, 'calls', 'instantiates')).toEqual([
      `${desk}:8 Desk.sell → lib/odd/place/Store.java:2 Store.take inferred field-type`,
      `${desk}:8 Desk.sell → lib/Item.java:2 Item.ship exact declared-type`,
      `${desk}:8 Desk.sell → ${desk}:9 Desk.near exact scope`,
      `${desk}:8 Desk.sell → app/src/main/java/shop/Helper.java:2 Helper.help inferred initialiser`,
      `${desk}:8 Desk.sell → app/src/main/java/shop/Helper.java:2 Helper exact package`,
      `${desk}:8 Desk.sell → add foreign`,
    ]);
    expect(edgesOf(graph, 'imports')).toEqual([
      `${desk}:2 → lib/odd/place/Store.java:1 exact import`,
      `${desk}:3 → lib/Item.java:1 exact import`,
    ]);
  });

  it('tells overloads apart by how many arguments they take, along the line of bases', async () => {
    const calls = await callsOf(`
// file: A.java
package p;
class Base {
  void put(int a, int b) {}
  void put(String... all) {}
}
class A extends Base {
  void put(int a) {}
  A() { this(1); }
  A(int n) { super(); }
  void run() { put(1); put(1, 2); this.put("a", "b", "c"); super.put(1, 2); }
}
`);
    expect(calls).toEqual([
      'A.java:8 A.A → A.java:9 A.A exact self',
      'A.java:9 A.A → A.java:2 Base exact super',
      'A.java:10 A.run → A.java:7 A.put exact scope',
      'A.java:10 A.run → A.java:3 Base.put exact inheritance',
      'A.java:10 A.run → A.java:4 Base.put exact inheritance',
      'A.java:10 A.run → A.java:3 Base.put exact super',
    ]);
  });

  it('reaches inherited members and those of outer types by their bare name, and a local names no method', async () => {
    const calls = await callsOf(`
// file: A.java
package p;
class Base { protected Store store; int size() { return 0; } }
class Store { void load() {} static Store open() { return null; } }
class Outer extends Base {
  void help() {}
  class Inner {
    void go() { int size = size(); help(); store.load(); Store.open().load(); }
  }
}
`);
    expect(calls).toEqual([
      'A.java:7 Outer.Inner.go → A.java:2 Base.size exact inheritance',
      'A.java:7 Outer.Inner.go → A.java:5 Outer.help exact scope',
      'A.java:7 Outer.Inner.go → A.java:3 Store.load inferred field-type',
      'A.java:7 Outer.Inner.go → A.java:3 Store.load inferred result-type',
      'A.java:7 Outer.Inner.go → A.java:3 Store.open exact scope',
    ]);
  });

  it('follows static imports, nested types, records and enums', async () => {
    const calls = await callsOf(`
// file: lib/Checks.java
package lib;
public class Checks {
  public static void notNull(Object o) {}
  public static class Rule { public void apply() {} }
  public enum Level { LOW, HIGH; public int weight() { return 1; } }
  public record Range(Rule from, int to) {}
}
// file: app/Use.java
package app;
import static lib.Checks.notNull;
import static lib.Checks.*;
import lib.Checks.Rule;
class Use {
  void run(Range range, lib.Checks.Rule full) {
    notNull(range); new Rule().apply(); Level.HIGH.weight(); range.from().apply(); full.apply();
  }
}
`);
    expect(calls).toEqual([
      'app/Use.java:7 Use.run → lib/Checks.java:3 Checks.notNull exact import',
      'app/Use.java:7 Use.run → lib/Checks.java:4 Checks.Rule.apply inferred initialiser',
      'app/Use.java:7 Use.run → lib/Checks.java:4 Checks.Rule exact import',
      'app/Use.java:7 Use.run → lib/Checks.java:5 Checks.Level.weight exact owner',
      'app/Use.java:7 Use.run → lib/Checks.java:4 Checks.Rule.apply inferred field-type',
      'app/Use.java:7 Use.run → lib/Checks.java:6 Checks.Range.from exact declared-type',
      'app/Use.java:7 Use.run → lib/Checks.java:4 Checks.Rule.apply exact declared-type',
    ]);
  });

  it('answers an interface receiver with the interface, also for an anonymous class that stands behind it', async () => {
    const graph = await graphOf(
      filesOf(`
// file: A.java
package p;
interface Job { void run(); }
class Nightly implements Job { public void run() { clean(); } void clean() {} }
class Use {
  Job job = new Job() { public void run() { help(); } };
  void help() {}
  void go(Job other) { other.run(); job.run(); }
}
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'A.java:3 Nightly.run → A.java:3 Nightly.clean exact scope',
      'A.java:5 Use.job.new Job.run → A.java:6 Use.help exact scope',
      'A.java:7 Use.go → A.java:2 Job.run exact declared-type',
      'A.java:7 Use.go → A.java:2 Job.run inferred field-type',
    ]);
    expect(edgesOf(graph, 'overrides')).toEqual([
      'A.java:3 Nightly.run → A.java:2 Job.run exact inheritance',
      'A.java:5 Use.job.new Job.run → A.java:2 Job.run exact inheritance',
    ]);
  });

  it('stops at what is known to be foreign, though the repository has a namesake', async () => {
    const calls = await callsOf(`
// file: A.java
package p;
import org.other.Client;
class Sender extends org.other.Base {
  private final Client client = new Client();
  void go(String text) { client.send(text); text.strip(); System.out.println(text); convert(text); }
}
class Mailer { void send(String s) {} void strip() {} void println(String s) {} void convert(String s) {} }
`);
    expect(calls).toEqual([
      'A.java:4 Sender.client → Client foreign',
      'A.java:5 Sender.go → send foreign',
      'A.java:5 Sender.go → strip foreign',
      'A.java:5 Sender.go → println foreign',
      'A.java:5 Sender.go → convert foreign',
    ]);
  });

  it('prefers the twin of its own module', async () => {
    const calls = await callsOf(`
// file: one/src/App.java
package com.example;
class App { void go() { Tool.use(); } }
// file: one/src/Tool.java
package com.example;
class Tool { static void use() {} }
// file: two/src/Tool.java
package com.example;
class Tool { static void use() {} }
`);
    expect(calls).toEqual(['one/src/App.java:2 App.go → one/src/Tool.java:2 Tool.use exact package']);
  });

  it('links annotations and the types of bounds, casts and method references', async () => {
    const graph = await graphOf(
      filesOf(`
// file: A.java
package p;
@interface Route {}
class Item { static Item of() { return null; } void ship() {} }
class Use<T extends Item> {
  @Route void go(T item, Object any) { item.ship(); ((Item) any).ship(); each(Item::ship); }
  void each(Object o) {}
}
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'A.java:5 Use.go → A.java:3 Item.ship exact declared-type',
      'A.java:5 Use.go → A.java:3 Item.ship exact declared-type',
      'A.java:5 Use.go → A.java:6 Use.each exact scope',
    ]);
    expect(edgesOf(graph, 'decorates')).toEqual(['A.java:5 Use.go → A.java:2 Route exact scope']);
    expect(edgesOf(graph, 'references').filter((edge) => edge.includes('ship'))).toEqual([
      'A.java:5 Use.go → A.java:3 Item.ship exact scope',
    ]);
  });
});
