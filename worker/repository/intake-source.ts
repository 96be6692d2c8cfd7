/** What the page hands over, as the intake reads it. Nothing is read here: a file is opened when the intake asks for it. */
import type { IntakeSource } from '../../src/ingest/intake.ts';
import type { OpenSource } from '../../src/protocol/worker.ts';

/** A blob as a stream, a list of files as files that are read on demand. */
export function intakeSource(source: OpenSource): IntakeSource {
  if (source.tag === 'archive') return { tag: 'archive', name: source.name, stream: source.blob.stream() };
  return {
    tag: 'files',
    name: source.name,
    files: source.files.map(({ path, file }) => ({
      path,
      size: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    })),
  };
}
