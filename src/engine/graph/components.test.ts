import { describe, expect, it } from 'vitest';
import { edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('a file that is a component', () => {
  it('bears the name of its file, is what an import brings, and keeps the lines of the file', async () => {
    const graph = await graphOf(
      filesOf(`
// file: src/App.vue
<template>
  <Card @click="save" />
</template>
<script setup lang="ts">
import Card from './Card.vue';
import { put } from './store';
function save() { put(1); }
</script>
// file: src/Card.vue
<script>
export default { name: 'card' };
</script>
// file: src/Panel.svelte
<script>
  import Row from './Row.svelte';
  import { put } from './store';
  function close() { put(2); }
</script>
<Row on:click={close} />
// file: src/Row.svelte
<p>row</p>
// file: src/store.ts
export function put(n: number) {}
`),
    );
    expect(edgesOf(graph, 'calls', 'references', 'imports')).toEqual([
      'src/App.vue:5 → src/Card.vue:1 exact import',
      'src/App.vue:6 → src/store.ts:1 exact import',
      'src/App.vue:2 App → src/Card.vue:1 Card exact import',
      'src/App.vue:2 App → src/App.vue:7 App.save exact scope',
      'src/App.vue:7 App.save → src/store.ts:1 put exact import',
      'src/Panel.svelte:2 → src/Row.svelte:1 exact import',
      'src/Panel.svelte:3 → src/store.ts:1 exact import',
      'src/Panel.svelte:6 Panel → src/Row.svelte:1 Row exact import',
      'src/Panel.svelte:6 Panel → src/Panel.svelte:4 Panel.close exact scope',
      'src/Panel.svelte:4 Panel.close → src/store.ts:1 put exact import',
    ]);
  });

  it('is found behind the roots that are customary where components are built', async () => {
    const graph = await graphOf(
      filesOf(`
// file: web/src/routes/page.svelte
<script>
  import { Button } from '$lib';
  import Row from '@/parts/Row.svelte';
</script>
<Button /><Row />
// file: web/src/lib/index.ts
export { default as Button } from './Button.svelte';
// file: web/src/lib/Button.svelte
<button />
// file: web/src/parts/Row.svelte
<p />
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'web/src/routes/page.svelte:5 page → web/src/lib/Button.svelte:1 Button exact import',
      'web/src/routes/page.svelte:5 page → web/src/parts/Row.svelte:1 Row exact import',
    ]);
  });
});
