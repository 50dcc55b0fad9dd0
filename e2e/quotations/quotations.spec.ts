import type { Browser, Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { pdf } from '../support/files.ts';
import { expectToast, open, recordRequests } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

/** A person with a browser of their own. */
async function person(browser: Browser, page: Page, role: 'contractor' | 'supplier') {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  const own = await context.newPage();
  return { page: own, account: await signUp(own, { role }) };
}

const nairobiDayIn = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test('GEN-02 GEN-03 ROUTE-16 RFQ-01 RFQ-02 RFQ-03 RFQ-04 RFQ-05 VAL-36 VAL-37 VAL-38 VAL-39 VAL-40 ERR-19 OKMSG-12 API-30 STATE-13 a supplier quotes, STATE-15 STATE-16 OKMSG-05 ERR-18 CDASH-10 CDASH-13 the contractor deletes one quotation and accepts the other, and both read the order and its payment @phone', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  allowConsole(failedAnswer(409));
  const supplier = await signUp(page, { role: 'supplier', firstName: 'Juma' });
  await open(page, '/');
  const contractor = await person(browser, page, 'contractor');
  const title = 'Slab in Ruiru';
  const made = await contractor.page.request.post('/api/rfqs', {
    data: {
      title,
      description: 'For the ground floor, one trip.',
      deliveryLocation: 'Ruiru, behind the stage',
      items: [
        { productName: 'Cement 32.5N', quantity: 40, unit: 'bag' },
        { productName: 'River sand', quantity: 2.5, unit: 'tonne' },
        { productName: 'Nails', quantity: 5, unit: 'kg' },
      ],
    },
  });
  const rfq = await made.json();

  // The supplier reads the request and finds the form.
  await open(page, `/rfq/${rfq.id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [
    'For the ground floor, one trip.',
    'Ruiru, behind the stage',
    'Cement 32.5N',
    'River sand',
    `Supplier ID ${supplier.id.slice(0, 8)}`,
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByLabel('Valid until')).toHaveValue(nairobiDayIn(30));
  const sent = recordRequests(page, 'POST', '/api/quotations');
  const submit = page.getByRole('button', { name: 'Submit Quotation' });
  await submit.click();
  await expect(main.getByText('Total amount is required')).toBeVisible();
  await expect(main.getByText('Delivery time is required')).toBeVisible();
  expect(sent).toEqual([]);

  // Prices by line: the total follows, with VAT and delivery.
  await page
    .getByLabel(/^Price per /)
    .first()
    .fill('722.50');
  await page.getByLabel('Delivery', { exact: true }).selectOption('per_order');
  await page.getByLabel('Delivery cost (KSh)').fill('1,500');
  await page.getByRole('switch', { name: /^Prices include VAT/ }).uncheck();
  await expect(page.getByLabel('Total amount (KSh)')).toHaveValue('35264.00');

  // Enter goes on to the next line, from the last one on to the terms, and never sends.
  const prices = page.getByLabel(/^Price per /);
  await expect(prices.first()).toHaveAttribute('enterkeyhint', 'next');
  await prices.first().press('Enter');
  await expect(prices.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Delivery', { exact: true })).toBeFocused();
  await page.getByLabel('Delivery time (days)').press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(sent).toEqual([]);

  // The buyer takes a line away meanwhile: what was typed for it goes, and is said.
  await page
    .getByLabel(/^Price per /)
    .last()
    .fill('120');
  const lines = await (await contractor.page.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const kept = lines
    .slice(0, 2)
    .map(({ id, productName, quantity, unit }: Record<string, unknown>) => {
      return { id, productName, quantity, unit };
    });
  const edited = await contractor.page.request.put(`/api/rfqs/${rfq.id}`, {
    data: { items: kept },
  });
  expect(edited.status()).toBe(200);
  await page.getByLabel('Delivery time (days)').fill('7');
  await page.locator('input[name="attachments"]').setInputFiles(pdf('bei.pdf'));
  await expect(main.getByText('Uploaded')).toBeVisible();
  const changed = page.getByRole('heading', { name: 'The buyer changed this RFQ' });
  const summary = page.getByRole('alertdialog');
  const send = summary.getByRole('button', { name: 'Send quotation' });
  await submit.click();
  await send.click();
  await expect(changed).toBeFocused();
  const gone = 'Nails: no longer requested. Your price of KSh 120 will not be sent.';
  await expect(main.getByText(gone)).toBeVisible();
  await expect(page.getByLabel('Total amount (KSh)')).toHaveValue('35264.00');
  await page.route('**/api/quotations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  // What is sent is shown first: going back sends nothing.
  await submit.click();
  for (const text of [
    '1 of 2 priced',
    '1 line has no price: River sand.',
    'Extra, for the whole order: KSh 1,500',
    '7 days',
    'KSh 35,264',
  ]) {
    await expect(summary).toContainText(text);
  }
  await summary.getByRole('button', { name: 'Go back' }).click();
  await expect(summary).toHaveCount(0);
  await expect(submit).toBeFocused();
  expect(sent).toHaveLength(1);
  await submit.click();
  await send.click();
  await expectToast(page, 'Error', 'Failed to submit quotation. Please try again.');
  await page.unroute('**/api/quotations');
  await submit.click();
  await send.click();
  await expectToast(page, 'Success', 'Your quotation has been submitted successfully.');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent.at(-1)?.body).toMatchObject({
    rfqId: rfq.id,
    totalAmount: '35264.00',
    deliveryTime: 7,
    status: 'pending',
    notes: null,
  });

  const [{ id: mine }] = await (await page.request.get(`/api/quotations?rfqId=${rfq.id}`)).json();

  // Revising goes on at its form, and giving it up back at its button.
  await open(page, `/rfq/${rfq.id}`);
  const revise = page.getByRole('button', { name: 'Revise', exact: true });
  await revise.click();
  const revising = page.getByRole('heading', { name: 'Revise your quotation' });
  await expect(revising).toBeFocused();
  await expect(revising).toBeInViewport();
  const revised = recordRequests(page, 'PUT', `/api/quotations/${mine}`);
  await prices.first().press('Enter');
  await expect(prices.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Submit revision' }).click();
  await expect(summary).toContainText('Send this revision?');
  await summary.getByRole('button', { name: 'Go back' }).click();
  expect(revised).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(revise).toBeFocused();

  // Another supplier quotes too; the contractor deletes that one, after thinking again.
  const rival = await person(browser, page, 'supplier');
  const other = await rival.page.request.post('/api/quotations', {
    data: { rfqId: rfq.id, totalAmount: '99000', deliveryTime: 30 },
  });
  const otherNumber = `Quotation #${(await other.json()).id.slice(-8)}`;
  const buyer = contractor.page;
  await open(buyer, '/dashboard?tab=quotations');
  const card = (text: string) =>
    buyer.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
  await expect(card('KSh 35,264')).toContainText('7 days');
  const deleted = recordRequests(buyer, 'DELETE', `/api/quotations/${(await other.json()).id}`);
  const askToDelete = (text: string) =>
    card(text)
      .getByRole('button', { name: /^Delete quotation/ })
      .click();
  const dialog = buyer.getByRole('alertdialog');
  await askToDelete('KSh 35,264');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await askToDelete(otherNumber);
  expect(deleted).toEqual([]);
  const failing = /\/api\/quotations\/[^/]+$/;
  await buyer.route(failing, (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(buyer, 'Error', 'Failed to delete quotation. Please try again.');
  await buyer.unroute(failing);
  await askToDelete(otherNumber);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(buyer, 'Success', 'Quotation deleted successfully');
  await expect(card(otherNumber)).toHaveCount(0);
  expect(deleted).toHaveLength(2);

  // Accepting makes the order, which both sides read.
  await card('KSh 35,264').getByRole('button', { name: 'Accept' }).click();
  await dialog.getByRole('button', { name: 'Award and order' }).click();
  // It leaves a line, so that the RFQ's page says what is left.
  await buyer.getByRole('main').getByRole('link', { name: /LPO-/ }).first().click();
  await expect(buyer.getByRole('heading', { level: 1, name: /^Order LPO-\d+$/ })).toBeVisible();
  const bought = buyer.getByRole('main');
  await expect(bought.getByText('KSh 35,264').first()).toBeVisible();
  await open(page, '/orders');
  await page.getByRole('link', { name: /^LPO-/ }).click();
  await expect(page.getByRole('main').getByText('Cement 32.5N')).toBeVisible();

  // The buyer records a transfer, and once the supplier has confirmed it, both read that it is paid.
  await buyer.getByRole('radio', { name: /^Bank transfer/ }).click();
  await buyer.getByRole('button', { name: 'Record a payment' }).click();
  const transfer = buyer.getByRole('alertdialog');
  await expect(transfer.getByLabel('Amount (KSh)')).toHaveValue('35264');
  await transfer.getByLabel('Reference').fill('FT26326 K7Q');
  await transfer.getByRole('button', { name: 'Record payment' }).click();
  await expectToast(buyer, 'Success', 'Recorded. The supplier has been notified.');
  await page.getByRole('button', { name: /^Confirm KSh 35,264/ }).click();
  const statement = page.getByRole('alertdialog');
  await expect(statement).toContainText(
    'I see KSh 35,264 with reference FT26326 K7Q on my statement.',
  );
  await statement.getByRole('button', { name: 'Yes, confirm' }).click();
  for (const side of [page, buyer]) await expect(side.getByText('Paid in full')).toBeVisible();
});
