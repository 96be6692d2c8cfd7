/** Kotlin: functions extend types from outside, lambdas follow their call and have a receiver or an `it`. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const kotlin: LanguageManifest = {
  id: 'kotlin',
  name: 'Kotlin',
  extensions: ['.kt', '.kts'],
  interpreters: ['kotlin'],
  grammar: 'tree-sitter-kotlin.wasm',
  fence: 'kotlin',
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
  primitives: words(`
    Any Unit Nothing Boolean Byte Short Int Long Float Double Char String UByte UShort UInt ULong
  `),
  globals: words(`
    Array ByteArray CharArray IntArray LongArray BooleanArray FloatArray DoubleArray ShortArray List MutableList Set
    MutableSet Map MutableMap Collection MutableCollection Iterable Sequence Pair Triple Result Lazy Comparable
    CharSequence Number Enum Annotation Throwable Exception Error RuntimeException IllegalArgumentException
    IllegalStateException IndexOutOfBoundsException NullPointerException UnsupportedOperationException
    NoSuchElementException ClassCastException NumberFormatException AssertionError StringBuilder Regex
    println print require requireNotNull check checkNotNull error TODO listOf mutableListOf emptyList arrayListOf listOfNotNull
    setOf mutableSetOf emptySet hashSetOf linkedSetOf mapOf mutableMapOf emptyMap hashMapOf linkedMapOf arrayOf
    arrayOfNulls emptyArray byteArrayOf intArrayOf longArrayOf charArrayOf sequenceOf sequence buildList buildMap
    buildString lazy lazyOf run with apply also let takeIf takeUnless repeat maxOf minOf runCatching synchronized assert
    to until downTo step rangeTo System Math Class Thread Runnable Object
  `),
  builtinMethods: words(`
    toString equals hashCode let run apply also takeIf takeUnless use to
    get set add addAll remove removeAll put putAll contains containsKey indexOf lastIndexOf size isEmpty isNotEmpty
    isNullOrEmpty isBlank isNotBlank clear iterator first last firstOrNull lastOrNull single singleOrNull find findLast
    filter filterNot filterNotNull filterIsInstance map mapNotNull mapIndexed flatMap flatten forEach forEachIndexed any all
    none count sum sumOf fold reduce groupBy associate associateBy associateWith sortedBy sortedWith sorted sortBy reversed
    take takeWhile drop dropLast dropWhile zip joinToString toList toMutableList toSet toMap toTypedArray asSequence
    asIterable plus minus getOrNull getOrElse getOrPut getOrDefault withIndex indices partition distinct chunked windowed
    substring substringBefore substringAfter startsWith endsWith trim split replace lowercase uppercase format lines padStart
    toInt toLong toDouble toFloat toByte toChar toShort toBoolean toIntOrNull toByteArray toCharArray encodeToByteArray
    decodeToString copyOf copyOfRange copyInto fill append insert deleteAt length
    close flush read write readText writeText invoke call compareTo component1 component2 copy values valueOf name ordinal
    await launch async collect emit cancel join lock unlock withLock
    and or xor shl shr ushr inv coerceAtLeast coerceAtMost coerceIn mod rem div times inc dec
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
  directiveComments: ['// ktlint', '//noinspection'],
  literals: ['null', 'true', 'false', 'this', 'super', '_'],
  statementWords: words(`
    if else for while do when try catch finally return throw val var fun class interface object package import
  `),
  grammarWeight: 'heavy',
  overloads: 'separate',
  bases: 'mixed',
  extensionMark: null,
  stringType: 'String',
  companionName: 'Companion',
  trailingFunctions: 'argument',
  implicitParameter: 'it',
  elementCalls: words(`
    forEach map mapNotNull filter filterNot any all none find first firstOrNull last lastOrNull single singleOrNull count
    flatMap sortedBy sortBy groupBy associate associateBy associateWith sumOf partition takeWhile dropWhile onEach maxBy
    minBy maxByOrNull minByOrNull distinctBy indexOfFirst removeAll
  `),
  valueCalls: ['let', 'also', 'takeIf', 'takeUnless', 'use'],
  receiverCalls: words('apply run with buildString buildList buildMap buildSet'),
};
