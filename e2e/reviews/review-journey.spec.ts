import { signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { another, deliver, placeOrder } from '../support/trade.ts';

test('a contractor reviews what was delivered with a photo, the product shows it, and the supplier replies @phone', async ({
  page: buyer,
  browser,
}) => {
  await buyer.goto('/auth');
  const seller = await another(browser, buyer);
  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi', lastName: 'Otieno' });
  const { order, product } = await placeOrder(buyer, seller, { bags: 2 });
  await deliver(buyer, seller, order.id);

  await open(buyer, `/orders/${order.id}`);
  await buyer.getByRole('button', { name: 'Review Tembo Cement 50 kg' }).click();
  const form = buyer.getByRole('alertdialog');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Choose 1 to 5 stars')).toBeVisible();
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel(/^What should others know/).fill('Fresh, but one bag was torn.');
  await form.getByLabel('Add a photo').setInputFiles(await photo('bag.jpg'));
  await expect(form.getByRole('img', { name: 'your photo' })).toBeVisible();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expectToast(buyer, 'Success', 'Thank you. Your review is on the product’s page.');
  await expect(buyer.getByRole('button', { name: 'Edit review of Tembo' })).toBeVisible();

  // Its supplier comes from the bell, and replies there.
  await open(seller, `/products/${product.slug}#reviews`);
  await expect(seller.getByRole('link', { name: '4.0 out of 5 (1 review)' })).toBeVisible();
  await expect(seller.getByText('Akinyi O.')).toBeVisible();
  await expect(seller.getByRole('img', { name: 'Photo from Akinyi O.' })).toBeVisible();
  await seller.getByRole('button', { name: 'Reply' }).click();
  const reply = seller.getByRole('alertdialog');
  await reply.getByLabel(/^Your reply/).fill('Sorry! We bring a new one tomorrow.');
  await reply.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(seller, 'Your reply is under the review.');
  await expect(seller.getByText('Sorry! We bring a new one tomorrow.')).toBeVisible();

  await open(buyer, `/orders/${order.id}`);
  await expect(buyer.getByText('Sorry! We bring a new one tomorrow.')).toBeVisible();
});
