/**
 * Colours code by highlight.js, read as a tree and never as HTML. The page imports this file when the first answer is
 * shown. Languages that are not here stay plain.
 */
import go from 'highlight.js/lib/languages/go';
import javascript from 'highlight.js/lib/languages/javascript';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import { type Token, tokenLines } from './tokens.ts';

/** A fence's language to the name of a grammar here. */
const NAMES: Readonly<Record<string, string>> = {
  go: 'go',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  javascript: 'javascript',
  py: 'python',
  python: 'python',
  ts: 'typescript',
  tsx: 'typescript',
  typescript: 'typescript',
};

export type Highlight = (text: string, language: string) => readonly (readonly Token[])[];

/** A highlighter: text and a fence's language to the tokens of each line. */
export function createHighlight(): Highlight {
  const lowlight = createLowlight({ go, javascript, python, typescript });
  return (text, language) => {
    const name = NAMES[language];
    return tokenLines(name ? lowlight.highlight(name, text) : { type: 'text', value: text });
  };
}
