/** Vue single files: a component whose code is in its script blocks. */
import { LANGUAGES_OF_SCRIPTS } from '../javascript/blocks.ts';
import type { LanguageManifest } from '../types.ts';
import { typescript } from '../typescript/manifest.ts';

export const vue: LanguageManifest = {
  ...typescript,
  id: 'vue',
  name: 'Vue',
  extensions: ['.vue'],
  markup: true,
  interpreters: [],
  fence: 'vue',
  embeds: {
    languages: LANGUAGES_OF_SCRIPTS,
    fallback: 'javascript',
    // `@click="save"`, `v-on:click="save(x)"`, `:on-change="save"`.
    expressions: '\\s(?:@|v-on:|:|v-bind:)[\\w.:-]+="([\\p{L}_$][\\p{L}\\p{N}_$]*)(?=["(])',
  },
  globals: [
    ...typescript.globals,
    'defineProps',
    'defineEmits',
    'defineExpose',
    'defineOptions',
    'defineSlots',
    'defineModel',
    'withDefaults',
    '$emit',
  ],
};
