/**
 * From file to file: every import that stays in the repository. An import of a package folder links to the files that
 * define what is used of it, and to its first file that is no test when nothing of it is used by name.
 */
import type { EdgeRow } from './edges.ts';
import { compare, type Unit } from './repository.ts';
import type { Resolution } from './resolution.ts';
import type { Module } from './value.ts';

const LAST_NAME = /[^/.]+$/;
const FIRST_NAME = /^[\p{L}\p{N}_]+/u;

/** One row for each file that a file imports, at the first line that does. */
export function findFileLinks({ repository, modules, lookup }: Resolution): EdgeRow[] {
  const rows: EdgeRow[] = [];
  for (const unit of repository.units) {
    const { imports, exports } = unit.extraction;
    const linked = new Set([unit.index]);
    const link = (file: number, line: number, source: string): void => {
      if (file < 0 || linked.has(file)) return;
      linked.add(file);
      rows.push({
        source: unit.firstNode,
        target: repository.units[file].firstNode,
        kind: 'imports',
        confidence: 'exact',
        strategy: 'import',
        line,
        column: 0,
        name: LAST_NAME.exec(source)?.[0] ?? source,
      });
    };
    imports.forEach((record, index) => {
      if (unit.manifest.modules === 'nested') {
        const { value } = lookup.imported(unit.index, index, 'type');
        if (value.tag === 'module') linkModule(value.module, record.line, record.name);
        else if (value.tag === 'definition') link(repository.fileOf[value.nodes[0]], record.line, record.name);
        return;
      }
      const module = modules.resolve(unit, record.source);
      if (module.tag === 'package' && unit.manifest.modules === 'declared') {
        for (const file of declaredFiles(unit, module.key, record.name)) link(file, record.line, record.source);
        return;
      }
      if (module.tag === 'inner') {
        for (const file of filesOf(module.key, module.path[0])) link(file, record.line, record.source);
        return;
      }
      if (module.tag === 'package') {
        const local = record.local === '' ? modules.packages.nameOf(module.key) : record.local;
        for (const file of packageFiles(unit, module.key, local)) link(file, record.line, record.source);
        return;
      }
      const inner = modules.inside(module, record.name);
      if (inner !== null && !definesIt(module, record.name)) linkModule(inner, record.line, record.source);
      else linkModule(module, record.line, record.source);
      if (record.name === '*') linkModule(lookup.moduleOf(unit.index, index), record.line, record.source);
    });
    for (const { source, line } of exports) {
      if (source !== null) linkModule(modules.resolve(unit, source), line, source);
    }

    function linkModule(module: Module, line: number, source: string): void {
      if (module.tag === 'file') link(module.file, line, source);
    }
  }
  return rows;

  /** Whether a package's own file gives the name, so that the import is of that file. */
  function definesIt(module: Module, name: string): boolean {
    if (module.tag !== 'file' || module.file < 0) return false;
    return lookup.names(module.file).lookup(0, Number.MAX_SAFE_INTEGER, name, 'value') !== null;
  }

  function filesOf(key: string, name: string): readonly number[] {
    const files = new Set(lookup.inPackage(key, name, 'type').map((node) => repository.fileOf[node]));
    return [...files].sort((a, b) => a - b);
  }

  /** Files that define an imported name; for an import of everything, what the file names of it. */
  function declaredFiles(unit: Unit, key: string, name: string): readonly number[] {
    if (name !== '**') return filesOf(key, name);
    const used = new Set(unit.extraction.references.map(({ text }) => FIRST_NAME.exec(text)?.[0] ?? ''));
    const files = new Set([...used].sort(compare).flatMap((one) => filesOf(key, one)));
    return [...files].sort((a, b) => a - b);
  }

  function packageFiles(unit: Unit, key: string, local: string): readonly number[] {
    const used = new Set<string>();
    for (const { text } of unit.extraction.references) {
      if (text.startsWith(`${local}.`)) used.add(/^[\p{L}\p{N}_]+/u.exec(text.slice(local.length + 1))?.[0] ?? '');
    }
    const files = new Set<number>();
    for (const name of used) {
      for (const node of lookup.inPackage(key, name, 'value')) files.add(repository.fileOf[node]);
    }
    if (files.size > 0) return [...files].sort((a, b) => a - b);
    const all = modules.packages.files(key);
    const first = all.find(({ file }) => file.fileClass !== 'test') ?? all[0];
    return first === undefined ? [] : [first.index];
  }
}
