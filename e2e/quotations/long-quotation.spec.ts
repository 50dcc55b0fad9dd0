import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const diameters = [8, 10, 12, 16, 20, 25, 32, 40];
const sizes = [100, 150, 200, 250, 300, 350, 400, 450];

/** 40 things that a hardware shop sells: name, unit, category, price; as the buyer writes it, and its unit. */
const sold = [
  ...diameters.map((mm) => [
    `Devki Deformed Bar Y${mm} 12 m`,
    '12 m bar',
    'steel-rebar',
    mm * 100,
    `Nondo Y${mm}`,
    'piece',
  ]),
  ...sizes.flatMap((mm) =>
    ['Umoja', 'Simba', 'Tembo', 'Twiga'].map((make) => [
      `${make} Pipe Bracket ${mm} mm`,
      'piece',
      'plumbing',
      mm,
      `${make} pipe bracket ${mm} mm`,
      'pcs',
    ]),
  ),
] as const;

/** Counts what is tapped and typed on this page from now on. */
async function countTaps(page: Page) {
  await page.evaluate(() => {
    const counted = { taps: 0, keys: 0 };
    Reflect.set(window, 'counted', counted);
    const count = (what: keyof typeof counted) => (event: Event) => {
      if (event.isTrusted) counted[what] += 1;
    };
    addEventListener('click', count('taps'), true);
    addEventListener('keydown', count('keys'), true);
  });
  return () =>
    page.evaluate(() => Reflect.get(window, 'counted') as { taps: number; keys: number });
}

test('a supplier prices 40 lines from its own list in at most six taps, or by hand with one number and one key a line @phone', async ({
  page,
  browser,
}) => {
  const supplier = await signUp(page, { role: 'supplier', firstName: 'Juma' });
  const csv = [
    'name,unit,category,price,stockQuantity',
    // Nothing is left of the last.
    ...sold.map(([name, unit, category, price], place) =>
      [name, unit, category, price, place === sold.length - 1 ? 0 : 500].join(','),
    ),
  ].join('\n');
  const imported = await page.request.post('/api/products/import', {
    headers: { 'content-type': 'text/csv' },
    data: csv,
  });
  expect(await imported.text()).not.toContain('"error":"');
  const own = await page.request.get(`/api/products?supplierId=${supplier.id}&limit=50`);
  expect(await own.json()).toHaveLength(40);

  await open(page, '/');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const contractor = await context.newPage();
  await signUp(contractor, { role: 'contractor' });
  const made = await contractor.request.post('/api/rfqs', {
    data: {
      title: 'Everything for a block of flats',
      description: 'Forty lines.',
      items: [
        // Two tonnes of the first: the shop sells it by the bar.
        ...sold.map(([, , , , productName, unit], place) =>
          place === 2
            ? { productName, quantity: 2, unit: 'tonne' }
            : { productName, quantity: 10, unit },
        ),
      ],
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();

  // From the list: fill, confirm, days, submit, send.
  await open(page, `/rfq/${id}`);
  const main = page.getByRole('main');
  const prices = page.getByLabel(/^Price per /);
  await expect(prices).toHaveCount(40);
  const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(height).toBeLessThan(9);
  const counted = await countTaps(page);
  await page.getByRole('button', { name: 'Fill from my price list' }).tap();
  // What was filled is said above the lines: no message lies over the total.
  await expect(main.getByText('40 prices to confirm')).toBeVisible();
  await expect(main.getByText('40 of 40 priced')).toBeInViewport();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(main.getByText('You do not have enough stock for 1 of them.')).toBeVisible();
  await expect(main.getByText('out of stock')).toBeVisible();
  await expect(prices.nth(2)).toHaveValue('1200');
  await expect(main.getByText(/same type and size · 2 tonnes = 188 /)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm all' }).tap();
  await expect(main.getByText('prices to confirm')).toHaveCount(0);
  await page.getByLabel('Delivery time (days)').tap();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Submit Quotation' }).tap();
  const summary = page.getByRole('alertdialog');
  await expect(summary).toContainText('40 of 40 priced');
  await summary.getByRole('button', { name: 'Send quotation' }).tap();
  await expectToast(page, 'Success', 'Your quotation has been submitted successfully.');
  expect((await counted()).taps).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/\/dashboard$/);
  const [sent] = await (await page.request.get(`/api/quotations?rfqId=${id}`)).json();
  expect(sent.items).toHaveLength(40);
  expect(sent.items.every(({ productId }: { productId: string | null }) => productId)).toBe(true);

  // By hand, in a browser that knows nothing of it: one tap to begin, then a number and a key a line.
  await page.request.post(`/api/quotations/${sent.id}/withdraw`);
  await open(page, `/rfq/${id}`);
  const byHand = await countTaps(page);
  await prices.first().tap();
  for (let line = 0; line < 40; line += 1) {
    await expect(prices.nth(line)).toBeFocused();
    await expect(prices.nth(line)).toBeInViewport();
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
  }
  expect(await byHand()).toEqual({ taps: 1, keys: 80 });
  await expect(main.getByText('40 of 40 priced')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await (await page.request.get(`/api/quotations?rfqId=${id}`)).json()).toHaveLength(1);
});
