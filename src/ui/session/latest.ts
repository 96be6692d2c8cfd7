/**
 * Asks as a hand moves: one question is out at a time, and of those that came meanwhile only the newest is asked next. What
 * is told last is the answer to what was wanted last.
 */
export interface Latest<Q> {
  /** Wants an answer to `question`; forgets what was wanted before and not yet asked. */
  want(question: Q): void;
  /** Wants nothing any more: what is out is not told. */
  drop(): void;
}

/** `tell` hears every answer as it comes; `final` is true when nothing newer is wanted. */
export function createLatest<Q, A>(
  ask: (question: Q) => Promise<A>,
  tell: (answer: A, question: Q, final: boolean) => void,
): Latest<Q> {
  let running = false;
  let wanted: { readonly question: Q } | null = null;
  let dropped = false;
  const run = async (): Promise<void> => {
    running = true;
    while (wanted) {
      const { question } = wanted;
      wanted = null;
      dropped = false;
      const answer = await ask(question);
      if (!dropped) tell(answer, question, wanted === null);
    }
    running = false;
  };
  return {
    want(question) {
      wanted = { question };
      if (!running) void run();
    },
    drop() {
      wanted = null;
      dropped = true;
    },
  };
}
