import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { GrammarHost } from '../src/engine/extract/host.ts';
import { LANGUAGES } from '../src/engine/languages/index.ts';
import { fail } from '../src/engine/problem.ts';
import { type Intake, takeIn } from '../src/ingest/intake.ts';
import { nodeGrammars } from './grammars/node.ts';
import { createIndexer } from './index-intake.ts';

async function intakeOf(texts: Readonly<Record<string, string>>): Promise<Intake> {
  const files = Object.entries(texts).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path, size: bytes.length, read: async () => bytes };
  });
  return takeIn({ tag: 'files', name: 'test', files }, LANGUAGES, {});
}

const TEXTS = { 'a.ts': 'export const a = 1;\n', 'b.py': 'b = 1\n', 'c.txt': 'no source\n' };

/** A platform that counts what it is asked for, and does not carry some grammars. */
function without(...missing: readonly string[]): GrammarHost & { readonly asked: string[] } {
  const whole = nodeGrammars();
  const asked: string[] = [];
  return {
    asked,
    runtime: () => whole.runtime(),
    async grammar(file) {
      asked.push(file);
      if (missing.includes(file)) fail('grammar-unusable', `There is no ${file}.`, 'Carry it.', file);
      return whole.grammar(file);
    },
  };
}

describe('Indexing what was taken in', () => {
  it('opens the grammars of the languages that are there, each once', async () => {
    const grammars = without();
    const index = createIndexer(grammars);
    expect(grammars.asked).toEqual([]);
    await index(await intakeOf(TEXTS));
    await index(await intakeOf(TEXTS));
    expect(grammars.asked.sort()).toEqual(['tree-sitter-python.wasm', 'tree-sitter-typescript.wasm']);
  });

  it('leaves out, with the reason, files whose grammar the platform does not carry', async () => {
    const { index } = await createIndexer(without('tree-sitter-python.wasm'))(await intakeOf(TEXTS));
    const { filesSeen, filesIndexed, skipped } = index.graph.coverage;
    expect({ filesSeen, filesIndexed }).toEqual({ filesSeen: 3, filesIndexed: 1 });
    expect(skipped.map(({ path, reason }) => `${path} ${reason}`)).toEqual(['b.py no-grammar', 'c.txt no-grammar']);
    expect(skipped[0].detail).toContain('There is no tree-sitter-python.wasm.');
  });

  it('fails with the reason when no file can be parsed at all', async () => {
    const index = createIndexer(without('tree-sitter-python.wasm'));
    await expect(index(await intakeOf({ 'b.py': 'b = 1\n' }))).rejects.toMatchObject({
      problem: { code: 'grammar-unusable' },
    });
  });

  it('gives the same snapshot again, and when others are indexed at the same time', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `f${at}.ts`,
        `export function f${at}(): void {\n  f${at}();\n}\n`.repeat(300),
      ]),
    );
    const index = createIndexer(nodeGrammars());
    const alone = await index(await intakeOf(large));
    const [first, other, second] = await Promise.all([
      index(await intakeOf(large)),
      index(await intakeOf(TEXTS)),
      index(await intakeOf(large)),
    ]);
    expect(first.snapshot.id).toBe(alone.snapshot.id);
    expect(second.snapshot.id).toBe(alone.snapshot.id);
    expect(other.snapshot.id).not.toBe(alone.snapshot.id);
  });
});

describe('The worker for Cloudflare', () => {
  it('carries the grammar of every language but those that are too large for its script', async () => {
    const carried = await readFile(new URL('./grammars/cloudflare.ts', import.meta.url), 'utf8');
    for (const { grammar, grammarWeight } of LANGUAGES.filter(({ plain }) => plain !== true)) {
      if (grammarWeight === 'heavy') expect(carried).not.toContain(grammar);
      else expect(carried).toContain(`'${grammar}': `);
    }
  });
});
