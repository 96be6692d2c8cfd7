/**
 * Matches to an extraction, in the order in which each step needs the one before: text, assignments, variables, scopes,
 * imports, definitions, bindings, references, exports. Everything works on offsets; the tree is gone by now.
 */
import type { LanguageManifest } from '../languages/types.ts';
import { readAssignments } from './assignments.ts';
import { createBoundNames, readBindings } from './bindings.ts';
import { readDefinitions } from './definitions.ts';
import { TYPE_KINDS } from './draft.ts';
import { homeOf, type Parts, readDrafts } from './drafts.ts';
import { readExpectations } from './expectations.ts';
import { markExported, readExports } from './exports.ts';
import { readExtensions } from './extensions.ts';
import { readFunctions } from './functions.ts';
import { readHealth } from './health.ts';
import { readHolders } from './holders.ts';
import { readImports } from './imports.ts';
import { withLaterValues } from './later-values.ts';
import type { Match } from './match.ts';
import { byRange } from './ranges.ts';
import { readReferences } from './references.ts';
import { readRoutes } from './routes.ts';
import { keptScopes } from './scope-output.ts';
import { readScopes } from './scopes.ts';
import { createSource, type Source } from './source.ts';
import { type Binding, type Definition, EXTRACTOR_VERSION, type Extraction, type TextSpan } from './types.ts';
import { readVariables } from './variables.ts';
import { foldSpace } from './words.ts';
import { readWraps } from './wraps.ts';

/** What a text says, from the matches of its language's query. */
export function buildExtraction(text: string, matches: readonly Match[], manifest: LanguageManifest): Extraction {
  const source = createSource(text, matches, manifest);
  const assignments = readAssignments(source);
  const scopes = readScopes(source);
  const variables = withLaterValues(source, scopes, readVariables(source, assignments), assignments);
  const functions = readFunctions(source);
  const wraps = readWraps(source);
  const routes = readRoutes(source, functions, variables, wraps);
  const holders = readHolders(source, functions, variables, assignments, routes);
  const imports = readImports(source, scopes, variables, assignments);
  const parts: Parts = {
    source,
    scopes,
    functions,
    holders,
    variables,
    assignments,
    routes,
    imported: imports.imported,
  };
  const extensions = readExtensions(source);
  const definitions = readDefinitions(source, scopes, extensions.owned(readDrafts(parts)), wraps);
  const nested = definitions.list;
  const bindings = readBindings(parts, new Set(nested.map((definition) => definition.nameStart)));
  const references = readReferences({
    source,
    scopes,
    definitionAt: definitions.at,
    isBound: createBoundNames(bindings, scopes.parents),
    named: namedOffsets(parts, bindings),
    declaredAt: declaredOffsets(source, nested),
    uses: routes.flatMap(({ use }) => use ?? []),
    typeAround: (definition) => typeAround(nested, definition),
    extends: (offset, definition) => extensions.around(offset, nested[definition]!.start),
  });
  const exports = readExports(parts, imports, nested);
  markExported(source, nested, exports);
  const output = keptScopes(scopes, bindings, definitions.at, readExpectations(source, scopes, functions, variables));
  for (const records of [nested, references, imports.records]) {
    for (const record of records) record.scope = output.renumber(record.scope);
  }
  return {
    version: EXTRACTOR_VERSION,
    language: manifest.id,
    lines: source.lines.count,
    packageName: packageName(source),
    buildConstraint: buildConstraint(source),
    definitions: nested,
    scopes: output.scopes,
    bindings: output.bindings,
    references,
    imports: imports.records,
    exports,
    texts: textSpans(source),
    parse: readHealth(source, nested.length - 1 + references.length),
  };
}

function typeAround(definitions: readonly Definition[], definition: number): number {
  let at = definition;
  while (at > 0 && !TYPE_KINDS.has(definitions[at]!.kind)) at = definitions[at]!.parent;
  return at > 0 ? at : definition;
}

/** Where names are declared: a declared name is no use of it. */
function declaredOffsets(source: Source, definitions: readonly Definition[]): ReadonlySet<number> {
  const offsets = new Set(
    definitions.filter(({ kind }) => kind !== 'callback' && kind !== 'route').map((one) => one.nameStart),
  );
  for (const match of source.of('bind.type')) if (match.fields.name) offsets.add(match.fields.name.start);
  for (const match of source.of('def.class')) if (match.fields.name) offsets.add(match.fields.name.start);
  return offsets;
}

/** Where names stand that are no calls of their own: the last name of a call, and what binds a name. */
function namedOffsets({ source, scopes, variables }: Parts, bindings: readonly Binding[]): ReadonlySet<number> {
  const bare = source.of('ref.bare');
  if (bare.length === 0) return new Set();
  const offsets = new Set(bindings.map(({ start }) => start));
  for (const { fields } of source.of('ref.call')) if (fields.name) offsets.add(fields.name.start);
  for (const { start } of source.of('ref.value')) offsets.add(start);
  for (const { name } of variables) offsets.add(name.start);
  // A variable of the file is a definition and binds no scope.
  const words = new Set(variables.flatMap((one) => (homeOf(one, scopes) === 0 ? source.slice(one.name) : [])));
  for (const { scope, name } of bindings) if (scope === 0) words.add(name);
  for (const span of bare) if (words.has(source.slice(span))) offsets.add(span.start);
  return offsets;
}

/** The package of the file; of clauses inside or right after one another (`package a; package b`) all names count. */
function packageName(source: Source): string | null {
  const names: string[] = [];
  let before: Match | null = null;
  for (const clause of source.of('package')) {
    const follows =
      before === null || clause.start < before.end || source.text.slice(before.end, clause.start).trim() === '';
    if (!follows || !clause.fields.name) break;
    names.push(foldSpace(source.slice(clause.fields.name)));
    before = clause;
  }
  return names.length === 0 ? null : names.join('.');
}

function buildConstraint(source: Source): string | null {
  const { buildDirective } = source.manifest;
  if (buildDirective === null) return null;
  const limit = source.of('package')[0]?.start ?? source.text.length;
  const comment = source.comments.find((one) => one.start < limit && source.slice(one).startsWith(buildDirective));
  return comment ? source.slice(comment).slice(buildDirective.length).trim() : null;
}

function textSpans(source: Source): TextSpan[] {
  const spans: TextSpan[] = source.comments.map(({ start, end }) => ({ kind: 'comment', start, end }));
  for (const { start, end } of source.of('string')) if (end > start) spans.push({ kind: 'string', start, end });
  return spans.sort(byRange);
}
