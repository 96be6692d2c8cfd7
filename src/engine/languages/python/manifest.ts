/** Python: documentation in the body, calling a class makes an instance, underscores say what is internal. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';
import { ROUTES } from './routes.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const python: LanguageManifest = {
  id: 'python',
  name: 'Python',
  extensions: ['.py', '.pyw', '.pyi'],
  interpreters: ['python', 'python2', 'python3', 'pypy', 'pypy3'],
  grammar: 'tree-sitter-python.wasm',
  fence: 'python',
  query,
  selfNames: ['self', 'cls', 'mcs'],
  superNames: ['super'],
  docPlace: 'body',
  construct: 'call',
  moduleScope: 'file',
  modules: 'dotted',
  moduleIndex: ['__init__'],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: false,
  wrappers: words('Optional Annotated Awaitable Coroutine ClassVar Final Required NotRequired'),
  primitives: words(`
    int float complex bool str bytes bytearray memoryview object None list dict set frozenset tuple type range slice
    Any Optional Union List Dict Set FrozenSet Tuple Type Callable Iterable Iterator Generator AsyncIterator AsyncIterable
    AsyncGenerator Awaitable Coroutine Sequence MutableSequence Mapping MutableMapping Literal Final ClassVar Annotated
    NoReturn Never Self TypeVar ParamSpec Protocol Generic TypeAlias Concatenate Unpack Required NotRequired
  `),
  globals: words(`
    abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict
    dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int
    isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr
    reversed round set setattr slice sorted staticmethod str sum tuple type vars zip __import__ __name__ __file__
    __doc__ __all__ NotImplemented Ellipsis None True False
    BaseException BaseExceptionGroup Exception ExceptionGroup ArithmeticError AssertionError AttributeError BlockingIOError
    BrokenPipeError BufferError ChildProcessError ConnectionError ConnectionAbortedError ConnectionRefusedError
    ConnectionResetError EOFError FileExistsError FileNotFoundError FloatingPointError GeneratorExit ImportError IndexError
    InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError
    NotADirectoryError NotImplementedError OSError IOError EnvironmentError OverflowError PermissionError ProcessLookupError
    RecursionError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError IndentationError TabError
    SystemError SystemExit TimeoutError TypeError UnboundLocalError UnicodeError UnicodeDecodeError UnicodeEncodeError
    ValueError ZeroDivisionError Warning DeprecationWarning FutureWarning ImportWarning PendingDeprecationWarning
    ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning
  `),
  builtinMethods: words(`
    append clear copy count extend index insert pop remove reverse sort
    fromkeys get items keys popitem setdefault update values
    add discard difference intersection issubset issuperset symmetric_difference union isdisjoint
    capitalize casefold center encode decode endswith expandtabs find format format_map isalnum isalpha isdigit isidentifier
    islower isnumeric isspace istitle isupper join ljust lower lstrip partition removeprefix removesuffix replace rfind
    rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill hex
    read readline readlines write writelines close flush seek tell fileno
    group groups groupdict match search sub findall finditer fullmatch span
    send throw with_traceback
    isoformat strftime strptime total_seconds timestamp now today utcnow
    debug info warning error exception critical log
    exists is_file is_dir mkdir iterdir glob rglob read_text write_text read_bytes write_bytes resolve with_suffix
    acquire release start run put get_nowait wait notify cancel result done set_result
    most_common elements popleft appendleft rotate
  `),
  family: 'python',
  constructorNames: ['__init__'],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {
    property: 'property',
    cached_property: 'property',
    setter: 'property',
    deleter: 'property',
    getter: 'property',
    staticmethod: 'static',
    classmethod: 'static',
    abstractmethod: 'abstract',
    abstractproperty: 'property',
  },
  visibilityRule: 'underscore',
  buildDirective: null,
  directiveComments: ['# type:', '# noqa', '# pylint', '# pragma', '# fmt:', '#!'],
  literals: ['None', 'True', 'False', 'NotImplemented', 'Ellipsis', '_'],
  statementWords: [],
  routes: ROUTES,
};
