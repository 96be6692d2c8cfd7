/**
 * What an expression stands for, and how surely. A type that is known to lie outside the repository is `foreign`: that is
 * knowledge, and it stops every further guess. `absent` is the same kind of knowledge about a member: the thing is known
 * and does not have it. Only `unknown` leaves room for a guess.
 */

import type { TypeText } from './type-text.ts';
import type { Confidence, Strategy } from './types.ts';

export type Value =
  | { readonly tag: 'unknown' }
  | { readonly tag: 'foreign' }
  | { readonly tag: 'absent' }
  /** The definitions themselves: a function, a class, an object. Several for the twins of a build constraint. */
  | { readonly tag: 'definition'; readonly nodes: readonly number[] }
  /** An instance of one of these types. */
  | { readonly tag: 'instance'; readonly nodes: readonly number[] }
  | { readonly tag: 'module'; readonly module: Module }
  /** A value of a written type, not looked up yet: what it is made of is read where it was written. */
  | { readonly tag: 'typed'; readonly type: TypeText; readonly unit: number; readonly scope: number };

/** Where an import leads. */
export type Module =
  /** A file; −1 for a folder of modules without a file of its own. The folder is null when the file is not its folder's index. */
  | { readonly tag: 'file'; readonly file: number; readonly folder: string | null }
  /** All files of a package. */
  | { readonly tag: 'package'; readonly key: string }
  /** A type of a package, by the path to it: an import can name what is inside a type. */
  | { readonly tag: 'inner'; readonly key: string; readonly path: readonly string[] }
  | { readonly tag: 'foreign' };

/** A value, how surely it was found and by which means. */
export interface Found {
  readonly value: Value;
  readonly confidence: Confidence;
  readonly strategy: Strategy;
}

export const UNKNOWN: Found = { value: { tag: 'unknown' }, confidence: 'unresolved', strategy: 'none' };
export const FOREIGN: Found = { value: { tag: 'foreign' }, confidence: 'foreign', strategy: 'known-foreign' };
/** Foreign because something of the repository builds on it: its members are foreign, but a field may hold anything. */
export const INHERITED_FOREIGN: Found = { ...FOREIGN, strategy: 'inheritance' };
/** A name that nothing binds: foreign as a receiver, but a call of it is only not found. */
export const UNBOUND: Found = { ...FOREIGN, strategy: 'none' };
export const ABSENT: Found = { value: { tag: 'absent' }, confidence: 'unresolved', strategy: 'none' };

/** A chain of findings is as sure as its weakest link. */
const SURENESS: Readonly<Record<Confidence, number>> = { unresolved: 0, foreign: 0, guess: 1, inferred: 2, exact: 3 };

export function found(value: Value, confidence: Confidence, strategy: Strategy): Found {
  return { value, confidence, strategy };
}

/** Whether a value leads to definitions or modules. */
export const isKnown = ({ value }: Found): boolean =>
  value.tag !== 'unknown' && value.tag !== 'foreign' && value.tag !== 'absent';

/** What was found through `from`: no surer than that, and known by the less sure of the two means. */
export function through(from: Found, next: Found): Found {
  if (!isKnown(next) || SURENESS[from.confidence] >= SURENESS[next.confidence]) return next;
  const strategy = next.strategy === 'inheritance' ? next.strategy : from.strategy;
  return { value: next.value, confidence: from.confidence, strategy };
}

/** The same value, inferred by a means that takes the place of how it was known before; a guess stays one. */
export function inferred(value: Found, strategy: Strategy): Found {
  return isKnown(value) && value.confidence !== 'guess' ? found(value.value, 'inferred', strategy) : value;
}
