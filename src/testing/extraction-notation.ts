/**
 * Extractions as lines, and the notation of `languages/<id>/cases.txt`:
 *
 *     == a sentence that says what the case shows
 *     source, verbatim
 *     --
 *     def method res.get aka header 1
 *     call load() in res.get
 *
 * The first word of a line is its group. A case lists all lines of each group that it mentions, in the order of the text;
 * groups that it does not mention are not looked at.
 */
import type { Definition, Extraction } from '../engine/extract/types.ts';

export interface Case {
  readonly title: string;
  /** With a newline at the end, as in a file. */
  readonly source: string;
  readonly expected: readonly string[];
}

/** Cases of one file, in order. */
export function readCases(text: string): Case[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n');
      const rule = lines.indexOf('--');
      if (rule < 0) throw new Error(`The case "${title}" has no line "--" between source and expectation.`);
      return {
        title,
        source: `${lines.slice(0, rule).join('\n')}\n`,
        expected: lines.slice(rule + 1).filter((line) => line.trim() !== ''),
      };
    });
}

/** The lines of an extraction that belong to the groups of these lines, to be compared with them. */
export function linesLike(extraction: Extraction, expected: readonly string[]): string[] {
  const groups = new Set(expected.map((line) => line.split(' ')[0]));
  return extractionLines(extraction).filter((line) => groups.has(line.split(' ')[0]));
}

/** Every record of an extraction as a line, a group after the other. */
export function extractionLines(extraction: Extraction): string[] {
  const { definitions, bindings, references, imports, exports } = extraction;
  const path = (index: number): string => pathOf(definitions, index);
  const scope = (index: number): string => {
    const { kind, definition } = extraction.scopes[index]!;
    return kind === 'file' ? 'file' : `${kind === 'block' ? 'block of ' : ''}${path(definition)}`;
  };
  const own = definitions.slice(1).map((definition, index) => ({ definition, path: path(index + 1) }));
  return [
    ...own.map(({ definition, path }) => `def ${definition.kind} ${path}${about(definition)} ${linesOf(definition)}`),
    ...own.flatMap(({ definition, path }) => {
      const typed = definition.type === null ? '' : `: ${definition.type}`;
      const several = definition.results.length === 0 ? '' : ` (${definition.results.join(', ')})`;
      const part = definition.result < 0 ? '' : ` #${definition.result}`;
      const value = definition.value === null ? '' : ` = ${definition.value}${part}`;
      return typed || value ? `of ${path}${typed}${several}${value}` : [];
    }),
    ...own.map(({ definition, path }) => `sig ${path} | ${definition.signature}`),
    ...own.flatMap(({ definition, path }) =>
      definition.doc === '' ? [] : `doc ${path} ${definition.docLine} | ${definition.doc.replaceAll('\n', ' / ')}`,
    ),
    ...bindings.map((binding) => {
      const typed = binding.type === null ? '' : `: ${binding.type}`;
      const value = binding.value === null ? '' : ` ${binding.element ? 'in' : '='} ${binding.value}`;
      const part = binding.result < 0 ? '' : ` #${binding.result}`;
      const of = binding.of === null ? '' : `${binding.of}.`;
      return `bind ${binding.kind} ${of}${binding.name}${typed}${value}${part} in ${scope(binding.scope)}`;
    }),
    ...references.map((reference) => {
      const args = reference.args < 0 ? '' : `/${reference.args}`;
      const around = reference.definition === 0 ? 'file' : path(reference.definition);
      const of = reference.of === null ? '' : ` of ${reference.of}`;
      return `${reference.kind} ${reference.text}${args} ${reference.line}:${reference.column} in ${around}${of}`;
    }),
    ...imports.map(({ name, local, source, form, typeOnly }) => {
      const words = [form === 'import' ? '' : form, typeOnly ? 'type' : ''].filter((word) => word !== '');
      return `import ${[...words, `${name || '(nothing)'} as ${local || '(nothing)'} from ${source || '(nothing)'}`].join(' ')}`;
    }),
    ...exports.map(
      ({ name, local, source }) => `export ${name} is ${local ?? '(unnamed)'}${source === null ? '' : ` of ${source}`}`,
    ),
    `package ${extraction.packageName ?? '(none)'} built ${extraction.buildConstraint ?? 'always'}`,
    `parse ${extraction.parse.errors} errors from line ${extraction.parse.firstErrorLine}${extraction.parse.lost ? ' lost' : ''}`,
  ];
}

/** Names from the outermost definition inwards; an owner by its text stands before the name with a dot. */
function pathOf(definitions: readonly Definition[], index: number): string {
  const parts: string[] = [];
  for (let at = index; at > 0; at = definitions[at]!.parent) {
    const { name, owner } = definitions[at]!;
    parts.unshift(owner === null ? name : `${owner}.${name}`);
  }
  return parts.join(' > ') || 'file';
}

function about(definition: Definition): string {
  const words = [
    definition.aliases.length > 0 ? `aka ${definition.aliases.join(' ')}` : '',
    definition.exported ? 'exported' : '',
    definition.static ? 'static' : '',
    definition.abstract ? 'abstract' : '',
    definition.visibility === 'public' ? '' : definition.visibility,
  ].filter((word) => word !== '');
  return words.length === 0 ? '' : ` ${words.join(' ')}`;
}

function linesOf({ startLine, endLine }: Definition): string {
  return startLine === endLine ? `${startLine}` : `${startLine}-${endLine}`;
}
