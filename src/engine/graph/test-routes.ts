/**
 * A test that sets up a server declares no route of the product: its routes are the callbacks that they are without, and
 * those answered by something with a name are none. What a file is, its text does not say, so this happens here.
 */
import type { Definition, Extraction } from '../extract/types.ts';

/** The extraction without routes. */
export function withoutRoutes(extraction: Extraction): Extraction {
  const { definitions } = extraction;
  if (!definitions.some(({ kind }) => kind === 'route')) return extraction;
  const numbers: number[] = [];
  const kept: Definition[] = [];
  // A parent comes before what lies in it, so its number is known.
  for (const definition of definitions) {
    const parent = definition.parent < 0 ? -1 : numbers[definition.parent]!;
    const [written] = definition.aliases;
    if (definition.kind !== 'route') kept.push({ ...definition, parent });
    else if (written !== undefined) kept.push({ ...definition, parent, kind: 'callback', name: written, aliases: [] });
    else {
      numbers.push(parent);
      continue;
    }
    numbers.push(kept.length - 1);
  }
  const moved = <Item extends { readonly definition: number }>(item: Item): Item => ({
    ...item,
    definition: numbers[item.definition]!,
  });
  return {
    ...extraction,
    definitions: kept,
    scopes: extraction.scopes.map(moved),
    references: extraction.references.map(moved),
  };
}
