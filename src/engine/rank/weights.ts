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

/** Entries drawn from the words of the question, before the caps. */
export const MAX_ENTRIES = 40;
/** No name and no file fills the entries. */
export const MAX_PER_NAME = 3;
export const MAX_PER_FILE = 8;
/** A match this far below the best is no entry. */
export const ENTRY_SHARE = 0.3;
/** Definitions of one name that a token may stand for. */
export const MAX_NAMESAKES = 6;
/** Definitions gathered around the entries. */
export const MAX_CONNECTED = 160;
/** Definitions of a file that was named. */
export const MAX_PINNED_NODES = 300;
/** Walk steps; the rest of the mass is under a thousandth. */
export const WALK_STEPS = 25;
/** Points that the file with the most walk mass gets for it. */
export const MASS_POINTS = 12;
/** Points of the file whose words fit best, for its words alone. */
export const WORD_POINTS = 16;
/** Files that the walk alone keeps. */
export const CENTRAL_FILES = 2;
/** Steps of a call path, and unnamed steps in a row on it. */
export const MAX_FLOW = 7;
export const MAX_FLOW_STARTS = 8;
