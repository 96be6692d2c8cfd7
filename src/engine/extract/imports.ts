/** What a file takes from others and what it gives. */
import type { Match, Tag } from './match.ts';
import { readPath } from './names.ts';
import type { Scopes } from './scopes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import type { ExportRecord, ImportRecord } from './types.ts';
import { isNamePath, lastName, unquoted } from './words.ts';

export function readImports(source: Source, scopes: Scopes): readonly ImportRecord[] {
  const found: (ImportRecord & { readonly at: number })[] = [];
  const add = (match: Match, form: ImportRecord['form'], from: string, name: string, local: string): void => {
    const typeOnly =
      /^(?:import|export)\s+type\b/.test(source.text.slice(match.start, match.start + 24)) || /^type\s/.test(name);
    found.push({
      source: from,
      name: name.replace(/^type\s+/, ''),
      local,
      scope: scopes.at(match.start),
      line: source.lines.lineOf(match.start),
      form,
      typeOnly,
      at: match.start,
    });
  };
  const textOf = (match: Match, field: 'source' | 'name' | 'alias'): string => {
    const span = match.fields[field];
    return span ? source.slice(span) : '';
  };
  for (const match of source.of('import.default'))
    add(match, 'import', textOf(match, 'source'), 'default', textOf(match, 'name'));
  for (const match of source.of('import.module'))
    add(match, 'import', textOf(match, 'source'), '*', textOf(match, 'name'));
  for (const match of source.of('import.bare')) add(match, 'import', textOf(match, 'source'), '', '');
  for (const match of source.of('import.star')) add(match, 'import', textOf(match, 'source'), '**', '');
  for (const match of source.of('import.dynamic')) add(match, 'dynamic', textOf(match, 'source'), '*', '');
  for (const match of source.of('import.named')) {
    const name = unquoted(textOf(match, 'name'));
    add(match, 'import', textOf(match, 'source'), name, textOf(match, 'alias') || name);
  }
  for (const match of source.of('import.dotted')) {
    const from = textOf(match, 'source');
    add(match, 'import', from, '*', textOf(match, 'alias') || from.split('.')[0]);
  }
  for (const match of source.of('import.path'))
    add(match, 'import', textOf(match, 'source'), '*', textOf(match, 'alias'));
  readRequires(source, (match, from, name, local) => add(match, 'require', from, name, local));
  return found.sort((a, b) => a.at - b.at || (a.local < b.local ? -1 : 1)).map(({ at: _, ...record }) => record);
}

type AddRequire = (match: Match, from: string, name: string, local: string) => void;

/** `x = require('y')`, `{ a: b } = require('y')`, `x = require('y').z`, and a bare one. */
function readRequires(source: Source, add: AddRequire): void {
  const variables = new Map<string, Match>();
  for (const tag of ['variable', 'constant', 'hoisted'] as const) {
    for (const match of source.of(tag))
      if (match.fields.value) variables.set(`${match.fields.value.start},${match.fields.value.end}`, match);
  }
  const calls = source
    .of('import.require')
    .filter(({ fields }) => fields.callee && source.slice(fields.callee) === 'require');
  const members = new Set(calls.filter(({ fields }) => fields.name).map(({ start }) => start));
  for (const match of calls) {
    if (!match.fields.source || (!match.fields.name && members.has(match.start))) continue;
    const from = source.slice(match.fields.source);
    const variable = variables.get(`${match.start},${match.end}`);
    const member = match.fields.name ? source.slice(match.fields.name) : '*';
    if (variable?.fields.name) add(match, from, member, source.slice(variable.fields.name));
    else if (variable?.fields.pattern) {
      const { start, end } = variable.fields.pattern;
      for (const part of splitList(source.text, source.skips, start + 1, end - 1)) {
        const [name, local] = source
          .slice(part)
          .split('=')[0]
          .split(':')
          .map((word) => word.trim());
        if (name) add(match, from, name, local ?? name);
      }
    } else add(match, from, '', '');
  }
}

export function readExports(source: Source): readonly ExportRecord[] {
  const found: (ExportRecord & { readonly at: number })[] = [];
  const add = (match: Match, name: string, local: string | null, from: string | null): void => {
    found.push({ name, local, source: from, line: source.lines.lineOf(match.start), at: match.start });
  };
  for (const match of source.of('export.named')) {
    if (!match.fields.name) continue;
    const local = unquoted(source.slice(match.fields.name));
    add(
      match,
      match.fields.alias ? unquoted(source.slice(match.fields.alias)) : local,
      local,
      match.fields.source ? source.slice(match.fields.source) : null,
    );
  }
  for (const match of source.of('export.star')) {
    if (!match.fields.source) continue;
    const from = source.slice(match.fields.source);
    if (match.fields.name) add(match, lastName(source.slice(match.fields.name)), '*', from);
    else add(match, '*', null, from);
  }
  for (const tag of ['export.declaration', 'export.default'] as const) {
    for (const match of source.of(tag)) {
      if (!match.fields.value) continue;
      const isDefault = /^export\s+default\b/.test(source.text.slice(match.start, match.start + 40));
      if (!isDefault) continue;
      const written = source.words.textOf(match.fields.value);
      const name = isNamePath(written)
        ? written
        : (/^(?:async\s+)?(?:abstract\s+)?(?:function\s*\*?|class)\s+([\w$]+)/.exec(written)?.[1] ?? 'default');
      add(match, 'default', name, null);
    }
  }
  for (const match of source.of('export.equals')) {
    if (match.fields.value)
      add(
        match,
        '=',
        isNamePath(source.words.textOf(match.fields.value)) ? source.words.textOf(match.fields.value) : null,
        null,
      );
  }
  readCommonJs(source, add);
  return found.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1)).map(({ at: _, ...record }) => record);
}

type AddExport = (match: Match, name: string, local: string | null, from: string | null) => void;

function readCommonJs(source: Source, add: AddExport): void {
  const isModule = (left: string): boolean => left === 'module.exports';
  for (const match of source.of('assign')) {
    if (!match.fields.left || !match.fields.right) continue;
    const left = source.words.textOf(match.fields.left);
    const right = source.words.textOf(match.fields.right);
    const path = readPath(left);
    const single = isModule(left);
    const member = path.owner === 'exports' || path.owner === 'module.exports';
    if (!single && !member) continue;
    const name = single ? '=' : path.name;
    const required = /^require\(\s*(['"])([^'"]+)\1\s*\)(?:\.([\w$]+))?$/.exec(right);
    if (required) add(match, name, required[3] ?? (single ? null : '*'), required[2]);
    else if (isNamePath(right)) add(match, name, right, null);
    else if (member) add(match, name, name, null);
    else if (/^(?:async\s+)?function\b|=>|^class\b/.test(right))
      add(match, '=', /^(?:async\s+)?(?:function\s*\*?|class)\s+([\w$]+)/.exec(right)?.[1] ?? 'exports', null);
    else if (right.startsWith('{') && isOuterVariable(source, match))
      add(match, '=', isOuterVariable(source, match), null);
  }
  for (const match of source.of('export.member')) {
    if (!match.fields.left || !isModule(source.words.textOf(match.fields.left)) || !match.fields.name) continue;
    const name = unquoted(source.slice(match.fields.name));
    const value = match.fields.value ? source.words.textOf(match.fields.value) : name;
    add(match, name, isNamePath(value) ? value : name, null);
  }
}

/** `var app = exports = module.exports = {}`: the variable that the object is known by. */
function isOuterVariable(source: Source, assign: Match): string | null {
  for (const tag of ['hoisted', 'constant', 'variable'] as const satisfies readonly Tag[]) {
    for (const { fields } of source.of(tag)) {
      if (fields.value && fields.name && fields.value.start <= assign.start && fields.value.end === assign.end)
        return source.slice(fields.name);
    }
  }
  return null;
}
