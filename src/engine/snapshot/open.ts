/**
 * Bytes to an index that is used as it lies: columns are views onto the snapshot, strings and sources are decoded when
 * they are asked for. No step grows with the number of edges, nodes or strings. A file that is not a snapshot, is cut
 * short, or was written by another release is refused in words.
 */
import { EXTRACTOR_VERSION } from '../extract/types.ts';
import type { Coverage } from '../graph/types.ts';
import { fail } from '../problem.ts';
import type { InvertedIndex } from '../search/types.ts';
import { ALIGNMENT, ENTRY_BYTES, FORMAT_VERSION, HEADER_BYTES, MAGIC, SECTIONS, type SectionName } from './format.ts';
import { textReader } from './texts.ts';
import type { RepositoryIndex } from './types.ts';

interface Meta {
  readonly coverage: Coverage;
  readonly projectNames: readonly string[];
}

/** Throws `bad-snapshot`. The bytes are kept and must not change. */
export function openSnapshot(input: Uint8Array): RepositoryIndex {
  // A typed array needs its own alignment; bytes that came as a slice of something else are copied once.
  const bytes = input.byteOffset % ALIGNMENT === 0 ? input : input.slice();
  const place = readTable(bytes);
  const u8 = (name: SectionName): Uint8Array => new Uint8Array(bytes.buffer, ...place(name, 1));
  const u16 = (name: SectionName): Uint16Array => new Uint16Array(bytes.buffer, ...place(name, 2));
  const u32 = (name: SectionName): Uint32Array => new Uint32Array(bytes.buffer, ...place(name, 4));
  const i32 = (name: SectionName): Int32Array => new Int32Array(bytes.buffer, ...place(name, 4));
  const f64 = (name: SectionName): Float64Array => new Float64Array(bytes.buffer, ...place(name, 8));

  const meta = readMeta(u8('meta'));
  const strings = textReader({ start: u32('strings.start'), utf8: u8('strings.utf8') });
  const sources = textReader({ start: u32('sources.start'), utf8: u8('sources.utf8') });
  const filePaths = u32('files.path');
  const nodeKinds = u8('nodes.kind');
  const edgeSources = u32('edges.source');
  return {
    graph: {
      strings,
      coverage: meta.coverage,
      projectNames: meta.projectNames,
      files: {
        count: filePaths.length,
        path: filePaths,
        language: u32('files.language'),
        fileClass: u8('files.fileClass'),
        classReason: u32('files.classReason'),
        hash: u32('files.hash'),
        encoding: u32('files.encoding'),
        lines: u32('files.lines'),
        chars: u32('files.chars'),
        firstNode: u32('files.firstNode'),
        parseErrors: u8('files.parseErrors'),
      },
      nodes: {
        count: nodeKinds.length,
        kind: nodeKinds,
        file: u32('nodes.file'),
        parent: i32('nodes.parent'),
        name: u32('nodes.name'),
        qualifiedName: u32('nodes.qualifiedName'),
        signature: u32('nodes.signature'),
        doc: u32('nodes.doc'),
        start: u32('nodes.start'),
        end: u32('nodes.end'),
        startLine: u32('nodes.startLine'),
        endLine: u32('nodes.endLine'),
        docLine: u32('nodes.docLine'),
        bodyLine: u32('nodes.bodyLine'),
        flags: u8('nodes.flags'),
      },
      edges: {
        count: edgeSources.length,
        source: edgeSources,
        target: i32('edges.target'),
        kind: u8('edges.kind'),
        confidence: u8('edges.confidence'),
        strategy: u8('edges.strategy'),
        line: u32('edges.line'),
        column: u32('edges.column'),
        name: u32('edges.name'),
        outStart: u32('edges.outStart'),
        inStart: u32('edges.inStart'),
        inEdge: u32('edges.inEdge'),
      },
    },
    index: {
      ...readTerms(u32('terms.start'), u8('terms.utf8')),
      postingStart: u32('index.postingStart'),
      postingNode: u32('index.postingNode'),
      postingCounts: u8('index.postingCounts'),
      fieldLengths: u16('index.fieldLengths'),
      meanLengths: f64('index.meanLengths'),
    },
    sources: { text: (file) => sources.at(file) },
  };
}

/** Terms stand in UTF-16 order, so one is found by halving. */
function readTerms(start: Uint32Array, utf8: Uint8Array): Pick<InvertedIndex, 'termCount' | 'term' | 'termId'> {
  const terms = textReader({ start, utf8 });
  return {
    termCount: terms.count,
    term: (id) => terms.at(id),
    termId(term) {
      let low = 0;
      let high = terms.count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (terms.at(middle) < term) low = middle + 1;
        else high = middle;
      }
      return low < terms.count && terms.at(low) === term ? low : -1;
    },
  };
}

/** Where each section lies, as arguments of a typed array: byte offset and number of elements of `size` bytes. */
function readTable(bytes: Uint8Array): (name: SectionName, size: number) => [number, number] {
  const tableEnd = HEADER_BYTES + SECTIONS.length * ENTRY_BYTES;
  if (bytes.length < HEADER_BYTES) return refuse(`It has ${bytes.length} bytes, fewer than its header.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [magic, format, extractor, sections] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (magic !== MAGIC) return refuse('It does not start as a snapshot does.');
  if (format !== FORMAT_VERSION)
    return refuse(`Its format is version ${format}; this release reads ${FORMAT_VERSION}.`);
  if (extractor !== EXTRACTOR_VERSION) {
    return refuse(`It was made by extractor ${extractor}; this release has ${EXTRACTOR_VERSION}.`);
  }
  if (sections !== SECTIONS.length || bytes.length < tableEnd) return refuse('Its table of sections is damaged.');
  const places = new Map<SectionName, { readonly at: number; readonly length: number }>();
  SECTIONS.forEach((name, section) => {
    const at = view.getUint32(HEADER_BYTES + section * ENTRY_BYTES, true);
    const length = view.getUint32(HEADER_BYTES + section * ENTRY_BYTES + 4, true);
    if (at % ALIGNMENT !== 0 || at < tableEnd || at + length > bytes.length) {
      refuse(`Section ${name} ends at byte ${at + length} of ${bytes.length}.`);
    }
    places.set(name, { at, length });
  });
  return (name, size) => {
    const found = places.get(name);
    if (!found || found.length % size !== 0) return refuse(`Section ${name} has ${found?.length ?? 0} bytes.`);
    return [bytes.byteOffset + found.at, found.length / size];
  };
}

function readMeta(bytes: Uint8Array): Meta {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Meta;
  } catch {
    return refuse('Its description is damaged.');
  }
}

function refuse(seen: string): never {
  return fail('bad-snapshot', `This is not a snapshot that can be used. ${seen}`, 'Index the repository again.');
}
