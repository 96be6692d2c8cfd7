/**
 * Scopes while the builder works. Besides the kinds that leave the room there are two more: a `signature` holds the
 * parameters of something without a body, so that they do not leak into the scope around it, and a `namespace` is a block
 * whose names are definitions.
 */
import { DEFINITION_TAGS, type Match, type Span } from './match.ts';
import { byRange, type Nesting, nest } from './ranges.ts';
import type { Source } from './source.ts';

export interface DraftScope extends Span {
  readonly kind: 'file' | 'function' | 'class' | 'block' | 'signature' | 'namespace';
}

export interface Scopes {
  /** In `byRange` order; the first is the file. */
  readonly list: readonly DraftScope[];
  readonly parents: Int32Array;
  /** Innermost scope that holds an offset. */
  at(offset: number): number;
  /** Scope whose range is exactly this and that is no block, or −1. */
  of(span: Span): number;
  /** Whether a scope is there and holds code: that of a signature holds parameters only. */
  hasBody(scope: number): boolean;
  /** Nearest scope, itself included, that is not a block: where a hoisted name lives. */
  hoisted(scope: number): number;
}

/** Every scope of a file. */
export function readScopes(source: Source): Scopes {
  const inner: DraftScope[] = [];
  const bodies = new Map<number, number>();
  for (const tag of DEFINITION_TAGS) {
    for (const match of source.of(tag)) {
      const kind = scopeKind(tag, match);
      if (kind) inner.push({ start: match.start, end: match.end, kind });
      if ((kind === 'function' || kind === 'namespace') && match.fields.body)
        bodies.set(match.fields.body.start, match.fields.body.end);
    }
  }
  // The block that is a body binds its names beside the parameters, or in the namespace; another may begin where it does.
  for (const { start, end } of source.of('scope.block')) {
    if (bodies.get(start) !== end) inner.push({ start, end, kind: 'block' });
  }
  for (const match of source.of('scope.signature'))
    inner.push({ start: match.start, end: match.end, kind: 'signature' });
  for (const { start, end } of source.of('extension')) inner.push({ start, end, kind: 'class' });
  inner.sort(byRange);
  // One past the end, so that an offset at the very end still lies in the file.
  const list: DraftScope[] = [{ start: 0, end: source.text.length + 1, kind: 'file' }, ...inner];
  const nesting = nest(list);
  return { list, parents: nesting.parents, ...lookups(list, nesting) };
}

function lookups(list: readonly DraftScope[], nesting: Nesting): Pick<Scopes, 'at' | 'of' | 'hasBody' | 'hoisted'> {
  const byStart = new Map<number, number[]>();
  list.forEach((scope, index) => {
    if (scope.kind === 'block') return;
    const same = byStart.get(scope.start);
    if (same) same.push(index);
    else byStart.set(scope.start, [index]);
  });
  return {
    at: (offset) => Math.max(0, nesting.at(offset)),
    of: (span) => byStart.get(span.start)?.find((index) => list[index]!.end === span.end) ?? -1,
    hasBody: (scope) => scope >= 0 && list[scope]!.kind !== 'signature',
    hoisted(scope) {
      let index = scope;
      while (list[index]!.kind === 'block') index = nesting.parents[index]!;
      return index;
    },
  };
}

function scopeKind(tag: (typeof DEFINITION_TAGS)[number], match: Match): DraftScope['kind'] | null {
  switch (tag) {
    case 'def.function':
    case 'def.method':
    case 'def.getter':
    case 'def.constructor':
      return match.fields.body ? 'function' : 'signature';
    case 'def.class':
    case 'def.object':
    case 'def.struct':
    case 'def.interface':
    case 'def.trait':
    case 'def.module':
    case 'def.enum':
    case 'def.type_alias':
      return 'class';
    case 'def.namespace':
      return 'namespace';
    case 'def.field':
    case 'def.property':
    case 'def.enum_member':
      return null;
  }
}
