/**
 * What makes a call or a decorator the declaration of a route, as data: frameworks differ in words, not in shape. A route is
 * a verb, a path and what answers; its path counts from the prefixes of the router that it is declared on.
 */

/** Rules of one language, for all its frameworks together. */
export interface RouteRules {
  /**
   * Methods of a router that declare a route, with the verb they answer; `''` when the path says it or any will do. One
   * with its owner (`http.HandleFunc`) is a function of that module.
   */
  readonly methods: Readonly<Record<string, string>>;
  /** Functions that declare one by their bare name, with the module they are imported from; their paths need no slash. */
  readonly functions: Readonly<Record<string, string>>;
  /** Decorators that declare one, by their last name, with the verb. */
  readonly decorators: Readonly<Record<string, string>>;
  /** Decorators of a class whose path goes before those of its methods. Where there are some, no path needs a slash. */
  readonly classPrefixes: readonly string[];
  /** Argument of a decorator that lists its verbs, with the verb of one that has no such argument. */
  readonly verbs: { readonly key: string; readonly otherwise: string } | null;
  /** Names that routers bear, alone or at the end of a longer name: `app`, `userRouter`. */
  readonly routers: readonly string[];
  /** Calls that make a router, and types that are one. */
  readonly makers: readonly string[];
  readonly types: readonly string[];
  /** Methods that give a router below a path: as their value, or to the function they are handed. */
  readonly groups: readonly string[];
  /** Methods whose path holds for the methods called on their value: `.route('/x').get(h)`. */
  readonly chains: readonly string[];
  /** Methods that put a router that exists below a path. */
  readonly mounts: readonly string[];
  /** Arguments and keys that say a prefix; one that replaces makes that of the router itself count no more. */
  readonly prefixKeys: Readonly<Record<string, 'adds' | 'replaces'>>;
}

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** `get` to `GET` for every verb, its name spelt by `spell`. */
export function verbMethods(spell: (verb: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(VERBS.map((verb) => [spell(verb), verb.toUpperCase()]));
}
