/** Matches of a query to the extraction of a file. Each part reads the same source; nothing depends on another file. */

import type { LanguageManifest } from '../languages/types.ts';
import { readBindings } from './bindings.ts';
import { readDefinitions } from './definitions.ts';
import { readExports, readImports } from './imports.ts';
import type { Match } from './match.ts';
import { readReferences } from './references.ts';
import { readScopes } from './scopes.ts';
import { createSource, type Source } from './source.ts';
import { EXTRACTOR_VERSION, type Extraction, type ParseHealth, type Scope, type TextSpan } from './types.ts';

const MAX_ERRORS = 100;

export function buildExtraction(text: string, matches: readonly Match[], manifest: LanguageManifest): Extraction {
  const source = createSource(text, matches, manifest);
  const scopes = readScopes(source);
  const definitions = readDefinitions(source, scopes);
  const references = readReferences(source, scopes, definitions);
  const packageName = source.of('package')[0];
  return {
    version: EXTRACTOR_VERSION,
    language: manifest.id,
    lines: source.lines.count,
    packageName: packageName ? source.slice(packageName) : null,
    buildConstraint: /^\/\/go:build (.+)$/m.exec(text.slice(0, 4_096))?.[1].trim() ?? null,
    definitions: definitions.list,
    scopes: scopes.list.map((scope, index): Scope => {
      const kind = scope.kind === 'signature' ? 'function' : scope.kind === 'namespace' ? 'block' : scope.kind;
      return {
        parent: scopes.parents[index],
        kind,
        start: scope.start,
        end: scope.end,
        definition: index === 0 ? 0 : definitions.at(scope.start),
      };
    }),
    bindings: readBindings(source, scopes, definitions),
    references,
    imports: readImports(source, scopes),
    exports: readExports(source),
    texts: textsOf(source),
    parse: healthOf(source, definitions.list.length > 1 || references.length > 0),
  };
}

function textsOf(source: Source): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { start, end } of source.comments) spans.push({ kind: 'comment', start, end });
  for (const { start, end } of source.of('string')) spans.push({ kind: 'string', start, end });
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

function healthOf(source: Source, found: boolean): ParseHealth {
  const broken = [...source.of('error'), ...source.of('missing')];
  const first = broken.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  return {
    errors: Math.min(MAX_ERRORS, broken.length),
    firstErrorLine: broken.length === 0 ? 0 : source.lines.lineOf(first),
    lost: broken.length > 0 && !found && source.text.trim() !== '',
  };
}
