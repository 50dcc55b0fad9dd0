import type { Page } from '@playwright/test';
import { newPhone, signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { driverLinkTo } from '../support/outbox.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { another, post } from '../support/trade.ts';

/** Forty bags, ordered and confirmed. */
async function confirmedOrder(buyer: Page, seller: Page): Promise<{ id: string }> {
  const rfq = await post(buyer.request, '/api/rfqs', {
    title: 'Bags for Kitengela',
    description: 'One trip',
    deliveryLocation: 'Kitengela, behind the stage',
    items: [{ productName: 'Cement 32.5N', quantity: 40, unit: 'bag' }],
  });
  const [line] = await (await buyer.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const price = { quantity: '40', unit: 'bag', unitPrice: '750' };
  const quotation = await post(seller.request, '/api/quotations', {
    rfqId: rfq.id,
    totalAmount: '30000',
    deliveryTime: 2,
    vatIncluded: true,
    items: [{ rfqItemId: line.id, ...price }],
  });
  const award = await post(buyer.request, `/api/quotations/${quotation.id}/accept`);
  const [order] = award.orders;
  return post(seller.request, `/api/orders/${order.id}/confirm`);
}

test('a supplier sends goods, the driver counts them without a network and they are sent once when it is back, and the buyer sees what is short @phone', async ({
  page: seller,
  browser,
}) => {
  await signUp(seller, { role: 'supplier' });
  await open(seller, '/');
  const buyer = await another(browser, seller);
  await signUp(buyer, { role: 'contractor' });
  const order = await confirmedOrder(buyer, seller);
  await open(buyer, `/orders/${order.id}`);

  // The supplier names the driver. The buyer's page shows the lorry and the PIN by itself.
  await open(seller, `/orders/${order.id}`);
  await seller.getByRole('button', { name: 'Send goods' }).click();
  const dialog = seller.getByRole('alertdialog');
  const phone = newPhone();
  await dialog.getByLabel(/^Driver’s name/).fill('Peter Kamau');
  await dialog.getByLabel(/^Driver’s phone/).fill(phone);
  await dialog.getByLabel(/^Vehicle/).fill('KDA 123A');
  const quantity = dialog.getByLabel(/^Quantity of Cement/);
  await expect(quantity).toHaveValue('40');
  await quantity.fill('0');
  await dialog.getByRole('button', { name: 'Send goods' }).click();
  // What is wrong with no one field takes the focus itself, so that it is read and in view.
  const problem = dialog.locator('[data-error]');
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport({ ratio: 1 });
  await quantity.fill('40');
  await dialog.getByRole('button', { name: 'Send goods' }).click();
  const ofSeller = seller.getByRole('region', { name: 'Deliveries' });
  await expect(ofSeller.getByText('On the way', { exact: true })).toBeVisible();
  await expect(ofSeller.getByText('Delivery PIN')).toHaveCount(0);
  const ofBuyer = buyer.getByRole('region', { name: 'Deliveries' });
  await expect(ofBuyer.getByText('Peter Kamau')).toBeVisible();
  const pin = await ofBuyer.getByText(/^\d{4}$/).textContent();

  // The driver opens the link of the SMS, without an account.
  const driver = await another(browser, seller);
  await open(driver, await driverLinkTo(seller, `+254${phone.replace(/\s/g, '').slice(1)}`));
  await expect(driver.getByText('Kitengela, behind the stage')).toBeVisible();
  await driver.getByRole('button', { name: /^Something is wrong/ }).click();
  const short = driver.getByRole('spinbutton', { name: /^Short/ });
  await short.fill('41');
  await short.press('Enter');
  await expect(driver.getByText('41 is too many. Only 40 are left to count.')).toBeVisible();
  await short.fill('3');
  await short.press('Enter');
  await expect(driver.getByText('Delivered: 37 bags')).toBeVisible();
  const send = driver.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  const alert = driver.locator('[data-error]').filter({ hasText: 'Add a photo of what is short' });
  await expect(alert).toBeFocused();
  await driver.getByLabel('Take a photo').setInputFiles(await photo('bag.jpg'));
  const entered = driver.getByLabel(/^PIN of the buyer/);
  await entered.fill(pin === '0000' ? '0001' : '0000');
  await send.click();
  await expect(driver.getByRole('alert')).toBeVisible();
  await expect(entered).toBeFocused();
  await entered.fill(pin ?? '');

  // What is sent without a network stays on the phone and goes by itself, once.
  const reports: string[] = [];
  driver.on('response', (answer) => {
    if (answer.url().endsWith('/report')) reports.push(`${answer.status()}`);
  });
  await driver.context().setOffline(true);
  await send.click();
  await expect(driver.getByText('Kept on this phone.')).toBeVisible();
  expect(reports).toEqual([]);
  await driver.context().setOffline(false);
  await expect(driver.getByText('The buyer’s PIN confirmed it.')).toBeVisible();
  expect(reports).toEqual(['200']);

  // Both sides see what is short, and what is still owed.
  for (const side of [ofBuyer, ofSeller]) {
    await expect(side.getByText('37 of 40 bags')).toBeVisible();
    await expect(side.getByText('Short: 3 bags')).toBeVisible();
    await expect(side.getByText('3 of 40 bags', { exact: true })).toBeVisible();
    await expect(side.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  }
  await expect(ofSeller.getByRole('button', { name: 'Send goods' })).toBeVisible();
});
