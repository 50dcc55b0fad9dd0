import { describe, expect, test } from 'vitest';
import { productsPerSitemap, productsSitemap, robotsText, sitemapIndex } from './sitemap.ts';

const origin = 'https://jengasoko.test';

/** A shop of `count` products with ids in order, and what was asked of it. */
function shop(count: number) {
  const products = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(8, '0'),
    slug: `item-${index}`,
  }));
  const asked: number[] = [];
  const list = async (afterId: string | null, limit: number) => {
    asked.push(limit);
    const start = afterId === null ? 0 : Number(afterId) + 1;
    return products.slice(start, start + limit);
  };
  return { list, asked };
}

const read = async (parts: AsyncIterable<string>) => {
  let xml = '';
  for await (const part of parts) xml += part;
  return xml;
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('sitemaps', () => {
  test.each([0, 1, 9_999, 10_000, 10_001, 25_000])(
    'name each of %i products exactly once, in chunks of at most 10,000',
    async (count) => {
      const { list } = shop(count);
      const chunks = addresses(await read(sitemapIndex(origin, list))).slice(2);
      expect(chunks).toHaveLength(Math.ceil(count / productsPerSitemap));
      const named: (string | undefined)[] = [];
      for (const chunk of chunks) {
        const after = new URL(chunk ?? '').searchParams.get('after');
        const products = addresses(await read(productsSitemap(origin, list, after)));
        expect(products.length).toBeLessThanOrEqual(productsPerSitemap);
        named.push(...products);
      }
      expect(named).toHaveLength(count);
      expect(new Set(named).size).toBe(count);
    },
  );

  test('read a chunk a thousand products at a time', async () => {
    const { list, asked } = shop(2_500);
    await read(productsSitemap(origin, list, null));
    expect(asked).toEqual([1_000, 1_000, 1_000]);
  });

  test('escape what XML reserves', async () => {
    const list = async () => [{ id: '1', slug: 'a&b<c>' }];
    expect(await read(productsSitemap(origin, list, null))).toContain('a&amp;b&lt;c&gt;');
  });

  test('are named in robots.txt', () => {
    expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});
