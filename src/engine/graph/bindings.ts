/**
 * What the names that scopes bind hold. A declared type says more than an initialiser; a receiver without a type is the
 * object itself; a parameter without either is what its function is expected to take.
 */
import type { Binding } from '../extract/types.ts';
import type { Whole } from './resolution.ts';
import { elementOf, type TypeText } from './type-text.ts';
import { type Found, found, inferred, through, UNKNOWN } from './value.ts';

/** A field assigned through its object: `this.x = …`. */
export interface FieldBinding {
  readonly unit: number;
  readonly index: number;
}

export interface Bindings {
  /** What a binding holds, worked out once. */
  value(unit: number, index: number): Found;
  /** What a field holds that is assigned here and there: its declared type before any value. */
  field(assigned: readonly FieldBinding[]): Found;
  forget(): void;
}

/** Bindings of a file, in one number with the file. */
const RECORDS = 1 << 20;

/** Bindings of all files. */
export function createBindings(whole: Whole): Bindings {
  const values = new Map<number, Found>();

  const value = (unit: number, index: number): Found => {
    const key = unit * RECORDS + index;
    const known = values.get(key);
    if (known !== undefined) return known;
    values.set(key, UNKNOWN);
    const read = whole().depth.bounded(() => readBinding(whole, unit, index), UNKNOWN);
    values.set(key, read);
    return read;
  };

  return {
    value,
    field(assigned) {
      const { units } = whole().repository;
      const typed = assigned.filter(({ unit, index }) => units[unit].extraction.bindings[index].type !== null);
      for (const { unit, index } of typed.length > 0 ? typed : assigned) {
        const one = value(unit, index);
        if (one.value.tag !== 'unknown') return inferred(one, 'field-type');
      }
      return UNKNOWN;
    },
    forget: () => values.clear(),
  };
}

function readBinding(whole: Whole, unit: number, index: number): Found {
  const { repository, types, selves, evaluation, results, expected } = whole();
  const { manifest, extraction } = repository.units[unit];
  const binding = extraction.bindings[index];
  if (binding.type !== null) return declared(binding, types.read(binding.type), unit);
  const isSelf =
    binding.kind === 'receiver' || (binding.kind === 'parameter' && manifest.selfNames.includes(binding.name));
  if (isSelf) return selves.at(unit, binding.scope);
  if (binding.value === null) return binding.kind === 'parameter' ? expected.parameter(unit, index) : UNKNOWN;
  const place = { unit, scope: binding.scope, offset: Math.max(0, binding.start - 1) };
  const expression = evaluation.read(binding.value, repository.units[unit]);
  const one = binding.element
    ? results.part(results.element(evaluation.of(place, expression)), binding.result)
    : evaluation.result(place, expression, binding.result);
  return through(found(one.value, 'inferred', 'initialiser'), one);
}

function declared(binding: Binding, type: TypeText, unit: number): Found {
  const of = binding.element ? elementOf(type) : type;
  return found({ tag: 'typed', type: of, unit, scope: binding.scope }, 'exact', 'declared-type');
}
