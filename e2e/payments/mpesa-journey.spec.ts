import { signUp } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('an order is paid by M-Pesa: the PIN is wrong first, then right, in the simulated phone', async ({
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
  const terms = { deliveryCounties: ['Nairobi'], deliveryFee: '0' };
  expect((await seller.request.put('/api/profile', { data: terms })).status()).toBe(200);
  const categories = await readCategories(seller.request);
  const product = { name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 10 };
  const made = await seller.request.post('/api/products', {
    data: { ...product, categoryId: categories[0]?.id },
  });
  const { id: productId }: { id: string } = await made.json();

  await signUp(buyer, { role: 'contractor' });
  await buyer.request.post('/api/cart', { data: { productId, quantity: 2 } });
  const placed = await buyer.request.post('/api/cart/checkout', {
    data: { supplierId, deliveryAddress: 'Plot 5', deliveryCounty: 'Nairobi' },
  });
  expect(placed.status()).toBe(201);
  const order: { id: string } = await placed.json();

  await open(buyer, `/orders/${order.id}`);
  const payment = buyer.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText('Simulation: no real money moves.')).toBeVisible();
  const phone = await context.newPage();
  const link = payment.getByRole('link', { name: 'Open the simulated phone' });
  await phone.goto((await link.getAttribute('href')) ?? '');
  const number = `07${String(Date.now()).slice(-8)}`;
  const prompt = phone.getByRole('article').filter({ hasText: number.slice(1) });

  for (const pin of ['0000', '1234']) {
    await payment.getByLabel('M-Pesa phone number').fill(number);
    await payment.getByRole('button', { name: 'Pay KSh 1,500' }).click();
    await expect(payment.getByText('Check your phone and enter your M-Pesa PIN')).toBeVisible();
    // A closed tab misses nothing.
    if (pin === '1234') await buyer.reload();
    await prompt.getByLabel('M-Pesa PIN').fill(pin);
    await prompt.getByRole('button', { name: 'Send PIN' }).click();
    if (pin === '0000') await expect(payment.getByText('The PIN was wrong.')).toBeVisible();
  }
  await expect(payment.getByText('Paid in full')).toBeVisible();
  await expect(payment.getByText(/Receipt S[A-Z0-9]{9}/).first()).toBeVisible();
  await expect(payment.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();

  await open(seller, `/orders/${order.id}`);
  await expect(seller.getByText('Held until delivery').first()).toBeVisible();
  await context.close();
});
