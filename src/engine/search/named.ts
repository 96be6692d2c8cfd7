/**
 * Names in a question. An exact identifier with an inner hump, an underscore or a qualifier is a request for that thing; a
 * capitalised word or an acronym alone is not, and a plain word names something only as evidence.
 */
import type { Graph } from '../graph/types.ts';
import type { NamedToken } from './types.ts';

const TOKEN = /[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*/g;
const MAX_TOKENS = 24;
const MIN_CHARS = 3;
const INNER_HUMP = /[a-z0-9][A-Z]|[A-Z]{2}[a-z]/;

export function readNames(text: string, graph: Graph): readonly NamedToken[] {
  const tokens = [...new Set(text.match(TOKEN) ?? [])]
    .filter((token) => token.length >= MIN_CHARS)
    .slice(0, MAX_TOKENS);
  const byName = nodesByName(tokens.map(lastPart), graph);
  return tokens.flatMap((token): NamedToken[] => {
    const nodes = byName.get(lastPart(token)) ?? [];
    const qualified = token !== lastPart(token);
    const found = qualified ? nodes.filter((node) => belongs(node, token, graph)) : nodes;
    const precise = qualified || token.includes('_') || INNER_HUMP.test(token);
    return found.length === 0 && !precise
      ? []
      : [{ text: token, precise, nodes: found, via: qualified ? 'qualified' : 'exact' }];
  });
}

const partsOf = (token: string): readonly string[] => token.split(/\.|::|#/);
const lastPart = (token: string): string => partsOf(token).at(-1) ?? token;

/** `Store.Upsert` belongs to a node whose qualified name, or whose file's path, ends in the same owner. */
function belongs(node: number, token: string, { nodes, files, strings }: Graph): boolean {
  const owner = partsOf(token).slice(0, -1).join('.');
  const scope = strings.at(nodes.qualifiedName[node]).split('.').slice(0, -1).join('.');
  if (scope === owner || scope.endsWith(`.${owner}`)) return true;
  const path = strings.at(files.path[nodes.file[node]]);
  return path.split('/').some((part) => part === owner || part.replace(/\.\w+$/, '') === owner);
}

function nodesByName(
  names: readonly string[],
  { nodes, files, strings }: Graph,
): ReadonlyMap<string, readonly number[]> {
  const wanted = new Map<string, number[]>(names.map((name) => [name, []]));
  if (wanted.size === 0) return wanted;
  // One pass over the string table's use; strings are interned, so each distinct name is decoded once.
  const verdicts = new Map<number, number[] | null>();
  for (let file = 0; file < files.count; file++) {
    for (let node = files.firstNode[file] + 1; node < files.firstNode[file + 1]; node++) {
      const id = nodes.name[node];
      let list = verdicts.get(id);
      if (list === undefined) {
        list = wanted.get(strings.at(id)) ?? null;
        verdicts.set(id, list);
      }
      list?.push(node);
    }
  }
  return wanted;
}
