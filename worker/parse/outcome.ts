/** What became of one job. Everything but `parsed` leaves its file out of the index, with the reason that is given. */
import type { ExtractionText } from './protocol.ts';

export type ParseOutcome =
  | { readonly tag: 'parsed'; readonly extraction: ExtractionText }
  /** The grammar of its language was refused. */
  | { readonly tag: 'unusable'; readonly detail: string }
  /** No answer in time, twice. */
  | { readonly tag: 'hung'; readonly detail: string }
  /** The parser trapped or its worker ended, twice. */
  | { readonly tag: 'crashed'; readonly detail: string };
