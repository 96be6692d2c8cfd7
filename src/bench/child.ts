/**
 * What one measured process does; prints one line of JSON. `index <folder> <snapshot>` parses a folder and writes its
 * snapshot; `explore <snapshot> <rounds>` opens one and asks; `parse <file> <times>` parses one file again and again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { explore, indexRepository } from '../engine/engine.ts';
import { createExtractor } from '../engine/extract/extract.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import { openSnapshot } from '../engine/snapshot/open.ts';
import { takeIn } from '../ingest/intake.ts';
import { folderSource } from './folder.ts';
import { questionsFor } from './questions.ts';

const megabytes = (bytes: number): number => bytes / 1_000_000;

async function indexFolder(folder: string, out: string): Promise<object> {
  const at = [performance.now()];
  const intake = await takeIn(folderSource(folder), LANGUAGES, {});
  at.push(performance.now());
  const extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare([...new Set(intake.files.map((file) => file.language))]);
  const extractions = intake.files.map((file) => extractor.extract(file.text, file.language));
  at.push(performance.now());
  const { snapshot, index } = indexRepository({ ...intake, extractions });
  at.push(performance.now());
  extractor.dispose();
  writeFileSync(out, snapshot.bytes);
  const [take, parse, resolve] = at.slice(1).map((time, i) => time - at[i]);
  return {
    id: snapshot.id,
    files: index.graph.files.count,
    nodes: index.graph.nodes.count,
    edges: index.graph.edges.count,
    snapshotMB: megabytes(snapshot.bytes.length),
    chars: intake.files.reduce((sum, file) => sum + file.text.length, 0),
    take,
    parse,
    resolve,
  };
}

function ask(path: string, rounds: number): object {
  const bytes = new Uint8Array(readFileSync(path));
  const before = performance.now();
  const repository = openSnapshot(bytes);
  const open = performance.now() - before;
  const questions = questionsFor(repository.graph);
  const first = performance.now();
  explore(repository, { query: questions[0] });
  const cold = performance.now() - first;
  const times: number[] = [];
  let chars = 0;
  for (let round = 0; round < rounds; round++) {
    for (const query of questions) {
      const start = performance.now();
      chars += explore(repository, { query }).answer.markdown.length;
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  return {
    open,
    cold,
    p50: times[Math.floor(times.length / 2)],
    p95: times[Math.floor(times.length * 0.95)],
    meanChars: chars / (rounds * questions.length),
    questions,
  };
}

async function parse(path: string, times: number): Promise<object> {
  const text = readFileSync(path, 'utf8');
  const language = LANGUAGES.find(({ extensions }) => extensions.some((end) => path.endsWith(end)));
  if (!language) throw new Error(`No grammar reads ${path}.`);
  const extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare([language.id]);
  const resident: number[] = [];
  for (let time = 0; time < times; time++) {
    extractor.extract(text, language.id);
    resident.push(megabytes(process.memoryUsage().rss));
  }
  return { residentMB: resident };
}

const [task, ...args] = process.argv.slice(2);
const result =
  task === 'index'
    ? await indexFolder(args[0], args[1])
    : task === 'explore'
      ? ask(args[0], Number(args[1]))
      : await parse(args[0], Number(args[1]));
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const spent = { peakMB: maxRSS / 1_000, cpuMs: (userCPUTime + systemCPUTime) / 1_000 };
process.stdout.write(`${JSON.stringify({ ...result, ...spent })}\n`);
