/**
 * A question, read: the ideas it is about, the definitions and files it names, and the lines it points at. What must stay
 * true: nothing the reader wrote as a name or a path is lost silently, and a pasted issue with its stack trace costs about
 * as much as a sentence.
 */
import type { FileClass } from '../classify/types.ts';
import type { Graph } from '../graph/types.ts';
import { readConcepts } from './concepts.ts';
import { readNames } from './named.ts';
import { readPaths } from './paths.ts';
import type { InvertedIndex, Question } from './types.ts';

/** Words that ask for a class of file. */
const WANTED: readonly { readonly fileClass: FileClass; readonly words: RegExp }[] = [
  { fileClass: 'test', words: /\b(?:tests?|testing|specs?|verify|verifies)\b/i },
  { fileClass: 'example', words: /\b(?:examples?|samples?|demos?)\b/i },
  { fileClass: 'docs', words: /\b(?:documentation|docs)\b/i },
  { fileClass: 'generated', words: /\bgenerated\b/i },
  { fileClass: 'config', words: /\b(?:scripts?|tooling)\b/i },
  { fileClass: 'vendored', words: /\b(?:vendored|vendor|third-party)\b/i },
];
/** What is read of a question, in UTF-16 code units; the request is bounded by the same number. */
const LONGEST_QUESTION = 10_000;

/** Reads a question against a repository. */
export function readQuestion(asked: string, graph: Graph, index: InvertedIndex): Question {
  const text = asked.slice(0, LONGEST_QUESTION).normalize('NFC');
  const paths = readPaths(text, graph, definersOf(text, graph, index));
  const named = readNames(paths.rest, graph, index);
  const wants = WANTED.flatMap(({ fileClass, words }) => (words.test(text) ? [fileClass] : []));
  return {
    text: asked,
    concepts: readConcepts(paths.rest, named, graph, index),
    named,
    pinnedFiles: paths.pinned,
    anchors: paths.anchors,
    unresolvedPaths: paths.unresolved,
    wants,
  };
}

/** Whether a file defines one of the things that a text names outright; looked up when it is first asked. */
function definersOf(text: string, graph: Graph, index: InvertedIndex): (file: number) => boolean {
  let files: ReadonlySet<number> | null = null;
  return (file) => {
    files ??= new Set(
      readNames(text, graph, index).flatMap(({ precise, nodes }) =>
        precise ? nodes.map((node) => graph.nodes.file[node]) : [],
      ),
    );
    return files.has(file);
  };
}
