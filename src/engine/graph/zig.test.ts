import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Zig', () => {
  it('follows imports of files, of their members, and files that are types', async () => {
    const graph = await graphOf(
      filesOf(`
// file: src/main.zig
const std = @import("std");
const Store = @import("Store.zig");
const Point = @import("geometry/point.zig").Point;
pub fn main() void {
    var store = Store.open();
    store.read();
    const p = Point.init(1);
    p.next.?.len();
    std.debug.print("x", .{});
    store.missing();
}
// file: src/Store.zig
const Store = @This();
point: Point,
const Point = @import("geometry/point.zig").Point;
pub fn open() Store { return .{}; }
pub fn read(self: *Store) void { self.point.len(); self.write(); }
fn write(self: *Store) void {}
// file: src/geometry/point.zig
pub const Point = struct {
    next: ?*Point = null,
    const Self = @This();
    pub fn init(x: f32) !Point { return Point{}; }
    pub fn len(self: *const Self) f32 { return self.twice(); }
    fn twice(self: Self) f32 { return 2; }
};
`),
    );
    expect(edgesOf(graph, 'calls', 'instantiates').filter((edge) => !edge.endsWith('import foreign'))).toEqual([
      'src/Store.zig:5 read → src/geometry/point.zig:5 Point.len inferred field-type',
      'src/Store.zig:5 read → src/Store.zig:6 write inferred initialiser',
      'src/geometry/point.zig:4 Point.init → src/geometry/point.zig:1 Point exact scope',
      'src/geometry/point.zig:5 Point.len → src/geometry/point.zig:6 Point.twice exact declared-type',
      'src/main.zig:5 main → src/Store.zig:4 open exact import',
      'src/main.zig:6 main → src/Store.zig:5 read inferred initialiser',
      'src/main.zig:7 main → src/geometry/point.zig:4 Point.init exact import',
      'src/main.zig:8 main → src/geometry/point.zig:5 Point.len inferred field-type',
      'src/main.zig:9 main → print foreign',
      'src/main.zig:10 main → missing unresolved',
    ]);
    expect(edgesOf(graph, 'imports')).toEqual([
      'src/Store.zig:3 → src/geometry/point.zig:1 exact import',
      'src/main.zig:2 → src/Store.zig:1 exact import',
      'src/main.zig:3 → src/geometry/point.zig:1 exact import',
    ]);
  });

  it('gives what an optional or a loop hands over its type', async () => {
    const calls = await callsOf(`
// file: a.zig
const Node = struct {
    next: ?*Node,
    fn go(self: *Node) void {}
    fn find(self: *Node) ?*Node { return self.next; }
};
fn use(n: *Node, all: []Node) !void {
    if (n.find()) |found| found.go();
    for (all) |*each| each.go();
    const other = n.find() orelse return;
    other.go();
    try unknown.go();
}
`);
    expect(calls).toEqual([
      'a.zig:7 use → a.zig:4 Node.find exact declared-type',
      'a.zig:7 use → a.zig:3 Node.go inferred result-type',
      'a.zig:8 use → a.zig:3 Node.go inferred declared-type',
      'a.zig:9 use → a.zig:4 Node.find exact declared-type',
      'a.zig:10 use → a.zig:3 Node.go inferred result-type',
      'a.zig:11 use → go foreign',
    ]);
  });
});
