/** Swift: a module's files see all of each other, a type is continued in extensions, members are reached by their bare name. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const swift: LanguageManifest = {
  id: 'swift',
  name: 'Swift',
  extensions: ['.swift'],
  interpreters: ['swift'],
  grammar: 'tree-sitter-swift.wasm',
  grammarWeight: 'heavy',
  fence: 'swift',
  query,
  selfNames: ['self'],
  superNames: ['super'],
  selfTypes: ['Self'],
  docPlace: 'before',
  construct: 'call',
  moduleScope: 'repository',
  modules: 'path',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  exportWords: ['public', 'open'],
  overloads: true,
  blankedLines: '^[ \\t]*#(?:if|elseif|else|endif)\\b.*$',
  bareReachesMembers: true,
  constructorPatterns: true,
  wrappers: words('Optional Published State Binding Protected ObservedObject StateObject EnvironmentObject'),
  transparentMembers: [],
  leftOut: '\\b(?:any|some|inout|borrowing|consuming|sending)\\s+(?=[A-Za-z(\\[])|@\\w+(?:\\([^)]*\\))?\\s*',
  primitives: words(`
    Any AnyObject AnyClass Bool Character Double Float Int Int8 Int16 Int32 Int64 Never String Substring UInt UInt8 UInt16
    UInt32 UInt64 Void
  `),
  globals: words(`
    Array Dictionary Set Optional Result Error Codable Decodable Encodable Equatable Hashable Comparable Sendable Identifiable
    CaseIterable RawRepresentable CustomStringConvertible Sequence Collection IteratorProtocol AsyncSequence Range
    ClosedRange Data Date URL URLRequest URLSession URLResponse HTTPURLResponse Bundle FileManager NSObject NSError Notification
    NotificationCenter UserDefaults DispatchQueue DispatchGroup OperationQueue Operation Thread Timer Task Mirror UUID
    JSONDecoder JSONEncoder JSONSerialization ProcessInfo Locale Calendar DateFormatter
    print debugPrint dump assert assertionFailure precondition preconditionFailure fatalError min max abs zip stride swap
    type withExtendedLifetime withUnsafePointer unsafeBitCast numericCast repeatElement sequence readLine
    XCTAssert XCTAssertEqual XCTAssertNotEqual XCTAssertNil XCTAssertNotNil XCTAssertTrue XCTAssertFalse XCTFail
    XCTAssertThrowsError XCTAssertNoThrow XCTUnwrap XCTestCase
  `),
  builtinMethods: words(`
    allSatisfy append appending async asyncAfter cancel compactMap components contains count data decode description
    distance drop dropFirst dropLast elementsEqual encode enter enumerated filter first firstIndex flatMap forEach
    formUnion formatted hasPrefix hasSuffix hash index init insert intersection isEmpty joined keys last lazy leave lock
    lowercased makeIterator map mapValues max merge merging min next notify partition popFirst popLast prefix prepare
    randomElement range reduce remove removeAll removeFirst removeLast removeValue replaceSubrange reserveCapacity resume
    reversed set shuffled signal sort sorted split starts store string subtract subtracting suffix swapAt sync trimmingCharacters
    trimmingPrefix union unlock update updateValue uppercased values wait write withCheckedContinuation zip
    expectation fulfill waitForExpectations addObserver removeObserver post value object
  `),
  family: 'swift',
  constructorNames: ['init'],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'modifier',
  buildDirective: null,
  directiveComments: ['// swiftlint:', '// MARK:', '//swiftlint:', '// swift-tools-version', '// swiftformat:'],
  statementWords: [
    'if',
    'else',
    'for',
    'while',
    'switch',
    'case',
    'guard',
    'repeat',
    'return',
    'break',
    'continue',
    'defer',
    'do',
    'catch',
    'throw',
  ],
  literals: ['nil', 'true', 'false', 'self', 'super', '_'],
};
