/** An archive by its first bytes: zip, gzipped tar, or tar. Everything that goes wrong in it is said in words. */
import { fail, ProblemError } from '../engine/problem.ts';
import type { TakeEntry } from './entry.ts';
import type { IntakeLimits } from './limits.ts';
import { readTar } from './tar.ts';
import { readZip } from './zip.ts';

const TAR_MAGIC_AT = 257;

interface Watch {
  check(): void;
}

/** Throws bad-archive or too-large; problems of `take` go through. */
export async function readArchive(
  stream: ReadableStream<Uint8Array>,
  limits: IntakeLimits,
  watch: Watch,
  take: TakeEntry,
): Promise<void> {
  const reader = stream.getReader();
  const head = await readHead(reader, TAR_MAGIC_AT + 5);
  if (head.length === 0)
    fail(
      'bad-archive',
      'The archive is empty: it has no bytes.',
      'Choose the archive again; the upload may have broken off.',
    );
  try {
    const rest = counted(reader, head, limits, watch);
    if (head[0] === 0x50 && head[1] === 0x4b) await readZip(await gather(rest), take);
    else if (head[0] === 0x1f && head[1] === 0x8b) await readTar(inflated(rest, limits, watch), take);
    else if (String.fromCharCode(...head.subarray(TAR_MAGIC_AT, TAR_MAGIC_AT + 5)) === 'ustar')
      await readTar(rest, take);
    else {
      fail(
        'bad-archive',
        `The file is not an archive that can be read: it starts with the bytes ${hex(head.subarray(0, 4))}.`,
        'Open a zip, a tar.gz or a tar.',
      );
    }
  } catch (thrown) {
    await reader.cancel().catch(() => undefined);
    if (thrown instanceof ProblemError) throw thrown;
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    fail(
      'bad-archive',
      `The archive cannot be read to its end: ${why || 'it was cut short'}.`,
      'Make or download the archive again; nothing was stored.',
    );
  }
}

async function readHead(reader: ReadableStreamDefaultReader<Uint8Array>, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let have = 0;
  while (have < length) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    have += value.length;
  }
  return join(chunks, have);
}

/** The head again, then the rest, with the bytes counted against the limit. */
function counted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  head: Uint8Array,
  limits: IntakeLimits,
  watch: Watch,
): ReadableStream<Uint8Array> {
  let bytes = head.length;
  const check = (): void => {
    if (bytes > limits.archiveBytes) tooLarge(`The archive has more than ${limits.archiveBytes} bytes.`);
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      check();
      if (head.length > 0) controller.enqueue(head);
    },
    async pull(controller) {
      try {
        watch.check();
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.length;
        check();
        controller.enqueue(value);
      } catch (thrown) {
        controller.error(thrown);
      }
    },
    cancel: (why) => reader.cancel(why),
  });
}

function inflated(stream: ReadableStream<Uint8Array>, limits: IntakeLimits, watch: Watch): ReadableStream<Uint8Array> {
  let bytes = 0;
  return stream
    .pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>)
    .pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          watch.check();
          bytes += chunk.length;
          if (bytes > limits.inflatedBytes) tooLarge(`The archive unpacks to more than ${limits.inflatedBytes} bytes.`);
          controller.enqueue(chunk);
        },
      }),
    );
}

const tooLarge = (seen: string): never =>
  fail('too-large', seen, 'Open a smaller part of the repository, such as one of its folders.');

async function gather(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
