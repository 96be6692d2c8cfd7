/** Gzip for what is stored. Compressors differ between browsers, so a compressed byte is never hashed or compared. */
import { fail, problemOf } from '../../src/engine/problem.ts';

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Smaller bytes. */
export function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new CompressionStream('gzip'));
}

/** The bytes that were compressed. Rejects with `bad-snapshot` when they are damaged. */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await through(bytes, new DecompressionStream('gzip'));
  } catch (thrown) {
    return fail(
      'bad-snapshot',
      `The stored repository is damaged: ${problemOf(thrown).seen}`,
      'Forget it and open the repository again.',
    );
  }
}
