/** Grammars for tests in Node: the same host as the server's. */
export { nodeGrammars } from '../../edge/grammars/node.ts';
