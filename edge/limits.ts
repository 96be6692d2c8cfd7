/** What the endpoint accepts. Each number has one home. */
export interface EdgeLimits {
  /** Bytes of an archive that is posted. */
  readonly archiveBytes: number;
  /** Bytes of a JSON body: a question, or a repository sent as files. */
  readonly jsonBytes: number;
  /** Files of a repository that is sent with its question. */
  readonly inlineFiles: number;
  /** Repositories that are kept open in memory. */
  readonly openRepositories: number;
}

export const EDGE_LIMITS: EdgeLimits = {
  archiveBytes: 100_000_000,
  jsonBytes: 20_000_000,
  inlineFiles: 2_000,
  openRepositories: 8,
};
