/** What the command line of a replay says, checked: by the same rules as a request that comes over the network. */
import { parseArgs } from 'node:util';
import { fail } from '../../engine/problem.ts';
import type { ExploreRequest } from '../../engine/request.ts';
import { readExploreRequest } from '../../protocol/schema.ts';

export interface ReplayArguments {
  readonly folder: string;
  readonly request: ExploreRequest;
  readonly json: boolean;
}

const USAGE = 'Write: npm run replay -- <folder> "<question>" [--maxFiles n] [--maxChars n] [--json]';

/** Throws worded problems: bad-request, blank-question, bad-budget. */
export function readReplayArguments(args: readonly string[]): ReplayArguments {
  const { positionals, values } = parse(args);
  const [folder, query, ...more] = positionals;
  if (folder === undefined) return fail('bad-request', 'No folder is named.', USAGE);
  if (query === undefined) return fail('blank-question', 'No question is asked.', USAGE);
  if (more.length > 0) {
    return fail('bad-request', `The question came in ${positionals.length - 1} pieces.`, 'Put it in quotation marks.');
  }
  const request = readExploreRequest({
    query,
    ...(values.maxFiles === undefined ? {} : { maxFiles: numberOrText(values.maxFiles) }),
    ...(values.maxChars === undefined ? {} : { maxChars: numberOrText(values.maxChars) }),
  });
  return { folder, request, json: values.json ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { maxFiles: { type: 'string' }, maxChars: { type: 'string' }, json: { type: 'boolean' } },
    });
  } catch (thrown) {
    return fail('bad-request', thrown instanceof Error ? thrown.message : String(thrown), USAGE);
  }
}

/** A text that is no number goes on as it was written, so that the check can say what was seen. */
const numberOrText = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);
