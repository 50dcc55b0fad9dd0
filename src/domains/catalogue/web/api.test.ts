import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../ui/data/api-client.ts';
import type { Category } from '../schema.ts';
import { addToCart, getProduct, listProducts } from './api.ts';
import { readFilters } from './list-filters.ts';

interface Sent {
  path: string;
  method: string;
  body: unknown;
}

function recordingApi(status: number, body = '[]', headers: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const api = createApiClient(async (path, init) => {
    const payload = init?.body ? (JSON.parse(String(init.body)) as unknown) : null;
    sent.push({ path, method: init?.method ?? 'GET', body: payload });
    return new Response(body, { status, headers });
  });
  return { api, sent };
}

const tools: Category = {
  id: 'c-1',
  name: 'Tools',
  slug: 'tools',
  description: null,
  icon: null,
  nameSw: null,
  formerSlugs: [],
  productCount: 4,
};
const filters = (query: string) => readFilters(new URLSearchParams(query));

describe('listProducts', () => {
  it('ROUTE-07, LIST-04 asks for the id of the category whose slug was chosen', async () => {
    const { api, sent } = recordingApi(200);
    await listProducts(api, filters('search=saw&category=tools'), tools);
    expect(sent[0]?.path).toBe('/api/products?search=saw&categoryId=c-1');
  });
  it('LIST-04 asks for all categories without a categoryId', async () => {
    const { api, sent } = recordingApi(200);
    await listProducts(api, filters(''), null);
    expect(sent[0]?.path).toBe('/api/products');
  });
  it('ROUTE-07 an unknown slug finds nothing and asks nothing', async () => {
    const { api, sent } = recordingApi(200);
    const page = await listProducts(api, filters('category=moon-dust'), null);
    expect(page.items).toEqual([]);
    expect(sent).toEqual([]);
  });
  it('LIST-12 reads total and next page from the headers', async () => {
    const { api } = recordingApi(200, '[]', {
      'x-total-count': '57',
      link: '</api/products?cursor=abc>; rel="next"',
    });
    const page = await listProducts(api, filters(''), null);
    expect(page).toMatchObject({ total: 57, next: '/api/products?cursor=abc' });
  });
});

describe('getProduct', () => {
  it.each([404, 422, 500, 503])('API-18 says exactly "Product not found" on %i', async (status) => {
    const { api } = recordingApi(status, '{"message":"Something else"}');
    const failure = getProduct(api, 'x');
    await expect(failure).rejects.toThrow(/^Product not found$/);
    await expect(failure).rejects.toMatchObject({ status });
  });
});

describe('addToCart', () => {
  it('API-32 sends productId and quantity', async () => {
    const { api, sent } = recordingApi(201, '{}');
    await addToCart(api, { productId: 'p-1', quantity: 3 });
    expect(sent).toEqual([
      { path: '/api/cart', method: 'POST', body: { productId: 'p-1', quantity: 3 } },
    ]);
  });
});
