/**
 * Blocks that add members to a type which stands elsewhere: `impl T { … }`, `extension T { … }`. The block is no
 * definition; what lies directly in it belongs to the type that the block names.
 */
import type { Draft } from './draft.ts';
import { byRange, nest } from './ranges.ts';
import type { Source } from './source.ts';

export interface Extensions {
  /** The drafts, those directly inside a block with what it extends as their owner. */
  owned(drafts: readonly Draft[]): Draft[];
  /** What the innermost block at an offset extends; null when there is none, or when a definition that starts later is nearer. */
  around(offset: number, definitionStart: number): string | null;
}

/** Blocks of a file. */
export function readExtensions(source: Source): Extensions {
  const blocks = source.of('extension');
  const names = blocks.map(({ fields }) => (fields.owner ? extended(source.words.textOf(fields.owner)) : ''));
  const nesting = nest(blocks);
  const indexes = new Map<object, number>(blocks.map((block, index) => [block, index]));
  const { constructorNames } = source.manifest;
  return {
    owned(drafts) {
      if (blocks.length === 0) return [...drafts];
      const sorted = [...drafts, ...blocks].sort(byRange);
      const parents = nest(sorted).parents;
      const owners = new Map<object, string>();
      sorted.forEach((entry, index) => {
        const around = sorted[parents[index]!];
        const block = around === undefined ? -1 : (indexes.get(around) ?? -1);
        if (block >= 0) owners.set(entry, names[block]!);
      });
      return drafts.map((draft) => {
        const owner = owners.get(draft);
        if (owner === undefined || draft.owner !== null) return draft;
        const made = constructorNames.includes(draft.name) ? ('constructor' as const) : ('method' as const);
        return { ...draft, owner, kind: draft.kind === 'function' || draft.kind === 'method' ? made : draft.kind };
      });
    },
    around(offset, definitionStart) {
      const index = nesting.at(offset);
      return index < 0 || blocks[index]!.start < definitionStart ? null : names[index]!;
    },
  };
}

/** The name in a written type: `Foo` of `&mut Foo<T>`, `m::Foo` of `dyn m::Foo`. */
function extended(type: string): string {
  const plain = type.replace(/^(?:[&*]|(?:mut|dyn|const)\s)+/, '');
  return plain.replace(/\s*[<[(].*$/s, '') || plain;
}
