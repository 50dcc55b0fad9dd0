import { describe, expect, it } from 'vitest';
import { appendPage, cursorOf, restoreList, showsLoadMore, startList } from './load-more.ts';

const products = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({ id: `p${from + i}` }));
const next = '/api/products?search=cement&cursor=abc%3D';

describe('showsLoadMore', () => {
  it('LIST-12 appears with 20 products and not with 19', () => {
    expect(showsLoadMore(startList({ items: products(20), total: 57, next }))).toBe(true);
    expect(showsLoadMore(startList({ items: products(20), total: 20, next: null }))).toBe(true);
    expect(showsLoadMore(startList({ items: products(19), total: 19, next: null }))).toBe(false);
  });
  it('LIST-12 goes away at the end', () => {
    const first = startList({ items: products(20), total: 30, next });
    const all = appendPage(first, { items: products(10, 20), total: 30, next: null });
    expect(all.items).toHaveLength(30);
    expect(showsLoadMore(all)).toBe(false);
  });
  it('LIST-12 stays while there are further pages, however short', () => {
    const first = startList({ items: products(20), total: 45, next });
    expect(showsLoadMore(appendPage(first, { items: products(5, 20), total: 45, next }))).toBe(
      true,
    );
  });
});

describe('appendPage', () => {
  it('LIST-12 keeps the order and shows a product that moved only once', () => {
    const first = startList({ items: products(3), total: 5, next });
    const list = appendPage(first, { items: products(3, 2), total: 5, next: null });
    expect(list.items.map((item) => item.id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });
});

describe('restoreList', () => {
  it('LIST-12 brings back every loaded page under a first page read anew', () => {
    const first = { items: products(20), total: 45, next };
    const later = '/api/products?cursor=later';
    const left = appendPage(startList(first), { items: products(20, 20), total: 45, next: later });
    const [added] = products(1, 99);
    const fresh = { items: [added!, ...products(19)], total: 46, next };
    const list = restoreList(left, fresh);
    expect(list.items).toHaveLength(41);
    expect(list.items[0]).toBe(added);
    expect(list).toMatchObject({ total: 46, next: later });
    expect(showsLoadMore(list)).toBe(true);
  });
  it('LIST-12 keeps a whole list whole', () => {
    const first = { items: products(20), total: 21, next };
    const left = appendPage(startList(first), { items: products(1, 20), total: 21, next: null });
    expect(showsLoadMore(restoreList(left, first))).toBe(false);
  });
});

describe('cursorOf', () => {
  it('LIST-12 reads the cursor of the next page', () => {
    expect(cursorOf(next)).toBe('abc=');
    expect(cursorOf('/api/products')).toBeNull();
    expect(cursorOf(null)).toBeNull();
  });
});
