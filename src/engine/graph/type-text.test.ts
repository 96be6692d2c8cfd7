import { describe, expect, it } from 'vitest';
import { readType, type TypeText } from './type-text.ts';

function shown(type: TypeText): string {
  switch (type.tag) {
    case 'named':
      return type.path.join('.') + (type.args.length > 0 ? `(${type.args.map(shown).join(', ')})` : '');
    case 'list':
      return `list of ${shown(type.of)}`;
    case 'tuple':
      return `tuple of ${type.of.map(shown).join(', ')}`;
    case 'union':
      return type.of.map(shown).join(' or ');
    case 'function':
      return `(${type.parameters.map(shown).join(', ')}) to ${shown(type.result)}`;
    case 'value':
      return `type of ${type.text}`;
    case 'member':
      return `${type.name} of ${shown(type.of)}`;
    case 'inline':
      return 'inline';
    case 'other':
      return '?';
  }
}

const READINGS = `
*payslipstore.Store                  → payslipstore.Store
Promise<Context<E>>                  → Promise(Context(E))
Router<[H, RouterRoute]>             → Router(tuple of H, RouterRoute)
Foo | null                           → Foo or null
| A | B                              → A or B
A & B                                → A or B
Foo[]                                → list of Foo
readonly Foo[][]                     → list of list of Foo
(A | B)[]                            → list of A or B
[]*Node                              → list of Node
[5]Node                              → list of Node
map[string][]*Node                   → map(string, list of Node)
chan *Node                           → Node
...Option                            → Option
(c: Context<E>, next?: Next) => Res  → (Context(E), Next) to Res
<T>(x: T) => T[]                     → (T) to list of T
func(c *Context, n int) error        → (Context, int) to error
func()                               → () to ?
(*Foo, error)                        → tuple of Foo, error
Optional[Foo]                        → Optional(Foo)
list[tuple[A, B]]                    → list(tuple of A, B)
dict[str, list[Foo]]                 → dict(str, list(Foo))
'Foo'                                → Foo
Pair[int, T]                         → Pair(int, T)
Foo['bar']                           → bar of Foo
Foo[number]                          → ?
Foo[][number]                        → Foo
typeof createStore                   → type of createStore
a::b::C                              → a.b.C
{ a: string }                        → inline
new () => Foo                        → ?
`;

describe('a written type', () => {
  it.each(
    READINGS.trim()
      .split('\n')
      .map((line) => line.split('→').map((part) => part.trim())),
  )('%s reads as %s', (text, reading) => {
    expect(shown(readType(text))).toBe(reading);
  });
});
