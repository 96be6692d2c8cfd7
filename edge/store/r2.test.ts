import { startWorkerd } from '../miniflare.ts';
import { describeStore, PREFIX } from './contract.ts';
import { cloudflareStore } from './r2.ts';

describeStore('R2 and KV', async () => {
  const workerd = await startWorkerd(null);
  return {
    store: cloudflareStore(await workerd.bucket(), await workerd.namespace(), PREFIX),
    stop: () => workerd.stop(),
  };
});
