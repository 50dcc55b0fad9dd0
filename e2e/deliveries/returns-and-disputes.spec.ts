import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { open } from '../support/page.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

async function browserLike(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

async function post(request: APIRequestContext, url: string, data: object = {}) {
  const answer = await request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Forty bags at 750, ordered from the cart and received whole. */
async function deliveredOrder(buyer: Page, seller: Page): Promise<string> {
  const { id: supplierId } = await signUp(seller, { role: 'supplier' });
  const [category] = await readCategories(seller.request);
  const product = await post(seller.request, '/api/products', {
    ...{ name: 'Tembo Cement 50 kg', price: '750', unit: 'bag', stockQuantity: 40 },
    categoryId: category?.id,
  });
  await signUp(buyer, { role: 'contractor' });
  await post(buyer.request, '/api/cart', { productId: product.id, quantity: 40 });
  const place = { supplierId, deliveryAddress: 'Plot 5, Kamakis' };
  const { id } = await post(buyer.request, '/api/cart/checkout', place);
  await post(seller.request, `/api/orders/${id}/confirm`);
  const driver = { driverName: 'Peter Kamau', driverPhone: '0722 000 112', vehicle: 'KDA 123A' };
  const delivery = await post(seller.request, `/api/orders/${id}/dispatch`, driver);
  const [{ orderItemId, quantity }] = delivery.lines;
  await post(buyer.request, `/api/orders/${id}/deliveries`, {
    deliveryId: delivery.id,
    lines: [{ orderItemId, delivered: quantity, short: '0', damaged: '0', refused: '0' }],
  });
  return id;
}

test('goods go back by agreement and a dispute is decided, each with a credit note @phone', async ({
  page: seller,
  browser,
}) => {
  await seller.goto('/auth');
  const buyer = await browserLike(browser, seller);
  const id = await deliveredOrder(buyer, seller);
  await Promise.all([open(buyer, `/orders/${id}`), open(seller, `/orders/${id}`)]);

  // The buyer asks to return five bags; more than arrived are refused at their field.
  await buyer.getByRole('button', { name: 'Return goods' }).click();
  const asking = buyer.getByRole('alertdialog');
  await asking.getByLabel(/^Quantity of Tembo/).fill('41');
  await asking.getByLabel(/^Why do the goods/).selectOption({ label: 'Damaged' });
  await asking.getByLabel('Add photos').setInputFiles(await photo('torn.jpg'));
  await asking.getByRole('button', { name: 'Return goods' }).click();
  await expect(asking.getByText('At most 40 can come back')).toBeVisible();
  await asking.getByLabel(/^Quantity of Tembo/).fill('5');
  await asking.getByRole('button', { name: 'Return goods' }).click();

  // The supplier agrees, and counts four.
  const ofSeller = seller.getByRole('region', { name: 'Returns' });
  await ofSeller.getByRole('button', { name: /^Agree/ }).click();
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await ofSeller.getByRole('button', { name: /^Count what came back/ }).click();
  const counting = seller.getByRole('alertdialog');
  await counting.getByLabel(/^Quantity of Tembo/).fill('4');
  await counting.getByRole('button', { name: 'Count what came back' }).click();
  await expect(ofSeller.getByText('4 of 5 bags came back')).toBeVisible();
  await expect(buyer.getByText('-KSh 3,000', { exact: true })).toBeVisible();

  // They do not agree about the rest: both say why, with files, and an admin decides.
  await buyer.getByRole('button', { name: 'Open a dispute' }).click();
  const opening = buyer.getByRole('alertdialog');
  await opening.getByLabel(/^What is wrong/).selectOption({ label: 'Goods are damaged' });
  await opening.getByLabel(/^What happened/).fill('Five came back, four were counted.');
  await opening.getByLabel('Add files').setInputFiles(await photo('five.jpg'));
  await opening.getByRole('button', { name: 'Open a dispute' }).click();
  await seller.getByRole('button', { name: /^Answer/ }).click();
  const answering = seller.getByRole('alertdialog');
  await answering.getByLabel(/^What happened/).fill('One bag was not on the lorry.');
  await answering.getByLabel('Add files').setInputFiles(await photo('lorry.jpg'));
  await answering.getByRole('button', { name: 'Answer' }).click();
  await expect(buyer.getByText('One bag was not on the lorry.')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'lorry.jpg' })).toBeVisible();

  const admin = await browserLike(browser, seller);
  await signIn(admin, demoAdmin);
  await open(admin, `/orders/${id}`);
  await admin.getByRole('button', { name: /^Decide/ }).click();
  const deciding = admin.getByRole('alertdialog');
  await deciding.getByLabel(/^Credit to the buyer/).fill('750');
  await deciding.getByLabel(/^Reason/).fill('The photo shows five bags.');
  await deciding.getByRole('button', { name: 'Decide' }).click();

  // Ordered 30,000, credited twice, 26,250 left; each credit is a document.
  await expect(buyer.getByText('The photo shows five bags.')).toBeVisible();
  await expect(buyer.getByText('KSh 26,250').first()).toBeVisible();
  const notes = buyer.getByRole('link', { name: /^Credit note CN-/ });
  await expect(notes).toHaveCount(2);
  const pdf = await buyer.request.get((await notes.first().getAttribute('href')) ?? '');
  const text = textOfPdf(await pdf.body());
  expect(text).toContain('CorrectsinvoiceLPO-');
  expect(text).toContain('3,000.00');
});
