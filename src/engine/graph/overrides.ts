/**
 * Which method stands behind which: from an implementing method to the member of the interface or base it fills. Types that
 * say what they build on are followed; where a language lets a type satisfy an interface by its methods alone, it must have
 * every one of them, promoted ones counted, with as many parameters.
 */
import type { EdgeRow } from './edges.ts';
import { isCallable, isContract, isHolder, isType } from './kinds.ts';
import { arityOf } from './reading.ts';
import type { Resolution } from './resolution.ts';

/** An interface that more types satisfy is taken for a coincidence of names. */
const IMPLEMENTER_CEILING = 200;

/** One row an implementing method and interface member. */
export function findOverrides(resolution: Resolution): EdgeRow[] {
  const { repository, memberTables } = resolution;
  const rows: EdgeRow[] = [];
  const add = (method: number, member: number, exact: boolean): void => {
    const { startLine, name } = repository.definitions[method];
    rows.push({
      source: method,
      target: member,
      kind: 'overrides',
      confidence: exact ? 'exact' : 'inferred',
      strategy: 'inheritance',
      line: startLine,
      column: 0,
      name,
    });
  };
  const methodsOf = (node: number): number[] => memberTables.own(node).filter((each) => isMethod(resolution, each));

  declared(resolution, methodsOf, add);
  objects(resolution, add);
  structural(resolution, methodsOf, add);
  return rows;
}

function isMethod({ repository }: Resolution, node: number): boolean {
  const { kind } = repository.definitions[node];
  return isCallable(kind) && kind !== 'constructor';
}

type Add = (method: number, member: number, exact: boolean) => void;
type MethodsOf = (node: number) => number[];

/** Along `extends` and `implements`: the nearest member of the same name above. */
function declared(
  { repository, inheritance, memberTables, qualified }: Resolution,
  methodsOf: MethodsOf,
  add: Add,
): void {
  for (let node = 0; node < repository.nodeCount; node++) {
    if (!isType(repository.definitions[node].kind)) continue;
    const { nodes } = inheritance.line(node);
    if (nodes.length < 2) continue;
    for (const method of methodsOf(node)) {
      const { name } = repository.definitions[method];
      const again = qualified.openings(node);
      for (const above of nodes.slice(1)) {
        if (again.includes(above)) continue;
        const [member] = memberTables
          .named(above, name)
          .filter((each) => isCallable(repository.definitions[each].kind));
        if (member === undefined || member === method) continue;
        add(method, member, true);
        break;
      }
    }
  }
}

/** Functions of an object that is declared to be of a type, or that a function declared to give such a type is made of. */
function objects({ repository, memberTables, holdings, types }: Resolution, add: Add): void {
  for (let node = 0; node < repository.nodeCount; node++) {
    const definition = repository.definitions[node];
    if (!isCallable(definition.kind) || definition.owner !== null || definition.parent <= 0) continue;
    const maker = repository.unitOf(node).firstNode + definition.parent;
    const { kind, type } = repository.definitions[maker];
    if (type === null || !(isCallable(kind) || isHolder(kind))) continue;
    const { unit, inner } = holdings.placeOf(maker);
    const shape = types.shape(types.read(type), unit, inner);
    if (shape.tag !== 'instance') continue;
    for (const contract of shape.nodes) {
      if (!isType(repository.definitions[contract].kind)) continue;
      for (const member of memberTables.named(contract, definition.name)) add(node, member, isHolder(kind));
    }
  }
}

interface Contract {
  readonly node: number;
  /** All its members, those of embedded interfaces too. */
  readonly members: readonly number[];
}

function structural(resolution: Resolution, methodsOf: MethodsOf, add: Add): void {
  const { repository, inheritance } = resolution;
  const contracts: Contract[] = [];
  /** Concrete types that have a method of a name, promoted or own: the method by type, a family of languages each. */
  const havers = new Map<string, Map<number, number>>();
  const familyKey = (node: number, name: string): string => `${repository.unitOf(node).manifest.family}\n${name}`;

  for (let node = 0; node < repository.nodeCount; node++) {
    const { kind } = repository.definitions[node];
    if (!isType(kind) || !repository.unitOf(node).manifest.structuralInterfaces) continue;
    const line = inheritance.line(node);
    if (isContract(kind)) {
      const all = line.nodes.flatMap(methodsOf);
      // What a foreign embedded interface asks for is not known.
      if (all.length > 0 && !line.foreign) contracts.push({ node, members: all });
      continue;
    }
    for (const each of line.nodes) {
      if (isContract(repository.definitions[each].kind)) continue;
      for (const method of methodsOf(each)) {
        const key = familyKey(method, repository.definitions[method].name);
        const types = havers.get(key) ?? new Map<number, number>();
        havers.set(key, types);
        if (!types.has(node)) types.set(node, method);
      }
    }
  }

  for (const { members } of contracts) {
    const tables = members.map((member) => havers.get(familyKey(member, repository.definitions[member].name)));
    const rarest = tables.reduce((a, b) => ((b?.size ?? 0) < (a?.size ?? 0) ? b : a), tables[0]);
    if (rarest === undefined || rarest.size > IMPLEMENTER_CEILING) continue;
    for (const type of rarest.keys()) {
      const methods = tables.map((table) => table?.get(type) ?? -1);
      if (!methods.every((method, at) => method >= 0 && fits(resolution, method, members[at]))) continue;
      // A promoted method is its own type's; the row is drawn there.
      methods.forEach((method, at) => {
        add(method, members[at], false);
      });
    }
  }
}

/** Names are equal; the number of parameters must be too, and an unexported name is its package's own. */
function fits({ repository }: Resolution, method: number, member: number): boolean {
  const mine = repository.definitions[method];
  const theirs = repository.definitions[member];
  if (!theirs.exported && repository.unitOf(method).folder !== repository.unitOf(member).folder) return false;
  const have = arityOf(mine.signature, mine.name);
  const want = arityOf(theirs.signature, theirs.name);
  return have === null || want === null || (have.most === want.most && have.least === want.least);
}
