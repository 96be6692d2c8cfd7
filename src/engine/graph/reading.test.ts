import { describe, expect, it } from 'vitest';
import { arityOf } from './reading.ts';

const SIGNATURES = `
func (s *Store) Upsert(ctx context.Context, id int) error   | Upsert | 2..2
Read(p []byte) (n int, err error)                           | Read   | 1..1
func Map[T any](xs []T, f func(T) T) []T                    | Map    | 2..2
func Sum(xs ...int) int                                     | Sum    | 0..any
add(path: string, handler?: H, deep = false): void          | add    | 1..3
function f<T>(a: Map<string, T>, { b, c }: O): T            | f      | 2..2
def get(self, key, default=None, *args)                     | get    | 0..any
close()                                                     | close  | 0..0
const add = (a, b)                                          | add    | none
add                                                         | add    | none
add(a, b                                                    | add    | none
`;

describe('the parameters of a signature', () => {
  it.each(
    SIGNATURES.trim()
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim())),
  )('%s: %s takes %s', (signature, name, wanted) => {
    const arity = arityOf(signature, name);
    const most = arity?.most === Number.POSITIVE_INFINITY ? 'any' : arity?.most;
    expect(arity === null ? 'none' : `${arity.least}..${most}`).toBe(wanted);
  });
});
