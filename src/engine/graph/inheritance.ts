/** What a type builds on: bases by `extends`, `implements` or embedding, each looked up where it is written. */
import { hasWord, pathOf } from './reading.ts';
import type { Whole } from './resolution.ts';

export interface Bases {
  readonly nodes: readonly number[];
  /** True when some base lies outside the repository or is not known: then a missing member proves nothing. */
  readonly foreign: boolean;
}

export interface Inheritance {
  bases(node: number): Bases;
  /** A type and everything it builds on, itself first, nearest first; and whether part of that is foreign. */
  line(node: number): Bases;
  forget(): void;
}

const NONE: Bases = { nodes: [], foreign: false };
/** Most ancestors that are looked at. */
const LINE_LIMIT = 64;

/** Lookups of bases; the bases of a file's types are gathered when first asked for. */
export function createInheritance(whole: Whole): Inheritance {
  const written = new Map<number, ReadonlyMap<number, readonly number[]>>();
  const bases = new Map<number, Bases>();
  const lines = new Map<number, Bases>();

  /** Reference indexes by definition. */
  const referencesOf = (unit: number): ReadonlyMap<number, readonly number[]> => {
    const known = written.get(unit);
    if (known !== undefined) return known;
    const byDefinition = new Map<number, number[]>();
    whole().repository.units[unit].extraction.references.forEach(({ kind, definition }, index) => {
      if (kind !== 'extends' && kind !== 'implements') return;
      byDefinition.set(definition, [...(byDefinition.get(definition) ?? []), index]);
    });
    written.set(unit, byDefinition);
    return byDefinition;
  };

  const read = (node: number): Bases => {
    const { repository, types, lookup, evaluation } = whole();
    const unit = repository.unitOf(node);
    const indexes = referencesOf(unit.index).get(node - unit.firstNode);
    if (indexes === undefined) return NONE;
    const nodes: number[] = [];
    let foreign = false;
    const around = lookup.names(unit.index).scopeAround(node - unit.firstNode);
    for (const index of indexes) {
      const reference = unit.extraction.references[index];
      const place = { unit: unit.index, scope: around, offset: reference.start };
      const base = types.named(place, pathOf(evaluation.read(reference.text)));
      if (base.length === 0) foreign = true;
      for (const each of base) if (each !== node && !nodes.includes(each)) nodes.push(each);
    }
    return { nodes, foreign };
  };

  /** The other parts of a type that is written in several. */
  const partsOf = (node: number): readonly number[] => {
    const { repository, modules, lookup } = whole();
    const unit = repository.unitOf(node);
    const definition = repository.definitions[node];
    const { partialMark } = unit.manifest;
    if (partialMark === undefined || definition.parent !== 0 || !hasWord(definition.signature, partialMark)) return [];
    const key = modules.packages.keyOf(unit);
    const twins = key === null ? [] : lookup.inPackage(key, definition.name, 'type');
    return twins.filter((twin) => twin !== node && hasWord(repository.definitions[twin].signature, partialMark));
  };

  const basesOf = (node: number): Bases => {
    const known = bases.get(node);
    if (known !== undefined) return known;
    bases.set(node, NONE);
    const found = read(node);
    bases.set(node, found);
    return found;
  };

  return {
    bases: basesOf,
    line(node) {
      const known = lines.get(node);
      if (known !== undefined) return known;
      const nodes = [node, ...partsOf(node)];
      let foreign = false;
      for (let at = 0; at < nodes.length && nodes.length < LINE_LIMIT; at++) {
        const above = basesOf(nodes[at]);
        foreign ||= above.foreign;
        for (const base of above.nodes) if (!nodes.includes(base)) nodes.push(base);
      }
      const line = { nodes, foreign };
      lines.set(node, line);
      return line;
    },
    forget() {
      bases.clear();
      lines.clear();
    },
  };
}
