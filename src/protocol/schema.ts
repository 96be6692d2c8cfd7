/** The checks of requests, for worker and endpoint alike: what comes in is unknown, what goes on is typed, what is wrong is worded. */
import { z } from 'zod';
import { fail, type ProblemCode } from '../engine/problem.ts';
import { type ExploreRequest, REQUEST_LIMITS } from '../engine/request.ts';

const { queryChars, minFiles, maxFiles, minChars, maxChars } = REQUEST_LIMITS;

const explore = z.object({
  query: z.string().max(queryChars),
  maxFiles: z.int().min(minFiles).max(maxFiles).optional(),
  maxChars: z.int().min(minChars).max(maxChars).optional(),
  levers: z.union([z.string(), z.record(z.string(), z.union([z.number(), z.boolean()]))]).optional(),
  report: z.boolean().optional(),
});

const file = z.object({ path: z.string().min(1), text: z.string() });
const repository = z.union([z.object({ id: z.string() }), z.object({ files: z.array(file) })]);

export type RepositoryChoice = z.infer<typeof repository>;

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
    todo: 'Send a preset’s name, or an object of lever names with numbers or true and false.',
  },
  report: { code: 'bad-request', todo: 'Send true or false, or leave it out.' },
  repository: {
    code: 'bad-request',
    todo: 'Send { "id": … } of a stored repository, or { "files": [{ "path", "text" }] }.',
  },
};

/** Throws bad-request, blank-question, bad-budget or unknown-lever. */
export function readExploreRequest(value: unknown): ExploreRequest {
  const request = check(explore, value);
  if (request.query.trim() === '') {
    fail(
      'blank-question',
      'The question is blank.',
      'Ask something in plain words, or name a function, a type or a file.',
      'query',
    );
  }
  return request;
}

/** Throws bad-request. */
export function readRepositoryChoice(value: unknown): RepositoryChoice {
  return check(z.object({ repository }), value).repository;
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const field = String(read.error.issues[0]?.path[0] ?? '');
  const expected = EXPECTED[field] ?? {
    code: 'bad-request' as const,
    todo: 'Send a JSON object with the fields that the documentation names.',
  };
  const given =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : value;
  const seen =
    given === undefined
      ? field
        ? `The field “${field}” is missing.`
        : 'There is no request.'
      : `${field ? `The field “${field}”` : 'The request'} is ${shown(given)}.`;
  return fail(expected.code, seen, expected.todo, field);
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
