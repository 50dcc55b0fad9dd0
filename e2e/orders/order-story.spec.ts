import type { Browser, Page } from '@playwright/test';
import { newPhone, signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { driverLinkTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { another } from '../support/trade.ts';

/** A supplier who delivers to Nairobi for KSh 800 from KSh 2,000 on, and sells cement for KSh 750. */
async function shop(seller: Page) {
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const terms = { deliveryCounties: ['Nairobi'], deliveryFee: '800', minimumOrder: '2000' };
  expect((await seller.request.put('/api/profile', { data: terms })).status()).toBe(200);
  const [category] = await readCategories(seller.request);
  const cement = { name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 10 };
  const data = { ...cement, categoryId: category?.id };
  const made = await seller.request.post('/api/products', { data });
  expect(made.status()).toBe(201);
  const { id: productId, slug }: { id: string; slug: string } = await made.json();
  return { supplierId, productId, slug };
}

/** Enters a PIN where the simulated phone asks this number for it. */
async function enterPin(phone: Page, number: string, pin: string) {
  const prompt = phone.getByRole('article').filter({ hasText: number.slice(1) });
  await prompt.getByLabel('M-Pesa PIN').fill(pin);
  await prompt.getByRole('button', { name: 'Send PIN' }).click();
}

/** The supplier sends what is owed. @returns the driver's page, opened from the SMS */
async function sendGoods(seller: Page, browser: Browser): Promise<Page> {
  const phone = newPhone();
  await seller.getByRole('button', { name: 'Send goods' }).click();
  const dialog = seller.getByRole('alertdialog');
  await dialog.getByLabel(/^Driver’s name/).fill('Peter Kamau');
  await dialog.getByLabel(/^Driver’s phone/).fill(phone);
  await dialog.getByLabel(/^Vehicle/).fill('KDA 123A');
  await dialog.getByRole('button', { name: 'Send goods' }).click();
  const driver = await another(browser, seller);
  await open(driver, await driverLinkTo(seller, `+254${phone.replace(/\s/g, '').slice(1)}`));
  return driver;
}

test('from the cart to the review: ordered, half paid by M-Pesa, confirmed, delivered short, delivered in full, paid, completed and reviewed', async ({
  page: buyer,
  browser,
}) => {
  test.slow();
  await buyer.goto('/auth');
  const [seller, phone] = [await another(browser, buyer), await another(browser, buyer)];
  const { supplierId, productId, slug } = await shop(seller);
  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });

  await test.step('the cart says what the supplier asks for, and becomes an order', async () => {
    const data = { productId, quantity: 2 };
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
  });

  const order = new URL(buyer.url()).pathname;
  const payment = buyer.getByRole('region', { name: 'Payment' });
  const number = newPhone().replace(/\s/g, '');
  await test.step('half is paid by M-Pesa, at the second try', async () => {
    await expect(payment.getByText('Simulation: no real money moves.')).toBeVisible();
    const link = payment.getByRole('link', { name: 'Open the simulated phone' });
    await phone.goto((await link.getAttribute('href')) ?? '');
    await expect(payment.getByText(/business number \d+, account number LPO-\d+/)).toBeVisible();
    for (const pin of ['0000', '1234']) {
      await payment.getByLabel('Half, KSh 1,525').check();
      await payment.getByLabel('M-Pesa phone number').fill(number);
      await payment.getByRole('button', { name: 'Pay KSh 1,525' }).click();
      const state = payment.locator('section:focus');
      await expect(state).toContainText('Check your phone and enter your M-Pesa PIN');
      await expect(state).toBeInViewport({ ratio: 1 });
      // A closed tab misses nothing.
      if (pin === '1234') {
        await buyer.reload();
        await buyer.getByRole('link', { name: 'Payment waiting' }).click();
        await expect(payment).toBeInViewport();
      }
      await enterPin(phone, number, pin);
      if (pin === '1234') continue;
      await expect(state).toContainText('The PIN was wrong.');
      await expect(state).toBeInViewport({ ratio: 1 });
    }
    await expect(payment.getByText(/Receipt S[A-Z0-9]{9}/).first()).toBeVisible();
  });

  await test.step('the supplier confirms, which takes the stock', async () => {
    await open(seller, order);
    await expect(seller.getByText('Held until delivery').first()).toBeVisible();
    await seller.getByRole('button', { name: 'Confirm order' }).click();
    await expectToast(seller, 'Order confirmed');
    const product = await seller.request.get(`/api/products/${productId}`);
    expect(await product.json()).toMatchObject({ supplierId, stockQuantity: 7 });
    await expect(buyer.getByText('Confirmed by the supplier')).toBeVisible();
  });

  const deliveries = buyer.getByRole('region', { name: 'Deliveries' });
  await test.step('the first delivery is one bag short, the second brings it', async () => {
    const first = await sendGoods(seller, browser);
    await first.getByRole('button', { name: /^Something is wrong/ }).click();
    await first.getByRole('spinbutton', { name: /^Short/ }).fill('1');
    await first.getByLabel('Take a photo').setInputFiles(await photo('bag.jpg'));
    const pin = deliveries.getByText(/^\d{4}$/);
    await first.getByLabel(/^PIN of the buyer/).fill((await pin.textContent()) ?? '');
    await first.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(first.getByText('The buyer’s PIN confirmed it.')).toBeVisible();
    await expect(deliveries.getByText('1 of 3 bags', { exact: true })).toBeVisible();

    const second = await sendGoods(seller, browser);
    await second.getByLabel(/^PIN of the buyer/).fill((await pin.textContent()) ?? '');
    await second.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(second.getByText('The buyer’s PIN confirmed it.')).toBeVisible();
    await expect(deliveries.getByText('Everything has been delivered.')).toBeVisible();
  });

  await test.step('the balance is paid, and the receipt printed', async () => {
    await payment.getByRole('button', { name: 'Pay KSh 1,525' }).click();
    await expect(payment.getByText('Check your phone and enter your M-Pesa PIN')).toBeVisible();
    await enterPin(phone, number, '1234');
    await expect(payment.getByText('Paid in full')).toBeVisible();
    await expect(seller.getByText('We owe you')).toBeVisible();
    const receipt = payment.getByRole('link', { name: 'Receipt (PDF)' }).first();
    const file = await buyer.request.get((await receipt.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
  });

  await test.step('the buyer completes the order and reviews the cement', async () => {
    await buyer.getByRole('button', { name: 'Everything has arrived' }).click();
    const asked = buyer.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Everything has arrived' }).click();
    await expectToast(buyer, 'Order completed');
    await buyer.getByRole('button', { name: 'Review Tembo Cement 50 kg' }).click();
    const form = buyer.getByRole('alertdialog');
    await form.getByRole('radio', { name: /^4/ }).check({ force: true });
    await form.getByRole('textbox').fill('Fresh cement, and the missing bag came the next day.');
    await form.getByRole('button', { name: 'Send review' }).click();
    await expectToast(buyer, 'Success', 'Thank you. Your review is on the product’s page.');
    await open(buyer, `/products/${slug}`);
    await buyer.getByRole('tab', { name: /^Reviews/ }).click();
    await expect(buyer.getByText('Fresh cement, and the missing bag')).toBeVisible();
  });
});
