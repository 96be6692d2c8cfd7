/** The one request and the one response of `explore`, shared by the worker's method and the HTTP route. */
import type { Report } from './diagnose/types.ts';
import type { WhyNot } from './diagnose/why.ts';
import type { Coverage } from './graph/types.ts';
import type { Answer } from './render/types.ts';

export interface ExploreRequest {
  readonly query: string;
  /** 1 … 20; the tier's default when absent. */
  readonly maxFiles?: number;
  /** 2,000 … 25,000; bounds the whole answer, and is its envelope. */
  readonly maxChars?: number;
  /** A preset's name, or single settings upon `current` or upon what `preset` names among them. */
  readonly levers?: string | Readonly<Record<string, number | boolean | string>>;
  /** Adds the report; changes no byte of the answer. */
  readonly report?: boolean;
  /** Paths to be told of why they are not in the answer, 20 at most; changes no byte of the answer. */
  readonly why?: readonly string[];
}

export interface ExploreResult {
  readonly answer: Answer;
  readonly coverage: Coverage;
  readonly report: Report | null;
  /** Parallel to the request’s paths; empty when it asked about none. */
  readonly why: readonly WhyNot[];
}

/** Limits of a request (design §3). */
export const REQUEST_LIMITS = {
  queryChars: 10_000,
  minFiles: 1,
  maxFiles: 20,
  minChars: 2_000,
  maxChars: 25_000,
  whyPaths: 20,
  pathChars: 1_024,
} as const;
