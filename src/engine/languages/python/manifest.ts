import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export const python: LanguageManifest = {
  id: 'python',
  name: 'Python',
  extensions: ['.py', '.pyw', '.pyi'],
  interpreters: ['python', 'python3', 'pypy', 'pypy3'],
  grammar: 'tree-sitter-python.wasm',
  fence: 'python',
  query,
  selfNames: ['self', 'cls'],
  superNames: ['super'],
  docPlace: 'body',
  construct: 'call',
  moduleScope: 'file',
  modules: 'dotted',
  moduleIndex: ['__init__'],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: false,
  wrappers: ['Optional', 'Awaitable', 'Coroutine', 'Annotated', 'Final', 'ClassVar'],
  primitives: words(`
    None bool bytes bytearray complex dict float frozenset int list object set slice str tuple type Any Callable Dict FrozenSet
    Generator Iterable Iterator List Literal Mapping MutableMapping NoReturn Sequence Set Tuple Type Union TypeVar Self
  `),
  globals: words(`
    abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir
    divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance
    issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed round
    set setattr slice sorted staticmethod str sum tuple type vars zip __import__ Exception BaseException ValueError TypeError
    KeyError IndexError AttributeError RuntimeError NotImplementedError StopIteration OSError IOError ImportError
    ModuleNotFoundError AssertionError LookupError NameError PermissionError FileNotFoundError UnicodeDecodeError
    UnicodeEncodeError ZeroDivisionError KeyboardInterrupt SystemExit Warning DeprecationWarning UserWarning RuntimeWarning
    NotImplemented Ellipsis True False None __name__ __file__
  `),
  builtinMethods: words(`
    add append as_integer_ratio capitalize center clear close copy count decode difference discard encode endswith expandtabs
    extend find format format_map fromkeys get group groups index insert intersection isalnum isalpha isdigit islower isspace
    isupper issubset issuperset items join keys ljust lower lstrip match partition pop popitem read readline readlines remove
    replace reverse rfind rindex rjust rpartition rsplit rstrip search seek setdefault sort split splitlines startswith strip sub
    swapcase title translate union update upper values write writelines zfill __init__ __str__ __repr__ __call__
  `),
  family: 'python',
};
