import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

const SHOP = `
// file: pubspec.yaml
name: shop
// file: lib/shop.dart
export 'src/cart.dart';
// file: lib/src/cart.dart
import 'base.dart';
part 'cart.g.dart';
class Cart extends Base with Loud {
  final Store _store;
  int total = 0;
  Cart(this._store);
  Cart.empty() : this(Store());
  static Cart of(Map m) => _read(m);
  Future<Item> load() async {
    final item = await _store.find(1);
    item.show();
    helper();
    shout();
    super.save();
    this.save();
    item..show()..missing();
    return item;
  }
  void save() {}
}
class Store { Future<Item> find(int id) async => Item(); }
class Item { void show() {} }
extension Fancy on Item { void shine() {} }
// file: lib/src/cart.g.dart
part of 'cart.dart';
Cart _read(Map m) => Cart.empty();
// file: lib/src/base.dart
class Base { void helper() {} void save() {} }
mixin Loud { void shout() {} }
// file: bin/main.dart
import 'package:shop/shop.dart';
import 'package:other/other.dart' as other;
import '../lib/src/base.dart' show Base;
void main() async {
  final cart = Cart(Store());
  final item = await cart.load();
  item.show();
  item.shine();
  Cart.empty().save();
  other.run();
  Base().helper();
  print(cart);
}
`;

describe('Dart', () => {
  it('knows fields, named constructors, parts, mixins, extensions, futures and inherited members by bare names', async () => {
    expect((await callsOf(SHOP)).filter((call) => !call.endsWith('foreign'))).toEqual([
      'bin/main.dart:5 main → lib/src/cart.dart:3 Cart exact import',
      'bin/main.dart:5 main → lib/src/cart.dart:21 Store exact import',
      'bin/main.dart:6 main → lib/src/cart.dart:9 Cart.load inferred initialiser',
      'bin/main.dart:7 main → lib/src/cart.dart:22 Item.show inferred result-type',
      'bin/main.dart:8 main → lib/src/cart.dart:23 Item.shine inferred result-type',
      'bin/main.dart:9 main → lib/src/cart.dart:7 Cart.empty exact import',
      'bin/main.dart:9 main → lib/src/cart.dart:19 Cart.save inferred result-type',
      'bin/main.dart:11 main → lib/src/base.dart:1 Base.helper inferred initialiser',
      'bin/main.dart:11 main → lib/src/base.dart:1 Base exact import',
      'lib/src/cart.dart:7 Cart.empty → lib/src/cart.dart:21 Store exact scope',
      'lib/src/cart.dart:8 Cart.of → lib/src/cart.g.dart:2 _read exact import',
      'lib/src/cart.dart:10 Cart.load → lib/src/cart.dart:21 Store.find inferred field-type',
      'lib/src/cart.dart:11 Cart.load → lib/src/cart.dart:22 Item.show inferred result-type',
      'lib/src/cart.dart:12 Cart.load → lib/src/base.dart:1 Base.helper exact inheritance',
      'lib/src/cart.dart:13 Cart.load → lib/src/base.dart:2 Loud.shout exact inheritance',
      'lib/src/cart.dart:14 Cart.load → lib/src/base.dart:1 Base.save exact super',
      'lib/src/cart.dart:15 Cart.load → lib/src/cart.dart:19 Cart.save exact self',
      'lib/src/cart.dart:16 Cart.load → show unresolved',
      'lib/src/cart.dart:16 Cart.load → missing unresolved',
      'lib/src/cart.dart:21 Store.find → lib/src/cart.dart:22 Item exact scope',
      'lib/src/cart.g.dart:2 _read → lib/src/cart.dart:7 Cart.empty exact import',
    ]);
  });

  it('links files by relative paths, parts and packages of the repository', async () => {
    const graph = await graphOf(filesOf(SHOP));
    expect(edgesOf(graph, 'imports')).toEqual([
      'bin/main.dart:1 → lib/shop.dart:1 exact import',
      'bin/main.dart:3 → lib/src/base.dart:1 exact import',
      'lib/shop.dart:1 → lib/src/cart.dart:1 exact import',
      'lib/src/cart.dart:1 → lib/src/base.dart:1 exact import',
      'lib/src/cart.dart:2 → lib/src/cart.g.dart:1 exact import',
      'lib/src/cart.g.dart:1 → lib/src/cart.dart:1 exact import',
    ]);
  });
});
