import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('Lua', () => {
  it('finds functions of modules, methods by colon, and functions kept in tables', async () => {
    const calls = await callsOf(`
# file: lua/shop/cart.lua
local M = {}
local function total(items) return #items end
function M.new(x) return M.build(x) end
function M.build(x) return total(x) end
function M:add(item) self:check(item); self.build(1) end
M.check = function(self, item) end
M.handlers = { on_click = function() total(1) end }
return M
# file: lua/shop/init.lua
return {}
# file: main.lua
local cart = require 'shop.cart'
local Cart = require("shop.cart")
cart.new(1)
Cart:add(2)
cart.missing()
cart.handlers.on_click()
string.format('%d', 1)
local function go() go() end
later()
function later() end
`);
    expect(calls.filter((call) => !call.endsWith('foreign'))).toEqual([
      'lua/shop/cart.lua:3 M.new → lua/shop/cart.lua:4 M.build inferred owner',
      'lua/shop/cart.lua:4 M.build → lua/shop/cart.lua:2 total exact scope',
      'lua/shop/cart.lua:5 M.add → lua/shop/cart.lua:6 M.check inferred owner',
      'lua/shop/cart.lua:5 M.add → lua/shop/cart.lua:4 M.build inferred owner',
      'lua/shop/cart.lua:7 M.handlers.on_click → lua/shop/cart.lua:2 total exact scope',
      'main.lua:3 → lua/shop/cart.lua:3 M.new inferred owner',
      'main.lua:4 → lua/shop/cart.lua:5 M.add inferred owner',
      'main.lua:9 → main.lua:10 later exact scope',
      'main.lua:8 go → main.lua:8 go exact scope',
    ]);
  });
});

describe('Shell', () => {
  it('finds functions of the script and of what it sources, and takes the rest for programs', async () => {
    const notation = `
# file: bin/run.sh
source ./lib.sh
. "$HERE/more.sh"
main() { hello; deep; ls; unknown; }
main "$@" && $(hello)
# file: bin/lib.sh
source other.sh
hello() { main; }
# file: bin/more.sh
# file: bin/other.sh
source ./run.sh
deep() { :; }
`;
    expect((await callsOf(notation)).filter((call) => !call.endsWith('foreign'))).toEqual([
      'bin/lib.sh:2 hello → bin/run.sh:3 main exact import',
      'bin/run.sh:4 → bin/run.sh:3 main exact scope',
      'bin/run.sh:4 → bin/lib.sh:2 hello exact import',
      'bin/run.sh:3 main → bin/lib.sh:2 hello exact import',
      'bin/run.sh:3 main → bin/other.sh:2 deep exact import',
      'bin/run.sh:3 main → unknown unresolved',
    ]);
    expect(edgesOf(await graphOf(filesOf(notation)), 'imports')).toEqual([
      'bin/lib.sh:1 → bin/other.sh:1 exact import',
      'bin/other.sh:1 → bin/run.sh:1 exact import',
      'bin/run.sh:1 → bin/lib.sh:1 exact import',
      'bin/run.sh:2 → bin/more.sh:1 exact import',
    ]);
  });
});
