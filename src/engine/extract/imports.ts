/**
 * Import statements and calls that import. A variable that only holds an imported module, or names taken from one, is the
 * import's local name and nothing else: no definition, no binding.
 */
import type { Assigned, Assignments } from './assignments.ts';
import type { Match, Span } from './match.ts';
import type { Scopes } from './scopes.ts';
import type { Source } from './source.ts';
import type { ImportRecord } from './types.ts';
import type { Unfinished } from './unfinished.ts';
import { readUseTree } from './use-tree.ts';
import type { Variable } from './variables.ts';
import { unquoted } from './words.ts';

export interface Imports {
  /** In order of line; `scope` is the number of a draft scope. */
  readonly records: readonly Unfinished<ImportRecord>[];
  /** Variables and assignments that an import has bound. */
  readonly imported: ReadonlySet<object>;
  /** What assignments to exports import: the record behind `module.exports = require('./x').y`. */
  readonly assigned: ReadonlyMap<Assigned, { readonly source: string; readonly name: string }>;
}

/** Every import of a file. */
export function readImports(
  source: Source,
  scopes: Scopes,
  variables: readonly Variable[],
  assignments: Assignments,
): Imports {
  const records = statementImports(source, scopes);
  const imported = new Set<object>();
  const assigned = new Map<Assigned, { source: string; name: string }>();
  const byEnd = new Map<number, Variable[]>();
  for (const variable of variables) {
    if (!variable.source) continue;
    const same = byEnd.get(variable.source.end);
    if (same) same.push(variable);
    else byEnd.set(variable.source.end, [variable]);
  }
  const assignedByEnd = new Map(assignments.list.map((assignment) => [assignment.value.end, assignment]));
  for (const call of [...source.of('import.require'), ...source.of('import.dynamic')]) {
    const base = {
      source: source.slice(call.fields.source!),
      scope: scopes.at(call.start),
      line: source.lines.lineOf(call.start),
      form: call.tag === 'import.dynamic' ? ('dynamic' as const) : ('require' as const),
      typeOnly: false,
    };
    const member = call.fields.name ? source.slice(call.fields.name) : null;
    const holders = (byEnd.get(call.end) ?? []).filter(
      (variable) => variable.source && isAll(source, variable.source, call),
    );
    for (const variable of holders) {
      imported.add(variable);
      const path = [member, variable.member].filter((part) => part !== null && part !== '').join('.');
      records.push({ ...base, name: path.split('.')[0] || '*', local: source.slice(variable.name) });
    }
    const target = assignedByEnd.get(call.end);
    if (target && isAll(source, target.value, call)) {
      assigned.set(target, { source: base.source, name: member ?? '*' });
      const name = target.targets.find((one) => one.tag === 'name');
      if (target.targets.some((one) => one.tag === 'exports' || (one.tag === 'member' && one.owner === 'exports'))) {
        imported.add(target);
      }
      if (name) {
        records.push({ ...base, name: member ?? '*', local: name.name });
        continue;
      }
    }
    if (holders.length === 0) records.push({ ...base, name: member ?? '', local: '' });
  }
  return { records: records.sort((a, b) => a.line - b.line), imported, assigned };
}

/** Whether a value is the call and nothing else but waiting for it. */
function isAll(source: Source, value: Span, call: Span): boolean {
  return value.end === call.end && /^(?:await\s+)?$/.test(source.text.slice(value.start, call.start));
}

function statementImports(source: Source, scopes: Scopes): ImportRecord[] {
  const records: ImportRecord[] = [];
  const stars = new Set(source.of('import.star').map(({ start }) => start));
  const add = (match: Match, name: string, local: string, from = unquoted(sourceOf(source, match))): void => {
    const at = match.fields.name ?? match.fields.source ?? match;
    records.push({
      source: from,
      name,
      local,
      scope: scopes.at(match.start),
      line: source.lines.lineOf(at.start),
      form: 'import',
      typeOnly: isTypeOnly(source.text.slice(match.start, at.start)),
    });
  };
  const nameOf = (match: Match): string => (match.fields.name ? source.slice(match.fields.name) : '');
  const aliasOf = (match: Match): string => (match.fields.alias ? source.slice(match.fields.alias) : nameOf(match));
  for (const match of source.of('import.default')) add(match, 'default', nameOf(match));
  for (const match of source.of('import.named')) {
    if (!match.fields.source || !stars.has(match.start)) add(match, nameOf(match), aliasOf(match));
  }
  for (const match of source.of('import.module')) add(match, '*', nameOf(match));
  for (const match of source.of('import.bare')) add(match, '', '');
  for (const match of source.of('import.beside')) add(match, '**', '', `./${source.slice(match.fields.source!)}`);
  for (const match of source.of('import.star')) {
    const isNames = source.manifest.modules === 'include' && /^\s*using\b/.test(source.slice(match));
    add(match, '**', '', isNames ? `::${source.slice(match.fields.source!)}` : undefined);
  }
  for (const match of source.of('import.dotted')) {
    const path = source.slice(match.fields.source!);
    const root = path.split('.')[0]!;
    if (match.fields.alias) add(match, '*', aliasOf(match));
    else if (root === path) add(match, '*', path);
    else {
      // `import a.b` loads a.b and binds the package a.
      add(match, '*', root, root);
      add(match, '', '');
    }
  }
  const separator = source.manifest.fullNames?.separator ?? '.';
  for (const match of source.of('import.qualified')) {
    const group = match.fields.owner ? source.slice(match.fields.owner) + separator : '';
    const written = source.slice(match.fields.source!);
    const path = (group + written).split(separator).filter((part) => part !== '');
    const last = path[path.length - 1] ?? '';
    add(match, last, match.fields.alias ? aliasOf(match) : last, path.join(separator));
  }
  for (const match of source.of('import.path')) {
    const path = source.slice(match.fields.source!);
    const alias = match.fields.alias ? source.slice(match.fields.alias) : null;
    if (alias === '.') add(match, '**', '');
    else if (alias === '_') add(match, '', '');
    else add(match, '*', alias ?? packageOf(path));
  }
  for (const match of source.of('import.tree')) {
    const tree = match.fields.source;
    if (!tree || /^using\s+namespace\b/.test(source.slice(match))) continue;
    for (const leaf of readUseTree(source.slice(tree))) {
      records.push({
        source: source.manifest.modules === 'include' ? `::${leaf.source}` : leaf.source,
        name: leaf.name,
        local: leaf.local,
        scope: scopes.at(match.start),
        line: source.lines.lineOf(tree.start + leaf.at),
        form: 'import',
        typeOnly: false,
      });
    }
  }
  for (const match of source.of('import.child')) add(match, '*', nameOf(match), `./${nameOf(match)}`);
  return records;
}

/** What is imported from; where the name is the last part of a path, the path before it. */
function sourceOf(source: Source, match: Match): string {
  const { fields } = match;
  const { name, source: from } = fields;
  // Without a node of its own, the path is what stands between the keyword and the name or brace.
  if (!from) {
    if (!name) return '';
    const path = source.text
      .slice(match.start, name.start)
      .replace(/^import\s+/, '')
      .split('{')[0]!;
    return path.replace(/\s*\.?\s*$/, '');
  }
  if (!name || name.start <= from!.start || name.end !== from!.end) return source.slice(from!);
  return source.text.slice(from!.start, name.start).replace(/\s*\.\s*$/, '');
}

function isTypeOnly(before: string): boolean {
  return /^import\s+type\b/.test(before) || /[\s{,]type\s+$/.test(before);
}

/** The name that a package path is usually known by: `validator` of `github.com/go-playground/validator/v10`. */
function packageOf(path: string): string {
  const parts = path.split('/');
  if (parts.length > 1 && /^v\d+$/.test(parts[parts.length - 1]!)) parts.pop();
  return parts[parts.length - 1]!.replace(/\.v\d+$/, '').replace(/^go-|-go$/g, '');
}
