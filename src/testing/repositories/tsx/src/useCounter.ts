import { useCallback, useState } from 'react';

/** A number that goes up by one at a time. */
export function useCounter(start: number) {
  const [count, setCount] = useState(start);
  const increase = useCallback(() => setCount((value) => value + 1), []);
  return { count, increase };
}
