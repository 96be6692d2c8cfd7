/**
 * Matches to an extraction, in the order in which each step needs the one before: text, assignments, variables, scopes,
 * imports, definitions, bindings, references, exports. Everything works on offsets; the tree is gone by now.
 */
import type { LanguageManifest } from '../languages/types.ts';
import { readAssignments } from './assignments.ts';
import { createBoundNames, readBindings } from './bindings.ts';
import { readDefinitions } from './definitions.ts';
import { TYPE_KINDS } from './draft.ts';
import { type Parts, readDrafts } from './drafts.ts';
import { readExpectations } from './expectations.ts';
import { markExported, readExports } from './exports.ts';
import { readFunctions } from './functions.ts';
import { readHealth } from './health.ts';
import { readHolders } from './holders.ts';
import { readImports } from './imports.ts';
import { withLaterValues } from './later-values.ts';
import type { Match } from './match.ts';
import { byRange } from './ranges.ts';
import { readReferences } from './references.ts';
import { keptScopes } from './scope-output.ts';
import { readScopes } from './scopes.ts';
import { createSource, type Source } from './source.ts';
import { type Definition, EXTRACTOR_VERSION, type Extraction, type TextSpan } from './types.ts';
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
  const holders = readHolders(source, functions, variables, assignments);
  const imports = readImports(source, scopes, variables, assignments);
  const parts: Parts = { source, scopes, functions, holders, variables, assignments, imported: imports.imported };
  const definitions = readDefinitions(source, scopes, readDrafts(parts), readWraps(source));
  const nested = definitions.list;
  const bindings = readBindings(parts, new Set(nested.map((definition) => definition.nameStart)));
  const references = readReferences({
    source,
    scopes,
    definitionAt: definitions.at,
    isBound: createBoundNames(bindings, scopes.parents),
    declaredAt: declaredOffsets(source, nested),
    typeAround: (definition) => typeAround(nested, definition),
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
    definitions.filter((definition) => definition.kind !== 'callback').map((one) => one.nameStart),
  );
  for (const match of source.of('bind.type')) if (match.fields.name) offsets.add(match.fields.name.start);
  for (const match of source.of('def.class')) if (match.fields.name) offsets.add(match.fields.name.start);
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
  for (const { start, end } of source.of('string')) spans.push({ kind: 'string', start, end });
  return spans.sort(byRange);
}
