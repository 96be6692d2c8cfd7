import { describe, expect, it } from 'vitest';
import { type Expression, readExpression } from './expression.ts';

/** One line: the start, then the steps. */
function shown({ start, steps }: Expression): string {
  const first =
    start.tag === 'name'
      ? start.name
      : start.tag === 'make'
        ? `make(${start.type})`
        : start.tag === 'either'
          ? `either(${start.options.map(shown).join(' | ')})`
          : start.tag === 'object'
            ? `object ${[...start.values].map(([key, value]) => `${key}=${value}`).join(' ')}`
            : start.tag;
  return (
    first +
    steps
      .map((step) =>
        step.tag === 'member'
          ? ` .${step.name}`
          : step.tag === 'call'
            ? ` ()${step.text === null ? '' : `'${step.text}'`}`
            : step.tag === 'index'
              ? ' []'
              : ` as ${step.type}`,
      )
      .join('')
  );
}

const READINGS = `
a.b.c                                → a .b .c
this.store?.get(x, y).z              → this .store .get () .z
this.#root!.insert                   → this .#root .insert
s.store.Upsert                       → s .store .Upsert
await load(x)                        → load ()
(await load()).json                  → load () .json
require('./x').y                     → require ()'./x' .y
new View(name, { a: 1 }).render      → make(View) .render
new Map<string, Foo>()               → make(Map<string, Foo>)
new a.B()                            → make(a.B)
&Store{db: db}                       → make(Store)
pkg.Store{}                          → make(pkg.Store)
Pair[int, string]{1, "a"}            → make(Pair[int, string])
[]*Node{a, b}                        → make([]*Node)
map[string]int{}                     → make(map[string]int)
x.(*Foo).Bar                         → x as *Foo .Bar
(x as Foo).bar                       → x as Foo .bar
x as unknown as Foo                  → x as unknown as Foo
a || b.c                             → either(a | b .c)
a ?? new B()                         → either(a | make(B))
ok ? a.b : c()                       → either(a .b | c ())
x if c else Y()                      → either(x | Y ())
a or B()                             → either(a | B ())
opts && opts.store                   → opts .store
exports = module.exports = create    → create
f<T>(x).y                            → f () .y
f[T](x)                              → f [] ()
xs[0].go                             → xs [] .go
o['key'].go                          → o .key .go
foo.bar\`x\`.baz                     → foo .bar () .baz
super().__init__                     → super () .__init__
A::b                                 → A .b
p->next                              → p .next
"a,b".split                          → string .split
f"{x}".join                          → literal .join
[1, 2].map                           → literal .map
{ a: 1, b, 'c': d.e, ...f, g() {} }  → object a=1 b=b c=d.e
42                                   → literal
a + b                                → literal
a < b                                → literal
!x                                   → literal
(a, b)                               → literal
(x) => x.y                           → function
function () { return a || b }        → function
(function () { return 1 })()         → function ()
lambda x: x.y                        → function
func(a int) error { return nil }     → function
<-ch                                 → ch
f(                                   → unknown
`;

describe('an expression', () => {
  it.each(
    READINGS.trim()
      .split('\n')
      .map((line) => line.split('→').map((part) => part.trim())),
  )('%s reads as %s', (text, reading) => {
    expect(shown(readExpression(text))).toBe(reading);
  });

  it('is read in bounded time when it is nested thousands deep', () => {
    expect(readExpression(`a${'.b()'.repeat(5000)}`).steps).toHaveLength(10_000);
    expect(readExpression(`${'['.repeat(5000)}${']'.repeat(5000)}`).start.tag).toBe('literal');
  });
});
