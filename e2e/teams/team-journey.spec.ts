import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { linkTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';
import { another } from '../support/trade.ts';

/** A supplier who delivers to Nairobi and sells cement for KSh 750. */
async function shop(seller: Page) {
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const terms = { deliveryCounties: ['Nairobi'], deliveryFee: '0', minimumOrder: '0' };
  expect((await seller.request.put('/api/profile', { data: terms })).status()).toBe(200);
  const [category] = await readCategories(seller.request);
  const cement = { name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 100 };
  const data = { ...cement, categoryId: category?.id };
  const made = await seller.request.post('/api/products', { data });
  expect(made.status()).toBe(201);
  const { id: productId }: { id: string } = await made.json();
  return { supplierId, productId };
}

test('a buyer who was invited orders above the limit, and the owner approves it @phone', async ({
  page: owner,
  browser,
  allowConsole,
}) => {
  allowConsole(failedAnswer(403));
  await owner.goto('/auth');
  const [buyer, seller] = [await another(browser, owner), await another(browser, owner)];
  const { supplierId, productId } = await shop(seller);
  await signUp(owner, { role: 'contractor', firstName: 'Mwangi', lastName: 'Otieno' });
  const { email } = await signUp(buyer, { role: 'contractor', firstName: 'Wanjiru' });

  await open(owner, '/team');
  await owner.getByRole('button', { name: 'Invite' }).click();
  const invitation = owner.getByRole('alertdialog');
  await invitation.getByLabel(/^Email or phone/).fill(email);
  await invitation.getByLabel(/^Limit of one order/).fill('5,000');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(owner, 'Invitation sent.');

  await open(buyer, await linkTo(buyer, email, '/team/join'));
  await buyer.getByRole('button', { name: 'Accept' }).click();
  await expect(buyer.getByText('You work for Mwangi Otieno as Buyer.')).toBeVisible();

  const added = await buyer.request.post('/api/cart', { data: { productId, quantity: 10 } });
  expect(added.status()).toBe(201);
  await open(buyer, `/cart/order/${supplierId}`);
  await buyer.getByLabel(/^Delivery address/).fill('Plot 5, Kamakis');
  await buyer.getByLabel(/^County/).selectOption('Nairobi');
  await buyer.getByRole('button', { name: /^Place order/ }).click();
  await expect(
    buyer
      .getByRole('alert')
      .getByText(/We asked the owner/)
      .first(),
  ).toBeVisible();

  await open(owner, '/team');
  await owner.getByRole('link', { name: /^From the cart/ }).click();
  await expect(owner.getByRole('main').getByText(/^Tembo Cement/)).toBeVisible();
  await open(owner, '/team');
  await owner.getByRole('button', { name: 'Approve and order' }).click();
  await owner.waitForURL(/\/orders\//);
  await open(buyer, '/dashboard');
  await expect(buyer.getByText('Approved', { exact: true })).toBeVisible();
  await open(buyer, '/orders');
  await expect(buyer.getByRole('link', { name: /^LPO-/ })).toBeVisible();
});
