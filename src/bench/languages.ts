/**
 * `npm run bench:languages -- <folder>…`: for each language up to 200 files of the folders are parsed, and parsed and read,
 * in one process: what reading costs beside parsing, how much memory a second pass adds, and which files the grammar does
 * not understand. Exits with 1 when reading takes more than twice as long as parsing or a file loses everything.
 */
import { performance } from 'node:perf_hooks';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import type { SourceFile } from '../engine/classify/types.ts';
import { createExtractor } from '../engine/extract/extract.ts';
import { createParserFactory } from '../engine/extract/parser.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import type { LanguageManifest } from '../engine/languages/types.ts';
import { takeIn } from '../ingest/intake.ts';
import { folderSource } from './folder.ts';
import { table } from './table.ts';

const FILES = 200;
const MOST_RATIO = 2;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name at least one folder: npm run bench:languages -- path/to/repository …\n');
  process.exit(2);
}

const byLanguage = new Map<string, SourceFile[]>();
for (const folder of folders) {
  const { files } = await takeIn(folderSource(folder), LANGUAGES, {});
  for (const file of files) byLanguage.set(file.language, [...(byLanguage.get(file.language) ?? []), file]);
}

/** So many of a list, at even distances. */
const spread = <T>(list: readonly T[]): readonly T[] =>
  Array.from(
    { length: Math.min(FILES, list.length) },
    (_, at) => list[Math.floor((at * list.length) / Math.min(FILES, list.length))],
  );

const milliseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  const wall = performance.now();
  work();
  const { user, system } = process.cpuUsage(before);
  // Other threads of the process may work too: no more than the time that went by counts.
  return Math.min((user + system) / 1_000, performance.now() - wall);
};

const megabytes = (): number => process.memoryUsage().rss / 1_000_000;

interface Figures {
  readonly row: readonly string[];
  readonly failed: boolean;
}

const grammars = nodeGrammars();
const factory = createParserFactory(grammars);
const extractor = createExtractor(grammars, LANGUAGES);

async function measure(manifest: LanguageManifest, files: readonly SourceFile[]): Promise<Figures> {
  const parser = await factory.open(manifest);
  await extractor.prepare([manifest.id]);
  const parse = (): void => {
    for (const { text } of files) parser.parse(text);
  };
  const read = (): (readonly [errors: number, lost: boolean])[] =>
    files.map(({ text, language }) => {
      const { parse: parsed } = extractor.extract(text, language);
      return [parsed.errors, parsed.lost];
    });
  const found = read();
  parse();
  const before = megabytes();
  const parsing = milliseconds(parse);
  const reading = milliseconds(() => {
    read();
  });
  const grown = megabytes() - before;
  parser.dispose();
  const lost = found.filter(([, isLost]) => isLost).length;
  const ratio = reading / parsing;
  return {
    failed: ratio > MOST_RATIO || lost > 0,
    row: [
      manifest.name,
      String(files.length),
      String(Math.round(files.reduce((sum, { text }) => sum + text.length, 0) / 1_000)),
      parsing.toFixed(0),
      reading.toFixed(0),
      `${ratio.toFixed(2)} ×`,
      String(found.filter(([errors]) => errors > 0).length),
      String(lost),
      grown.toFixed(1),
    ],
  };
}

const figures: Figures[] = [];
// A format that is only searched and a file whose code is in blocks of markup have no parser of their own.
for (const manifest of LANGUAGES.filter(({ plain, embeds }) => plain !== true && embeds === undefined)) {
  const files = spread(byLanguage.get(manifest.id) ?? []);
  if (files.length > 0) figures.push(await measure(manifest, files));
}
extractor.dispose();
process.stdout.write(
  table(
    ['language', 'files', 'kchars', 'parse ms', 'read ms', 'ratio', 'with errors', 'lost', 'MB grown'],
    figures.map(({ row }) => row),
  ),
);
process.exitCode = figures.some(({ failed }) => failed) ? 1 : 0;
