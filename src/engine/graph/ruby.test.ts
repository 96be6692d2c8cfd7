import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

const ofProject = (calls: readonly string[]): string[] => calls.filter((call) => !call.endsWith(' foreign'));

describe('Ruby', () => {
  it('finds singleton methods, keeps the receiver of an inner call, and knows what new makes', async () => {
    const calls = await callsOf(`
# file: logger.rb
class Loud
  def initialize(out); end
  def log; end
  def info(text); end
  def self.make; new(1).log; end
  class << self
    def build; make; end
  end
end
class Fmt
  def render(x); end
end
# file: main.rb
def go(x)
  fmt = Fmt.new
  l = Loud.new(1)
  l.log
  l.info(fmt.render(x))
  Loud.make
  Loud.build
  Loud.log
  Fmt.new.render(x)
end
`);
    expect(ofProject(calls)).toEqual([
      'logger.rb:5 Loud.make → logger.rb:3 Loud.log inferred initialiser',
      'logger.rb:5 Loud.make → logger.rb:2 Loud.initialize inferred initialiser',
      'logger.rb:7 Loud.build → logger.rb:5 Loud.make exact self',
      'main.rb:2 go → logger.rb:10 Fmt exact package',
      'main.rb:3 go → logger.rb:2 Loud.initialize exact package',
      'main.rb:4 go → logger.rb:3 Loud.log inferred initialiser',
      'main.rb:5 go → logger.rb:4 Loud.info inferred initialiser',
      'main.rb:5 go → logger.rb:11 Fmt.render inferred initialiser',
      'main.rb:6 go → logger.rb:5 Loud.make exact package',
      'main.rb:7 go → logger.rb:7 Loud.build exact package',
      'main.rb:8 go → log unresolved',
      'main.rb:9 go → logger.rb:11 Fmt.render inferred initialiser',
      'main.rb:9 go → logger.rb:10 Fmt exact package',
    ]);
  });

  it('looks constants up through the modules around, however often they are opened', async () => {
    const calls = await callsOf(`
# file: lib/app.rb
module App
  class Base
    def run; Store.open; helper; Other::Thing.go; ::Store.open; end
  end
end
# file: lib/app/store.rb
module App
  class Store
    def self.open; end
  end
  class Base
    def helper; end
  end
end
module App::Other
  class Thing
    def self.go; end
  end
end
# file: lib/store.rb
class Store
  def self.open; end
end
`);
    expect(calls).toEqual([
      'lib/app.rb:3 App.Base.run → lib/app/store.rb:3 App.Store.open exact package',
      'lib/app.rb:3 App.Base.run → lib/app/store.rb:6 App.Base.helper exact inheritance',
      'lib/app.rb:3 App.Base.run → lib/app/store.rb:11 App::Other.Thing.go exact package',
      'lib/app.rb:3 App.Base.run → lib/store.rb:2 Store.open exact package',
    ]);
  });

  it('reaches mixed-in and inherited methods, attributes, fields and super by bare names', async () => {
    const calls = await callsOf(`
# file: a.rb
module Loud
  def shout; end
end
class Base
  def save(x); end
  def puts(x); end
end
class Desk < Base
  include Loud
  attr_reader :store
  def initialize
    @store = Base.new
    @other = unknown
  end
  def save(x)
    super
    super(x)
    shout
    store.save(1)
    @store.save(2)
    @other.save(3)
    puts x
    print x
    x.each { |item| shout; item.shout }
    self.class.new
    local = 1
    local
  end
end
`);
    expect(ofProject(calls)).toEqual([
      'a.rb:12 Desk.initialize → a.rb:4 Base exact package',
      'a.rb:13 Desk.initialize → unknown unresolved',
      'a.rb:16 Desk.save → a.rb:5 Base.save exact super',
      'a.rb:17 Desk.save → a.rb:5 Base.save exact super',
      'a.rb:18 Desk.save → a.rb:2 Loud.shout exact inheritance',
      'a.rb:19 Desk.save → a.rb:5 Base.save inferred field-type',
      'a.rb:19 Desk.save → a.rb:10 Desk.store exact self',
      'a.rb:20 Desk.save → a.rb:5 Base.save inferred field-type',
      'a.rb:21 Desk.save → save unresolved',
      'a.rb:22 Desk.save → a.rb:6 Base.puts exact inheritance',
      'a.rb:24 Desk.save → each unresolved',
      'a.rb:24 Desk.save → a.rb:2 Loud.shout exact inheritance',
      'a.rb:24 Desk.save → shout unresolved',
      'a.rb:25 Desk.save → a.rb:11 Desk.initialize exact self',
    ]);
  });

  it('links files by require and require_relative, which brings the functions of a script', async () => {
    const graph = await graphOf(
      filesOf(`
# file: bin/run.rb
require 'app/core'
require_relative 'tools'
require 'set'
tool(1)
# file: bin/tools.rb
def tool(x); end
# file: lib/app/core.rb
module App; end
# file: bin/set.rb
`),
    );
    expect(edgesOf(graph, 'imports', 'calls').filter((edge) => !edge.endsWith('foreign'))).toEqual([
      'bin/run.rb:1 → lib/app/core.rb:1 exact import',
      'bin/run.rb:2 → bin/tools.rb:1 exact import',
      'bin/run.rb:4 → bin/tools.rb:1 tool exact import',
    ]);
  });
});

describe('names in Ruby', () => {
  it('may end in a mark, and are other names without it', async () => {
    const calls = await callsOf(`
# file: a.rb
class Box
  def open?; end
  def save!; end
  def save; end
  def go
    open? ? save! : save
    self.open?
    box = Box.new
    box.save! if box.open?
    box.shut?
  end
end
`);
    expect(calls).toEqual([
      'a.rb:6 Box.go → a.rb:2 Box.open? exact self',
      'a.rb:6 Box.go → a.rb:3 Box.save! exact self',
      'a.rb:6 Box.go → a.rb:4 Box.save exact self',
      'a.rb:7 Box.go → a.rb:2 Box.open? exact self',
      'a.rb:8 Box.go → a.rb:1 Box exact package',
      'a.rb:9 Box.go → a.rb:3 Box.save! inferred initialiser',
      'a.rb:9 Box.go → a.rb:2 Box.open? inferred initialiser',
      'a.rb:10 Box.go → shut? unresolved',
    ]);
  });
});
