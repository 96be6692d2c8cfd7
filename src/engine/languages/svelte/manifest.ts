/** Svelte files: a component whose code is in its script blocks. */
import { LANGUAGES_OF_SCRIPTS } from '../javascript/blocks.ts';
import type { LanguageManifest } from '../types.ts';
import { typescript } from '../typescript/manifest.ts';

export const svelte: LanguageManifest = {
  ...typescript,
  id: 'svelte',
  name: 'Svelte',
  extensions: ['.svelte'],
  markup: true,
  interpreters: [],
  fence: 'svelte',
  embeds: {
    languages: LANGUAGES_OF_SCRIPTS,
    fallback: 'javascript',
    // `on:click={save}`, `onclick={save}`, `{save(x)}`.
    expressions: '(?:[\\s=]|>)\\{(?:[@#]\\w+\\s+)?([\\p{L}_$][\\p{L}\\p{N}_$]*)(?=[}(])',
  },
  globals: [...typescript.globals, '$state', '$derived', '$effect', '$props', '$bindable', '$inspect', '$host'],
};
