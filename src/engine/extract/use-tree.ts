/**
 * Imports written as a tree, `a::{b, c::D as E, self, f::*}`, read as text: one leaf a name. A stack of prefixes does it,
 * so that nesting is memory and never recursion.
 */

export interface UseLeaf {
  /** Path before the name, `a::c`; empty for a path of one name. */
  readonly source: string;
  /** `**` for everything that the path holds. */
  readonly name: string;
  readonly local: string;
  /** Offset of the leaf in the text. */
  readonly at: number;
}

const SEPARATOR = '::';

/** Leaves of a tree, in the order they are written. */
export function readUseTree(text: string): UseLeaf[] {
  const leaves: UseLeaf[] = [];
  const prefixes: string[] = [''];
  let from = 0;
  const take = (to: number): void => {
    const written = text.slice(from, to);
    const leaf = leafOf(`${prefixes[prefixes.length - 1]}${written.replace(/^r#/, '')}`);
    if (written.trim() !== '' && leaf)
      leaves.push({ ...leaf, at: from + (written.length - written.trimStart().length) });
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') {
      prefixes.push(prefixes[prefixes.length - 1]! + text.slice(from, at).replace(/\s+/g, ''));
      from = at + 1;
    } else if (char === ',' || char === '}') {
      take(at);
      from = at + 1;
      if (char === '}' && prefixes.length > 1) prefixes.pop();
    }
  }
  take(text.length);
  return leaves;
}

function leafOf(text: string): Omit<UseLeaf, 'at'> | null {
  const [written = '', alias] = text.trim().split(/\s+as\s+/);
  const path = written
    .replace(/\s+/g, '')
    .split(SEPARATOR)
    .filter((part) => part !== '');
  if (path.length > 1 && path[path.length - 1] === 'self') path.pop();
  const name = path.pop();
  if (name === undefined) return null;
  const source = path.join(SEPARATOR);
  if (name === '*') return { source, name: '**', local: '' };
  return { source, name, local: alias === undefined ? name : alias === '_' ? '' : alias };
}
