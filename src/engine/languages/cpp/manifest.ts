/** C++: C with classes whose members stand in and out of line, namespaces of many files, overloads and smart pointers. */
import { GLOBALS, PRIMITIVES } from '../c/host.ts';
import shared from '../c/shared.scm?raw';
import type { LanguageManifest } from '../types.ts';
import own from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const cpp: LanguageManifest = {
  id: 'cpp',
  name: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.hpp', '.hxx', '.hh', '.ipp', '.inl', '.cu', '.cuh', '.c++', '.h++'],
  looksLike: {
    extension: '.h',
    text: '^[ \\t]*(?:namespace\\b|class\\s+\\w|template\\s*<|(?:public|private|protected)\\s*:|using\\s+\\w|virtual\\b|constexpr\\b)|\\b(?:class|struct)\\s+[\\w:]+\\s*(?:final\\s*)?:\\s*(?:public|private|protected|virtual)\\b|\\bstd::|#\\s*include\\s*<(?:string|vector|map|memory|cstd\\w+|iostream|functional)>',
  },
  interpreters: [],
  grammar: 'tree-sitter-cpp.wasm',
  fence: 'cpp',
  grammarWeight: 'heavy',
  query: `${shared}\n${own}`,
  selfNames: ['this'],
  superNames: [],
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'file',
  modules: 'include',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  preprocessed: true,
  overloads: true,
  memberMacros: words('TEST TEST_F TEST_P TYPED_TEST TYPED_TEST_P BENCHMARK_F BENCHMARK_DEFINE_F'),
  constructorNamedAsType: true,
  bareReachesMembers: true,
  wrappers: words(
    'unique_ptr shared_ptr weak_ptr optional reference_wrapper atomic scoped_refptr intrusive_ptr raw_ptr',
  ),
  transparentMembers: words('get value lock operator* std::move move forward'),
  leftOut:
    '\\b(?:struct|union|enum|class|typename|const|volatile|register|constexpr|mutable|static|inline)\\s+(?=[A-Za-z_:])|\\bauto\\b|\\btemplate\\s+',
  primitives: [...PRIMITIVES, ...words('std nullptr_t decltype')],
  globals: [
    ...GLOBALS,
    ...words(`
      std nullptr static_cast dynamic_cast reinterpret_cast const_cast typeid decltype noexcept testing ::testing boost absl
      EXPECT_EQ EXPECT_NE EXPECT_TRUE EXPECT_FALSE EXPECT_LT EXPECT_LE EXPECT_GT EXPECT_GE EXPECT_THAT EXPECT_THROW
      EXPECT_NO_THROW EXPECT_STREQ EXPECT_NEAR EXPECT_DOUBLE_EQ EXPECT_FLOAT_EQ EXPECT_DEATH EXPECT_CALL
      ASSERT_EQ ASSERT_NE ASSERT_TRUE ASSERT_FALSE ASSERT_LT ASSERT_LE ASSERT_GT ASSERT_GE ASSERT_THAT ASSERT_THROW
      TEST TEST_F TEST_P TYPED_TEST INSTANTIATE_TEST_SUITE_P MOCK_METHOD REQUIRE CHECK SECTION TEST_CASE
    `),
  ],
  builtinMethods: words(`
    append assign at back begin c_str capacity cbegin cend clear compare contains copy count cbegin crbegin data emplace
    emplace_back emplace_front empty end erase equal_range extract fill find find_first_not_of find_first_of
    find_last_not_of find_last_of first flush front get getline good fail eof insert insert_or_assign join joinable key
    length load lock lower_bound max_size merge notify_all notify_one open pop pop_back pop_front push push_back
    push_front put rbegin read release rend replace reserve reset resize rfind second seekg seekp shrink_to_fit size
    splice starts_with ends_with store str substr swap tellg tie top try_emplace try_lock type unlock upper_bound
    use_count value value_or wait wait_for what write exchange fetch_add fetch_sub compare_exchange_strong
    compare_exchange_weak hash operator() detach get_id has_value sort unique remove remove_if reverse
  `),
  family: 'c',
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
  directiveComments: [],
  statementWords: [
    'if',
    'else',
    'for',
    'while',
    'do',
    'switch',
    'case',
    'default',
    'return',
    'goto',
    'break',
    'continue',
    'try',
    'catch',
    'throw',
  ],
  literals: ['NULL', 'nullptr', 'true', 'false', 'this', '_'],
};
