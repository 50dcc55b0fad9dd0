import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { deliveredAgo, verify } from '../support/database.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { another, deliver, placeOrder, post } from '../support/trade.ts';

test('a contractor applies for credit, an admin sets the limit, an order goes on credit, is overdue and paid @phone', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  const [seller, admin] = [await another(browser, buyer), await another(browser, buyer)];
  // A name has no digits; an admin tells this contractor from those of other runs.
  const letters = Array.from(String(Date.now()), (digit) => 'abcdefghij'[Number(digit)]).join('');
  const name = { firstName: 'Nyota', lastName: `O${letters}` };
  const { id: buyerId } = await signUp(buyer, { role: 'contractor', ...name });
  await verify(buyerId);

  await open(buyer, '/credit');
  await buyer.getByLabel(/^Limit you need/).fill('50000');
  await buyer.getByLabel(/^Your business/).fill('We build flats in Ruiru.');
  await buyer.getByRole('button', { name: 'Send application' }).click();
  await expect(buyer.getByText('We are checking your application')).toBeVisible();

  await signIn(admin, demoAdmin);
  await open(admin, '/admin/queues/credit');
  await admin.getByRole('link', { name: new RegExp(name.lastName) }).click();
  await admin.getByRole('button', { name: `Approve ${name.firstName} ${name.lastName}` }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel(/^Limit/).fill('20000');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectToast(admin, 'Success');

  const { order } = await placeOrder(buyer, seller);
  await open(buyer, `/orders/${order.id}`);
  await buyer.getByRole('button', { name: 'Pay on credit terms' }).click();
  await expect(buyer.getByText(/^On credit, \d+ days$/)).toBeVisible();
  await open(buyer, '/orders');
  await expect(buyer.getByText('On credit', { exact: true })).toBeVisible();

  await deliver(buyer, seller, order.id);
  await deliveredAgo(order.id, 45);
  await open(buyer, '/credit');
  await expect(
    buyer.getByText('An order is overdue. Pay it to use your credit again.'),
  ).toBeVisible();
  await open(admin, '/admin/credit?list=overdue');
  await expect(admin.getByText(/^KSh 7,500 overdue since/).first()).toBeVisible();

  const transfer = { method: 'bank', amount: '7500', reference: 'FT1' };
  const { id } = await post(buyer.request, `/api/orders/${order.id}/payments`, transfer);
  await post(seller.request, `/api/payments/${id}/confirm`);
  await open(buyer, '/credit');
  await expect(buyer.getByText(/^Nothing to pay\./)).toBeVisible();
  await expect(buyer.getByText('KSh 20,000').first()).toBeVisible();
});
