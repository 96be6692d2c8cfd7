import type { LanguageKey } from '../classify/types.ts';
import type { RouteRules } from './routes.ts';

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
  /** What a file's names are shared with without an import: nobody, or its directory (Go). */
  readonly moduleScope: 'file' | 'directory';
  /**
   * How an import names a module: by a file's path (`./x`), by dots (`pkg.mod`, `..mod`), by a package's folder, by a path of
   * names through modules that are declared inside one another (`crate::db::Db`), by a file whose text is taken in
   * (`#include`), by full names, or by an address (`package:shop/cart.dart`, `src/cart.dart`).
   */
  readonly modules: 'path' | 'dotted' | 'package' | 'nested' | 'include' | 'qualified' | 'uri';
  /** Base names, without extension, of files that stand for their folder: `index`, `__init__`. */
  readonly moduleIndex: readonly string[];
  /** Whether a type satisfies an interface by having its methods, without saying so. */
  readonly structuralInterfaces: boolean;
  /** When a definition can be seen from other files. */
  readonly exportRule: 'statement' | 'capital' | 'always';
  /** Whether a bare call can reach a method of the enclosing type. */
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
  /** Words that open statements and that the grammar takes for names in broken text: `if`, `const`. */
  readonly statementWords: readonly string[];

  /** Words that name modules by where they stand: `crate` is the root, `self` the module around, `super` the one around that. */
  readonly moduleWords?: Readonly<Record<string, 'root' | 'own' | 'parent'>>;
  /** Names of the type around: `Self`. */
  readonly selfTypes?: readonly string[];
  /** Members that hand on what they are asked of, called or not: `unwrap()`, `clone()`, `await`. */
  readonly transparentMembers?: readonly string[];
  /** Whether patterns are written like what makes a value, `Some(x)`, `Point { x, y }`; else they are lists and objects. */
  readonly constructorPatterns?: boolean;
  /** What is left out of types, callees and initialisers, as the source of a regular expression: lifetimes, export macros. */
  readonly leftOut?: string;
  /** Whether a preprocessor comes before the grammar: macros and conditional lines may stand anywhere. */
  readonly preprocessed?: boolean;
  /** Macros that define a method by the names of its type and its own: `TEST_F(Fixture, opens)`. */
  readonly memberMacros?: readonly string[];
  /** Whether functions of one name differ by their parameters, so that a call may mean several. */
  readonly overloads?: boolean;
  /** Whether a method that bears the name of its type makes an instance. */
  readonly constructorNamedAsType?: boolean;
  /** Words before a definition that let others see it, `pub`; they take the place of `exportRule` for the mark alone. */
  readonly exportWords?: readonly string[];
  /** How its frameworks declare routes; left out when none is known. */
  readonly routes?: RouteRules;
  /**
   * Present when definitions are known across files by full names: what joins the parts of one, which names are looked up
   * so (source of a regular expression; other names are looked up in scopes), and what a name is tried inside of: the
   * types around it or the package of the file.
   */
  readonly fullNames?: { readonly separator: string; readonly names: string; readonly inside: 'types' | 'package' };
  /** Folders, below any folder above the importing file, that literal paths of imports start from: `lib`. */
  readonly loadFolders?: readonly string[];
  /** Calls that declare something by their arguments: bases, properties, methods, imports. */
  readonly macros?: Readonly<Record<string, MacroMeaning>>;
  /** Words on their own that speak of the definitions after them, as `private` does. */
  readonly sections?: Readonly<Record<string, 'public' | 'protected' | 'private' | 'static'>>;
  /** Present when naming a member is calling it, and a bare name that nothing binds is a member of the object around. */
  readonly bareCalls?: true;
  /**
   * Present when a class is an object of its own: its members are apart from those of its instances, the code in its body
   * runs as it, `maker` is the member that makes an instance and `type` the one that gives an instance's class.
   */
  readonly classObjects?: { readonly maker: string; readonly type: string };
  /** Present where hardly anything declares a type: only a name of several words is then enough of a clue for a guess. */
  readonly guessedNames?: 'compound';
  /** Present when a file is a component with its code in blocks of markup: it is a definition named like the file. */
  readonly embeds?: EmbeddingRule;
  /** What stands before the name of a method where that is not a dot: `:` in `box:open()`. */
  readonly methodMark?: string;
  /** Present where files are run into one another: the only function of a name may be meant from any of them. */
  readonly sharedFunctions?: true;
  /** Present when the grammar has no nodes for whole types, callees and values: they are what stands before or behind. */
  readonly typesBefore?: true;
  /** Present when a file gives others what it defines and exports, and never what it imports. */
  readonly importsStayInside?: true;
  /** Folders that a first part of an import's path stands for by custom, below any folder above the file: `$lib`, `@`. */
  readonly customaryRoots?: Readonly<Record<string, string>>;
  /** Present when text of this format is searched and not parsed: it has no grammar, query or cases. */
  readonly plain?: true;
  /** Marks that names may end in: `empty?`, `save!`. */
  readonly nameMarks?: string;
  /** Mark before the names of an object's fields: `@size` is set and read so, and `size` is at most a method. */
  readonly fieldSigil?: string;
}

/** Code in blocks of markup: `<script lang="ts">`. */
export interface EmbeddingRule {
  /** Languages by what `lang` says, and the one where it says nothing. */
  readonly languages: Readonly<Record<string, string>>;
  readonly fallback: string;
  /** Names in the markup that the code defines, as the source of a regular expression whose first group is the name. */
  readonly expressions: string;
}

/** What a macro call says of its arguments. */
export type MacroMeaning = 'base' | 'property' | 'method' | 'import' | 'import-beside';
