/**
 * What `this` and `self` are: an instance of the type around, the object a function was assigned to, the constructor whose
 * prototype it extends. Functions passed as arguments see the `this` around them.
 */
import type { NodeKind } from '../extract/types.ts';
import { hasMembers, isHolder, isType } from './kinds.ts';
import { ANYWHERE } from './names.ts';
import { pathOf } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Whole } from './resolution.ts';
import { type Found, found, UNKNOWN } from './value.ts';

export interface Selves {
  /** The object that the receiver's name stands for in a scope. */
  at(unit: number, scope: number): Found;
  forget(): void;
}

/** Scopes of a file, in one number with the file. */
const SCOPES = 1 << 20;

/** Functions that are handed to a call: what they lie in is not what they belong to. */
const isPassed = (kind: NodeKind): boolean => kind === 'callback' || kind === 'route';

/** Lookups of receivers. */
export function createSelves(whole: Whole): Selves {
  const known = new Map<number, Found>();

  /** What a definition's body has as `this`; null when it says nothing of its own. */
  const selfOf = (unit: Unit, index: number): Found | null => {
    const { definitions } = unit.extraction;
    const definition = definitions[index];
    if (isType(definition.kind)) {
      const tag = unit.manifest.classObjects === undefined ? 'instance' : 'definition';
      return found({ tag, nodes: [unit.firstNode + index] }, 'exact', 'self');
    }
    if (definition.owner !== null) return ownerSelf(unit, index, definition.owner);
    const parent = definitions[definition.parent];
    if (parent === undefined || definition.parent === 0 || isPassed(definition.kind)) return null;
    const node = unit.firstNode + definition.parent;
    if (isType(parent.kind)) {
      return found({ tag: definition.static ? 'definition' : 'instance', nodes: [node] }, 'exact', 'self');
    }
    if (isHolder(parent.kind) && hasMembers(parent.kind) && definition.kind === 'method') {
      return found({ tag: 'definition', nodes: [node] }, 'inferred', 'owner');
    }
    return null;
  };

  const ownerSelf = (unit: Unit, index: number, owner: string): Found | null => {
    const { lookup, memberTables, repository, evaluation } = whole();
    const { selfNames } = unit.manifest;
    const path = pathOf(evaluation.read(owner));
    if (path.length === 0) return null;
    const around = lookup.names(unit.index).scopeAround(index);
    if (selfNames.includes(path[0])) return path.length === 1 ? at(unit.index, around) : null;
    const known = memberTables.ownerOf(unit.firstNode + index);
    if (known >= 0) return selfNode(known);
    const place = { unit: unit.index, scope: around, offset: ANYWHERE };
    const value = lookup.name(place, path[0], 'value')?.value;
    if (path.length > 1 || value === undefined) return null;
    if (value.tag === 'definition' && repository.definitions[value.nodes[0]] !== undefined)
      return selfNode(value.nodes[0]);
    return null;
  };

  const selfNode = (node: number): Found =>
    isType(whole().repository.definitions[node].kind)
      ? found({ tag: 'instance', nodes: [node] }, 'exact', 'self')
      : found({ tag: 'definition', nodes: [node] }, 'inferred', 'owner');

  /** A function that has members of its own is a constructor: its `this` is what it makes. */
  const constructs = (unit: Unit, index: number): boolean => {
    const { definitions } = unit.extraction;
    return definitions[index].kind === 'function' && whole().memberTables.own(unit.firstNode + index).length > 0;
  };

  const at = (unit: number, scope: number): Found => {
    const key = unit * SCOPES + scope;
    const before = known.get(key);
    if (before !== undefined) return before;
    const self = climb(unit, scope);
    known.set(key, self);
    return self;
  };

  const climb = (unitIndex: number, from: number): Found => {
    const unit = whole().repository.units[unitIndex];
    const { scopes } = unit.extraction;
    const names = whole().lookup.names(unitIndex);
    for (let scope = from; scope >= 0; scope = scopes[scope].parent) {
      const index = names.definitionOf(scope);
      if (index <= 0) continue;
      const self = selfOf(unit, index);
      if (self !== null) return self;
      if (constructs(unit, index)) {
        return found({ tag: 'definition', nodes: [unit.firstNode + index] }, 'inferred', 'owner');
      }
    }
    return UNKNOWN;
  };

  return { at, forget: () => known.clear() };
}
