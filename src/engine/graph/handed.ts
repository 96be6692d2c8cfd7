/**
 * What a call hands to a function that is its argument, where the call's name says so: each element of the receiver
 * (`forEach`), the receiver itself (`let`), or another object around (`apply`). One home for parameters, for the parameter
 * that is not declared (`it`), and for bare names.
 */
import type { Unit } from './repository.ts';
import type { Whole } from './resolution.ts';
import { type Found, inferred, UNKNOWN } from './value.ts';

export interface Handed {
  /** The first parameter of the function of a scope, when the call around says what it is. */
  parameter(unit: number, scope: number): Found | null;
  /** The object that bare names of the function of a scope may be members of; null when there is none of its own. */
  receiver(unit: number, scope: number): Found | null;
  /** The parameter that the nearest function around a scope does not declare; null when there is no such function. */
  implicit(unit: number, scope: number): Found | null;
}

/** Readings of calls around functions. */
export function createHanded(whole: Whole): Handed {
  /** The verb and the value of what stands before it: `each` and `xs` of `xs.each(…)`. */
  const split = (unit: Unit, scope: number): { readonly verb: string; readonly receiver: Found } | null => {
    const { expects, parent, end } = unit.extraction.scopes[scope];
    if (expects?.tag !== 'argument') return null;
    const { evaluation, depth } = whole();
    const { start, steps } = evaluation.read(expects.callee);
    const last = steps[steps.length - 1];
    if (last === undefined) return start.tag === 'name' ? { verb: start.name, receiver: UNKNOWN } : null;
    if (last.tag !== 'member') return null;
    const place = { unit: unit.index, scope: parent, offset: end };
    const before = { start, steps: steps.slice(0, -1) };
    return { verb: last.name, receiver: depth.bounded(() => evaluation.of(place, before), UNKNOWN) };
  };

  const parameter = (unitIndex: number, scope: number): Found | null => {
    const { repository, results, holdings } = whole();
    const unit = repository.units[unitIndex];
    const call = split(unit, scope);
    if (call === null) return null;
    if (unit.manifest.elementCalls?.includes(call.verb)) return known(results.element(call.receiver));
    if (unit.manifest.valueCalls?.includes(call.verb))
      return known(inferred(holdings.heldBy(call.receiver), 'initialiser'));
    return null;
  };

  return {
    parameter,
    receiver(unitIndex, scope) {
      const unit = whole().repository.units[unitIndex];
      if (unit.manifest.receiverCalls === undefined || unit.extraction.scopes[scope].kind !== 'function') return null;
      const call = split(unit, scope);
      return call !== null && unit.manifest.receiverCalls.includes(call.verb)
        ? inferred(whole().holdings.heldBy(call.receiver), 'initialiser')
        : null;
    },
    implicit(unitIndex, from) {
      const { repository, lookup, expected } = whole();
      const { scopes, bindings } = repository.units[unitIndex].extraction;
      for (let scope = from; scope > 0; scope = scopes[scope].parent) {
        if (scopes[scope].kind !== 'function') continue;
        const around = lookup.names(unitIndex).definitionOf(scope);
        const isNamed = around > 0 && repository.units[unitIndex].extraction.definitions[around].kind !== 'callback';
        if (isNamed) return null;
        if (bindings.some((one) => one.scope === scope && one.kind === 'parameter')) continue;
        return parameter(unitIndex, scope) ?? expected.first(unitIndex, scope);
      }
      return null;
    },
  };
}

const known = (value: Found): Found | null => (value.value.tag === 'unknown' ? null : value);
