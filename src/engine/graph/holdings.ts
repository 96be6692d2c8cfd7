/**
 * What variables, constants, fields and properties hold: their declared type before their initialiser, and before what is
 * assigned to them elsewhere. Worked out once a definition; one that leads back to itself holds nothing known.
 */
import { isHolder } from './kinds.ts';
import type { Place, Whole } from './resolution.ts';
import { FOREIGN, type Found, found, inferred, through, UNKNOWN } from './value.ts';

export interface Holdings {
  /** What a definition holds; anything but a holder stands for itself. */
  held(node: number): Found;
  /** The same for a found value. */
  heldBy(value: Found): Found;
  /** What the object literal that a node holds has under a key; null when it has none. */
  keyOf(node: number, key: string): Found | null;
  /** Where a definition stands, and the scope its parameters and types are read in. */
  placeOf(node: number): Place & { readonly inner: number };
  forget(): void;
}

/** What all definitions hold. */
export function createHoldings(whole: Whole): Holdings {
  const known = new Map<number, Found>();

  const placeOf = (node: number): Place & { readonly inner: number } => {
    const { repository, lookup } = whole();
    const unit = repository.unitOf(node);
    const { scope, start } = repository.definitions[node];
    const around = lookup.names(unit.index).scopeAround(node - unit.firstNode);
    return { unit: unit.index, scope: around, offset: start, inner: scope >= 0 ? scope : around };
  };

  const read = (node: number): Found => {
    const { repository, types, memberTables, bindings, evaluation, lookup } = whole();
    const definition = repository.definitions[node];
    const place = placeOf(node);
    const isField = definition.kind === 'field' || definition.kind === 'property';
    if (definition.type !== null) {
      const type = types.read(definition.type);
      // The members of a type written in place are nested in what has it.
      const isOwn = type.tag === 'inline' && memberTables.own(node).length > 0;
      if (isOwn) return found({ tag: 'definition', nodes: [node] }, 'exact', 'declared-type');
      const value = { tag: 'typed', type, unit: place.unit, scope: place.scope } as const;
      return isField ? found(value, 'inferred', 'field-type') : found(value, 'exact', 'declared-type');
    }
    // `local print = print`: the name means what it meant before.
    if (definition.value === definition.name) return lookup.isGlobal(place.unit, definition.name) ? FOREIGN : UNKNOWN;
    if (definition.value !== null) {
      const value = evaluation.of(place, evaluation.read(definition.value, repository.units[place.unit]));
      if (value.value.tag !== 'unknown') {
        return isField ? inferred(value, 'field-type') : through(found(value.value, 'inferred', 'initialiser'), value);
      }
    }
    const owner = memberTables.ownerOf(node);
    if (definition.kind === 'enum_member' && owner >= 0) {
      return found({ tag: 'instance', nodes: [owner] }, 'exact', 'owner');
    }
    const sigil = definition.kind === 'property' ? (repository.unitOf(node).manifest.fieldSigil ?? '') : '';
    return bindings.field(memberTables.fields(owner, sigil + definition.name));
  };

  const held = (node: number): Found => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (!isHolder(whole().repository.definitions[node].kind)) {
      return found({ tag: 'definition', nodes: [node] }, 'exact', 'scope');
    }
    known.set(node, UNKNOWN);
    const value = whole().depth.bounded(() => read(node), UNKNOWN);
    known.set(node, value);
    return value;
  };

  return {
    held,
    placeOf,
    heldBy(value) {
      if (value.value.tag !== 'definition') return value;
      const [node] = value.value.nodes;
      return isHolder(whole().repository.definitions[node].kind) ? through(value, held(node)) : value;
    },
    keyOf(node, key) {
      const { repository, evaluation } = whole();
      const { value } = repository.definitions[node];
      const expression = value === null ? null : evaluation.read(value);
      if (expression === null || expression.start.tag !== 'object' || expression.steps.length > 0) return null;
      return evaluation.keyed(placeOf(node), expression.start.values, key);
    },
    forget: () => known.clear(),
  };
}
