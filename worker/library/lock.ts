/** One writer at a time, over all tabs of the page. */

/** Runs the work when no other writer does. The signal ends only the wait. */
export type Exclusive = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

const LOCK = 'codegraph-web library';

/** Web Locks where the browser has them; else writers of one tab still follow each other. */
export function createExclusive(locks: LockManager | undefined): Exclusive {
  if (locks) return (work, signal) => locks.request(LOCK, { signal }, work);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {
      // The caller has the failure; the next writer only waits for the end.
    });
    return next;
  };
}
