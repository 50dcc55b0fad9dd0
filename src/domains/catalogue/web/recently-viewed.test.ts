import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostViewed, recentlyViewed } from './recently-viewed.ts';

const product = (id: string) => ({ id, slug: `slug-${id}`, name: `Product ${id}`, media: [] });

function device(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['recently-viewed', text]]);
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  return recentlyViewed;
}
afterEach(() => vi.unstubAllGlobals());

describe('recently viewed products', () => {
  it('are the latest first, each once, and not too many', () => {
    const viewed = device();
    for (let id = 0; id < 20; id += 1) viewed.add(product(String(id)));
    viewed.add(product('15'));
    const ids = viewed.read().map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['15', '19', '18']);
    expect(new Set(ids).size).toBe(mostViewed);
  });

  it('can be cleared and brought back, and whoever shows them hears of it', () => {
    const viewed = device();
    let heard = 0;
    const stop = viewed.subscribe(() => {
      heard += 1;
    });
    viewed.add(product('a'));
    const before = viewed.read();
    viewed.write([]);
    expect(viewed.read()).toEqual([]);
    viewed.write(before);
    expect(viewed.read()).toEqual(before);
    stop();
    viewed.write([]);
    expect(heard).toBe(3);
  });

  it('answers the same list while nothing changes, as a store must', () => {
    const viewed = device();
    viewed.add(product('a'));
    expect(viewed.read()).toBe(viewed.read());
  });

  it.each(['nonsense', '{}', '[1,null,{"id":"a"}]', '"x"'])('reads %s as nothing', (text) =>
    expect(device(text).read()).toEqual([]),
  );

  it('does without where nothing may be stored', () => {
    vi.stubGlobal('window', {});
    recentlyViewed.add(product('a'));
    expect(recentlyViewed.read()).toEqual([]);
  });
});
