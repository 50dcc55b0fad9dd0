import { beforeEach, describe, expect, it } from 'vitest';
import { KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';

const page = (text: string, status = 200) =>
  new KeptPage({ status, headers: {}, html: text, nonce: 'n' }, []);

let announce: () => void;
let changes: { isListening: boolean; onChange(listener: () => void): void; close(): Promise<void> };
let cache: PageCache;
beforeEach(() => {
  changes = {
    isListening: true,
    onChange: (listener) => {
      announce = listener;
    },
    close: async () => undefined,
  };
  cache = new PageCache(changes);
});

const read = async (key: string, text: string, status?: number) =>
  (await cache.get(key, async () => page(text, status))).body.toString();

describe('kept pages', () => {
  it('are rendered once for each key', async () => {
    expect(await read('en /', 'first')).toBe('first');
    expect(await read('en /', 'second')).toBe('first');
    expect(await read('sw /', 'kwanza')).toBe('kwanza');
  });

  it('go when a change is announced', async () => {
    await read('/', 'old');
    announce();
    expect(await read('/', 'new')).toBe('new');
  });

  it('are not used while changes could be missed', async () => {
    await read('/', 'old');
    changes.isListening = false;
    expect(await read('/', 'fresh')).toBe('fresh');
    changes.isListening = true;
    expect(await read('/', 'again')).toBe('old');
  });

  it('are not kept where a change came while they were rendered', async () => {
    const stale = await cache.get('/', async () => {
      announce();
      return page('stale');
    });
    expect(stale.body.toString()).toBe('stale');
    expect(await read('/', 'new')).toBe('new');
  });

  it('are not kept where listening ended while they were rendered', async () => {
    await cache.get('/', async () => {
      changes.isListening = false;
      return page('unsure');
    });
    changes.isListening = true;
    expect(await read('/', 'new')).toBe('new');
  });

  it('are pages and not-found pages, never failures', async () => {
    await read('/missing', 'missing', 404);
    expect(await read('/missing', 'other', 404)).toBe('missing');
    for (const status of [302, 400, 500]) {
      await read(`/${status}`, 'failed', status);
      expect(await read(`/${status}`, 'works')).toBe('works');
    }
  });
});
