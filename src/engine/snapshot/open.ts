/**
 * Bytes to an index that is used as it lies: columns are views onto the snapshot, strings and sources are decoded when
 * they are asked for. No step grows with the number of edges, nodes or strings. A file that is not a snapshot, is cut
 * short, or was written by another release is refused in words.
 */
import type { Coverage } from '../graph/types.ts';
import type { InvertedIndex } from '../search/types.ts';
import { EDGE_COLUMNS, type Element, FILE_COLUMNS, INDEX_COLUMNS, NODE_COLUMNS } from './format.ts';
import { placed, readHead, refuse } from './table.ts';
import { keptTexts, type PackedTexts, recentTexts } from './texts.ts';
import type { RepositoryIndex } from './types.ts';

/** Sources that stay decoded; an answer shows at most twenty files. */
const RECENT_SOURCES = 64;

/** Throws `bad-snapshot`. The bytes are kept and must not change. */
export function openSnapshot(input: Uint8Array): RepositoryIndex {
  const section = sectionsOf(placed(input));
  const packed = (name: string): PackedTexts => ({
    start: section(`${name}.start`, 'u32'),
    utf8: section(`${name}.utf8`, 'u8'),
  });
  const table = <Columns extends Readonly<Record<string, Element>>>(name: string, columns: Columns) =>
    Object.fromEntries(
      Object.entries(columns).map(([column, element]) => [column, section(`${name}.${column}`, element)]),
    ) as { readonly [Name in keyof Columns]: Arrays[Columns[Name]] };

  const files = table('files', FILE_COLUMNS);
  const nodes = table('nodes', NODE_COLUMNS);
  const edges = table('edges', EDGE_COLUMNS);
  const coverage = lazily(() => readJson<Coverage>(section('coverage', 'u8')));
  const projectNames = lazily(() => readJson<readonly string[]>(section('project-names', 'u8')));
  const sources = recentTexts(packed('sources'), RECENT_SOURCES);
  return {
    graph: {
      strings: keptTexts(packed('strings')),
      files: { count: files.path.length, ...files },
      nodes: { count: nodes.kind.length, ...nodes },
      edges: { count: edges.source.length, ...edges },
      get coverage() {
        return coverage();
      },
      get projectNames() {
        return projectNames();
      },
    },
    index: { ...readTerms(packed('terms')), ...table('index', INDEX_COLUMNS) },
    sources: { text: (file) => sources.at(file) },
  };
}

interface Arrays {
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
  readonly i32: Int32Array;
  readonly f64: Float64Array;
}

const BYTES: Readonly<Record<Element, number>> = { u8: 1, u16: 2, u32: 4, i32: 4, f64: 8 };

const ARRAYS: {
  readonly [E in Element]: (buffer: ArrayBufferLike, offset: number, count: number) => Arrays[E];
} = {
  u8: (buffer, offset, count) => new Uint8Array(buffer, offset, count),
  u16: (buffer, offset, count) => new Uint16Array(buffer, offset, count),
  u32: (buffer, offset, count) => new Uint32Array(buffer, offset, count),
  i32: (buffer, offset, count) => new Int32Array(buffer, offset, count),
  f64: (buffer, offset, count) => new Float64Array(buffer, offset, count),
};

/** Finds sections by name and lays typed arrays on them. */
function sectionsOf(bytes: Uint8Array): <E extends Element>(name: string, element: E) => Arrays[E] {
  const head = readHead(bytes);
  if (head.length !== bytes.length) refuse(`It has ${bytes.length} bytes of ${head.length}: it was cut short.`);
  return (name, element) => {
    const found = head.sections.get(name);
    const size = BYTES[element];
    if (!found || found.length % size !== 0) return refuse(`Its section ${name} is missing or misshapen.`);
    return ARRAYS[element](bytes.buffer, bytes.byteOffset + found.offset, found.length / size);
  };
}

/** Terms stand in UTF-16 order, so one is found by halving. */
function readTerms(packed: PackedTexts): Pick<InvertedIndex, 'termCount' | 'term' | 'termId'> {
  const terms = keptTexts(packed);
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

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function readJson<T>(bytes: Uint8Array): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    return refuse('Its description is damaged.');
  }
}
