/** Which kinds of definitions are types, which can be called, which hold a value or have members. */
import type { NodeKind } from '../extract/types.ts';

const TYPES: ReadonlySet<NodeKind> = new Set(['class', 'struct', 'interface', 'trait', 'module', 'enum', 'type_alias']);
const CALLABLES: ReadonlySet<NodeKind> = new Set([
  'function',
  'method',
  'constructor',
  'component',
  'callback',
  'route',
]);
const HOLDERS: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'field', 'property', 'enum_member']);
const MEMBERS: ReadonlySet<NodeKind> = new Set(['method', 'constructor', 'property', 'field', 'enum_member']);
const SPACES: ReadonlySet<NodeKind> = new Set(['namespace', 'module']);

export const isType = (kind: NodeKind): boolean => TYPES.has(kind);
export const isCallable = (kind: NodeKind): boolean => CALLABLES.has(kind);
/** Variables and the like: what they stand for is their type or their value. */
export const isHolder = (kind: NodeKind): boolean => HOLDERS.has(kind);
/** Reached through what they belong to, never by their bare name. */
export const isMemberKind = (kind: NodeKind): boolean => MEMBERS.has(kind);
/** What nested definitions are members of: types, objects, namespaces. */
export const hasMembers = (kind: NodeKind): boolean => isType(kind) || isHolder(kind) || SPACES.has(kind);
/** Types whose members are signatures. */
export const isContract = (kind: NodeKind): boolean => kind === 'interface' || kind === 'trait';
