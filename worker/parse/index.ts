/** The parse worker of the page: only wires. */
import { createExtractor } from '../../src/engine/extract/extract.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import type { FromParseWorker, ToParseWorker } from './protocol.ts';
import { serveParse } from './serve.ts';

const serve = serveParse(
  (message: FromParseWorker) => self.postMessage(message),
  (host) => createExtractor(host, LANGUAGES),
);
self.addEventListener('message', (event: MessageEvent<ToParseWorker>) => serve(event.data));
