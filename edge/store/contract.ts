/** What every store does, as one suite. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTED_BYTES, type Store } from './types.ts';

export interface StoreUnderTest {
  readonly store: Store;
  stop(): Promise<void>;
}

/** Everything that `PREFIX` begins can be listed. */
export const PREFIX = 'listed/';

export function describeStore(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(`A store in ${name}`, () => {
    let running: StoreUnderTest;
    const store = (): Store => running.store;
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const got = async (key: string): Promise<string | null> => {
      const value = await store().get(key);
      return value ? new TextDecoder().decode(value) : null;
    };
    const listed = async (prefix: string): Promise<string[]> =>
      (await store().list(prefix)).map(({ key, value }) => `${key} = ${new TextDecoder().decode(value)}`);
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());

    it('has nothing under a key, and lists nothing, before anything was put', async () => {
      expect(await got('listed/none')).toBe(null);
      expect(await got('other/none')).toBe(null);
      expect(await listed('listed/')).toEqual([]);
    });

    it('gives back what was put, byte for byte, under either kind of key', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
      await store().put('other/bytes', all);
      expect(await store().get('other/bytes')).toEqual(all);
      await store().put('other/empty', new Uint8Array());
      expect(await got('other/empty')).toBe('');
      await store().put('listed/text', bytes('{"name":"é 😀"}'));
      expect(await got('listed/text')).toBe('{"name":"é 😀"}');
      await store().remove('listed/text');
    });

    it('keeps its own copy of what was put, and gives copies', async () => {
      const value = bytes('before');
      await store().put('other/copy', value);
      value.fill(0);
      expect(await got('other/copy')).toBe('before');
      (await store().get('other/copy'))?.fill(0);
      expect(await got('other/copy')).toBe('before');
    });

    it('replaces a value by a later one', async () => {
      await store().put('other/twice', bytes('first, and longer'));
      await store().put('other/twice', bytes('second'));
      expect(await got('other/twice')).toBe('second');
    });

    it('lists what begins like the prefix, with its value, in the order of keys', async () => {
      for (const key of ['listed/b', 'listed/a', 'listed/B', 'listed/c/a']) await store().put(key, bytes(`of ${key}`));
      expect(await listed('listed/')).toEqual([
        'listed/B = of listed/B',
        'listed/a = of listed/a',
        'listed/b = of listed/b',
        'listed/c/a = of listed/c/a',
      ]);
      expect(await listed('listed/c/')).toEqual(['listed/c/a = of listed/c/a']);
      expect(await listed('listed/c')).toEqual(['listed/c/a = of listed/c/a']);
      await store().put('listed/b', bytes('again'));
      await store().remove('listed/a');
      expect(await listed('listed/')).toEqual([
        'listed/B = of listed/B',
        'listed/b = again',
        'listed/c/a = of listed/c/a',
      ]);
      for (const key of ['listed/b', 'listed/B', 'listed/c/a']) await store().remove(key);
      expect(await listed('listed/')).toEqual([]);
    });

    it('lists more than a page of values, and values of the largest size that can be listed', async () => {
      const keys = Array.from({ length: 1_100 }, (_, at) => `listed/many/${String(at).padStart(4, '0')}`);
      for (let at = 0; at < keys.length; at += 100) {
        await Promise.all(keys.slice(at, at + 100).map((key) => store().put(key, bytes(key))));
      }
      expect((await store().list('listed/many/')).map(({ key }) => key)).toEqual(keys);
      await store().put('listed/large', bytes('x'.repeat(LISTED_BYTES)));
      expect((await store().list('listed/large'))[0]?.value.length).toBe(LISTED_BYTES);
    });

    it('removes, and is content when there is nothing to remove', async () => {
      await store().put('other/gone', bytes('x'));
      await store().remove('other/gone');
      await store().remove('other/gone');
      expect(await got('other/gone')).toBe(null);
    });

    it('holds one whole value when several are put at once', async () => {
      const values = Array.from({ length: 8 }, (_, at) => String(at).repeat(200_000));
      await Promise.all(values.map((value) => store().put('other/race', bytes(value))));
      expect(values).toContain(await got('other/race'));
    });
  });
}
