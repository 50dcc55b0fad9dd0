import type { APIRequestContext, Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { expectToast, open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

async function post(request: APIRequestContext, url: string, data: object = {}) {
  const answer = await request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Two bags, ordered from the cart, sent and received whole. */
async function deliveredOrder(buyer: Page, seller: Page) {
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const [category] = await readCategories(seller.request);
  const product = await post(seller.request, '/api/products', {
    ...{ name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 10 },
    categoryId: category?.id,
  });
  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  await post(buyer.request, '/api/cart', { productId: product.id, quantity: 2 });
  const place = { supplierId, deliveryAddress: 'Plot 5, Kamakis' };
  const order = await post(buyer.request, '/api/cart/checkout', place);
  await post(seller.request, `/api/orders/${order.id}/confirm`);
  const driver = { driverName: 'Peter Kamau', driverPhone: '0722 000 111', vehicle: 'KDA 123A' };
  await post(seller.request, `/api/orders/${order.id}/dispatch`, driver);
  const read = await buyer.request.get(`/api/orders/${order.id}/deliveries`);
  const { deliveries } = await read.json();
  const [{ id: deliveryId, lines }] = deliveries;
  await post(buyer.request, `/api/orders/${order.id}/deliveries`, {
    deliveryId,
    lines: lines.map(({ orderItemId, quantity }: { orderItemId: string; quantity: string }) => ({
      orderItemId,
      ...{ delivered: quantity, short: '0', damaged: '0', refused: '0' },
    })),
  });
  return { order, product };
}

test('a contractor reviews what was delivered with a photo, the product shows it, and the supplier replies @phone', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  const context = await browser.newContext({
    baseURL: new URL(buyer.url()).origin,
    viewport: buyer.viewportSize(),
  });
  const seller = await context.newPage();
  await seller.goto('/auth');
  const { order, product } = await deliveredOrder(buyer, seller);

  await open(buyer, `/orders/${order.id}`);
  await buyer.getByRole('button', { name: 'Review Tembo Cement 50 kg' }).click();
  const form = buyer.getByRole('alertdialog');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Choose 1 to 5 stars')).toBeVisible();
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel(/^What should others know/).fill('Fresh, but one bag was torn.');
  await form.getByLabel('Add a photo').setInputFiles(await photo('bag.jpg'));
  await expect(form.getByRole('img', { name: 'your photo' })).toBeVisible();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expectToast(buyer, 'Success', 'Thank you. Your review is on the product’s page.');
  await expect(buyer.getByRole('button', { name: 'Edit review of Tembo' })).toBeVisible();

  // Its supplier comes from the bell, and replies there.
  await open(seller, `/products/${product.slug}#reviews`);
  await expect(seller.getByRole('link', { name: '4.0 out of 5 (1 review)' })).toBeVisible();
  await expect(seller.getByText('Akinyi O.')).toBeVisible();
  await expect(seller.getByRole('img', { name: 'Photo from Akinyi O.' })).toBeVisible();
  await seller.getByRole('button', { name: 'Reply' }).click();
  const reply = seller.getByRole('alertdialog');
  await reply.getByLabel(/^Your reply/).fill('Sorry! We bring a new one tomorrow.');
  await reply.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(seller, 'Your reply is under the review.');
  await expect(seller.getByText('Sorry! We bring a new one tomorrow.')).toBeVisible();

  await open(buyer, `/orders/${order.id}`);
  await expect(buyer.getByText('Sorry! We bring a new one tomorrow.')).toBeVisible();
  await context.close();
});
