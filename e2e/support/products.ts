import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type { Category, Product, ProductCard } from '../../src/domains/catalogue/schema.ts';
import { open } from './page.ts';
import { expect } from './test.ts';

export async function readProducts(request: APIRequestContext, query = ''): Promise<ProductCard[]> {
  const answer = await request.get(`/api/products?limit=50${query && `&${query}`}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function readProduct(request: APIRequestContext, id: string): Promise<Product> {
  const answer = await request.get(`/api/products/${id}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function readCategories(request: APIRequestContext): Promise<Category[]> {
  return (await request.get('/api/categories')).json();
}

/** The first product that fits, of those that the list can be asked for. */
export async function findProduct(
  request: APIRequestContext,
  fits: (product: ProductCard) => boolean,
  query = '',
): Promise<ProductCard> {
  let address: string | null = `/api/products?limit=50${query && `&${query}`}`;
  while (address !== null) {
    const answer: APIResponse = await request.get(address);
    const found = ((await answer.json()) as ProductCard[]).find(fits);
    if (found) return found;
    address = answer.headers().link?.match(/<([^>]+)>; rel="next"/)?.[1] ?? null;
  }
  throw new Error('The demo data has no such product');
}

/** Answers the next lists of products with these. */
export async function stubProductList(page: Page, products: readonly object[]): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/products',
    (route) => route.fulfill({ json: products }),
  );
}

/**
 * Opens the list, then lets the browser ask for a list that is answered with `products`: the first
 * page comes from the server, where nothing can be put in its way.
 */
export async function openListOf(page: Page, products: readonly object[]): Promise<void> {
  await open(page, '/products');
  await stubProductList(page, products);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await expect(
    page.getByRole('heading', { name: `Showing ${products.length} product(s)` }),
  ).toBeVisible();
}

/** A product of the demo data with a few things changed. */
export async function productLike(page: Page, changes: Partial<Product>): Promise<Product> {
  const [card] = await readProducts(page.request, 'inStock=true&category=cement');
  const product = await readProduct(page.request, card!.slug);
  return { ...product, name: `${product.name} (sample)`, slug: 'sample', offers: [], ...changes };
}

/** Opens the page of a product as the browser is told it is. */
export async function openProductLike(page: Page, product: Product): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api/products/${product.slug}`,
    (route) => route.fulfill({ json: product }),
  );
  await openListOf(page, [product]);
  await cards(page).getByRole('link', { name: product.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
}

/** The cards of the list. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
