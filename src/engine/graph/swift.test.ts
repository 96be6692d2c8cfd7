import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Swift', () => {
  it('sees all files of the module, members by their bare name, and a type in all of its places', async () => {
    const calls = await callsOf(`
// file: Source/Session.swift
class Session {
    static let shared = Session()
    let queue: Queue
    func request(_ url: Int) -> Request { more(); queue.push(); return Request(url) }
}
// file: Source/Session+More.swift
extension Session {
    func more() { request(1).resume() }
    var first: Request { request(2) }
}
// file: Source/Request.swift
struct Queue { func push() {} }
class Request { init(_ url: Int) {}; func resume() {} }
func start() { Session.shared.more(); Session.shared.first.resume() }
`);
    expect(calls).toEqual([
      'Source/Request.swift:3 start → Source/Session+More.swift:2 Session.more inferred field-type',
      'Source/Request.swift:3 start → Source/Request.swift:2 Request.resume inferred field-type',
      'Source/Session+More.swift:2 Session.more → Source/Request.swift:2 Request.resume inferred result-type',
      'Source/Session+More.swift:2 Session.more → Source/Session.swift:4 Session.request exact self',
      'Source/Session+More.swift:3 Session.first → Source/Session.swift:4 Session.request exact self',
      'Source/Session.swift:2 Session.shared → Source/Session.swift:1 Session exact scope',
      'Source/Session.swift:4 Session.request → Source/Session+More.swift:2 Session.more exact self',
      'Source/Session.swift:4 Session.request → Source/Request.swift:1 Queue.push inferred field-type',
      'Source/Session.swift:4 Session.request → Source/Request.swift:2 Request exact package',
    ]);
  });

  it('answers a protocol with its requirement, a default with its extension, and links what fulfils it', async () => {
    const graph = await graphOf(
      filesOf(`
// file: Delegate.swift
protocol Delegate { func did(_ x: Int) }
extension Delegate { func both() { did(1) } }
// file: View.swift
class View {}
extension View: Delegate { func did(_ x: Int) { both() } }
func use(d: Delegate?, v: View) {
    if let some = d { some.did(2) }
    v.did(3)
    guard let other = try? make() else { return }
    other.did(4)
}
func make() throws -> View { View() }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'Delegate.swift:2 Delegate.both → Delegate.swift:1 Delegate.did exact self',
      'View.swift:2 View.did → Delegate.swift:2 Delegate.both exact inheritance',
      'View.swift:4 use → Delegate.swift:1 Delegate.did inferred initialiser',
      'View.swift:5 use → View.swift:2 View.did exact declared-type',
      'View.swift:6 use → View.swift:9 make exact scope',
      'View.swift:7 use → View.swift:2 View.did inferred result-type',
    ]);
    expect(edgesOf(graph, 'overrides')).toContain(
      'View.swift:2 View.did → Delegate.swift:1 Delegate.did exact inheritance',
    );
  });

  it('declines what is private to another file, and a method of a foreign type', async () => {
    const calls = await callsOf(`
// file: A.swift
private func hidden() {}
struct Task { func resume() {} }
// file: B.swift
import Foundation
func use(t: URLSessionTask) { hidden(); t.resume() }
`);
    expect(calls).toEqual(['B.swift:2 use → hidden unresolved', 'B.swift:2 use → resume foreign']);
  });
});
