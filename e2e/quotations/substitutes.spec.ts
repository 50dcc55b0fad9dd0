import type { Browser, Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectToast, open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const lines = [
  { productName: 'Cement 42.5', quantity: 100, unit: 'bag' },
  { productName: '9 inch machine cut stone', quantity: 200, unit: 'piece' },
];

/** A supplier with a browser of its own. */
async function supplier(browser: Browser, like: Page, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(like.url()).origin });
  const page = await context.newPage();
  const { id } = await signUp(page, { role: 'supplier', firstName: name, lastName: 'Otieno' });
  const companyName = `${name} Hardware ${id.slice(0, 4)}`;
  const data = { firstName: name, lastName: 'Otieno', companyName };
  expect((await page.request.put('/api/profile', { data })).status()).toBe(200);
  return page;
}

const product = async (page: Page, name: string, unit: string, category: string) => {
  const categories = await readCategories(page.request);
  const categoryId = categories.find(({ slug }) => slug === category)?.id;
  const data = { name, unit, categoryId, price: '500', stockQuantity: 1_000 };
  const answer = await page.request.post('/api/products', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
};

test('a cheaper 32.5 cement for 42.5 wins nothing until the buyer accepts it, and the award names it @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/auth');
  await signUp(page, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  const data = { title: 'Wall in Ruiru', description: 'Cement and stone.', items: lines };
  const rfq = await (await page.request.post('/api/rfqs', { data })).json();
  const items = await (await page.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const quote = async (by: Page, prices: readonly [number, number], productId?: string) => {
    const offer = {
      rfqId: rfq.id,
      deliveryTime: 2,
      totalAmount: String(prices[0] * 100 + prices[1] * 200),
      items: [
        { rfqItemId: items[0].id, quantity: 100, unitPrice: prices[0], productId },
        { rfqItemId: items[1].id, quantity: 200, unitPrice: prices[1] },
      ],
    };
    const sent = await by.request.post('/api/quotations', { data: offer });
    expect(await sent.json()).not.toHaveProperty('code');
  };
  const good = await supplier(browser, page, 'Baraka');
  const weak = await supplier(browser, page, 'Chebet');
  await quote(good, [800, 60]);
  const weaker = await product(weak, 'Simba Cement 32.5R 50 kg', '50 kg bag', 'cement');
  await quote(weak, [500, 60], weaker);

  await open(page, `/rfqs/${rfq.id}`);
  const best = page.locator('#comparison');
  await expect(best.getByText('1 line is not what you asked for', { exact: true })).toBeVisible();
  await expect(best.getByText('Strength class: 32.5 instead of 42.5').first()).toBeVisible();
  const card = best
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: /^Chebet/ }) });
  await expect(card).toContainText('Covers 1 of 2 lines');

  // Bought all the same, it is named in the dialog; that is left.
  await card.getByRole('button', { name: /^Award all lines it quotes/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You are buying this instead of what you asked for');
  await expect(dialog).toContainText('Simba Cement 32.5R 50 kg');
  await expect(dialog).toContainText('not accepted yet');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Accepted, it counts; taken back, it does not; accepted again, it is awarded.
  const line = best.getByRole('listitem').filter({ hasText: /^Cement 42\.5/ });
  await line.locator('summary').click();
  const accept = line.getByRole('button', { name: /^Accept substitute Simba Cement/ });
  await expectNoViolations(page, 'comparison with a substitute', { within: '#comparison' });
  await accept.click();
  await expectToast(page, 'Substitute accepted. It now counts as what you asked for.');
  await expect(card).toContainText('Covers everything');
  const undo = line.getByRole('button', { name: /^Undo accepting/ });
  await expect(undo).toBeVisible();
  await expectNoViolations(page, 'comparison with an accepted substitute', {
    within: '#comparison',
  });
  await undo.click();
  await expect(card).toContainText('Covers 1 of 2 lines');
  await accept.click();
  await expect(card).toContainText('Covers everything');
  await card.getByRole('button', { name: /^Award everything/ }).click();
  await expect(dialog).toContainText('Strength class: 32.5 instead of 42.5');
  await expect(dialog).not.toContainText('not accepted yet');
  await dialog.getByRole('button', { name: 'Award and order' }).click();
  await expectToast(page, 'Awarded');

  // On the order, the supplier reads what the buyer took instead.
  await open(weak, '/orders');
  await weak.getByRole('link', { name: /^LPO-/ }).first().click();
  await expect(weak.getByText('Strength class: 32.5 instead of 42.5').first()).toBeVisible();
});

test('twelve lines of four suppliers stay short on a phone while they are closed, and the answer stands first @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/auth');
  await signUp(page, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  const wanted = Array.from({ length: 12 }, (_, index) => ({
    productName: `Pipe bracket ${100 + index * 10} mm`,
    quantity: 20 + index,
    unit: 'piece',
  }));
  const data = { title: 'Brackets', description: 'For a flat in Thika.', items: wanted };
  const rfq = await (await page.request.post('/api/rfqs', { data })).json();
  const items: { id: string; quantity: number }[] = await (
    await page.request.get(`/api/rfqs/${rfq.id}/items`)
  ).json();
  const names = ['Baraka', 'Chebet', 'Dalmas', 'Esther'];
  for (const [offset, name] of names.entries()) {
    const by = await supplier(browser, page, name);
    // Each is cheapest for some lines, so that a split is worth it.
    const priceOf = (index: number) => 300 + ((index + offset) % 4) * 100;
    const offered = items.map(({ id, quantity }, index) => ({
      rfqItemId: id,
      quantity: Number(quantity),
      unitPrice: priceOf(index),
    }));
    const totalAmount = offered.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0);
    const offer = {
      rfqId: rfq.id,
      deliveryTime: 2,
      totalAmount: String(totalAmount),
      items: offered,
    };
    const sent = await by.request.post('/api/quotations', { data: offer });
    expect(await sent.json()).not.toHaveProperty('code');
    await by.context().close();
  }
  await open(page, `/rfqs/${rfq.id}`);
  const comparison = page.locator('#comparison');
  const answers = [
    comparison.getByText('Best single supplier', { exact: true }),
    comparison.getByText('Best split award', { exact: true }),
    comparison.getByRole('heading', { name: 'What differs' }),
    comparison.locator('summary', { hasText: 'Pipe bracket 100 mm' }),
  ];
  await expect(answers[0]!).toBeVisible();
  await expect(comparison.locator('details[open]')).toHaveCount(0);
  const box = (await comparison.boundingBox())!;
  expect(box.height).toBeLessThanOrEqual(6_000);
  const places = await Promise.all(
    answers.map(async (one) => (await one.first().boundingBox())!.y),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]! - box.y).toBeLessThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
