import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { confirmEmail, demoAdmin, newPassword, signIn, signUp } from '../support/accounts.ts';
import { endHold } from '../support/database.ts';
import { pdf } from '../support/files.ts';
import { expectToast, open } from '../support/page.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A page in a browser of its own. */
async function elsewhere(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(like.url()).origin,
    viewport: like.viewportSize(),
  });
  return context.newPage();
}

/** Calls the API as the page's account. */
async function call<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), path).toBeLessThan(300);
  return answer.json();
}

async function switchTwoStepOn(page: Page, email: string): Promise<string> {
  await confirmEmail(page, email);
  const { secret } = await call<{ secret: string }>(page, '/api/settings/totp', {
    password: newPassword,
  });
  await call(page, '/api/settings/totp/confirm', { code: codeOf(secret, -1) });
  return secret;
}

async function askForVerification(page: Page): Promise<void> {
  const { name: filename, mimeType: contentType, buffer } = pdf('cheti.pdf');
  const asked = { filename, contentType, size: buffer.length };
  const ticket = await call<{ method: string; url: string; objectPath: string }>(
    page,
    '/api/object-storage/upload-url',
    { ...asked, purpose: 'verification_document' },
  );
  const headers = { 'content-type': contentType };
  const sent = await page.request.fetch(ticket.url, {
    method: ticket.method,
    headers,
    data: buffer,
  });
  expect(sent.status()).toBeLessThan(300);
  await call(page, '/api/verification', {
    registrationNumber: 'PVT-9XU2R7K',
    kraPin: 'P051112223Z',
    documents: [ticket.objectPath],
  });
}

/** Enters a till, with the password and a code. */
async function enterTill(page: Page, button: string, number: string, code: string) {
  await open(page, '/settings/payment-details');
  await main(page).getByRole('button', { name: button }).click();
  await main(page)
    .getByRole('textbox', { name: /^Till number/ })
    .fill(number);
  await main(page)
    .getByRole('textbox', { name: /^Account name/ })
    .fill('Jirani Hardware');
  await main(page)
    .getByLabel(/^Password/)
    .fill(newPassword);
  await main(page).getByRole('textbox', { name: /^Code/ }).fill(code);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success');
}

test('payment details are entered with a code, held, checked by an admin, and shown on the order and its LPO @phone', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  const seller = await elsewhere(browser, buyer);
  const { id: sellerId, email } = await signUp(seller, { role: 'supplier' });
  const companyName = `Jirani Hardware ${sellerId.slice(0, 4)}`;
  await seller.request.put('/api/profile', {
    data: { firstName: 'Baraka', lastName: 'Mwangi', companyName },
  });
  const secret = await switchTwoStepOn(seller, email);
  await askForVerification(seller);
  await enterTill(seller, 'Add: Till (Buy Goods)', '523871', codeOf(secret));

  const rfq = await call<{ id: string }>(buyer, '/api/rfqs', {
    title: 'Slab in Ruiru',
    description: 'One trip.',
    items: [{ productName: 'Cement 42.5', quantity: 100, unit: 'bag' }],
  });
  const items = await (await buyer.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const offer = { rfqItemId: items[0].id, quantity: 100, unitPrice: 700 };
  const quotation = await call<{ id: string }>(seller, '/api/quotations', {
    rfqId: rfq.id,
    deliveryTime: 2,
    totalAmount: '70000',
    items: [offer],
  });
  const award = await call<{ orders: { id: string; number: string }[] }>(
    buyer,
    `/api/quotations/${quotation.id}/accept`,
    {},
  );
  const { id: orderId, number } = award.orders[0]!;

  // During the hold the buyer reads until when, and not which.
  await open(buyer, `/orders/${orderId}`);
  const payments = main(buyer).getByRole('region', { name: 'Payment', exact: true });
  const byTransfer = payments.getByRole('radio', { name: /^Bank transfer/ });
  await byTransfer.click();
  await expect(payments).toContainText('on hold until');
  await expect(payments).not.toContainText('523871');

  // The admin sees the till beside the documents, and approves both.
  const admin = await elsewhere(browser, buyer);
  await signIn(admin, demoAdmin);
  await open(admin, '/admin/queues/verifications');
  const entry = admin
    .getByRole('list', { name: 'Entries' })
    .getByRole('link', { name: companyName });
  await entry.click();
  const request = admin.getByRole('region', { name: companyName });
  await expect(request).toContainText('cheti.pdf');
  await expect(request).toContainText('523871');
  await request.getByRole('button', { name: `Approve ${companyName}` }).click();
  const approved = admin.waitForResponse(/\/api\/admin\/verifications\/.+\/approve$/);
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  expect((await approved).ok()).toBe(true);

  // After the hold, page, printed page and LPO say the same.
  await endHold(sellerId);
  await open(buyer, `/orders/${orderId}`);
  await byTransfer.click();
  await expect(payments).toContainText('523871');
  await expect(payments).toContainText('Checked by JengaSoko');
  await expect(main(buyer).getByText('P051112223Z')).toBeVisible();
  const signature = main(buyer).getByText('For the supplier:');
  await expect(signature).toBeHidden();
  await buyer.emulateMedia({ media: 'print' });
  await expect(signature).toBeVisible();
  await expect(payments).toContainText('523871');
  await buyer.emulateMedia({ media: 'screen' });
  const coming = buyer.waitForEvent('download');
  await main(buyer)
    .getByRole('link', { name: `LPO (PDF) ${number}` })
    .click();
  const lpo = textOfPdf(await readFile(await (await coming).path()));
  for (const words of ['523871', 'P051112223Z', 'Checked by JengaSoko', 'For the supplier']) {
    expect(lpo).toContain(words.replaceAll(' ', ''));
  }
  expect(lpo.match(/Signature/g)).toHaveLength(2);

  // A later change stands in the work list, beside what it replaces, and is rejected with a reason.
  await enterTill(seller, 'Change: Till (Buy Goods)', '990011', codeOf(secret, 1));
  await open(admin, '/admin/queues/payees');
  await entry.click();
  const change = admin.getByRole('region', { name: companyName });
  await expect(change).toContainText('990011');
  await expect(change).toContainText(/Before: .*523871/);
  await change.getByRole('button', { name: /^Reject / }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('This till has another name');
  const rejected = admin.waitForResponse(/\/api\/admin\/payment-details\/.+\/reject$/);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  expect((await rejected).ok()).toBe(true);
  await open(buyer, `/orders/${orderId}`);
  await byTransfer.click();
  await expect(payments).toContainText('523871');
  await expect(payments).not.toContainText('990011');

  // An admin's list of orders names both sides.
  await open(admin, '/orders');
  const row = admin.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Akinyi Otieno');
  await expect(row).toContainText(companyName);
});
