import { useEffect, useState } from 'preact/hooks';
import type { Highlight } from '../code/highlight.ts';

/** The highlighter, loaded when it is first wanted; null until then, and for good when it cannot be had. */
export function useHighlight(): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  useEffect(() => {
    import('../code/highlight.ts').then(
      ({ createHighlight }) => setHighlight(() => createHighlight()),
      // Plain code is still the answer.
      () => {},
    );
  }, []);
  return highlight;
}
