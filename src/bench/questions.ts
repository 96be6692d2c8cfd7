/**
 * Twenty questions for a repository that nobody wrote for it: names and prose taken from its own definitions at even
 * distances, and a few that fit any repository. The same repository always gets the same questions.
 */

import { FILE_CLASSES } from '../engine/classify/types.ts';
import { NODE_KINDS } from '../engine/extract/types.ts';
import type { Graph } from '../engine/graph/types.ts';

const PLAIN: readonly string[] = [
  'how does a request reach a handler?',
  'where are errors handled?',
  'what are the main components?',
  'how is configuration read?',
];
const FROM_NAMES = 16;
const CALLABLE = new Set(['function', 'method']);

/** `parseRequestBody` → `parse request body`. */
const asWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .trim()
    .toLowerCase();

export function questionsFor(graph: Graph): readonly string[] {
  const names: string[] = [];
  for (let node = 0; node < graph.nodes.count; node++) {
    const name = graph.strings.at(graph.nodes.name[node]);
    const inSource = FILE_CLASSES[graph.files.fileClass[graph.nodes.file[node]]] === 'source';
    if (inSource && CALLABLE.has(NODE_KINDS[graph.nodes.kind[node]]) && /^\w{5,}$/.test(name)) names.push(name);
  }
  const distinct = [...new Set(names)].sort();
  const step = Math.max(1, Math.floor(distinct.length / FROM_NAMES));
  const drawn = distinct.filter((_, at) => at % step === 0).slice(0, FROM_NAMES);
  return [...PLAIN, ...drawn.map((name, at) => (at % 2 === 0 ? name : `how does ${asWords(name)} work?`))];
}
