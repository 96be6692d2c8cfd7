/** Dart: libraries of several parts, mixins, extensions, named constructors, types before names. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const dart: LanguageManifest = {
  id: 'dart',
  name: 'Dart',
  extensions: ['.dart'],
  interpreters: ['dart'],
  grammar: 'tree-sitter-dart.wasm',
  fence: 'dart',
  query,
  selfNames: ['this'],
  superNames: ['super'],
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'file',
  modules: 'uri',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: true,
  importsStayInside: true,
  typesBefore: true,
  constructorNamedAsType: true,
  wrappers: ['Future', 'FutureOr'],
  primitives: words('int double num bool String void dynamic Object Null Never Function Type Symbol var'),
  globals: words(`
    print identical identityHashCode assert List Map Set Iterable Iterator Future FutureOr Stream StreamController
    StreamSubscription Completer Timer Zone Duration DateTime Stopwatch RegExp Match Uri BigInt Comparable Pattern StringBuffer
    StringSink Sink Error Exception ArgumentError RangeError StateError TypeError UnsupportedError UnimplementedError
    ConcurrentModificationError FormatException TimeoutException AssertionError StackTrace Record Enum Expando Runes
    Uint8List ByteData ByteBuffer Float64List Random Point Rectangle Queue HashMap HashSet LinkedHashMap SplayTreeMap
    UnmodifiableListView MapEntry File Directory Process Platform Socket HttpServer HttpClient HttpRequest stdin stdout stderr
    exit sleep jsonEncode jsonDecode base64Encode base64Decode utf8 json base64 ascii latin1 Encoding Codec Converter
    test group expect setUp tearDown setUpAll tearDownAll throwsA isA equals
  `),
  builtinMethods: words(`
    add addAll addError any asMap asStream cast catchError clear close codeUnitAt compareTo complete contains containsKey
    containsValue elementAt endsWith every expand fillRange firstWhere fold followedBy forEach getRange indexOf insert
    insertAll indexWhere join lastIndexOf lastWhere listen map noSuchMethod padLeft padRight pause putIfAbsent reduce remove
    removeAt removeLast removeWhere replaceAll replaceFirst resume retainWhere round runtimeType setAll shuffle singleWhere
    skip skipWhile sort split splitMapJoin startsWith sublist substring take takeWhile then timeout toDouble toInt toList
    toLowerCase toSet toString toUpperCase transform trim truncate update where whenComplete whereType write writeln writeAll
    cancel allMatches firstMatch hasMatch matchAsPrefix parse tryParse from of wait delayed value sync difference isBefore
    isAfter union intersection
  `),
  family: 'dart',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'none',
  buildDirective: null,
  directiveComments: ['// ignore:', '// ignore_for_file', '// @dart'],
  literals: ['null', 'true', 'false', 'this', 'super'],
  statementWords: [],
};
