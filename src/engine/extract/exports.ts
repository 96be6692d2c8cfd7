/**
 * What a file hands to others: export statements, re-exports, default exports, and assignments to CommonJS exports. A
 * record without a source names something of this file; null stands for a value without a name of its own, whose
 * definition, if it has one, is called `default` (or `exports`, owned by `module`).
 */
import type { Assigned } from './assignments.ts';
import { isPlainName, type Parts } from './drafts.ts';
import type { Imports } from './imports.ts';
import type { Match } from './match.ts';
import { nest } from './ranges.ts';
import type { Source } from './source.ts';
import type { Definition, ExportRecord, NodeKind } from './types.ts';
import type { Unfinished } from './unfinished.ts';
import { isNamePath, unquoted } from './words.ts';

/** Exports of a file, by line. */
export function readExports(parts: Parts, imports: Imports, definitions: readonly Definition[]): ExportRecord[] {
  const { source } = parts;
  const records = [
    ...statementExports(parts),
    ...declarationExports(source, definitions),
    ...parts.assignments.list.flatMap((assigned) => assignedExports(parts, imports, assigned)),
    ...variableChains(parts),
    ...objectMembers(source),
  ];
  const seen = new Set<string>();
  const distinct = records.filter((record) => {
    const key = JSON.stringify([record.name, record.local, record.source]);
    return !seen.has(key) && seen.add(key);
  });
  return distinct.sort((a, b) => a.line - b.line);
}

/** What others see into, where everything is exported. */
const OPEN_KINDS: readonly NodeKind[] = ['file', 'class', 'interface', 'trait', 'module'];

/** Marks the definitions that the records or the language's rule make visible elsewhere. */
export function markExported(
  source: Source,
  definitions: readonly Unfinished<Definition>[],
  records: readonly ExportRecord[],
): void {
  const rule = source.manifest.exportRule;
  if (rule === 'capital' || source.manifest.exportWords !== undefined) return;
  const locals = new Set(
    records.flatMap((record) => (record.source === null && record.local !== null ? record.local : [])),
  );
  const inside = (definition: Definition, kinds: readonly string[]): boolean =>
    definition.parent >= 0 && kinds.includes(definitions[definition.parent]!.kind);
  const declared = declaringStatement(source);
  for (const definition of definitions) {
    if (definition.kind === 'file' || isUnspoken(definition)) continue;
    const { name, owner, parent } = definition;
    const handedOut = locals.has(name) || name === 'default';
    definition.exported =
      rule === 'always'
        ? inside(definition, OPEN_KINDS)
        : owner === 'exports' ||
          (owner === 'module' && name === 'exports') ||
          (owner === null && inside(definition, ['file']) && handedOut) ||
          (owner === null && declared(definition, definitions[parent]!) !== null);
  }
}

/** What no other file can name. */
function isUnspoken({ kind }: Definition): boolean {
  return kind === 'callback' || kind === 'route';
}

/** The export statement between a definition and what it lies in. */
function declaringStatement(source: Source): (definition: Definition, parent: Definition) => Match | null {
  const statements = source.of('export.declaration');
  const nesting = nest(statements);
  return (definition, parent) => {
    const statement = statements[nesting.at(definition.nameStart)];
    return statement && (parent.kind === 'file' || statement.start > parent.start) ? statement : null;
  };
}

function statementExports({ source, functions, holders }: Parts): ExportRecord[] {
  const records: ExportRecord[] = [];
  // A function inside what is exported goes by its own name: `export default memo(function Row() {})`.
  const held = new Map([...holders.of.values()].map((holder) => [holder.range, holder.name]));
  const lineOf = (match: Match): number => source.lines.lineOf((match.fields.name ?? match).start);
  const from = (match: Match): string | null =>
    match.fields.source ? unquoted(source.slice(match.fields.source)) : null;
  for (const match of source.of('export.named')) {
    if (!match.fields.name) continue;
    const local = unquoted(source.slice(match.fields.name));
    const name = match.fields.alias ? unquoted(source.slice(match.fields.alias)) : local;
    records.push({ name, local, source: from(match), line: lineOf(match) });
  }
  for (const match of source.of('export.star')) {
    const name = match.fields.name ? source.slice(match.fields.name) : null;
    records.push({ name: name ?? '*', local: name ? '*' : null, source: from(match), line: lineOf(match) });
  }
  for (const [tag, name] of [
    ['export.default', 'default'],
    ['export.equals', '='],
  ] as const) {
    for (const match of source.of(tag)) {
      const { value } = match.fields;
      if (!value) continue;
      const own = functions.get(value.start)?.fields.name;
      const inside = held.get(match) ?? 'default';
      const named = own ? source.slice(own) : inside === 'default' ? null : inside;
      const local = isPlainName(source, value) ? source.slice(value) : named;
      records.push({ name, local, source: null, line: lineOf(match) });
    }
  }
  return records;
}

/** A declaration is exported by the statement between it and its parent. */
function declarationExports(source: Source, definitions: readonly Definition[]): ExportRecord[] {
  const declared = declaringStatement(source);
  const records: ExportRecord[] = [];
  for (const definition of definitions) {
    if (definition.parent !== 0 || definition.owner !== null || isUnspoken(definition)) continue;
    const statement = declared(definition, definitions[0]!);
    if (!statement) continue;
    const byDefault = /^export\s+default\b/.test(source.text.slice(statement.start, statement.start + 40));
    const name = byDefault ? 'default' : definition.name;
    records.push({ name, local: definition.name, source: null, line: definition.startLine });
  }
  return records;
}

function assignedExports({ source, functions, holders }: Parts, imports: Imports, assigned: Assigned): ExportRecord[] {
  const line = source.lines.lineOf(assigned.start);
  const imported = imports.assigned.get(assigned);
  const value = source.words.textOf(assigned.value);
  const held = functions.get(assigned.value.start);
  const own = held ? (holders.of.get(held) ?? null) : null;
  return assigned.targets.flatMap((target): ExportRecord[] => {
    if (target.tag === 'name' || (target.tag === 'member' && target.owner !== 'exports')) return [];
    const name = target.tag === 'exports' ? '=' : target.name;
    if (imported) return [{ name, local: imported.name, source: imported.source, line }];
    if (isPlainName(source, assigned.value)) return [{ name, local: value, source: null, line }];
    if (own) return [{ name, local: own.owner === 'module' ? null : own.name, source: null, line }];
    return [{ name, local: target.tag === 'exports' ? null : target.name, source: null, line }];
  });
}

/** `var app = exports = module.exports = {}` exports app. */
function variableChains({ source, assignments, variables }: Parts): ExportRecord[] {
  const names = new Map<number, string>();
  for (const variable of variables)
    if (variable.written) names.set(variable.written.start, source.slice(variable.name));
  return [...assignments.claimed.values()].flatMap((assigned) => {
    const local = names.get(assigned.start);
    return assigned.targets.flatMap((target): ExportRecord[] => {
      const name =
        target.tag === 'exports' ? '=' : target.tag === 'member' && target.owner === 'exports' ? target.name : null;
      const line = source.lines.lineOf(target.span.start);
      return name === null || local === undefined ? [] : [{ name, local, source: null, line }];
    });
  });
}

/** Keys of `module.exports = { a, b: c, d() {} }`. */
function objectMembers(source: Source): ExportRecord[] {
  return source.of('assign.member').flatMap((match): ExportRecord[] => {
    const { left, name, value } = match.fields;
    if (!left || !name || !source.manifest.exportObjects.includes(source.slice(left))) return [];
    const key = unquoted(source.slice(name));
    if (key.startsWith('[')) return [];
    const text = value ? source.slice(value) : key;
    const local = isNamePath(text) && !text.includes('.') ? text : key;
    return [{ name: key, local, source: null, line: source.lines.lineOf(name.start) }];
  });
}
