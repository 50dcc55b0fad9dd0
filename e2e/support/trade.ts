import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { newPhone, signUp } from './accounts.ts';
import { readCategories } from './products.ts';
import { expect } from './test.ts';

/** A page of a browser of its own: somebody else. */
export async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

/** What a journey is not about goes past the pages. */
export async function post(request: APIRequestContext, url: string, data: object = {}) {
  const answer = await request.post(url, { data });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** Bags of a new supplier's cement for KSh 750 each, ordered from the cart by who is signed in as the buyer. */
export async function placeOrder(
  buyer: Page,
  seller: Page,
  { bags = 10 }: { readonly bags?: number } = {},
) {
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const [category] = await readCategories(seller.request);
  const product = await post(seller.request, '/api/products', {
    ...{ name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 40 },
    categoryId: category?.id,
  });
  await post(buyer.request, '/api/cart', { productId: product.id, quantity: bags });
  const place = { supplierId, deliveryAddress: 'Plot 7, Ruiru', deliveryCounty: 'Kiambu' };
  const order = await post(buyer.request, '/api/cart/checkout', place);
  return { supplierId, product, order: order as { id: string; number: string } };
}

/** Everything arrives, and the buyer says so. */
export async function deliver(buyer: Page, seller: Page, orderId: string): Promise<void> {
  await post(seller.request, `/api/orders/${orderId}/confirm`);
  const trip = await post(seller.request, `/api/orders/${orderId}/dispatch`, {
    ...{ driverName: 'Peter Kamau', driverPhone: newPhone(), vehicle: 'KDA 123A' },
  });
  const [{ orderItemId, quantity }] = trip.lines;
  const all = { delivered: quantity, short: '0', damaged: '0', refused: '0' };
  await post(buyer.request, `/api/orders/${orderId}/deliveries`, {
    ...{ deliveryId: trip.id, lines: [{ orderItemId, ...all }] },
  });
}
