/** Bodies of requests within their limits. */
import { fail } from '../src/engine/problem.ts';

const tooLarge = (limit: number): never =>
  fail('too-large', `The body has more than ${limit} bytes.`, 'Send a smaller part of the repository.', 'body');

/** The body as a stream that ends in a problem past `limit` bytes. */
export function boundedStream(request: Request, limit: number): ReadableStream<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge(limit);
  const body = request.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > limit) tooLarge(limit);
        controller.enqueue(chunk);
      },
    }),
  );
}

/** The body as JSON. Throws bad-request or too-large. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = await new Response(boundedStream(request, limit)).text();
  try {
    return JSON.parse(text);
  } catch (thrown) {
    return fail(
      'bad-request',
      `The body is not JSON: ${thrown instanceof Error ? thrown.message : ''}.`,
      'Send a JSON object as application/json.',
      'body',
    );
  }
}
