import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { photo } from '../support/files.ts';
import { open } from '../support/page.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { expect, test } from '../support/test.ts';
import { another, deliver, placeOrder } from '../support/trade.ts';

test('goods go back by agreement and a dispute is decided, each with a credit note @phone', async ({
  page: seller,
  browser,
}) => {
  await seller.goto('/auth');
  const buyer = await another(browser, seller);
  await signUp(buyer, { role: 'contractor' });
  const {
    order: { id },
  } = await placeOrder(buyer, seller, { bags: 40 });
  await deliver(buyer, seller, id);
  await Promise.all([open(buyer, `/orders/${id}`), open(seller, `/orders/${id}`)]);

  // The buyer asks to return five bags; more than arrived are refused at their field.
  await buyer.getByRole('button', { name: 'Return goods' }).click();
  const asking = buyer.getByRole('alertdialog');
  await asking.getByLabel(/^Quantity of Tembo/).fill('41');
  await asking.getByLabel(/^Why do the goods/).selectOption({ label: 'Damaged' });
  await asking.getByLabel('Add photos').setInputFiles(await photo('torn.jpg'));
  await asking.getByRole('button', { name: 'Return goods' }).click();
  await expect(asking.getByText('At most 40')).toBeVisible();
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
  await expect(buyer.locator('#disputes')).toBeFocused();
  await seller.getByRole('button', { name: /^Answer/ }).click();
  const answering = seller.getByRole('alertdialog');
  await answering.getByLabel(/^What happened/).fill('One bag was not on the lorry.');
  await answering.getByLabel('Add files').setInputFiles(await photo('lorry.jpg'));
  await answering.getByRole('button', { name: 'Answer' }).click();
  await expect(buyer.getByText('One bag was not on the lorry.')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'lorry.jpg' })).toBeVisible();

  const admin = await another(browser, seller);
  await signIn(admin, demoAdmin);
  await admin.setViewportSize({ width: 1280, height: 800 });
  await open(admin, `/orders/${id}`);
  await admin.getByRole('button', { name: /^Decide/ }).click();
  const deciding = admin.getByRole('alertdialog');
  await deciding.getByRole('button', { name: 'Decide' }).click();
  await expect(deciding.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await deciding.getByLabel(/^Quantity of Tembo/).fill('1');
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
