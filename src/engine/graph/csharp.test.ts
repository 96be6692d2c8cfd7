import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('C#', () => {
  it('sees its own namespace, those around it, and those it uses, under other names too', async () => {
    const calls = await callsOf(`
// file: Desk.cs
using Shop.Stock;
using static Shop.Common.Checks;
using Money = Shop.Values.Amount;
namespace Shop.Sales
{
    class Desk { void Sell(Store s, Money m) { s.Take(); Root.Log(); NotNull(s); m.Add(); Hidden.Go(); } }
}
// file: Store.cs
namespace Shop.Stock;
class Store { public void Take() {} }
// file: Root.cs
namespace Shop { static class Root { public static void Log() {} } }
// file: Checks.cs
namespace Shop.Common { static class Checks { public static void NotNull(object o) {} } }
// file: Amount.cs
namespace Shop.Values { class Amount { public void Add() {} } }
// file: Hidden.cs
namespace Shop.Sales.Inner { static class Hidden { public static void Go() {} } }
`);
    expect(calls).toEqual([
      'Desk.cs:6 Desk.Sell → Store.cs:2 Store.Take exact declared-type',
      'Desk.cs:6 Desk.Sell → Root.cs:1 Root.Log exact package',
      'Desk.cs:6 Desk.Sell → Checks.cs:1 Checks.NotNull exact import',
      'Desk.cs:6 Desk.Sell → Amount.cs:1 Amount.Add exact declared-type',
      'Desk.cs:6 Desk.Sell → Go foreign',
    ]);
  });

  it('puts the parts of a partial type together', async () => {
    const calls = await callsOf(`
// file: a/One.cs
namespace N;
partial class Both : Base { void A() { B(); Inherited(); this.field.Go(); } }
// file: b/Two.cs
namespace N;
partial class Both { void B() {} Item field; }
class Base { protected void Inherited() {} }
class Item { public void Go() {} }
// file: Use.cs
namespace N;
class Use { void Run(Both both) { both.B(); } }
`);
    expect(calls).toEqual([
      'Use.cs:2 Use.Run → b/Two.cs:2 Both.B exact inheritance',
      'a/One.cs:2 Both.A → b/Two.cs:2 Both.B exact inheritance',
      'a/One.cs:2 Both.A → b/Two.cs:3 Base.Inherited exact inheritance',
      'a/One.cs:2 Both.A → b/Two.cs:4 Item.Go inferred field-type',
    ]);
  });

  it('calls extension methods that are in reach and fit the type, foreign types too', async () => {
    const calls = await callsOf(`
// file: Ext.cs
namespace Lib;
static class Ext {
  public static string Slug(this string text, int max = 3) { return text; }
  public static void Ship(this Item item) {}
}
class Item {}
// file: Far.cs
namespace Far;
static class Other { public static void Ship(this Item item, int n) {} }
// file: Use.cs
using Lib;
namespace App;
class Use { void Run(string title, Item item, object any) { title.Slug(); "x".Slug(); item.Ship(); item.Ship(1); Ext.Ship(item); title.Trim(); } }
`);
    expect(calls).toEqual([
      'Use.cs:3 Use.Run → Ext.cs:3 Ext.Slug inferred owner',
      'Use.cs:3 Use.Run → Ext.cs:3 Ext.Slug inferred owner',
      'Use.cs:3 Use.Run → Ext.cs:4 Ext.Ship inferred owner',
      'Use.cs:3 Use.Run → Ship unresolved',
      'Use.cs:3 Use.Run → Ext.cs:4 Ext.Ship exact import',
      'Use.cs:3 Use.Run → Trim foreign',
    ]);
  });

  it('chooses among overloads by the arguments, and takes all that they leave', async () => {
    const calls = await callsOf(`
// file: A.cs
namespace N;
class Writer {
  public void Write(int n) {}
  public void Write(string s) {}
  public void Write(Item i) {}
  public void Write(Func<int> f) {}
  public void Write(bool b, string s) {}
}
class Item {}
class Use {
  void Run(Writer w, Item item, string s, object any, int? n) {
    w.Write(1);
    w.Write("a");
    w.Write(item);
    w.Write(new Item());
    w.Write(() => 1);
    w.Write(s);
    w.Write((int)any);
    w.Write(true, "x");
    w.Write(any.Foo());
  }
}
`);
    expect(calls).toEqual([
      'A.cs:12 Use.Run → A.cs:3 Writer.Write exact declared-type',
      'A.cs:13 Use.Run → A.cs:4 Writer.Write exact declared-type',
      'A.cs:14 Use.Run → A.cs:5 Writer.Write exact declared-type',
      'A.cs:15 Use.Run → A.cs:5 Writer.Write exact declared-type',
      'A.cs:15 Use.Run → A.cs:9 Item exact scope',
      'A.cs:16 Use.Run → A.cs:6 Writer.Write exact declared-type',
      'A.cs:17 Use.Run → A.cs:4 Writer.Write exact declared-type',
      'A.cs:18 Use.Run → A.cs:3 Writer.Write exact declared-type',
      'A.cs:19 Use.Run → A.cs:7 Writer.Write exact declared-type',
      'A.cs:20 Use.Run → A.cs:3 Writer.Write exact declared-type',
      'A.cs:20 Use.Run → A.cs:4 Writer.Write exact declared-type',
      'A.cs:20 Use.Run → A.cs:5 Writer.Write exact declared-type',
      'A.cs:20 Use.Run → A.cs:6 Writer.Write exact declared-type',
      'A.cs:20 Use.Run → Foo foreign',
    ]);
  });

  it('counts type arguments, and takes one for all, as a guess, when more than four are left', async () => {
    const calls = await callsOf(`
// file: A.cs
namespace N;
class Writer {
  public void Put<T>(object a) {}
  public void Put<T, U>(object a) {}
  public void Many(A a) {}
  public void Many(B a) {}
  public void Many(C a) {}
  public void Many(D a) {}
  public void Many(E a) {}
}
class Use { void Run(Writer w, dynamic d) {
  w.Put<int, string>(d);
  w.Many(d.x);
} }
`);
    expect(calls).toEqual([
      'A.cs:12 Use.Run → A.cs:4 Writer.Put exact declared-type',
      'A.cs:13 Use.Run → A.cs:5 Writer.Many guess declared-type',
    ]);
  });

  it('chains constructors, goes to the base, and reads what awaiting, casting and patterns give', async () => {
    const calls = await callsOf(`
// file: A.cs
namespace N;
class Base { public Base(int n) {} public virtual void Go() {} }
class Child : Base {
  public Child() : this("x") {}
  public Child(string s) : base(1) {}
  public override void Go() { base.Go(); }
  async Task<Child> Load() { return this; }
  async void Run(object o) {
    var c = await Load();
    c.Go();
    if (o is Child k) k.Go();
    ((Child)o).Go();
    (o as Base).Go();
    foreach (var each in Kids) each.Go();
  }
  List<Child> Kids { get; }
}
`);
    expect(calls).toEqual([
      'A.cs:4 Child.Child → A.cs:5 Child.Child exact self',
      'A.cs:5 Child.Child → A.cs:2 Base exact super',
      'A.cs:6 Child.Go → A.cs:2 Base.Go exact super',
      'A.cs:9 Child.Run → A.cs:7 Child.Load exact scope',
      'A.cs:10 Child.Run → A.cs:6 Child.Go inferred result-type',
      'A.cs:11 Child.Run → A.cs:6 Child.Go exact declared-type',
      'A.cs:12 Child.Run → A.cs:6 Child.Go exact declared-type',
      'A.cs:13 Child.Run → A.cs:2 Base.Go exact declared-type',
      'A.cs:14 Child.Run → A.cs:6 Child.Go inferred field-type',
    ]);
  });

  it('tells bases from interfaces, and finds an attribute by its shorter name', async () => {
    const graph = await graphOf(
      filesOf(`
// file: A.cs
namespace N;
interface IJob { void Run(); }
class Base {}
[Route("x")] class Job : Base, IJob, IDisposable { public void Run() {} }
class RouteAttribute : Attribute {}
class Use { void Go(IJob job) { job.Run(); } }
`),
    );
    expect(edgesOf(graph, 'extends', 'implements', 'decorates', 'overrides', 'calls')).toEqual([
      'A.cs:4 Job → A.cs:5 RouteAttribute exact scope',
      'A.cs:4 Job → A.cs:3 Base exact scope',
      'A.cs:4 Job → A.cs:2 IJob exact scope',
      'A.cs:4 Job.Run → A.cs:2 IJob.Run exact inheritance',
      'A.cs:6 Use.Go → A.cs:2 IJob.Run exact declared-type',
    ]);
  });
});
