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
  /** Whether the bases of some type are being looked up: what they give is not known yet. */
  isReading(): boolean;
  forget(): void;
}

/** Where a base is written, and the scope its name is read in. */
interface Written {
  readonly unit: number;
  readonly index: number;
  readonly scope: number;
}

const NONE: Bases = { nodes: [], foreign: false };
/** Most ancestors that are looked at. */
const LINE_LIMIT = 64;

/** Lookups of bases; the bases of a file's types are gathered when first asked for. */
export function createInheritance(whole: Whole): Inheritance {
  const written = new Map<number, ReadonlyMap<number, readonly number[]>>();
  const bases = new Map<number, Bases>();
  const lines = new Map<number, Bases>();
  const reading = new Set<number>();
  let beside: ReadonlyMap<number, readonly Written[]> | null = null;

  /** Reference indexes by definition. */
  const referencesOf = (unit: number): ReadonlyMap<number, readonly number[]> => {
    const known = written.get(unit);
    if (known !== undefined) return known;
    const byDefinition = new Map<number, number[]>();
    whole().repository.units[unit].extraction.references.forEach(({ kind, definition, of }, index) => {
      if ((kind !== 'extends' && kind !== 'implements') || of !== null) return;
      byDefinition.set(definition, [...(byDefinition.get(definition) ?? []), index]);
    });
    written.set(unit, byDefinition);
    return byDefinition;
  };

  /** Bases that are written beside their type, by the node of the type. */
  const besides = (): ReadonlyMap<number, readonly Written[]> => {
    if (beside !== null) return beside;
    const { units } = whole().repository;
    const gathered = new Map<number, Written[]>();
    beside = gathered;
    for (const unit of units) {
      unit.extraction.references.forEach(({ of, scope, start }, index) => {
        if (of === null) return;
        const { types, evaluation } = whole();
        for (const node of types.named({ unit: unit.index, scope, offset: start }, pathOf(evaluation.read(of)))) {
          gathered.set(node, [...(gathered.get(node) ?? []), { unit: unit.index, index, scope }]);
        }
      });
    }
    return gathered;
  };

  const read = (node: number): Bases => {
    const { repository, types, lookup, evaluation } = whole();
    const unit = repository.unitOf(node);
    const around = lookup.names(unit.index).scopeAround(node - unit.firstNode);
    const own = (referencesOf(unit.index).get(node - unit.firstNode) ?? []).map(
      (index): Written => ({ unit: unit.index, index, scope: around }),
    );
    const all = [...own, ...(besides().get(node) ?? [])];
    if (all.length === 0) return NONE;
    const nodes: number[] = [];
    let foreign = false;
    for (const { unit: asker, index, scope } of all) {
      const reference = repository.units[asker].extraction.references[index];
      // A base that is named in the body is looked up from there.
      const { fullNames } = repository.units[asker].manifest;
      const isInside = reference.kind === 'implements' && fullNames?.inside === 'types';
      const place = { unit: asker, scope: isInside ? reference.scope : scope, offset: reference.start };
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
    reading.add(node);
    const found = read(node);
    reading.delete(node);
    bases.set(node, found);
    return found;
  };

  return {
    bases: basesOf,
    line(node) {
      const known = lines.get(node);
      if (known !== undefined) return known;
      const nodes = [node, ...partsOf(node), ...whole().qualified.openings(node)];
      let foreign = false;
      for (let at = 0; at < nodes.length && nodes.length < LINE_LIMIT; at++) {
        const above = basesOf(nodes[at]);
        foreign ||= above.foreign;
        for (const base of above.nodes) {
          for (const each of [base, ...whole().qualified.openings(base)]) if (!nodes.includes(each)) nodes.push(each);
        }
      }
      const line = { nodes, foreign };
      lines.set(node, line);
      return line;
    },
    isReading: () => reading.size > 0,
    forget() {
      bases.clear();
      beside = null;
      lines.clear();
    },
  };
}
