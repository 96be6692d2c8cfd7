import { describeStore } from './contract.ts';
import { memoryStore } from './memory.ts';

describeStore('memory', async () => ({ store: memoryStore(), stop: async () => undefined }));
