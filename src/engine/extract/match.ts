/**
 * The capture vocabulary: what query files say and the builder reads. A match is one record: its tag is the one capture
 * that is not a field, and the tag's node is the record's range. All positions come from captured nodes, in UTF-16 code
 * units; nothing here or later asks the tree for a parent, a sibling or a child.
 */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Captures that are parts of a record. Every other capture name is a tag. */
export const FIELDS = [
  'name',
  'pattern',
  'type',
  'value',
  'body',
  'owner',
  'statement',
  'left',
  'right',
  'key',
  'callee',
  'args',
  'source',
  'alias',
] as const;
export type Field = (typeof FIELDS)[number];

/** Definitions: the tag ends in the kind. A function, method or class without `name` is named by what holds it. */
export const DEFINITION_TAGS = [
  'def.function',
  'def.method',
  // A property whose value is worked out by a body.
  'def.getter',
  'def.class',
  'def.constructor',
  // An object made with members of its own, named by the type it is made of: an anonymous class.
  'def.object',
  'def.struct',
  'def.interface',
  'def.trait',
  'def.module',
  'def.enum',
  'def.type_alias',
  'def.namespace',
  'def.field',
  'def.property',
  'def.enum_member',
] as const;

export const TAGS = [
  ...DEFINITION_TAGS,
  // Variables become definitions at the top of a file, fields in a class, bindings in a function. `hoisted` is `var`.
  'variable',
  'constant',
  'hoisted',
  // `left = right` where left is not declared here.
  'assign',
  // A function as a keyed element of a literal; a function as an argument of a call.
  'pair',
  'argument',
  // What a function returns, when that is a function.
  'returned',
  // A node with a declared type; one result of several.
  'typed',
  'result',
  'bind.parameter',
  'bind.rest',
  'bind.receiver',
  'bind.local',
  'bind.element',
  // A name of a type switch within one of its cases; a type parameter.
  'bind.case',
  'bind.type',
  // What a pattern written like a constructor binds: `Some(x)`.
  'bind.pattern',
  // A block of members of a type that stands elsewhere: `impl T { … }`, `extension T { … }`.
  'extension',
  'scope.block',
  'scope.signature',
  'ref.call',
  // A name before an argument list where the grammar sees tokens only; its receiver is read from the text.
  'ref.token',
  'ref.new',
  // A name that is a call when nothing binds it.
  'ref.bare',
  'ref.type',
  'ref.value',
  'ref.extends',
  'ref.implements',
  'ref.jsx',
  'decorator',
  'import.default',
  'import.named',
  'import.module',
  'import.bare',
  // Every name of the file at a path from the folder of this one.
  'import.beside',
  'import.star',
  'import.dotted',
  'import.path',
  // A full name that is brought in under its last part or an alias; `owner` is what a group has in common.
  'import.qualified',
  // `use a::{b, c as d}` as one text; `mod x;`, a module in a file of its own.
  'import.tree',
  'import.child',
  'import.require',
  'import.dynamic',
  'export.declaration',
  'export.default',
  'export.equals',
  'export.named',
  'export.star',
  'assign.member',
  // A call that declares something: `key` is what is called, `value` one of its arguments. See extract/macros.ts.
  'macro',
  // A range whose definitions belong to the type itself and not to its instances; a word that speaks of what follows it.
  'static',
  'section',
  'package',
  'comment',
  'string',
  'regex',
  'error',
  'missing',
] as const;
export type Tag = (typeof TAGS)[number];

export interface Match extends Span {
  readonly tag: Tag;
  readonly fields: Readonly<Partial<Record<Field, Span>>>;
}
