import type { Browser, Page } from '@playwright/test';
import { demoAdmin, newEmail, newPassword, signIn, signUp } from '../support/accounts.ts';
import { addTill } from '../support/database.ts';
import { linkTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { another, deliver, placeOrder, post } from '../support/trade.ts';

/** Somebody else of the team, who works with money. */
async function colleague(owner: Page, browser: Browser): Promise<Page> {
  const email = newEmail();
  await post(owner.request, '/api/admin/staff', { email, staffRole: 'finance' });
  const link = await linkTo(owner, email, '/auth/reset');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const page = await another(browser, owner);
  await post(page.request, '/api/password/reset', { token, password: newPassword });
  await signIn(page, { email, password: newPassword });
  return page;
}

/** Money by paybill that names no order, and that M-Pesa never confirms. @returns its account number, and the statement */
async function payAstray(buyer: Page, orderId: string, amount: number) {
  const read = await buyer.request.get(`/api/orders/${orderId}/payments`);
  const { simulatedPhone } = (await read.json()).collect;
  const now = String(Date.now());
  const paid = {
    amount,
    reference: `SITE ${now}`,
    phone: `2547${now.slice(-8)}`,
    confirmations: 0,
  };
  await post(buyer.request, new URL('/control/paybill', simulatedPhone).href, paid);
  const statement = new URL(`/statement.csv?phone=${paid.phone}`, simulatedPhone).href;
  const buffer = await (await buyer.request.get(statement)).body();
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer };
  return { reference: paid.reference, file };
}

/** Of money that fits no order; null while none is known by this reference. */
async function idOfReceipt(admin: Page, reference: string): Promise<string | null> {
  const known = await (await admin.request.get('/api/admin/receipts/unmatched')).json();
  type Money = { id: string; accountReference: string | null };
  return known.find((money: Money) => money.accountReference === reference)?.id ?? null;
}

/** Of a run that broke off. */
async function cancelDrafts(admin: Page): Promise<void> {
  const { batches } = await (await admin.request.get('/api/admin/payouts')).json();
  for (const { id, status } of batches) {
    if (status === 'draft') await post(admin.request, `/api/admin/payouts/${id}/cancel`);
  }
}

test('money that only the statement has is imported and given to an order, and after its delivery one admin makes the payout and another approves it @phone', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  const [seller, admin] = [await another(browser, buyer), await another(browser, buyer)];
  await signUp(buyer, { role: 'contractor' });
  const { order, supplierId } = await placeOrder(buyer, seller);
  await addTill(supplierId, '523871', 'JIRANI HARDWARE');
  const { reference, file: statement } = await payAstray(buyer, order.id, 7_500);

  await signIn(admin, demoAdmin);
  await open(admin, '/admin/payments');
  await admin.getByRole('link', { name: 'Import statement' }).click();
  await admin.getByLabel('Choose CSV file').setInputFiles(statement);
  await expect(admin.getByRole('row').filter({ hasText: reference })).toContainText(
    'Money to settle',
  );
  await admin.getByRole('button', { name: 'Book 1 payment (KSh 7,500)' }).click();
  await expectToast(admin, 'Statement imported.');
  await expect(admin.getByRole('listitem').filter({ hasText: 'november.csv' })).toBeVisible();
  const unmatched = () => idOfReceipt(admin, reference);
  await expect.poll(unmatched).not.toBeNull();
  const address = `/admin/queues/receipts/${await unmatched()}`;
  await open(admin, address);
  const money = admin.getByRole('main').getByText(reference);
  await expect(admin.getByText('Fits no order')).toBeVisible();
  await admin.getByRole('button', { name: 'Assign' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel(/^Order number/).fill('LPO-999999999');
  await dialog.getByLabel(/^Reason/).fill('The buyer sent us the receipt');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByLabel(/^Order number/)).toHaveAccessibleDescription(/./);
  await dialog.getByLabel(/^Order number/).fill(order.number);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expectToast(admin, 'Saved.');
  await expect(money).toHaveCount(0);

  await open(seller, '/payouts');
  await expect(seller.getByRole('row').filter({ hasText: order.number })).toContainText(
    'KSh 7,500',
  );
  await deliver(buyer, seller, order.id);

  await cancelDrafts(admin);
  await open(admin, '/admin/payouts');
  await admin.getByRole('button', { name: 'Make a batch' }).click();
  await expect(admin.getByText('Another admin must approve it.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const checker = await colleague(admin, browser);
  await open(checker, '/admin/queues/payouts');
  const line = checker.getByRole('listitem').filter({ hasText: order.number }).last();
  await expect(line).toContainText('JIRANI HARDWARE · Till 523871');
  await checker.getByRole('button', { name: 'Approve' }).click();
  await expectToast(checker, 'Saved.');
  await open(checker, '/admin/payouts');
  const file = checker.getByRole('link', { name: 'M-Pesa file (CSV)' }).first();
  const csv = await checker.request.get((await file.getAttribute('href')) ?? '');
  expect(await csv.text()).toContain(`till,,523871,,JIRANI HARDWARE,7500.00,${order.number}`);
  await checker.getByRole('button', { name: 'Mark as sent' }).first().click();
  await checker.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expectToast(checker, 'Saved.');

  await open(seller, '/dashboard');
  await seller.getByRole('link', { name: 'Payouts' }).click();
  const paid = seller.getByRole('row').filter({ hasText: order.number });
  await expect(paid).toContainText(/Paid out [A-Z0-9]/);
});
