/**
 * Where languages write names in ways of their own. Marks that a language lets names end in: `empty?` and `save!` are names of their own there, while elsewhere the marks are
 * operators. They are turned into letters while an expression is read and back in the names that come out.
 */
import { type Expression, readExpression, type Step } from './expression.ts';

/** Letters that no source uses in names, each for a mark. */
const LETTERS: Readonly<Record<string, string>> = { '?': '\u02c0', '!': '\u01c3' };

/** An expression in which names may end in these marks. */
export function readMarked(text: string, marks: string): Expression {
  const marked = new RegExp(`(?<=[\\p{L}\\p{N}_])[${marks}](?![=\\w.]*[=:]|\\w)`, 'gu');
  const written = text.replace(marked, (mark) => LETTERS[mark] ?? mark);
  return written === text ? readExpression(text) : restored(readExpression(written));
}

/** A text in which methods are named behind dots, whatever mark the language writes before them. */
export function dotted(text: string, mark: string): string {
  return text.replace(new RegExp(`(?<=[\\p{L}\\p{N}_)\\]}"'])${mark}(?=[\\p{L}_])`, 'gu'), '.');
}

function restored({ start, steps }: Expression): Expression {
  const back = (name: string): string => name.replace(/\u02c0/g, '?').replace(/\u01c3/g, '!');
  const named = steps.map((step): Step => (step.tag === 'member' ? { ...step, name: back(step.name) } : step));
  if (start.tag === 'name') return { start: { tag: 'name', name: back(start.name) }, steps: named };
  if (start.tag === 'either') return { start: { ...start, options: start.options.map(restored) }, steps: named };
  return { start, steps: named };
}
