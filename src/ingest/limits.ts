/** What an archive or a folder may be, so that no input exhausts a tab or an isolate. */
export interface IntakeLimits {
  /** Bytes of the archive as it comes. */
  readonly archiveBytes: number;
  /** Bytes of all entries, inflated, refused ones included. */
  readonly inflatedBytes: number;
  readonly entries: number;
  /** Inflated to compressed bytes of a whole archive; more is a bomb. Counted above 10 MB inflated. */
  readonly ratio: number;
  /** UTF-16 code units of a path. */
  readonly pathChars: number;
}

export const INTAKE_LIMITS: IntakeLimits = {
  archiveBytes: 200_000_000,
  inflatedBytes: 1_000_000_000,
  entries: 200_000,
  ratio: 200,
  pathChars: 1_024,
};
