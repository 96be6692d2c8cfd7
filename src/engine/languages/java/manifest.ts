/** Java: files are of the package they declare, members are reached by their bare name, overloads are told apart. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const java: LanguageManifest = {
  id: 'java',
  name: 'Java',
  extensions: ['.java'],
  interpreters: [],
  grammar: 'tree-sitter-java.wasm',
  fence: 'java',
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
  primitives: words('boolean byte char short int long float double void var String Object'),
  globals: words(`
    System Math Integer Long Short Byte Character Boolean Double Float Number Void Class Enum Record Thread Runnable
    StringBuilder StringBuffer CharSequence Iterable Comparable Cloneable AutoCloseable Override Deprecated
    SuppressWarnings FunctionalInterface SafeVarargs Throwable Exception Error RuntimeException AssertionError
    IllegalArgumentException IllegalStateException NullPointerException IndexOutOfBoundsException
    UnsupportedOperationException ClassCastException NumberFormatException ArithmeticException InterruptedException
    CloneNotSupportedException ClassNotFoundException ReflectiveOperationException OutOfMemoryError StackOverflowError
    ThreadLocal Process ProcessBuilder Runtime ClassLoader Module Package StackTraceElement
  `),
  builtinMethods: words(`
    toString equals hashCode getClass clone finalize notify notifyAll wait compareTo compare name ordinal valueOf values
    get set add remove put contains containsKey containsValue size isEmpty clear iterator addAll removeAll putAll keySet
    entrySet getKey getValue setValue indexOf lastIndexOf toArray stream forEach map filter flatMap collect reduce sorted
    findFirst findAny anyMatch allMatch noneMatch orElse orElseThrow orElseGet ifPresent isPresent of ofNullable limit skip
    next hasNext peek pop push poll offer first last getFirst getLast sort reverse subList
    length charAt substring startsWith endsWith trim strip split replace replaceAll matches format join concat
    toLowerCase toUpperCase chars append insert isBlank repeat
    run call apply accept test start join interrupt sleep close flush read write print println printf
    intValue longValue doubleValue floatValue booleanValue parse
    getMessage getCause printStackTrace getStackTrace initCause addSuppressed
    getName getType getSimpleName isInstance cast newInstance getMethod getField invoke
    submit execute shutdown await lock unlock acquire release countDown
    info debug warn error trace isDebugEnabled
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
  directiveComments: ['// CHECKSTYLE', '// @formatter', '//noinspection', '// NOSONAR'],
  literals: ['null', 'true', 'false', 'this', 'super'],
  statementWords: words(`
    if else for while do switch case default try catch finally return throw new class interface enum package import
  `),
  overloads: 'separate',
  heldFunctions: 'objects',
  inferredTypes: ['var'],
  elementCalls: ['forEach', 'removeIf', 'replaceAll'],
};
