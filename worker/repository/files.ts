/** The indexed files of a graph as rows for people. */
import { FILE_CLASSES } from '../../src/engine/classify/types.ts';
import type { Graph } from '../../src/engine/graph/types.ts';
import type { IndexedFile } from '../../src/protocol/worker.ts';

/** Every indexed file, in path order. */
export function indexedFiles({ files, strings }: Graph): readonly IndexedFile[] {
  return Array.from({ length: files.count }, (_, file) => ({
    path: strings.at(files.path[file]),
    language: strings.at(files.language[file]),
    fileClass: FILE_CLASSES[files.fileClass[file]],
    classReason: strings.at(files.classReason[file]),
    encoding: strings.at(files.encoding[file]),
    lines: files.lines[file],
    chars: files.chars[file],
    // The first node of a file is the file itself.
    definitions: files.firstNode[file + 1] - files.firstNode[file] - 1,
  }));
}
