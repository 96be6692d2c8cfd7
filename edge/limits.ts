/** What the endpoint accepts and keeps in memory. Each number has one home; sizes are bytes. */
import type { IntakeLimits } from '../src/ingest/limits.ts';

export interface EdgeLimits {
  /** Of an archive that is posted: as it comes, unpacked, entries. */
  readonly intake: Pick<IntakeLimits, 'archiveBytes' | 'inflatedBytes' | 'entries'>;
  /** Bytes of a JSON body: a question, or a repository that is sent with it. */
  readonly jsonBytes: number;
  /** Files of a repository that is sent with its question. */
  readonly sentFiles: number;
  /** UTF-16 code units of a repository's name. */
  readonly nameChars: number;
  /** Bytes of snapshots that stay open in memory; the one asked last always does. */
  readonly openBytes: number;
}

/** For a process with memory of its own. */
export const EDGE_LIMITS: EdgeLimits = {
  intake: { archiveBytes: 100_000_000, inflatedBytes: 1_000_000_000, entries: 200_000 },
  jsonBytes: 20_000_000,
  sentFiles: 2_000,
  nameChars: 100,
  openBytes: 500_000_000,
};

/** For an isolate of 128 MB that several requests share. */
export const ISOLATE_LIMITS: EdgeLimits = {
  intake: { archiveBytes: 20_000_000, inflatedBytes: 200_000_000, entries: 50_000 },
  jsonBytes: 5_000_000,
  sentFiles: 1_000,
  nameChars: 100,
  openBytes: 40_000_000,
};
