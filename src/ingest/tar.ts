/** Tar as a stream: pax and global headers, GNU long names and ustar prefixes are the library's job. */
import { parseTar } from '@remix-run/tar-parser';
import type { ArchiveEntry, TakeEntry } from './entry.ts';

const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  file: 'file',
  directory: 'folder',
  symlink: 'symlink',
  link: 'symlink',
};

/** Calls of `take` overlap: an entry that is not read is passed over. */
export async function readTar(stream: ReadableStream<Uint8Array>, take: TakeEntry): Promise<void> {
  await parseTar(stream, (entry) =>
    take({
      name: entry.name,
      kind: KINDS[entry.header.type] ?? 'other',
      size: entry.size,
      read: async () => new Uint8Array(await entry.bytes()),
    }),
  );
}
