/**
 * The checks of requests, for worker and endpoint alike: what comes in is unknown, what goes on is typed, what is wrong is
 * worded. A field that nobody knows is refused, because a misspelt bound that is passed over looks like one that is kept.
 */
import * as z from 'zod/mini';
import { readLevers } from '../engine/levers.ts';
import { fail, type ProblemCode } from '../engine/problem.ts';
import { type ExploreRequest, REQUEST_LIMITS } from '../engine/request.ts';

// The library tries whether it may compile code, which a page's policy and an edge isolate refuse and report.
z.config({ jitless: true });

const { queryChars, minFiles, maxFiles, minChars, maxChars, whyPaths, pathChars } = REQUEST_LIMITS;

const question = {
  query: z.string().check(z.maxLength(queryChars)),
  maxFiles: z.optional(z.int().check(z.gte(minFiles), z.lte(maxFiles))),
  maxChars: z.optional(z.int().check(z.gte(minChars), z.lte(maxChars))),
  levers: z.optional(z.union([z.string(), z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]))])),
  report: z.optional(z.boolean()),
  why: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(pathChars))).check(z.maxLength(whyPaths))),
};
const exploreRequest = z.strictObject(question);
const exploreBody = z.strictObject({ ...question, repository: z.looseObject({}) });
const stored = z.strictObject({ id: z.string() });
const sent = z.strictObject({
  files: z.array(z.strictObject({ path: z.string().check(z.minLength(1)), text: z.string() })),
});

/** Which repository is asked about: one that is stored, or files that come with the question. */
export type RepositoryChoice = z.infer<typeof stored> | z.infer<typeof sent>;

export interface ExploreBody {
  readonly repository: RepositoryChoice;
  readonly request: ExploreRequest;
}

/** What each field may be, for the one who sent something else. */
const EXPECTED: Readonly<Record<string, { readonly code: ProblemCode; readonly todo: string }>> = {
  query: { code: 'bad-request', todo: `Send a question of at most ${queryChars} characters as the string "query".` },
  maxFiles: { code: 'bad-budget', todo: `Send a whole number from ${minFiles} to ${maxFiles}, or leave it out.` },
  maxChars: {
    code: 'bad-budget',
    todo: `Send a whole number of characters from ${minChars} to ${maxChars}, or leave it out.`,
  },
  levers: {
    code: 'unknown-lever',
    todo: 'Send a preset’s name, or an object of lever names with numbers or true and false, upon a "preset" if it names one.',
  },
  report: { code: 'bad-request', todo: 'Send true or false, or leave it out.' },
  why: {
    code: 'bad-request',
    todo: `Send a list of at most ${whyPaths} paths, each of 1 to ${pathChars} characters, or leave it out.`,
  },
  repository: {
    code: 'bad-request',
    todo: 'Send { "id": … } of a stored repository, or { "files": [{ "path", "text" }] }.',
  },
};

/** Throws bad-request, blank-question, bad-budget or unknown-lever. */
export function readExploreRequest(value: unknown): ExploreRequest {
  return meaningful(check(exploreRequest, value, []));
}

/** A question with the repository it is about. Throws bad-request, blank-question, bad-budget or unknown-lever. */
export function readExploreBody(value: unknown): ExploreBody {
  const { repository, ...request } = check(exploreBody, value, []);
  const choice =
    'files' in repository ? check(sent, repository, ['repository']) : check(stored, repository, ['repository']);
  return { repository: choice, request: meaningful(request) };
}

function meaningful(request: ExploreRequest): ExploreRequest {
  if (request.query.trim() === '') {
    fail(
      'blank-question',
      'The question is blank.',
      'Ask something in plain words, or name a function, a type or a file.',
      'query',
    );
  }
  readLevers(request.levers);
  return request;
}

/** `within` is where `value` stands in the request. */
function check<T>(schema: z.ZodMiniType<T>, value: unknown, within: readonly string[]): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const path = [...within, ...issue.path];
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : null;
  const where = spelt(unknown === null ? path : [...path, unknown]);
  const expected = EXPECTED[String(path[0] ?? '')] ?? {
    code: 'bad-request' as const,
    todo: `Send a JSON object with the fields ${Object.keys(EXPECTED).join(', ')}.`,
  };
  if (unknown !== null) return fail('bad-request', `There is no field “${where}”.`, expected.todo, where);
  const given = issue.path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<PropertyKey, unknown>>)[key] : at),
    value,
  );
  return fail(expected.code, seenAt(where, given), expected.todo, where);
}

function seenAt(where: string, given: unknown): string {
  const subject = where === '' ? 'The request' : `The field “${where}”`;
  if (given === undefined) return `${subject} is missing.`;
  if (typeof given === 'string' && given.length > SHOWN_CHARS) return `${subject} has ${given.length} characters.`;
  if (Array.isArray(given) && shown(given).endsWith('…')) return `${subject} has ${given.length} items.`;
  return `${subject} is ${shown(given)}.`;
}

/** Of what was sent, so much is said back. */
const SHOWN_CHARS = 80;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
};

/** `repository.files[3].text` */
const spelt = (path: readonly PropertyKey[]): string =>
  path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`))
    .join('')
    .slice(0, SHOWN_CHARS);
