/** Scala 2 and 3: a class and an object may share a name, packages around are in reach, blocks stand for arguments. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const scala: LanguageManifest = {
  id: 'scala',
  name: 'Scala',
  extensions: ['.scala', '.sc'],
  interpreters: ['scala'],
  grammar: 'tree-sitter-scala.wasm',
  fence: 'scala',
  query,
  selfNames: ['this'],
  superNames: ['super'],
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'package',
  modules: 'declared',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: true,
  wrappers: [],
  primitives: words('Any AnyRef AnyVal Nothing Null Unit Boolean Byte Short Int Long Float Double Char String'),
  globals: words(`
    Predef List Seq Vector Set Map Array Option Some None Either Left Right Nil Iterator Iterable IndexedSeq LazyList Stream
    Range Tuple2 Future Promise Try Success Failure StringBuilder BigInt BigDecimal Throwable Exception Error
    RuntimeException IllegalArgumentException IllegalStateException UnsupportedOperationException NoSuchElementException
    IndexOutOfBoundsException ClassCastException NumberFormatException AssertionError Numeric Ordering Ordered Integral
    Fractional Function Function1 Function2 PartialFunction CharSequence Comparable Runnable Thread System Math Class Object
    Integer Symbol App Product Serializable Matchable
    println print printf require assert assume identity implicitly summon locally classOf sys ensuring
  `),
  builtinMethods: words(`
    toString equals hashCode eq ne asInstanceOf isInstanceOf getClass synchronized wait notify
    apply unapply update get getOrElse orElse map flatMap filter filterNot withFilter foreach fold foldLeft foldRight reduce
    collect exists forall find count contains head headOption last lastOption tail init isEmpty nonEmpty size length
    take drop takeWhile dropWhile slice splitAt span partition groupBy sortBy sortWith sorted reverse zip zipWithIndex unzip
    mkString toList toSeq toVector toSet toMap toArray toBuffer iterator hasNext next keys values keySet mapValues updated
    removed added concat append prepend addOne addAll subtractOne remove clear result sum product min max minBy maxBy
    distinct flatten transpose indexOf lastIndexOf indexWhere indices startsWith endsWith split trim stripMargin substring
    charAt replace replaceAll toLowerCase toUpperCase toInt toLong toDouble toFloat toBoolean toByte toChar toShort format
    isDefined isSuccess isFailure onComplete recover recoverWith andThen compose curried tupled copy productIterator
    canEqual compare compareTo run call close flush read write print println name ordinal
  `),
  family: 'jvm',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'modifier',
  buildDirective: null,
  directiveComments: ['// scalafmt:', '// scalastyle:', '//> using'],
  literals: ['null', 'true', 'false', 'this', 'super', '_'],
  statementWords: words(`
    if else for while do match case try catch finally return throw new val var def class trait object package import
  `),
  grammarWeight: 'heavy',
  overloads: 'separate',
  outerPackages: 'named',
  bases: 'mixed',
  extensionMark: null,
  stringType: 'String',
  objectMark: 'object',
  elementCalls: words(`
    foreach map flatMap filter filterNot withFilter exists forall find count collect groupBy sortBy minBy maxBy partition
    takeWhile dropWhile
  `),
};
