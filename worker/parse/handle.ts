/** A parse worker seen from outside, whatever it runs in: a browser's worker, a thread of Node, or the same thread. */
import type { FromParseWorker, ToParseWorker } from './protocol.ts';

export interface ParseWorkerEvents {
  message(message: FromParseWorker): void;
  /** It ended by itself: its code could not be loaded, it ran out of memory, an error was not caught. */
  died(why: string): void;
}

export interface ParseWorkerHandle {
  post(message: ToParseWorker): void;
  /** Ends it at once, even in the middle of a file. Nothing is heard of it afterwards. */
  kill(): void;
}

/** Starts a parse worker and tells it whom to talk to. */
export type Spawn = (events: ParseWorkerEvents) => ParseWorkerHandle;
