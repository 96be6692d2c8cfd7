/**
 * The parts of resolution, each of which asks the others: what a name, a type, an expression, a member, an import stands
 * for. The parts are made with a way to reach the whole, so that none has to know how another is built.
 */
import { type Bindings, createBindings } from './bindings.ts';
import { createDepth, type Depth } from './depth.ts';
import { createEnclosing, type Enclosing } from './enclosing.ts';
import { createEvaluation, type Evaluation } from './evaluate.ts';
import { createExpected, type Expected } from './expected.ts';
import { createExports, type Exports } from './exports.ts';
import { createExtensions, type Extensions } from './extensions.ts';
import { createHanded, type Handed } from './handed.ts';
import { createHoldings, type Holdings } from './holdings.ts';
import { createInheritance, type Inheritance } from './inheritance.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { createMemberTables, type MemberTables } from './member-tables.ts';
import { createMembers, type Members } from './members.ts';
import { createModules, type Modules } from './modules/modules.ts';
import { createOverloads, type Overloads } from './overloads.ts';
import type { Projects } from './projects.ts';
import { createQualified, type Qualified } from './qualified.ts';
import type { Repository } from './repository.ts';
import { createResults, type Results } from './results.ts';
import { createSelves, type Selves } from './self.ts';
import { createTypes, type Types } from './type-values.ts';

export interface Resolution {
  readonly repository: Repository;
  readonly depth: Depth;
  readonly modules: Modules;
  readonly qualified: Qualified;
  readonly lookup: Lookup;
  readonly enclosing: Enclosing;
  readonly extensions: Extensions;
  readonly overloads: Overloads;
  readonly handed: Handed;
  readonly bindings: Bindings;
  readonly exports: Exports;
  readonly types: Types;
  readonly inheritance: Inheritance;
  readonly memberTables: MemberTables;
  readonly members: Members;
  readonly selves: Selves;
  readonly holdings: Holdings;
  readonly results: Results;
  readonly expected: Expected;
  readonly evaluation: Evaluation;
}

/** A way to the whole, from inside a part. */
export type Whole = () => Resolution;

/** Where something is read: a file, a scope of it, and an offset that decides which bindings count yet. */
export interface Place {
  readonly unit: number;
  readonly scope: number;
  readonly offset: number;
}

/**
 * What a name is looked up as: types and values may share one, and so may a field, `held`, and a method. A number: what is
 * called with so many arguments (−1: any).
 */
export type Want = 'type' | 'value' | 'held' | number;

/** Puts the parts together over one repository. */
export function createResolution(repository: Repository, projects: Projects): Resolution {
  const whole: Whole = () => resolution;
  const resolution: Resolution = {
    repository,
    depth: createDepth(),
    modules: createModules(repository, projects, whole),
    qualified: createQualified(whole),
    lookup: createLookup(whole),
    enclosing: createEnclosing(whole),
    extensions: createExtensions(whole),
    overloads: createOverloads(whole),
    handed: createHanded(whole),
    bindings: createBindings(whole),
    exports: createExports(whole),
    types: createTypes(whole),
    inheritance: createInheritance(whole),
    memberTables: createMemberTables(whole),
    members: createMembers(whole),
    selves: createSelves(whole),
    holdings: createHoldings(whole),
    results: createResults(whole),
    expected: createExpected(whole),
    evaluation: createEvaluation(whole),
  };
  resolution.memberTables.attach();
  // Owners were found while members were not all known: what was worked out on the way is worked out again.
  const { lookup, bindings, types, inheritance, selves, holdings } = resolution;
  for (const part of [lookup, bindings, types, inheritance, selves, holdings]) part.forget();
  return resolution;
}
