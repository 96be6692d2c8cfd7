/**
 * Names for functions passed to a call: from the call and its first string (`it "sends 404"`, `app.get "/users"`), else
 * `forEach callback`. With a name their calls belong to them and not to the file.
 */
import type { Match } from './match.ts';
import { isSpace } from './skips.ts';
import type { Source } from './source.ts';
import { foldSpace, isNamePath, lastName } from './words.ts';

/** Longest string taken into a name, in UTF-16 code units. */
const LABEL_LIMIT = 60;

/** The name of a callback, or null for an expression that calls nothing: it is part of its surroundings. */
export function callbackName(source: Source, argument: Match, body: string): string | null {
  const { callee } = argument.fields;
  if (!callee) return null;
  const label = firstString(source.text, callee.end);
  const verb = verbOf(source.words.textOf(callee));
  if (label !== null) return `${verb} "${label}"`;
  const calls = body.startsWith('{') || body.includes(source.manifest.bareCalls ? '\n' : '(');
  return calls ? `${lastName(verb) || verb} callback` : null;
}

/** Two names are kept (`app.get`), longer paths only say what is called. */
function verbOf(callee: string): string {
  return isNamePath(callee) && callee.split('.').length <= 2 ? callee : lastName(callee) || 'call';
}

/** The string that opens the arguments after a callee, or null. */
function firstString(text: string, calleeEnd: number): string | null {
  let at = calleeEnd;
  while (text[at] === ' ') at++;
  // Where arguments need no parentheses the string follows at once.
  const isBare = at > calleeEnd && (text[at] === "'" || text[at] === '"');
  if (!isBare) at = text.indexOf('(', calleeEnd) + 1;
  if (at === 0) return null;
  while (isSpace(text.charCodeAt(at))) at++;
  const quote = text[at];
  if (quote !== "'" && quote !== '"' && quote !== '`') return null;
  let end = at + 1;
  while (end < text.length && text[end] !== quote && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
  const label = foldSpace(text.slice(at + 1, end));
  return label.length > LABEL_LIMIT ? `${label.slice(0, LABEL_LIMIT - 1)}…` : label;
}
