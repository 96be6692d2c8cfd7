import type { LanguageKey } from '../classify/types.ts';

/**
 * A language is data: what the query file cannot say. Nothing outside this folder may ask which language it is looking at.
 */
export interface LanguageManifest extends LanguageKey {
  /** File name of the grammar: `tree-sitter-go.wasm`. The platform knows where it lies. */
  readonly grammar: string;
  /** Info string of a Markdown fence: `go`. */
  readonly fence: string;
  /** Text of `query.scm`, the capture vocabulary of `extract/`. */
  readonly query: string;
  /** Names of the receiver inside a method: `this`, `self`, `cls`. */
  readonly selfNames: readonly string[];
  /** `super` and the like. */
  readonly superNames: readonly string[];
  /** Where a doc comment stands: before the definition, or as the first string of its body. */
  readonly docPlace: 'before' | 'body';
  /** How an instance is made: `new T()`, calling the class, or a literal. */
  readonly construct: 'new' | 'call' | 'literal';
  /** What a file's names are shared with without an import: nobody, its directory (Go), or the package it declares. */
  readonly moduleScope: 'file' | 'directory' | 'package';
  /**
   * How an import names a module: by a file's path (`./x`), by dots (`pkg.mod`, `..mod`), by a package's folder, or by a
   * package as files declare it, wherever they lie (`com.example.app`), and types inside it.
   */
  readonly modules: 'path' | 'dotted' | 'package' | 'declared';
  /** Base names, without extension, of files that stand for their folder: `index`, `__init__`. */
  readonly moduleIndex: readonly string[];
  /** Whether a type satisfies an interface by having its methods, without saying so. */
  readonly structuralInterfaces: boolean;
  /** When a definition can be seen from other files. */
  readonly exportRule: 'statement' | 'capital' | 'always';
  /** Whether a bare name can reach a member of the types around, inherited ones too. */
  readonly bareReachesMembers: boolean;
  /** Generic wrappers whose argument is what matters: `Promise<T>` is `T` after await. */
  readonly wrappers: readonly string[];
  /** Type names that are never definitions of the repository. */
  readonly primitives: readonly string[];
  /** Global functions and objects of the language or its host; a reference to one is foreign unless the name is bound. */
  readonly globals: readonly string[];
  /** Method names of built-in types: never bound by their name alone. */
  readonly builtinMethods: readonly string[];
  /** Languages that can name each other's definitions (ts, tsx and js do). */
  readonly family: string;
  /** Names of methods that make an instance: `constructor`, `__init__`. */
  readonly constructorNames: readonly string[];
  /** Objects whose members are the module's exports: `exports`, `module.exports`. */
  readonly exportObjects: readonly string[];
  /** Member through which methods are added to a constructor: `prototype`; null when there is none. */
  readonly prototypeMember: string | null;
  /** Calls that import the module named by their first argument: `require`, `import`. */
  readonly importCalls: Readonly<Record<string, 'require' | 'dynamic'>>;
  /** Calls that hand back the function they are given: `const save = useCallback(() => …)` defines `save`. */
  readonly functionWrappers: readonly string[];
  /** The same for components: `memo`, `forwardRef`. */
  readonly componentWrappers: readonly string[];
  /** First names of tagged templates that make a component: `styled`. */
  readonly componentTags: readonly string[];
  /** What a decorator of that name makes of a function. */
  readonly decoratorMeaning: Readonly<Record<string, 'property' | 'static' | 'abstract'>>;
  /** How visibility is said: by a word before the name, by leading underscores, or not at all. */
  readonly visibilityRule: 'modifier' | 'underscore' | 'none';
  /** Start of a comment that says when the file is built: `//go:build`. Null when the language has none. */
  readonly buildDirective: string | null;
  /** Comments that are instructions to tools and never documentation: `//go:`, `# type:`. */
  readonly directiveComments: readonly string[];
  /** Names that are values and never definitions: `undefined`. */
  readonly literals: readonly string[];
  /** Present when the grammar is too large to be part of a worker's script: an isolate leaves its files out. */
  readonly grammarWeight?: 'heavy';
  /** Present when lines for a preprocessor (`#if`) may cut declarations in two. */
  readonly conditions?: 'preprocessor';
  /** Present when functions of one name are told apart by what they take: each is a definition of its own. */
  readonly overloads?: 'separate';
  /**
   * Present when a variable that is given a function is not that function: it is an object with a method of its own, and
   * methods are named apart from variables (Java), or a delegate that may get another one (C#).
   */
  readonly heldFunctions?: 'objects' | 'delegates';
  /**
   * Present when names of the packages around a file's own are seen without an import: `A` and `A.B` in `A.B.C`, and
   * those of no package, or `named` ones alone.
   */
  readonly outerPackages?: 'visible' | 'named';
  /** Present when the bases of a type are written alike, be they types that it extends or interfaces that it implements. */
  readonly bases?: 'mixed';
  /** Word before a type that is written in several parts, which make one type: `partial`. */
  readonly partialMark?: string;
  /**
   * Present when functions can be called on values of types that they are no members of: the word before the first
   * parameter that says so (`this`), or null when the type stands before the function's name.
   */
  readonly extensionMark?: string | null;
  /** Word before a type that is its own only value; a class of the same name is another type beside it: `object`. */
  readonly objectMark?: string;
  /** Name of the part of a type that holds what needs no instance; its members count as the type's own: `Companion`. */
  readonly companionName?: string;
  /** Type of a string literal, where functions can extend it: `String`. */
  readonly stringType?: string;
  /** Present when a function may stand after the parentheses of the call that it is an argument of. */
  readonly trailingFunctions?: 'argument';
  /** Name of the only parameter of a function that declares none: `it`. */
  readonly implicitParameter?: string;
  /** Calls that hand each element of their receiver to a function. */
  readonly elementCalls?: readonly string[];
  /** Calls that hand their receiver to a function as its parameter: `let`. */
  readonly valueCalls?: readonly string[];
  /** Calls that run a function with another receiver, so that bare names in it may be members of that: `apply`. */
  readonly receiverCalls?: readonly string[];
  /** What a decorator's name leaves out of the name of its type: `[Route]` is `RouteAttribute`. */
  readonly decoratorSuffix?: string;
  /** Words in the place of a type that leave it to the initialiser: `var`. */
  readonly inferredTypes?: readonly string[];
}
