/** Rust: modules are declared inside one another, methods stand in blocks beside their type, wrappers hand on what they hold. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const PRIMITIVES = words(`
  bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize
`);

export const rust: LanguageManifest = {
  id: 'rust',
  name: 'Rust',
  extensions: ['.rs'],
  interpreters: [],
  grammar: 'tree-sitter-rust.wasm',
  fence: 'rust',
  query,
  selfNames: ['self'],
  superNames: [],
  docPlace: 'before',
  construct: 'literal',
  moduleScope: 'file',
  modules: 'nested',
  moduleIndex: ['mod', 'lib', 'main'],
  moduleWords: { crate: 'root', self: 'own', super: 'parent' },
  selfTypes: ['Self'],
  structuralInterfaces: false,
  exportRule: 'always',
  exportWords: ['pub'],
  bareReachesMembers: false,
  wrappers: words(`
    Box Rc Arc Pin Option Result Cell RefCell Mutex RwLock OnceCell OnceLock LazyLock Lazy Cow ManuallyDrop MaybeUninit
    Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard NonNull Wrapping Poll Weak
  `),
  transparentMembers: words(`
    Some Ok Err
    unwrap expect unwrap_or unwrap_or_default unwrap_or_else unwrap_unchecked ok ok_or ok_or_else map_err or_else context
    with_context await as_ref as_mut as_deref as_deref_mut borrow borrow_mut lock read write try_lock get_mut clone cloned
    copied to_owned into_inner take replace iter iter_mut into_iter rev by_ref as_slice upgrade downgrade
  `),
  constructorPatterns: true,
  leftOut: "'[a-z_]\\w*(?!['\\w])\\s*,?\\s*",
  primitives: PRIMITIVES,
  globals: words(`
    Some None Ok Err Box Vec String Option Result Rc Arc Cell RefCell Iterator IntoIterator Default Clone Copy Send Sync
    Sized Drop Fn FnMut FnOnce From Into TryFrom TryInto AsRef AsMut ToOwned ToString PartialEq Eq PartialOrd Ord Hash Debug
    Display Extend DoubleEndedIterator ExactSizeIterator Future IntoFuture drop
    std core alloc proc_macro test
    assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint
    eprintln file format format_args include include_bytes include_str line matches module_path option_env panic print
    println stringify thread_local todo try unimplemented unreachable vec write writeln
    derive cfg_attr allow warn deny forbid deprecated must_use inline cold no_mangle repr doc global_allocator
  `),
  builtinMethods: words(`
    abs add all and_then any append as_bytes as_deref as_mut as_mut_slice as_path as_ptr as_ref as_slice as_str await back
    binary_search borrow borrow_mut by_ref bytes capacity ceil chain chars checked_add checked_div checked_mul checked_sub
    chunks clear clone cloned cmp collect concat contains contains_key copied copy_from_slice count cycle dedup default
    deref deref_mut difference div downcast downcast_ref drain drop elapsed ends_with entry enumerate eq err exists expect
    expect_err extend extend_from_slice fetch_add fetch_sub fill filter filter_map find find_map first flat_map flatten
    floor flush fmt fold for_each from from_str front fuse ge get get_mut get_or_insert_with get_unchecked gt hash index
    insert inspect intersection into into_bytes into_boxed_slice into_inner into_iter into_string is_alphabetic is_ascii
    is_ascii_digit is_char_boundary is_dir is_empty is_err is_file is_none is_ok is_some is_some_and iter iter_mut join
    keys kind last le leading_zeros len lines load lock lt map map_err map_or map_or_else max max_by max_by_key min min_by
    min_by_key mul ne neg next next_back not nth ok ok_or ok_or_else or_else or_insert or_insert_with parse partial_cmp
    partition peek peekable poll pop pop_back pop_front position pow product push push_back push_front push_str read
    read_exact read_line read_to_end read_to_string recv reduce remove repeat replace reserve resize retain rev reverse
    round rposition rsplit saturating_add saturating_sub send set shl shr shutdown size_hint skip skip_while sleep sort
    sort_by sort_by_key sort_unstable source spawn splice split split_at split_first split_last split_off
    split_whitespace splitn sqrt starts_with step_by store strip_prefix strip_suffix sub sum swap take take_while tick
    to_ascii_lowercase to_ascii_uppercase to_bytes to_le_bytes to_lowercase to_owned to_path_buf to_str to_string
    to_string_lossy to_uppercase to_vec trim trim_end trim_start truncate try_from try_into try_lock try_recv try_send
    union unwrap unwrap_err unwrap_or unwrap_or_default unwrap_or_else unzip update values values_mut wait wake windows
    with with_capacity wrapping_add wrapping_sub write write_all write_fmt write_str zip
  `),
  family: 'rust',
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
  statementWords: ['if', 'else', 'match', 'for', 'while', 'loop', 'return', 'break', 'continue'],
  literals: ['true', 'false', '_', 'None'],
};
