import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectShown, expectToast, open, recordToasts } from '../support/page.ts';
import { readProduct, readProducts } from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ });
const send = (page: Page) => page.getByRole('button', { name: 'Create RFQ' });
/** Says yes to the number of suppliers that a request goes to. */
const confirm = (page: Page) =>
  page
    .getByRole('alertdialog', { name: 'Send this RFQ?' })
    .getByRole('button', { name: /^Send to \d+ suppliers?$/ })
    .click();

test('ERR-17 OKMSG-04 VAL-31 VAL-35 from the cart to an RFQ of one’s own: corrected, tried again, edited and closed @phone', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  const [product] = await readProducts(request, 'inStock=true&category=cement');
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  const added = await page.request.post('/api/cart', {
    data: { productId: product!.id, quantity: product!.minOrderQuantity },
  });
  expect(added.status()).toBe(201);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Request quotes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create RFQ' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Product/ })).toHaveValue(product!.name);

  await page.getByRole('button', { name: 'Add a material' }).click();
  const name = page.getByRole('combobox', { name: /^Product/ }).last();
  await name.fill('nondo');
  await page
    .getByRole('option', { name: /^Deformed Bar/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('');
  await send(page).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Enter a number above 0')).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Steel for a slab');
  await quantity(page).last().fill('60');
  await page.getByRole('combobox', { name: /^County/ }).selectOption('Nairobi');
  // To whom it goes, where, and that it is the buyer's to change.
  const recipients = page.getByRole('region', { name: 'Suppliers who get this RFQ' });
  await expect(recipients.getByRole('status')).toHaveText(
    /^We will send this to \d+ suppliers who deliver to Nairobi/,
  );
  await recipients.getByText('See and change the list').click();
  await recipients.getByRole('checkbox', { checked: true }).first().uncheck();
  await expect(
    recipients.getByRole('button', { name: /^Ask all \d+ matching suppliers/ }),
  ).toBeVisible();
  await expectNoViolations(page, page.url());

  // The server fails, the page is left, and everything is still there.
  await page.route('**/api/rfqs', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await send(page).click();
  await confirm(page);
  await expectToast(page, 'Error', 'Failed to create RFQ. Please try again.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Steel for a slab');
  await expect(quantity(page).last()).toHaveValue('60');
  await send(page).click();
  await confirm(page);
  await expectToast(page, 'Success', 'RFQ created successfully and sent to suppliers');

  await expect(page.getByRole('heading', { level: 1, name: 'Steel for a slab' })).toBeVisible();
  await expect(main(page)).toContainText(/\d+ suppliers/);
  await expect(main(page)).toContainText('Deformed Bar');
  await expectNoViolations(page, page.url());

  // The cart says that it was asked for, and leads there.
  await open(page, '/cart');
  await expect(main(page)).toContainText('You requested quotes on');
  await page.getByRole('link', { name: 'Steel for a slab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Steel for a slab' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(quantity(page).last()).toHaveValue('60');
  await quantity(page).last().fill('75');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Success', 'RFQ updated');
  await expect(main(page)).toContainText('Version 2');
  await expect(main(page)).toContainText('75');

  await page.getByRole('button', { name: 'Close RFQ' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Bought elsewhere');
  await dialog.getByRole('button', { name: 'Close RFQ' }).click();
  await expectToast(page, 'Success', 'The RFQ is closed.');
  await expect(main(page)).toContainText('Reason: Bought elsewhere');
  await expect(page.getByRole('button', { name: 'Close RFQ' })).toHaveCount(0);
});

test('“Request Quote” on a product asks its supplier alone, and others are found and added @phone', async ({
  page,
}) => {
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  const [card] = await readProducts(page.request, 'inStock=true&category=cement');
  const product = await readProduct(page.request, card!.slug);
  const supplier = String(product.supplier.companyName);
  await open(page, `/products/${product.slug}`);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create RFQ' })).toBeVisible();
  const recipients = page.getByRole('region', { name: 'Suppliers who get this RFQ' });
  const count = recipients.getByRole('status').first();
  await expect(count).toHaveText(`We will send this to ${supplier}.`);
  await recipients.getByText('See and change the list').click();
  const chosen = recipients.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${supplier}`));

  const others = recipients.getByRole('checkbox', { checked: false });
  const labels = recipients.locator('label:has(input:not(:checked)) .leading-6');
  const other = String(await labels.first().textContent());
  const search = recipients.getByRole('searchbox', { name: 'Search suppliers' });
  await search.fill('zzqq');
  await expect(recipients).toContainText('No supplier found. Try fewer words.');
  await search.fill(other);
  await search.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await others.first().check();
  await expect(count).toHaveText(/^We will send this to 2 suppliers,/);

  await send(page).click();
  await page
    .getByRole('alertdialog', { name: 'Send this RFQ?' })
    .getByRole('button', { name: 'Send to 2 suppliers' })
    .click();
  await expectToast(page, 'Success', 'RFQ created successfully and sent to suppliers');
  await expect(main(page)).toContainText(/Sent to\s*2 suppliers/);
});

test('ROUTE-14 CONST-02 CDASH-01 CDASH-02 CDASH-03 CDASH-04 CDASH-05 CDASH-06 CDASH-08 CDASH-09 CDASH-14 CDASH-15 STATE-11 ERR-05 CONST-03 the dashboard: figures, an RFQ from the dialog, the newest three and all of them @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(401));
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  const make = (title: string) =>
    page.request.post('/api/rfqs', { data: { title, description: title } });
  for (const title of ['First', 'Second', 'Third']) expect((await make(title)).status()).toBe(201);
  const closed: { id: string } = await (await make('Fourth')).json();
  await page.request.post(`/api/rfqs/${closed.id}/close`, { data: {} });
  const shown = await recordToasts(page);
  await open(page, '/dashboard');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'My RFQs', 'Quotations', 'Messages']);
  const card = (label: string) =>
    page.locator('.card').filter({ has: page.getByText(label, { exact: true }) });
  await expect(card('Active RFQs')).toContainText(/3\s*Open for quotes/);
  await expect(card('Quotations Received')).toContainText(/0\s*From suppliers/);
  await expect(card('Completed Projects')).toContainText(/0\s*Successfully awarded/);
  await expect(card('Total Spent')).toContainText(/KSh 0\s*All time/);

  await page.getByRole('button', { name: 'Create RFQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create RFQ' });
  await dialog.getByRole('button', { name: 'Create RFQ' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Roof of a shop');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Mabati gauge 28');
  await expectNoViolations(page, page.url());

  await dialog.getByRole('button', { name: 'Add a material' }).click();
  await dialog.getByRole('combobox', { name: /^Product/ }).pressSequentially('cem');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove line 1' }).click();
  await expect(dialog.getByRole('button', { name: 'Add a material' })).toBeFocused();
  // To whom it goes is shown before it is sent, and the list is the buyer's to change.
  const recipients = dialog.getByRole('region', { name: 'Suppliers who get this RFQ' });
  await expect(recipients.getByRole('status').first()).toHaveText(
    /^We will send this to \d+ suppliers, in any county/,
  );
  await recipients.getByText('See and change the list').click();
  await expect(recipients.getByRole('checkbox', { checked: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Create RFQ' }).click();
  await confirm(page);
  await expectToast(page, 'Success', 'RFQ created successfully and sent to suppliers');
  await expect(dialog).toHaveCount(0);
  await expect(card('Active RFQs')).toContainText(/4\s*Open for quotes/);
  const recent = page
    .getByRole('region', { name: 'Recent RFQs' })
    .getByRole('heading', { level: 3 });
  await expect(recent).toHaveText(['Roof of a shop', 'Fourth', 'Third']);

  await tabs.filter({ hasText: 'My RFQs' }).click();
  const rows = page.getByRole('table', { name: 'My RFQs' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText('Roof of a shop');
  await expect(rows.nth(1)).toContainText('Not specified');
  await expect(rows.nth(1).locator('.badge-default')).toHaveText('Open');
  await expect(rows.nth(2).locator('.badge-secondary')).toHaveText('Closed');
  await tabs.filter({ hasText: 'Messages' }).click();
  await expect(page.getByRole('link', { name: 'Browse products' })).toBeVisible();
  await expectNoViolations(page, page.url());

  // Signed out elsewhere meanwhile: said, and led to the sign-in and back.
  await page.getByRole('button', { name: 'Create RFQ' }).click();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Kept');
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('On this device');
  await page.route('**/api/rfqs', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } }),
  );
  const asked = page.waitForRequest('**/api/login?next=%2Fdashboard**');
  await dialog.getByRole('button', { name: 'Create RFQ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Send/ }).click();
  await expectShown(shown, 'Unauthorized', 'You are logged out. Logging in again...');
  await asked;
});
