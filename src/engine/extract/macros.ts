/**
 * Calls that declare something, as a language's manifest says by their names: `attr_reader :size` is a property,
 * `include Loud` a base, `require_relative 'x'` an import. They become the matches that a declaration of its own syntax
 * would have given.
 */
import type { LanguageManifest, MacroMeaning } from '../languages/types.ts';
import type { Match, Span } from './match.ts';

/** The matches that macro calls stand for. */
export function readMacros(text: string, matches: readonly Match[], { macros }: LanguageManifest): Match[] {
  if (macros === undefined) return [];
  return matches.flatMap((match) => {
    const { key, value } = match.fields;
    const word = match.tag === 'macro' && key ? text.slice(key.start, key.end) : '';
    if (!value || !Object.hasOwn(macros, word)) return [];
    const made = declared(text, match, value, macros[word]!);
    return made === null ? [] : [made];
  });
}

/** What the call says of one argument; null when the argument only exists while it runs. */
function declared(text: string, match: Match, value: Span, meaning: MacroMeaning): Match | null {
  const { start, end, fields } = match;
  const name = literal(text, value);
  const isFirst = fields.key !== undefined && !text.slice(fields.key.end, value.start).includes(',');
  switch (meaning) {
    case 'base':
      return /^(?:::)?\p{Lu}/u.test(text.slice(value.start, value.end))
        ? { tag: 'ref.implements', start: value.start, end: value.end, fields: {} }
        : null;
    case 'property':
      return (
        name && { tag: 'def.property', start: value.start, end: value.end, fields: { name, statement: { start, end } } }
      );
    case 'method':
      if (!name || !isFirst) return null;
      return { tag: 'def.method', start, end, fields: { name, ...(fields.body ? { body: fields.body } : {}) } };
    case 'import':
      return name && { tag: 'import.bare', start, end, fields: { source: name } };
    case 'import-beside': {
      const path = name ?? plainPath(text, value);
      return path && { tag: 'import.beside', start, end, fields: { source: path } };
    }
  }
}

/** A path written without quotes, or behind a folder that only the run knows: `lib/a.sh`, `"$HERE/a.sh"`. */
function plainPath(text: string, value: Span): Span | null {
  const written = text.slice(value.start, value.end);
  const found = /^(["']?)(?:\$\{?\w+\}?\/|\$\([^()]*(?:\([^()]*\))?[^()]*\)\/)?([\w.-][\w./-]*)\1$/.exec(written);
  const path = found?.[2];
  if (path === undefined || !path.includes('.')) return null;
  const end = value.end - found![1]!.length;
  return { start: end - path.length, end };
}

/** The text of a symbol or string, without its marks. */
function literal(text: string, value: Span): Span | null {
  const written = text.slice(value.start, value.end);
  if (/^:[\p{L}_][\p{L}\p{N}_]*[?!]?$/u.test(written)) return { start: value.start + 1, end: value.end };
  const quoted = /^(['"])[^'"#$`\n]+\1$/.test(written);
  return quoted ? { start: value.start + 1, end: value.end - 1 } : null;
}
