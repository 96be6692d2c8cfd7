/** Numbers of the rank room that are no levers: how strong a kind of thing or of edge is as evidence. */

import type { NodeKind } from '../extract/types.ts';
import type { Confidence, EdgeKind } from '../graph/types.ts';

/** What a match on this kind of definition is worth (CG-10 §1). */
export const KIND_WEIGHTS: Readonly<Record<NodeKind, number>> = {
  file: 0.5,
  module: 0.8,
  namespace: 0.8,
  class: 1,
  struct: 1,
  interface: 1,
  trait: 1,
  enum: 1,
  enum_member: 0.35,
  type_alias: 1,
  function: 1,
  method: 1,
  constructor: 1,
  property: 0.5,
  field: 0.5,
  constant: 0.35,
  variable: 0.3,
  component: 1,
  callback: 0.5,
  route: 1,
};
/** A member that an interface declares says less than one that does something. */
export const INTERFACE_MEMBER = 0.5;
/** A weak-kind match that nothing uses. */
export const ISOLATED = 0.08;
export const WEAK_KINDS: ReadonlySet<NodeKind> = new Set(['constant', 'variable', 'field', 'property', 'enum_member']);

/** How readily the walk follows an edge. */
export const EDGE_WEIGHTS: Readonly<Record<EdgeKind, number>> = {
  calls: 1,
  instantiates: 0.8,
  imports: 0.2,
  extends: 0.8,
  implements: 0.8,
  references: 0.4,
  overrides: 0.8,
  decorates: 0.5,
};
export const CONFIDENCE_WEIGHTS: Readonly<Record<Confidence, number>> = {
  unresolved: 0,
  foreign: 0,
  guess: 0.3,
  inferred: 0.9,
  exact: 1,
};

/** How strongly a member ties to its enclosing type. */
export const ENCLOSING = 0.5;
/** A weak kind with this many lines is a table, and weighs as much as its text. */
export const BULK = { lines: 6, weight: 0.8 } as const;

/** Best matches that are graded at all; what is below them is no candidate for anything. */
export const MAX_MATCHES = 400;
/** Entries drawn from the words of the question, after the caps. */
export const MAX_ENTRIES = 40;
/** No name and no file fills the entries. */
export const MAX_PER_NAME = 3;
export const MAX_PER_FILE = 8;
/** A match this far below the best is no entry. */
export const ENTRY_SHARE = 0.3;
/** With fewer files than this to answer, tests and examples answer too. */
export const FEW_FILES = 2;
/** Definitions of one name that a token may stand for, and how many of them count in full. */
export const MAX_NAMESAKES = 6;
export const FULL_NAMESAKES = 3;
/** Definitions gathered around the entries, and how many of those are looked around in turn. */
export const MAX_CONNECTED = 120;
export const CONNECTED_REACH = 40;
/** Definitions of a file that was named. */
export const MAX_PINNED_NODES = 300;

/** Walk steps; the rest of the mass is under a thousandth. */
export const WALK_STEPS = 25;
/** An entry draws at least this much of the restart, before shares are taken. */
export const LEAST_RESTART = 0.05;

/** Points of the file with the most walk mass, for that. */
export const WALK_POINTS = 4;
/** Points of the file whose words fit best as a whole, for that. */
export const FILE_WORDS_POINTS = 5;
/** Points of a file that says every word of the question best. */
export const COVER_POINTS = 12;
/** Grades count by this power: twice as good is worth more than twice. */
export const GRADE_POWER = 2;
/** Of the points of one more definition of the same tier in a file, what counts: each further one so much of the last. */
export const REPEATS = { exact: 1, named: 0.5, entry: 0.7, flow: 0.7, connected: 0.7 } as const;

/** Importance of a definition inside its file: its tier, and how well its words fit. */
export const IMPORTANCE = {
  exact: 110,
  named: 90,
  entry: 40,
  flow: 45,
  connected: 20,
  peripheral: 5,
  words: 60,
} as const;
/** Inside a file, a weak kind is held back no more than this: its line is short. */
export const LEAST_IMPORTANCE_WEIGHT = 0.5;

/** Files that the walk alone keeps; how many must pass the gate for it to count; concepts in names that pass it. */
export const CENTRAL_FILES = 2;
export const GATE_FILES = 2;
export const GATE_CONCEPTS = 2;

/** Definitions of a call path; where it may start; what one search may visit; entries that it may join. */
export const MAX_FLOW = 7;
export const MAX_FLOW_STARTS = 8;
export const MAX_FLOW_VISITS = 1_500;
export const FLOW_GRADE = 0.5;
