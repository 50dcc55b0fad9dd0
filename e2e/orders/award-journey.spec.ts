import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { signUp, type User } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

interface Person {
  readonly page: Page;
  readonly account: User;
  readonly company: string;
}

/** A person with a browser of their own, and a company. */
async function person(browser: Browser, like: Page, role: 'contractor' | 'supplier', name: string) {
  const context = await browser.newContext({
    baseURL: new URL(like.url()).origin,
    viewport: like.viewportSize(),
  });
  const page = await context.newPage();
  const account = await signUp(page, { role, firstName: name, lastName: 'Otieno' });
  const company = `${name} Hardware ${account.id.slice(0, 4)}`;
  const saved = await page.request.put('/api/profile', {
    data: { firstName: name, lastName: 'Otieno', companyName: company },
  });
  expect(saved.status()).toBe(200);
  return { page, account, company } satisfies Person;
}

/** Types the prices of the lines that this supplier has, and sends the quotation. */
async function quote({ page }: Person, rfqId: string, prices: Readonly<Record<string, string>>) {
  await open(page, `/rfq/${rfqId}`);
  for (const [line, price] of Object.entries(prices)) {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${line}`) }) })
      .getByLabel(/^Price per /)
      .fill(price);
  }
  await page.getByLabel('Delivery time (days)').fill('3');
  await page.getByRole('button', { name: 'Submit Quotation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send quotation' }).click();
  await expectToast(page, 'Success', 'Your quotation has been submitted successfully.');
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('CDASH-07 CDASH-15 OKMSG-04 OKMSG-12 RFQ-03 three suppliers answer a pasted list, the contractor splits the award, and each order has its document @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/auth');
  const contractor = await person(browser, page, 'contractor', 'Akinyi');
  const suppliers = [
    await person(browser, page, 'supplier', 'Baraka'),
    await person(browser, page, 'supplier', 'Chebet'),
    await person(browser, page, 'supplier', 'Dalmas'),
  ] as const;
  const [baraka, chebet, dalmas] = suppliers;
  const buyer = contractor.page;

  // A list as it came by message: every guess is shown before it is taken.
  await open(buyer, '/rfqs/new');
  await buyer.getByRole('textbox', { name: /^Title/ }).fill('Slab for a shop in Ruiru');
  await buyer.getByRole('textbox', { name: /^Description/ }).fill('One trip, before noon.');
  await buyer.getByRole('button', { name: 'Paste a list or a file' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Your list' })
    .fill('50 bags cement\nnondo Y12 pcs 20\nvitu zingine');
  await dialog.getByRole('button', { name: 'Read the list' }).click();
  await expect(dialog.getByText('From: 50 bags cement')).toBeVisible();
  await expect(dialog.getByText('From: nondo Y12 pcs 20')).toBeVisible();
  const unread = dialog.getByRole('listitem').filter({ hasText: 'vitu zingine' });
  await expect(unread.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add 2 lines' }).click();
  const products = buyer.getByRole('combobox', { name: /^Product/ });
  await expect(products).toHaveCount(2);
  const names = [await products.nth(0).inputValue(), await products.nth(1).inputValue()] as const;
  const [cement, bars] = names;
  await buyer.getByRole('button', { name: 'Create RFQ' }).click();
  await buyer.getByRole('button', { name: /^Send to \d+ suppliers?$/ }).click();
  await expectToast(buyer, 'Success', 'RFQ created successfully and sent to suppliers');
  await expect(buyer).toHaveURL(/\/rfqs\/[0-9a-f-]{36}$/);
  const rfqId = buyer.url().split('/').at(-1) ?? '';

  // Sealed answers, each from a browser of its own. One is begun, left, and gone on with.
  await open(chebet.page, `/rfq/${rfqId}`);
  await chebet.page
    .getByLabel(/^Price per /)
    .first()
    .fill('790');
  await expect(chebet.page.getByText('KSh 39,500').first()).toBeVisible();
  await chebet.page.goto('about:blank');
  await quote(baraka, rfqId, { [cement]: '700', [bars]: '1500' });
  await open(chebet.page, `/rfq/${rfqId}`);
  await expect(chebet.page.getByText('This is the quotation you started.')).toBeVisible();
  await expect(chebet.page.getByLabel(/^Price per /).first()).toHaveValue('790');
  await expect(chebet.page.getByText(baraka.company)).toHaveCount(0);
  await quote(chebet, rfqId, { [bars]: '1200' });
  await quote(dalmas, rfqId, { [cement]: '720' });

  // Everything from one costs at least 39,500 + 24,000; with the cement elsewhere it is 4,500 less.
  await open(buyer, `/rfqs/${rfqId}`);
  await expect(
    buyer.getByText('Saves KSh 4,500 compared with one supplier, with 2 orders'),
  ).toBeVisible();
  const width = await buyer.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await buyer.getByRole('button', { name: 'See this split' }).click();
  await expect(buyer.getByText('Saves KSh 4,500 against the best single supplier')).toBeVisible();
  await buyer.getByRole('button', { name: 'Award these lines' }).click();
  const confirm = buyer.getByRole('alertdialog');
  await expect(confirm.getByRole('heading', { name: 'Award to 2 suppliers?' })).toBeVisible();
  await expect(confirm).toContainText(baraka.company);
  await expect(confirm).toContainText('KSh 35,000');
  await expect(confirm).toContainText(chebet.company);
  await expect(confirm).toContainText('KSh 24,000');
  await expect(confirm).toContainText('The other quotation is rejected');
  await confirm.getByRole('button', { name: 'Award and order' }).click();
  await expectToast(buyer, 'Awarded');

  // Two orders, and their documents.
  const orders = buyer.getByRole('region', { name: 'Awarded: your orders (LPO)' });
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  const order = orders.getByRole('listitem').filter({ hasText: chebet.company });
  const link = order.getByRole('link', { name: /^LPO-\d+$/ });
  const number = (await link.textContent()) ?? '';
  const coming = buyer.waitForEvent('download');
  await order.getByRole('link', { name: `LPO (PDF) ${number}` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain(`LOCAL PURCHASE ORDER ${number}`);
  await link.click();
  await expect(buyer.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

  // Who won reads the same order; who lost reads that it lost, and of nobody else.
  await open(chebet.page, '/orders');
  await chebet.page.getByRole('link', { name: number }).click();
  await expect(chebet.page.getByRole('main').getByText('KSh 24,000').first()).toBeVisible();
  await open(dalmas.page, `/rfq/${rfqId}`);
  await expect(dalmas.page.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(dalmas.page.getByText(chebet.company)).toHaveCount(0);

  // The newest three on the overview.
  await open(buyer, '/dashboard');
  const recent = buyer.getByRole('region', { name: 'Recent quotations' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('an award of two bags leaves the rest open: what it leaves and its delivery are said, the rest is awarded, and its order cancelled @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/auth');
  const { page: buyer } = await person(browser, page, 'contractor', 'Amina');
  const near = await person(browser, page, 'supplier', 'Barasa');
  const far = await person(browser, page, 'supplier', 'Chege');
  const lines = [
    { productName: 'Cement 42.5', quantity: 2, unit: 'bag' },
    { productName: '9 inch machine cut stone', quantity: 200, unit: 'piece' },
  ];
  const request = { title: 'Wall in Juja', description: 'Cement and stone.', items: lines };
  const rfq = await (await buyer.request.post('/api/rfqs', { data: request })).json();
  const items = await (await buyer.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const offer = async (
    by: Person,
    totalAmount: string,
    prices: readonly string[],
    delivery = '0',
  ) => {
    const data = {
      ...{ rfqId: rfq.id, deliveryTime: 2, totalAmount, vatIncluded: true },
      ...{ deliveryTerms: 'per_order', deliveryCost: delivery },
      items: prices.map((unitPrice, index) => ({
        ...{ rfqItemId: items[index].id, quantity: lines[index]?.quantity, unitPrice },
      })),
    };
    expect((await by.page.request.post('/api/quotations', { data })).status()).toBe(201);
  };
  await offer(near, '9900', ['700'], '8500');
  await offer(far, '13600', ['800', '60']);

  await open(buyer, `/rfqs/${rfq.id}`);
  const card = (by: Person) =>
    buyer.getByRole('listitem').filter({
      has: buyer.getByRole('heading', { level: 4, name: by.company }),
    });
  await card(near)
    .getByRole('button', { name: /^Award all lines it quotes/ })
    .click();
  const dialog = buyer.getByRole('alertdialog');
  await expect(dialog).toContainText('Delivery is KSh 8,500, which is 86% of this order.');
  await expect(dialog.getByRole('heading', { name: 'Not awarded now' })).toBeVisible();
  await expect(dialog).toContainText('9 inch machine cut stone');
  await expect(dialog).toContainText('200 pieces');
  await expect(dialog).toContainText('The other quotation stays open for what is left.');
  await dialog.getByRole('button', { name: 'Award and order' }).click();
  await expectToast(buyer, 'Awarded');

  // The rest is there, and is awarded from the other quotation.
  const rest = buyer.getByRole('region', { name: 'Not awarded yet' });
  await expect(rest).toContainText('200 pieces');
  await rest.getByRole('link', { name: 'Award more' }).click();
  await expect(buyer.getByRole('heading', { name: 'Award what is left' })).toBeVisible();
  await card(far)
    .getByRole('button', { name: /^Award everything/ })
    .click();
  await expect(dialog).toContainText('KSh 12,000');
  await dialog.getByRole('button', { name: 'Award and order' }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: /^Order LPO-/ })).toBeVisible();

  // Cancelled before its supplier confirms it, the order gives its lines back: to a new request in one tap.
  await buyer.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByLabel(/^Why are you cancelling/).fill('The wall is put off');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expectToast(buyer, 'Order cancelled');
  await expect(buyer.getByText('The wall is put off')).toBeVisible();
  await open(buyer, `/rfqs/${rfq.id}`);
  await rest.getByRole('link', { name: 'New RFQ for the rest' }).click();
  await expect(buyer.getByRole('textbox', { name: /^Title/ })).toHaveValue('Rest of: Wall in Juja');
  await expect(buyer.getByRole('combobox', { name: /^Product/ })).toHaveValue(
    '9 inch machine cut stone',
  );

  // The other order is confirmed by its supplier, and is not the buyer's to cancel any more.
  await open(near.page, '/orders');
  await near.page.getByRole('link', { name: /^LPO-/ }).click();
  await near.page.getByRole('button', { name: 'Confirm order' }).click();
  await expectToast(near.page, 'Order confirmed');
  await open(buyer, new URL(near.page.url()).pathname);
  await expect(buyer.getByText('Confirmed by the supplier')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});
