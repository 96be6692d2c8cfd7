/**
 * What a declaration alone makes a definition: types, their members, modules and namespaces. Functions and classes are read
 * elsewhere, because they may be named by what holds them.
 */
import type { Draft } from './draft.ts';
import type { Holders } from './holders.ts';
import { DEFINITION_TAGS, type Match, type Span } from './match.ts';
import { ownerIn, ownName, receiverType, withoutArguments } from './owned-names.ts';
import type { Source } from './source.ts';
import type { NodeKind } from './types.ts';
import { anchorOf, rangeOf, typedAs } from './variables.ts';
import { unquoted } from './words.ts';

/** Types, members, constants of types, modules: what a declaration names by itself. In no order. */
export function declaredDrafts({ source, holders }: { readonly source: Source; readonly holders: Holders }): Draft[] {
  const drafts: Draft[] = [];
  // A type with two names, `typedef struct a { … } b`, is one definition.
  const second = new Set(
    DEFINITION_TAGS.flatMap((tag) => source.of(tag).flatMap(({ fields }) => fields.alias?.start ?? [])),
  );
  for (const tag of DEFINITION_TAGS) {
    if (isFunctionTag(tag)) continue;
    const matches = source.of(tag);
    matches.forEach((match, index) => {
      const { name, body, value } = match.fields;
      if (!name || holders.taken.has(match) || second.has(name.start)) return;
      const alias = match.fields.alias ? source.slice(match.fields.alias) : null;
      const statement = match.fields.statement ?? match;
      const type = match.fields.type ?? typedAs(source, match);
      // `typedef struct node node` names nothing new.
      if (tag === 'def.type_alias' && type && source.words.textOf(type) === source.slice(name)) return;
      const shared = isSame(matches[index - 1], match) || isSame(matches[index + 1], match);
      const range = shared ? name : rangeOf(source, match, statement);
      const isWhole = tag === 'def.namespace' || source.manifest.fullNames !== undefined;
      const outer = isWhole ? null : ownerIn(source.slice(name));
      drafts.push({
        kind: kindOf(tag),
        name:
          tag === 'def.object'
            ? `new ${receiverType(source.slice(name))}`
            : outer === null
              ? source.manifest.selfNames.includes(source.slice(name))
                ? `${source.slice(name)}[]`
                : declaredName(source, match, name)
              : ownName(source.slice(name)),
        nameStart: tag === 'def.object' ? match.start : name.start,
        aliases: alias === null || alias === source.slice(name) ? [] : [alias],
        owner: outer,
        node: match,
        shown: tag === 'def.object' ? { start: name.start, end: match.end } : shared ? match : range,
        anchor: anchorOf(source, match, statement),
        body: body ?? (tag === 'def.object' ? match : null),
        type: type ? source.words.textOf(type) || null : null,
        value: value ? source.words.textOf(value) : null,
        result: -1,
        member: tag === 'def.field' || tag === 'def.enum_member',
        start: range.start,
        end: range.end,
      });
    });
  }
  return drafts;
}

/** A declared name as it is written; that of an embedded type is the type's own. */
function declaredName(source: Source, match: Match, name: Span): string {
  return isSame(match.fields.type, name)
    ? receiverType(source.slice(name))
    : unquoted(withoutTypeArguments(source.slice(name)));
}

/** `formatter<T>` specialises `formatter`. */
function withoutTypeArguments(name: string): string {
  return /^\w+\s*</.test(name) ? withoutArguments(name) : name;
}

function isSame(a: Span | undefined, b: Span): boolean {
  return a !== undefined && a.start === b.start && a.end === b.end;
}

const FUNCTION_TAGS = ['def.function', 'def.method', 'def.getter', 'def.constructor', 'def.class'] as const;
type DefinitionTag = (typeof DEFINITION_TAGS)[number];

/** Whether definitions of a tag are read with the functions: they may be named by what holds them. */
function isFunctionTag(tag: DefinitionTag): tag is (typeof FUNCTION_TAGS)[number] {
  return FUNCTION_TAGS.some((one) => one === tag);
}

function kindOf(tag: Exclude<DefinitionTag, (typeof FUNCTION_TAGS)[number]>): NodeKind {
  switch (tag) {
    case 'def.object':
      return 'class';
    case 'def.struct':
      return 'struct';
    case 'def.interface':
      return 'interface';
    case 'def.trait':
      return 'trait';
    case 'def.module':
      return 'module';
    case 'def.enum':
      return 'enum';
    case 'def.type_alias':
      return 'type_alias';
    case 'def.namespace':
      return 'namespace';
    case 'def.field':
      return 'field';
    case 'def.property':
      return 'property';
    case 'def.enum_member':
      return 'enum_member';
  }
}
