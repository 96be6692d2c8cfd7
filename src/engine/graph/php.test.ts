import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('PHP', () => {
  it('finds classes by namespace, use, alias, group and leading backslash, wherever they lie', async () => {
    const calls = await callsOf(`
// file: src/Http/Kernel.php
<?php
namespace App\\Http;
use App\\Store\\Repo as Repository;
use App\\Store\\{Log, Disk as Platter};
use function App\\Store\\slug;
use Psr\\Log\\Logger;
function own() {}
class Kernel {
  public function run() {
    new Request();
    new Repository();
    new Log();
    new Platter();
    new \\App\\Store\\Disk();
    new Logger();
    new Repo();
    slug();
    own();
    strlen('x');
    Repository::make();
    \\App\\Store\\slug();
  }
}
// file: src/Http/Request.php
<?php
namespace App\\Http;
class Request {}
// file: lib/store.php
<?php
namespace App\\Store;
class Repo { public static function make(): self { return new self(); } }
class Log {}
class Disk {}
function slug() {}
`);
    expect(calls).toEqual([
      'lib/store.php:3 Repo.make → lib/store.php:3 Repo exact self',
      'src/Http/Kernel.php:10 Kernel.run → src/Http/Request.php:3 Request exact package',
      'src/Http/Kernel.php:11 Kernel.run → lib/store.php:3 Repo exact import',
      'src/Http/Kernel.php:12 Kernel.run → lib/store.php:4 Log exact import',
      'src/Http/Kernel.php:13 Kernel.run → lib/store.php:5 Disk exact import',
      'src/Http/Kernel.php:14 Kernel.run → lib/store.php:5 Disk exact package',
      'src/Http/Kernel.php:15 Kernel.run → Logger foreign',
      'src/Http/Kernel.php:16 Kernel.run → Repo unresolved',
      'src/Http/Kernel.php:17 Kernel.run → lib/store.php:6 slug exact import',
      'src/Http/Kernel.php:18 Kernel.run → src/Http/Kernel.php:7 own exact package',
      'src/Http/Kernel.php:19 Kernel.run → strlen foreign',
      'src/Http/Kernel.php:20 Kernel.run → lib/store.php:3 Repo.make exact import',
      'src/Http/Kernel.php:21 Kernel.run → lib/store.php:6 slug exact package',
    ]);
  });

  it('knows $this, self, static, parent, promoted and typed properties, and what methods return', async () => {
    const calls = await callsOf(`
// file: a.php
<?php
interface Store { public function save(): Result; }
class Result { public function ok() {} }
trait Loud { public function shout() {} }
class Base { public function boot() {} public static function of(): static { return new static(); } }
class Desk extends Base {
  use Loud;
  private ?Result $last = null;
  protected static $made;
  public function __construct(private readonly Store $store, Result $first) { $this->first = $first; self::$made = new Result(); }
  public function run() {
    $this->store->save()->ok();
    $this->last?->ok();
    $this->first->ok();
    self::$made->ok();
    $this->shout();
    $this->boot();
    parent::boot();
    static::of()->run();
    self::missing();
    $r = new Result();
    $r->ok();
    $this->unknown->ok();
    foreach ($this->all() as $one) { $one->boot(); }
  }
  public function boot() {}
}
`);
    expect(calls).toEqual([
      'a.php:5 Base.of → a.php:5 Base exact self',
      'a.php:10 Desk.__construct → a.php:3 Result exact package',
      'a.php:12 Desk.run → a.php:2 Store.save inferred field-type',
      'a.php:12 Desk.run → a.php:3 Result.ok inferred result-type',
      'a.php:13 Desk.run → a.php:3 Result.ok inferred field-type',
      'a.php:14 Desk.run → a.php:3 Result.ok inferred field-type',
      'a.php:15 Desk.run → a.php:3 Result.ok inferred field-type',
      'a.php:16 Desk.run → a.php:4 Loud.shout exact inheritance',
      'a.php:17 Desk.run → a.php:26 Desk.boot exact self',
      'a.php:18 Desk.run → a.php:5 Base.boot exact super',
      'a.php:19 Desk.run → run unresolved',
      'a.php:19 Desk.run → a.php:5 Base.of exact inheritance',
      'a.php:20 Desk.run → missing unresolved',
      'a.php:21 Desk.run → a.php:3 Result exact package',
      'a.php:22 Desk.run → a.php:3 Result.ok inferred initialiser',
      'a.php:23 Desk.run → ok unresolved',
      'a.php:24 Desk.run → all foreign',
      'a.php:24 Desk.run → boot unresolved',
    ]);
  });

  it('links files by what they use and by literal includes', async () => {
    const graph = await graphOf(
      filesOf(`
// file: app/main.php
<?php
require_once __DIR__ . '/lib/tools.php';
include 'lib/more.php';
use Shop\\Cart;
// file: app/lib/tools.php
<?php
function tool() {}
// file: app/lib/more.php
<?php
// file: src/Cart.php
<?php
namespace Shop;
class Cart extends Basket implements \\Countable {}
// file: src/Basket.php
<?php
namespace Shop;
class Basket {}
`),
    );
    expect(edgesOf(graph, 'imports', 'extends')).toEqual([
      'app/main.php:2 → app/lib/tools.php:1 exact import',
      'app/main.php:3 → app/lib/more.php:1 exact import',
      'app/main.php:4 → src/Cart.php:1 exact import',
      'src/Cart.php:3 Cart → src/Basket.php:3 Basket exact package',
    ]);
  });
});
