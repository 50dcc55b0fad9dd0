import { signUp } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('a contractor orders from the cart at list price, and the supplier confirms the order', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  const context = await browser.newContext({
    baseURL: new URL(buyer.url()).origin,
    viewport: buyer.viewportSize(),
  });
  const seller = await context.newPage();
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const terms = { deliveryCounties: ['Nairobi'], deliveryFee: '800', minimumOrder: '2000' };
  expect((await seller.request.put('/api/profile', { data: terms })).status()).toBe(200);
  const categories = await readCategories(seller.request);
  const made = await seller.request.post('/api/products', {
    data: {
      ...{ name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 10 },
      categoryId: categories[0]?.id,
    },
  });
  expect(made.status()).toBe(201);
  const product: { id: string } = await made.json();

  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  const data = { productId: product.id, quantity: 2 };
  expect((await buyer.request.post('/api/cart', { data })).status()).toBe(201);
  await open(buyer, '/cart');
  await expect(buyer.getByText('orders start at KSh 2,000')).toBeVisible();
  await buyer.getByRole('button', { name: 'Increase' }).click();
  await buyer.getByRole('link', { name: 'Order from this supplier' }).click();

  const place = buyer.getByRole('button', { name: 'Place order: KSh 3,050' });
  await place.click();
  await expect(buyer.getByLabel('Delivery address')).toBeFocused();
  await buyer.getByLabel('Delivery address').fill('Plot 5, Kamakis');
  await buyer.getByLabel('County').selectOption('Nairobi');
  await place.click();
  await expect(buyer).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await expect(buyer.getByText('Plot 5, Kamakis, Nairobi')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await open(seller, new URL(buyer.url()).pathname);
  await seller.getByRole('button', { name: 'Confirm order' }).click();
  await expectToast(seller, 'Order confirmed');
  const left = await seller.request.get(`/api/products/${product.id}`);
  expect(await left.json()).toMatchObject({ supplierId, stockQuantity: 7 });
  // The buyer's page follows.
  await expect(buyer.getByText('Confirmed by the supplier')).toBeVisible();
  await context.close();
});
