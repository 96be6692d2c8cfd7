/**
 * `npm run replay -- <folder> "<question>" [--maxFiles n] [--maxChars n] [--json]`: the folder is indexed once and the
 * question answered under every preset; one table shows what each file got. Ends with 2 when an argument is wrong.
 */
import { ProblemError } from '../engine/problem.ts';
import { readReplayArguments } from './replay/arguments.ts';
import { answerUnderPresets } from './replay/presets.ts';
import { replayTable } from './replay/table.ts';
import { createReader } from './repository.ts';

try {
  const { folder, request, json } = readReplayArguments(process.argv.slice(2));
  const { name, index } = await createReader()(folder);
  const answers = answerUnderPresets(index, request);
  const { count } = index.graph.files;
  process.stdout.write(
    json
      ? `${JSON.stringify({ repository: name, indexedFiles: count, ...request, answers }, null, 2)}\n`
      : `${name}, ${count} files: ${request.query.replace(/\s+/g, ' ').trim()}\n${replayTable(answers)}`,
  );
} catch (thrown) {
  if (!(thrown instanceof ProblemError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 2;
}
