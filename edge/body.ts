/** Bodies of requests: of the right type, and within their limits. */
import { fail } from '../src/engine/problem.ts';

/** What an archive may be sent as. None of them is a type that a foreign page can send without asking first. */
const ARCHIVE_TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/gzip',
  'application/x-gzip',
  'application/x-tar',
  'application/octet-stream',
];
const JSON_TYPES = ['application/json'];

/** The body as a stream. Throws unsupported-media, or too-large where the request itself says its size. */
export function archiveStream(request: Request, limit: number): ReadableStream<Uint8Array> {
  requireType(request, ARCHIVE_TYPES);
  requireLength(request, limit);
  return request.body === null ? new Blob([]).stream() : patient(request.body);
}

/** Bytes of a refused body that are taken and dropped. Past them the connection is cut. */
const DROPPED_BYTES = 100_000_000;

/**
 * Takes a body that nobody has read to its end. A client that is still sending may not read the answer, and when the
 * connection closes under it, it learns nothing but that.
 */
export async function dropBody({ body }: Request): Promise<void> {
  if (body === null || body.locked) return;
  await dropRest(body.getReader());
}

async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      bytes += next.value.length;
      if (bytes > DROPPED_BYTES) return await reader.cancel();
    }
  } catch {
    // Whoever broke the connection off reads no answer either.
  }
}

/**
 * The same bytes; when its reader gives up, what is left is dropped before that is known. One read at a time: workerd
 * refuses a second one on the body of a request while the first has not come back.
 */
function patient(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let reading: Promise<unknown> = Promise.resolve();
  return new ReadableStream({
    async pull(controller) {
      const next = reader.read();
      reading = next;
      const { done, value } = await next;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await reading.catch(() => undefined);
      await dropRest(reader);
    },
  });
}

/** The body as JSON. Throws unsupported-media, too-large or bad-request. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  requireType(request, JSON_TYPES);
  requireLength(request, limit);
  const text = request.body === null ? '' : await readText(patient(request.body), limit);
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? thrown.message : 'it does not parse';
    return fail('bad-request', `The body is not JSON: ${why}.`, 'Send a JSON object as application/json.', 'body');
  }
}

function requireType(request: Request, types: readonly string[]): void {
  const type = (request.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase();
  if (types.includes(type)) return;
  fail(
    'unsupported-media',
    type === ''
      ? 'The request does not say what its body is.'
      : `The body is sent as ${JSON.stringify(type.slice(0, 80))}.`,
    `Send it with the header content-type: ${types.join(' or ')}.`,
    'content-type',
  );
}

function requireLength(request: Request, limit: number): void {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > limit) tooLarge(`The body has ${length} bytes, more than ${limit}.`);
}

async function readText(stream: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > limit) {
      await reader.cancel();
      tooLarge(`The body has more than ${limit} bytes.`);
    }
    parts.push(decoder.decode(next.value, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

const tooLarge = (seen: string): never =>
  fail('too-large', seen, 'Send a smaller part of the repository, or post its archive to /v1/repositories.', 'body');
