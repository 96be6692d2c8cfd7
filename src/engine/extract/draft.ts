/** A definition while the builder works on it: what the matches say, before nesting gives it a parent and a final kind. */
import type { Span } from './match.ts';
import type { NodeKind } from './types.ts';

export interface Draft extends Span {
  readonly kind: NodeKind;
  readonly name: string;
  readonly nameStart: number;
  readonly aliases: readonly string[];
  readonly owner: string | null;
  /** Node that makes its scope; its own range when there is none. */
  readonly node: Span;
  /** What the signature shows, up to the body. */
  readonly shown: Span;
  /** Offset that the doc comment stands before. */
  readonly anchor: number;
  /** Body as captured, braces included. */
  readonly body: Span | null;
  readonly type: string | null;
  readonly value: string | null;
  readonly result: number;
  /** Kept only inside a type: fields, properties, members, signatures. */
  readonly member: boolean;
}

/** Kinds whose members are definitions of their own. */
export const TYPE_KINDS: ReadonlySet<NodeKind> = new Set([
  'class',
  'struct',
  'interface',
  'trait',
  'module',
  'enum',
  'type_alias',
]);
