/** One suite for every library, and then what browsers do when they refuse: long because the refusals run against the same notation. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RepositorySummary } from '../../src/protocol/worker.ts';
import { createDatabases } from './database.ts';
import { createFallbackLibrary } from './fallback.ts';
import { createIndexedDbLibrary } from './indexeddb.ts';
import { createExclusive } from './lock.ts';
import { createMemoryLibrary } from './memory.ts';
import type { Library } from './types.ts';

const ANSWER_LIMIT = 300;
const never = new AbortController().signal;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const text = (content: Uint8Array | null): string => (content ? new TextDecoder().decode(content) : 'nothing');

const stored = (release = '1'): Library =>
  createIndexedDbLibrary({
    databases: createDatabases(globalThis.indexedDB, ANSWER_LIMIT),
    exclusive: createExclusive(undefined),
    release,
  });

/** `express 1`: the repository express with the id 1; its snapshot says so. */
const summary = (named: string): RepositorySummary => {
  const [name = '', id = ''] = named.split(' ');
  return {
    id,
    name,
    bytes: 3,
    coverage: {
      filesSeen: 1,
      filesIndexed: 1,
      filesParsed: 1,
      definitions: 1,
      edges: 0,
      languages: [],
      classes: [],
      skipped: [],
      parseErrors: [],
    },
  };
};
const extraction = (of: string): string => `extraction of ${of}`;
const save = (
  library: Library,
  named: string,
  keys = '',
  signal = never,
  fingerprint = `all of ${named}`,
): Promise<void> =>
  library.save(
    {
      summary: summary(named),
      snapshot: bytes(`snapshot of ${named}`),
      fingerprint,
      extractions: new Map(keys.split(' ').map((key) => [key, extraction(key)])),
    },
    signal,
  );
const listed = async (library: Library): Promise<string> =>
  (await library.list()).map(({ name, id }) => `${name} ${id}`).join(', ');
const cached = async (library: Library, name: string, keys: string): Promise<string> =>
  [...(await library.extractions(name, keys.split(' '))).keys()].join(' ');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const LIBRARIES: readonly (readonly [string, () => Library])[] = [
  ['in memory', createMemoryLibrary],
  ['in IndexedDB', stored],
  ['that can fall back', () => createFallbackLibrary(stored(), createMemoryLibrary())],
];

describe.each(LIBRARIES)('A library %s', (_, create) => {
  it('is empty at first', async () => {
    expect(await create().list()).toEqual([]);
  });

  it('lists by name, then id', async () => {
    const library = create();
    for (const named of ['gin 2', 'express 9', 'gin 1', 'Zod 3']) await save(library, named);
    expect(await listed(library)).toBe('Zod 3, express 9, gin 1, gin 2');
  });

  it('gives back a summary and a snapshot as they were', async () => {
    const library = create();
    await save(library, 'gin 1');
    expect(await library.list()).toEqual([summary('gin 1')]);
    expect(text(await library.snapshot('1'))).toBe('snapshot of gin 1');
  });

  it('gives a copy, which its caller may give away', async () => {
    const library = create();
    await save(library, 'gin 1');
    (await library.snapshot('1'))?.fill(0);
    expect(text(await library.snapshot('1'))).toBe('snapshot of gin 1');
  });

  it('knows no snapshot of another id', async () => {
    const library = create();
    await save(library, 'gin 1');
    expect(await library.snapshot('2')).toBeNull();
  });

  it('keeps the extractions of the newest content of a name', async () => {
    const library = create();
    await save(library, 'gin 1', 'a b c');
    await save(library, 'gin 2', 'b c d');
    expect(await cached(library, 'gin', 'a b c d')).toBe('b c d');
  });

  it('gives back an extraction as it was', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    expect((await library.extractions('gin', ['a'])).get('a')).toEqual(extraction('a'));
  });

  it('finds what was made from the same under the same name', async () => {
    const library = create();
    for (const named of ['gin 1', 'gin 2', 'express 3']) await save(library, named);
    expect((await library.find('gin', 'all of gin 2'))?.id).toBe('2');
    expect(await library.find('express', 'all of gin 2')).toBeNull();
    expect(await library.find('gin', 'something else')).toBeNull();
  });

  it('never finds what must be indexed again', async () => {
    const library = create();
    await save(library, 'gin 1', '', never, '');
    expect(await library.find('gin', '')).toBeNull();
  });

  it('shares no extraction between names', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    expect(await cached(library, 'express', 'a')).toBe('');
  });

  it('takes a new name for the same content', async () => {
    const library = create();
    await save(library, 'gin 1');
    await save(library, 'gin-main 1');
    expect(await listed(library)).toBe('gin-main 1');
    expect(text(await library.snapshot('1'))).toBe('snapshot of gin-main 1');
  });

  it('forgets one content and keeps the other of the same name', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    await save(library, 'gin 2', 'a');
    expect(await library.forget('1')).toBe(true);
    expect(await listed(library)).toBe('gin 2');
    expect(await library.snapshot('1')).toBeNull();
    expect(text(await library.snapshot('2'))).toBe('snapshot of gin 2');
  });

  it('forgets extractions with the last content of a name', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    await library.forget('1');
    await save(library, 'gin 2', 'b');
    expect(await cached(library, 'gin', 'a b')).toBe('b');
  });

  it('says when there was nothing to forget', async () => {
    expect(await create().forget('1')).toBe(false);
  });

  it('stores nothing once it is cancelled, and touches nothing', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    await expect(save(library, 'gin 2', 'b', AbortSignal.abort())).rejects.toMatchObject({
      problem: { code: 'cancelled' },
    });
    expect(await listed(library)).toBe('gin 1');
    expect(await cached(library, 'gin', 'a b')).toBe('a');
  });
});

describe('A library in IndexedDB', () => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

  it('is the same after a reload', async () => {
    await save(stored(), 'gin 1', 'a');
    expect(await listed(stored())).toBe('gin 1');
    expect(text(await stored().snapshot('1'))).toBe('snapshot of gin 1');
    expect(await cached(stored(), 'gin', 'a')).toBe('a');
  });

  it('has one database a name and a catalogue', async () => {
    for (const named of ['gin 1', 'gin 2', 'express 3']) await save(stored(), named);
    expect(await names()).toEqual(['codegraph-web', 'codegraph-web/express', 'codegraph-web/gin']);
  });

  it('leaves no database of a name that is forgotten or was given up', async () => {
    const library = stored();
    await save(library, 'gin 1');
    await library.forget('1');
    await save(library, 'express 2');
    await save(library, 'express-main 2');
    expect(await names()).toEqual(['codegraph-web', 'codegraph-web/express-main']);
  });

  it('shows nothing that an older release stored, and removes it with the next save', async () => {
    await save(stored('1'), 'gin 1', 'a');
    expect(await listed(stored('2'))).toBe('');
    expect(await cached(stored('2'), 'gin', 'a')).toBe('');
    await save(stored('2'), 'express 2');
    expect(await names()).toEqual(['codegraph-web', 'codegraph-web/express']);
  });

  it('lists nothing of a save that broke off before the catalogue, and removes it with the next one', async () => {
    await createDatabases(globalThis.indexedDB, ANSWER_LIMIT).use('codegraph-web/gin', (records) =>
      records.setMany([
        ['snapshot:1', bytes('half')],
        ['extraction:a', extraction('a')],
      ]),
    );
    const library = stored();
    expect(await listed(library)).toBe('');
    expect(await library.snapshot('1')).toBeNull();
    await save(library, 'gin 2', 'b');
    const keys = await createDatabases(globalThis.indexedDB, ANSWER_LIMIT).use('codegraph-web/gin', (records) =>
      records.keys(),
    );
    expect([...keys].sort()).toEqual(['extraction:b', 'snapshot:2']);
  });

  it('says that a damaged snapshot is damaged', async () => {
    const library = stored();
    await save(library, 'gin 1');
    await createDatabases(globalThis.indexedDB, ANSWER_LIMIT).use('codegraph-web/gin', (records) =>
      records.setMany([['snapshot:1', bytes('no gzip')]]),
    );
    await expect(library.snapshot('1')).rejects.toMatchObject({ problem: { code: 'bad-snapshot' } });
  });
});

/** What browsers do when they do not want to store. Each replaces a part of the platform until the test is over. */
const put = IDBObjectStore.prototype.put;
const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
const refuseWrites = (how: (store: IDBObjectStore) => never | undefined): void => {
  IDBObjectStore.prototype.put = function refused(this: IDBObjectStore, ...args: Parameters<typeof put>) {
    how(this);
    return put.apply(this, args);
  };
  restore.push(() => {
    IDBObjectStore.prototype.put = put;
  });
};
const replaceFactory = (factory: unknown): void => {
  const before = globalThis.indexedDB;
  Object.defineProperty(globalThis, 'indexedDB', { value: factory, configurable: true, writable: true });
  restore.push(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: before, configurable: true, writable: true });
  });
};

/** A transaction can be aborted once; several records are put in one. */
const aborted = new WeakSet<object>();
const abortOnce = (store: IDBObjectStore): undefined => {
  const { transaction } = store;
  if (aborted.has(transaction)) return;
  aborted.add(transaction);
  queueMicrotask(() => transaction.abort());
};

const WRITE_REFUSALS: readonly (readonly [string, string, (store: IDBObjectStore) => never | undefined])[] = [
  [
    'is full',
    'no room left',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
  [
    'rejects with null',
    'no reason that is known',
    () => {
      throw null;
    },
  ],
  ['aborts without an error', 'gave no reason', abortOnce],
];

describe.each(WRITE_REFUSALS)('When the storage %s', (_, why, how) => {
  const create = () => createFallbackLibrary(stored(), createMemoryLibrary());

  it('a new repository is kept in memory, and the reason is told', async () => {
    const library = create();
    await save(library, 'gin 1', 'a');
    refuseWrites(how);
    await save(library, 'express 2', 'b');
    expect(await listed(library)).toBe('express 2, gin 1');
    expect(text(await library.snapshot('2'))).toBe('snapshot of express 2');
    expect(await cached(library, 'express', 'b')).toBe('b');
    const state = await library.state();
    expect(state.kind).toBe('memory');
    expect(state.why).toContain(why);
    expect(state.why).toContain('In memory until this tab is closed: express. What was stored before is still there.');
  });

  it('what was stored before is as it was after a reload', async () => {
    await save(create(), 'gin 1', 'a');
    refuseWrites(how);
    await save(create(), 'gin 2', 'b');
    for (const undo of restore.splice(0)) undo();
    expect(await listed(create())).toBe('gin 1');
    expect(text(await create().snapshot('1'))).toBe('snapshot of gin 1');
    expect(await cached(create(), 'gin', 'a b')).toBe('a');
  });

  it('the next save is stored again once the storage takes it', async () => {
    const library = create();
    refuseWrites(how);
    await save(library, 'gin 1');
    for (const undo of restore.splice(0)) undo();
    await save(library, 'gin 1');
    expect(await library.state()).toEqual({ kind: 'indexeddb', why: '' });
    expect(await listed(create())).toBe('gin 1');
  });
});

const DENIALS: readonly (readonly [string, string, () => unknown])[] = [
  ['is not there', 'offers no storage', () => undefined],
  [
    'is denied',
    'does not let this page store',
    () => ({
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  ],
  ['does not answer', 'does not answer', () => ({ open: () => ({}), databases: () => new Promise(() => {}) })],
];

describe.each(DENIALS)('When the storage %s', (_, why, factory) => {
  it('everything is kept in memory, and the reason is told', async () => {
    replaceFactory(factory());
    const library = createFallbackLibrary(stored(), createMemoryLibrary());
    expect(await listed(library)).toBe('');
    await save(library, 'gin 1', 'a');
    expect(await listed(library)).toBe('gin 1');
    expect(text(await library.snapshot('1'))).toBe('snapshot of gin 1');
    expect(await library.state()).toEqual({ kind: 'memory', why: expect.stringContaining(why) });
    expect(await library.forget('1')).toBe(true);
    expect(await listed(library)).toBe('');
  });
});

describe('Writers without Web Locks', () => {
  it('follow each other, also after a failure', async () => {
    const exclusive = createExclusive(undefined);
    const order: string[] = [];
    const slow = exclusive(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('first');
      throw new Error('failed');
    }, never);
    const next = exclusive(async () => order.push('second'), never);
    await expect(slow).rejects.toThrow('failed');
    await next;
    expect(order).toEqual(['first', 'second']);
  });
});
