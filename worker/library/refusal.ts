/**
 * A refusal of the browser's storage, in words. Browsers refuse in many ways: with a quota error, by denying the database
 * in a private window, with an aborted transaction that carries no error at all, with `null`, or by never answering.
 */
import { ProblemError } from '../../src/engine/problem.ts';

const KNOWN: ReadonlyMap<string, string> = new Map([
  ['QuotaExceededError', 'The browser has no room left for this page'],
  ['SecurityError', 'The browser does not let this page store anything'],
  ['InvalidStateError', 'The browser closed the storage, as it does in some private windows'],
  ['UnknownError', 'The browser could not read or write its storage'],
  ['NotSupportedError', 'This browser offers no storage here'],
  ['TimeoutError', 'The browser’s storage does not answer'],
  ['AbortError', 'The browser broke off while storing'],
  ['DataError', 'The stored data cannot be read'],
]);

/** The problem for whatever a storage call rejected with. */
export function storageProblem(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  const message = thrown instanceof Error || thrown instanceof DOMException ? thrown.message : '';
  const known = KNOWN.get(name) ?? 'The browser refused to store and gave no reason that is known';
  const detail = [name, message].filter((part) => part !== '').join(': ');
  return new ProblemError({
    code: 'storage',
    seen: detail === '' ? `${known}.` : `${known} (${detail}).`,
    todo: 'Free some space or leave the private window to keep repositories after a reload.',
    where: '',
  });
}
