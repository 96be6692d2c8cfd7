/**
 * Fetches and compiles grammars for a page. Each is compiled once, however many parse workers ask for it; a failure is not
 * kept, so that a grammar lost to the network is asked for again by the next open.
 */
import type { GrammarHost } from '../../src/engine/extract/host.ts';
import { fail, problemOf } from '../../src/engine/problem.ts';

/** A host over addresses: of the runtime, and of the grammars by file name. */
export function createGrammarHost(runtime: string, grammars: ReadonlyMap<string, string>): GrammarHost {
  const modules = new Map<string, Promise<WebAssembly.Module>>();
  const once = (address: string): Promise<WebAssembly.Module> => {
    const known = modules.get(address);
    if (known) return known;
    const module = compile(address);
    modules.set(address, module);
    module.catch(() => modules.delete(address));
    return module;
  };
  return {
    runtime: () => once(runtime),
    async grammar(file) {
      const address = grammars.get(file);
      if (address === undefined) {
        return fail('grammar-unusable', `This page does not carry ${file}.`, 'Its files are left out.', file);
      }
      return once(address);
    },
  };
}

async function compile(address: string): Promise<WebAssembly.Module> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    if (response.headers.get('content-type')?.startsWith('application/wasm')) {
      return await WebAssembly.compileStreaming(response);
    }
    // A server that does not know the type of .wasm: streaming would be refused.
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (thrown) {
    return fail(
      'grammar-unusable',
      `The grammar could not be fetched or compiled: ${problemOf(thrown).seen}`,
      'Check the connection and open the repository again.',
      address.slice(address.lastIndexOf('/') + 1),
    );
  }
}
