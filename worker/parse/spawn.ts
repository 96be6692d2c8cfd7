/** A parse worker as a browser runs it: a module worker of its own, ended by `terminate` even while it is parsing. */
import type { Spawn } from './handle.ts';
import type { FromParseWorker } from './protocol.ts';

/** Starts a module worker with the parser in it. */
export const spawnParseWorker: Spawn = ({ message, died }) => {
  const worker = new Worker(new URL('./index.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromParseWorker>) => message(event.data));
  // A script that cannot be loaded gives a plain event without a message.
  worker.addEventListener('error', (event) => died(event.message || 'its script could not be loaded'));
  worker.addEventListener('messageerror', () => died('an answer could not be read'));
  return {
    post: (said) => worker.postMessage(said),
    kill: () => worker.terminate(),
  };
};
