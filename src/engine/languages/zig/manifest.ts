/** Zig: a file is a struct, a type is the value of a constant, an import is a call. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const zig: LanguageManifest = {
  id: 'zig',
  name: 'Zig',
  extensions: ['.zig'],
  interpreters: [],
  grammar: 'tree-sitter-zig.wasm',
  fence: 'zig',
  query,
  selfNames: [],
  superNames: [],
  selfTypes: ['@This'],
  docPlace: 'before',
  construct: 'literal',
  moduleScope: 'file',
  modules: 'path',
  relativeModules: true,
  moduleIndex: [],
  fileIsType: true,
  structuralInterfaces: false,
  exportRule: 'always',
  exportWords: ['pub', 'export'],
  bareReachesMembers: true,
  wrappers: [],
  leftOut:
    '(?<=@This)\\(\\)|\\.[?*](?![\\w])|\\s(?:catch|orelse)\\s.*$|(?:[\\w.]+)?!(?=[\\w*\\[?])|\\?(?=[*\\[\\w])|\\bcomptime\\s+|^error(?=!)',
  primitives: words(`
    anyerror anyframe anyopaque anytype bool c_char c_int c_long c_longlong c_short c_uint c_ulong c_ulonglong c_ushort
    comptime_float comptime_int f16 f32 f64 f80 f128 i8 i16 i32 i64 i128 isize noreturn type u1 u2 u3 u4 u5 u6 u7 u8 u16 u21
    u32 u64 u128 usize void
  `),
  globals: words(`
    @import @as @intCast @ptrCast @alignCast @enumFromInt @intFromEnum @floatFromInt @intFromFloat @floatCast @truncate
    @bitCast @intFromPtr @ptrFromInt @intFromBool @constCast @volatileCast @errorName @tagName @typeName @typeInfo @TypeOf
    @Type @This @hasDecl @hasField @field @fieldParentPtr @offsetOf @sizeOf @alignOf @bitSizeOf @memcpy @memset @min @max
    @abs @mod @rem @divTrunc @divFloor @divExact @addWithOverflow @subWithOverflow @mulWithOverflow @shlExact @shrExact
    @clz @ctz @popCount @byteSwap @bitReverse @panic @compileError @compileLog @embedFile @src @setRuntimeSafety
    @setEvalBranchQuota @call @cImport @cInclude @cDefine @unionInit @Vector @splat @reduce @shuffle @select @sqrt @sin @cos
    @exp @log @floor @ceil @round @trunc @inComptime @breakpoint @returnAddress @frameAddress @prefetch @atomicLoad
    @atomicStore @atomicRmw @cmpxchgStrong @cmpxchgWeak @fence @export @extern @errorReturnTrace @errorFromInt
    @intFromError @addrSpaceCast @FieldType @hasInline @disableInstrumentation @branchHint @Int @Struct @Enum @Union @Tuple
    undefined null true false
  `),
  builtinMethods: words(`
    alloc allocPrint append appendAssumeCapacity appendSlice appendSliceAssumeCapacity addOne allocator bufPrint clone
    clearAndFree clearRetainingCapacity close contains count create deinit destroy dupe dupeZ ensureTotalCapacity
    ensureUnusedCapacity eql expand fetchPut fetchRemove flush format free get getEntry getIndex getKey getOrPut
    getOrPutValue getPtr init insert items iterator keys len lock next orderedRemove peek pop popOrNull print put
    putAssumeCapacity putNoClobber read readAll realloc remove reset resize seekTo shrinkAndFree shrinkRetainingCapacity slice
    spawn stat swapRemove toOwnedSlice unlock unmanaged values wait write writeAll writeByte writer reader join
  `),
  family: 'zig',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: { '@import': 'require' },
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'none',
  buildDirective: null,
  directiveComments: [],
  statementWords: [],
  literals: ['true', 'false', 'null', 'undefined', '_'],
};
