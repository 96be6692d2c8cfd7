/**
 * Files of markup with code in blocks of it: `<script lang="ts">…</script>` of a Vue or Svelte component. What lies outside
 * of the blocks is blanked before parsing, so every offset and line stays that of the file; what markup uses by a plain name
 * — components, handlers — is read from its text.
 */
import type { EmbeddingRule } from '../languages/types.ts';
import type { Match, Span } from './match.ts';

export interface Blocks {
  /** The text with everything outside of the blocks blanked. */
  readonly code: string;
  /** Language that the blocks are written in. */
  readonly language: string;
  /** Uses in the markup, and the markup itself as text that brackets do not count in. */
  readonly matches: readonly Match[];
}

/** The blocks of a text. Several blocks share a module, and so one language: that of the first that names one. */
export function readBlocks(text: string, rule: EmbeddingRule): Blocks {
  const blocks: Span[] = [];
  let written = '';
  const opening = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/giu;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index + found[0].length;
    if (found[1]!.trimEnd().endsWith('/')) continue;
    const close = text.toLowerCase().indexOf('</script', start);
    const end = close < 0 ? text.length : close;
    blocks.push({ start, end });
    written ||= /\blang\s*=\s*["']?(\w+)/u.exec(found[1]!)?.[1] ?? '';
    opening.lastIndex = end;
  }
  const outside: Span[] = [];
  let from = 0;
  for (const { start, end } of [...blocks, { start: text.length, end: text.length }]) {
    if (start > from) outside.push({ start: from, end: start });
    from = end;
  }
  const language = Object.hasOwn(rule.languages, written) ? rule.languages[written]! : rule.fallback;
  return {
    code: blanked(text, blocks),
    language,
    matches: outside.flatMap((span) => [{ tag: 'regex', ...span, fields: {} } as const, ...uses(text, span, rule)]),
  };
}

function blanked(text: string, blocks: readonly Span[]): string {
  let code = '';
  for (const { start, end } of blocks) code += blank(text.slice(code.length, start)) + text.slice(start, end);
  return code + blank(text.slice(code.length));
}

const blank = (text: string): string => text.replace(/[^\n\r]/g, ' ');

/** Tags of components, and names that attributes hand over or call. */
function uses(text: string, { start, end }: Span, rule: EmbeddingRule): Match[] {
  const matches: Match[] = [];
  const markup = text.slice(start, end).replace(/<!--[\s\S]*?(?:-->|$)/g, blank);
  for (const found of markup.matchAll(/<(\p{Lu}[\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)/gu)) {
    const at = start + found.index;
    const callee = { start: at + 1, end: at + found[0].length };
    matches.push({ tag: 'ref.jsx', start: at, end: callee.end, fields: { callee } });
  }
  for (const found of markup.matchAll(new RegExp(rule.expressions, 'gu'))) {
    const [whole, name] = found;
    if (name === undefined) continue;
    const at = start + found.index + whole.indexOf(name);
    const callee = { start: at, end: at + name.length };
    const isCall = text[callee.end] === '(';
    matches.push({ tag: isCall ? 'ref.call' : 'ref.value', ...callee, fields: isCall ? { callee } : {} });
  }
  return matches;
}
