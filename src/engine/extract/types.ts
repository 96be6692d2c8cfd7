/**
 * What one file says, read from its syntax tree and from nothing else: the same text always gives the same extraction,
 * so it is cached by content hash and re-resolved without parsing. Offsets and columns are UTF-16 code units, lines are
 * 1-based, columns 0-based. Indexes point into the arrays of the same extraction.
 */
import type { LanguageId } from '../classify/types.ts';

/** Raised with every change that alters an extraction; part of every cache key. */
export const EXTRACTOR_VERSION = 2;

/** Order is part of the snapshot format: append only. */
export const NODE_KINDS = [
  'file',
  'module',
  'namespace',
  'class',
  'struct',
  'interface',
  'trait',
  'enum',
  'enum_member',
  'type_alias',
  'function',
  'method',
  'constructor',
  'property',
  'field',
  'constant',
  'variable',
  'component',
  'callback',
  'route',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export interface Definition {
  readonly kind: NodeKind;
  readonly name: string;
  /** Further names of the same thing: `req.header` for `req.get = req.header = function`. */
  readonly aliases: readonly string[];
  /** Index of the enclosing definition; −1 only for definition 0, the file itself. */
  readonly parent: number;
  /**
   * What the definition belongs to by its text rather than by nesting: `Store` for `func (s *Store) Upsert`, `res` for
   * `res.get = function`, `X` for `X.prototype.m =`, `exports` for CommonJS exports. Null when nesting says it all.
   */
  readonly owner: string | null;
  /** Scope that the definition's parameters and body live in, or −1. */
  readonly scope: number;
  /** The whole definition with its decorators and export keyword, without its doc comment. */
  readonly start: number;
  readonly end: number;
  readonly startLine: number;
  readonly endLine: number;
  /** First line of the attached doc comment; equal to startLine when there is none before the definition. */
  readonly docLine: number;
  readonly nameStart: number;
  /** The body's range, or −1, −1. For a class: the part between the braces. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** First line of the body, or 0 when it has none. */
  readonly bodyLine: number;
  /** One line, white space folded, at most 200 chars: what stands before the body. */
  readonly signature: string;
  /** Comment text without its markers, at most 600 chars. */
  readonly doc: string;
  /** Declared type: of a field or variable its type, of a callable its first result. Null when undeclared. */
  readonly type: string | null;
  /** Declared result types of a callable that has several (Go). */
  readonly results: readonly string[];
  /**
   * Initialiser of a variable, constant or field, at most 200 chars; null when there is none or it is a function. For a
   * destructured name the path that it stands for (`h.p`); for a variable declared bare the first value assigned to it.
   */
  readonly value: string | null;
  /** Which result or element of `value` the definition is: 1 for b in `var a, b = f()`; −1 when it is all of it. */
  readonly result: number;
  readonly exported: boolean;
  readonly static: boolean;
  readonly abstract: boolean;
  readonly visibility: 'public' | 'protected' | 'private';
}

/** What a function is expected to be by where it stands, so that its parameters without types have some. */
export type Expectation =
  /** `const h: Handler = (c) => …`: the type as written. */
  | { readonly tag: 'type'; readonly type: string }
  /** It is what the function around it returns. */
  | { readonly tag: 'result' }
  /** It is an argument of a call: the callee as in `Reference.text`, the position from 0. */
  | { readonly tag: 'argument'; readonly callee: string; readonly index: number };

export interface Scope {
  /** −1 only for scope 0, the file. */
  readonly parent: number;
  readonly kind: 'file' | 'function' | 'class' | 'block';
  readonly start: number;
  readonly end: number;
  /** Innermost definition that the scope lies in. */
  readonly definition: number;
  /** For the scope of a function; null when nothing is expected of it, and for every other scope. */
  readonly expects: Expectation | null;
}

/** A name that a scope binds. Definitions bind their names too: they are not repeated here. */
export interface Binding {
  readonly scope: number;
  readonly name: string;
  readonly kind: 'parameter' | 'local' | 'receiver' | 'field';
  /** The name counts from this offset on. */
  readonly start: number;
  /** Declared type as written, or null. */
  readonly type: string | null;
  /** Initialiser as written, at most 200 chars, or null. */
  readonly value: string | null;
  /** Which result of the initialiser: `v, err := f()` binds v to 0 and err to 1. −1 for a plain initialiser. */
  readonly result: number;
  /** True when the value is one element of what `value` names: `for x of xs`, `range xs`. */
  readonly element: boolean;
  /** For kind `field`: what it is a field of, as written: `this`, `self`, `app`. Else null. */
  readonly of: string | null;
}

export type ReferenceKind = 'call' | 'new' | 'type' | 'value' | 'extends' | 'implements' | 'decorator' | 'jsx';

export interface Reference {
  readonly kind: ReferenceKind;
  /** The callee or name as written, receiver included, white space folded, at most 200 chars. */
  readonly text: string;
  /** Last segment of `text`. */
  readonly name: string;
  /** Where the whole expression starts: receiver and `new` included. */
  readonly start: number;
  readonly line: number;
  readonly column: number;
  /** Innermost definition around it. */
  readonly definition: number;
  /** Innermost scope around it. */
  readonly scope: number;
  /** Number of arguments of a call, else −1. */
  readonly args: number;
  /** The arguments as written, cut like a callee each, where the language tells overloads by them; else null. */
  readonly given: string | null;
  /** For a base written beside its type: what it is a base of, `T` in `impl Base for T`. Else null. */
  readonly of: string | null;
}

export interface ImportRecord {
  /** As written between the quotes, or the dotted name: `./utils`, `net/http`, `..pkg.mod`. */
  readonly source: string;
  /** What is imported: a name, `*` for the module as an object, `default`, or `` for a bare import. */
  readonly name: string;
  /** Name it is bound to here; empty for a bare import or `from x import *` (name is then `**`). */
  readonly local: string;
  readonly scope: number;
  readonly line: number;
  readonly form: 'import' | 'require' | 'dynamic';
  readonly typeOnly: boolean;
}

export interface ExportRecord {
  /** Exported as: a name, `default`, `*` for a re-export of everything, `=` for `module.exports =`. */
  readonly name: string;
  /** Local or re-exported name; null for `*` and for an anonymous default. */
  readonly local: string | null;
  /** Specifier of a re-export, else null. */
  readonly source: string | null;
  readonly line: number;
}

/** Stretches of text that search weighs apart from code. */
export interface TextSpan {
  readonly kind: 'string' | 'comment';
  readonly start: number;
  readonly end: number;
}

export interface ParseHealth {
  /** Number of ERROR and MISSING nodes, counted up to 100. */
  readonly errors: number;
  /** Line of the first one, or 0. */
  readonly firstErrorLine: number;
  /** True when the text has code and the parse gave no definition and no reference because of errors. */
  readonly lost: boolean;
}

export interface Extraction {
  readonly version: number;
  readonly language: LanguageId;
  /** Lines of the text: newlines + 1, less one when the text ends in a newline. 0 for an empty file. */
  readonly lines: number;
  /** Go package name, Python has none, and so on; null when the language has no such clause. */
  readonly packageName: string | null;
  /** Go build constraint (from the text or the file's tag line), else null. */
  readonly buildConstraint: string | null;
  /** In order of start, then longer first. Definition 0 is the file (name empty, the graph names it). */
  readonly definitions: readonly Definition[];
  /** In order of start, then longer first. Scope 0 is the file. */
  readonly scopes: readonly Scope[];
  readonly bindings: readonly Binding[];
  readonly references: readonly Reference[];
  readonly imports: readonly ImportRecord[];
  readonly exports: readonly ExportRecord[];
  readonly texts: readonly TextSpan[];
  readonly parse: ParseHealth;
}
