/**
 * Whether an intake is the one that was opened before: a hash of everything that indexing reads. Equal fingerprints mean an
 * equal snapshot (of the same release), so an unchanged repository is neither parsed nor resolved again.
 */
import { sha256Hex } from '../../src/engine/hash.ts';
import type { Intake } from '../../src/ingest/intake.ts';

/** 64 hex digits. The texts of the files are in it by their hashes. */
export function fingerprintOf({ files, projects, skipped }: Intake): string {
  const read = [
    files.map(({ path, language, fileClass, classReason, bytes, encoding, hash }) => [
      path,
      language,
      fileClass,
      classReason,
      bytes,
      encoding,
      hash,
    ]),
    projects.map(({ path, text }) => [path, text]),
    skipped.map(({ path, bytes, reason, detail }) => [path, bytes, reason, detail]),
  ];
  return sha256Hex(new TextEncoder().encode(JSON.stringify(read)));
}
