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
  /**
   * What a file's names are shared with without an import: nobody, its directory (Go), the package it declares, or all files
   * of its language.
   */
  readonly moduleScope: 'file' | 'directory' | 'package' | 'repository';
  /**
   * How an import names a module: by a file's path (`./x`), by dots (`pkg.mod`, `..mod`), by a package's folder, by a
   * package as files declare it, wherever they lie (`com.example.app`), and types inside it, by a path of names through
   * modules that are declared inside one another (`crate::db::Db`), by a file whose text is taken in (`#include`), by full
   * names, or by an address (`package:shop/cart.dart`, `src/cart.dart`).
   */
  readonly modules: 'path' | 'dotted' | 'package' | 'declared' | 'nested' | 'include' | 'qualified' | 'uri';
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
  /** Whether a method that bears the name of its type makes an instance. */
  readonly constructorNamedAsType?: boolean;
  /** Lines that the grammar cannot read, as the source of a regular expression: blanks for the parser. */
  readonly blankedLines?: string;
  /** Whether a module's name that ends like a file is a path from the importing file's folder: `analysis.zig`. */
  readonly relativeModules?: boolean;
  /** Whether a file is a type whose fields stand at its top. */
  readonly fileIsType?: boolean;
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
  /** Present when the grammar is too large to be part of a worker's script: an isolate leaves its files out. */
  readonly grammarWeight?: 'heavy';
  /** Present when lines for a preprocessor (`#if`) may cut declarations in two. */
  readonly conditions?: 'preprocessor';
  /**
   * Whether functions of one name differ by their parameters, so that a call may mean several; `separate` when each is a
   * definition of its own that is told apart by what it takes.
   */
  readonly overloads?: boolean | 'separate';
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
