/** Names that are written with what they belong to, and receivers: text apart from any language's grammar. */
import { lastName } from './words.ts';

/** What a name written with its owner belongs to: `a::Table` of `a::Table<int>::get`; null for a plain name. */
export function ownerIn(name: string): string | null {
  const plain = withoutArguments(name);
  const at = plain.lastIndexOf('::');
  return at <= 0 ? null : plain.slice(0, at).replace(/^::/, '');
}

/** A name without the owner that it is written with: `get`. */
export function ownName(name: string): string {
  return withoutArguments(name).replace(/^.*::/s, '').trim();
}

/** A name without the arguments of templates; those of an operator stay. */
export function withoutArguments(name: string): string {
  const end = name.search(/\boperator\b/);
  const head = end < 0 ? name : name.slice(0, end);
  let plain = '';
  let depth = 0;
  for (const unit of head) {
    if (unit === '<') depth++;
    else if (unit === '>') depth--;
    else if (depth === 0) plain += unit;
  }
  return plain + (end < 0 ? '' : name.slice(end));
}

/** `*Store[T]` is a receiver of type `Store`, and an embedded `*sync.Pool` a field named `Pool`. */
export function receiverType(text: string): string {
  return lastName(text.replace(/[[(].*$|\swith\s.*$/s, ''));
}
