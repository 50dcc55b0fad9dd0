import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectWholeWords } from '../support/broken-words.ts';
import { expectToast, open, takenOver } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

test('a supplier imports a list with three bad rows, mends a price in the table and sees its history @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  // The server asks about odd prices.
  allowConsole(failedAnswer(409));
  const supplier = await signUp(page, { role: 'supplier' });
  await open(page, '/dashboard/import');
  const name = `Imported cement ${randomUUID().slice(0, 8)}`;
  const list = [
    'Item;Bei;Unit;Aina;Qty;Shelf',
    `${name};"KSh 1,250";50 kg bag;cement;40;A`,
    'Free nails;0;kg;nails;5;B',
    'Bolts;50;piece;Fasteners & Fixings;5;B',
    ';0;piece;cement;5;B',
    'River sand;900;tonne;Sand, Ballast & Aggregates;;C',
  ].join('\n');
  const template = page.getByRole('link', { name: 'Download a template' });
  await expect(template).toHaveAttribute('download', /csv$/);
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);

  // Everything but "Aina" is guessed here; it is, too, but may be chosen otherwise.
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category).toHaveValue('3');
  await category.selectOption('Ignore');
  await expect(page.getByRole('alert')).toHaveText('Choose the column for: Category');
  await expect(page.getByRole('button', { name: 'Check the list' })).toBeDisabled();
  await category.selectOption('Aina');
  await page.getByRole('button', { name: 'Check the list' }).click();

  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeInViewport();
  const mistakes = page.getByRole('list', { name: 'Rows with errors' });
  await expect(mistakes).toContainText('Free nails');
  // Every mistake of a row at once.
  await expect(mistakes.getByRole('textbox', { name: 'Name, row 5' })).toBeVisible();
  await expect(mistakes.getByRole('textbox', { name: 'Price (KSh), row 5' })).toHaveValue('0');
  // What was meant is one press, and the rest is put right in its place; what is typed already stays.
  const meant = (item: string) =>
    mistakes
      .getByRole('listitem')
      .filter({ hasText: item })
      .getByRole('button', { name: 'Did you mean “Nails, Screws & Fasteners”?' });
  await mistakes.getByRole('textbox', { name: 'Price (KSh), row 3' }).fill('80');
  await meant('Bolts').click();
  await expect(page.getByRole('button', { name: 'Import 3 products' })).toBeVisible();
  await meant('Free nails').click();
  await expect(mistakes).not.toContainText('Free nails');
  await page.getByRole('button', { name: 'Import 4 products' }).click();
  await expect(page.getByText('4 new, 0 updated, 1 skipped.')).toBeInViewport();

  await page.getByRole('link', { name: 'See my products' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const openPrice = row.getByRole('button', { name: `Change: Price of ${name}` });
  const price = row.getByRole('textbox', { name: `Price of ${name}` });
  await openPrice.click();
  await price.fill('nothing');
  await price.press('Enter');
  await expectToast(page, 'Error', 'Enter a price above 0, such as 1250 or 1250.50');
  await expect(openPrice).toContainText('KSh 1,250');

  // Without a connection what opens still does, and what was typed is kept until it is back.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = [
      '/menu-list',
      '/dialog-panel',
      '/toast-viewport',
      '/product-dialog',
      '/quotations',
    ];
    return parts.every((part) => loaded.some((name) => name.includes(part)));
  });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: false })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Hide from buyers' }).click();
  await expectToast(page, 'Error', 'You are offline. Try again when you are back online.');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A part that was never read says so in its own place, and the others stay.
  await page.getByRole('tab', { name: 'RFQs' }).click();
  const panel = page.getByRole('tabpanel', { name: 'RFQs' });
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Products' }).click();
  await openPrice.click();
  await price.fill('1,300.50');
  await price.press('Enter');
  await expect(price).not.toHaveAttribute('aria-busy');
  await page.context().setOffline(false);
  await expect(price).toHaveValue('1,300.50');
  await price.press('Enter');
  await expectToast(page, 'Saved', name);
  await expect(openPrice).toContainText('KSh 1,300.50');

  // A price that is odd is asked about, in the table and in the form, before anything is stored.
  const question = page.getByRole('alertdialog', { name: 'Is this price right?' });
  await openPrice.click();
  await price.fill('130050');
  await price.press('Enter');
  await expect(question).toContainText('KSh 1,300.50 → KSh 130,050');
  await question.getByRole('button', { name: 'Go back and check' }).click();
  await expect(price).toHaveValue('130050');
  await price.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await form.getByLabel('Price', { exact: false }).fill('130050');
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Go back and check' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(openPrice).toContainText('KSh 130,050');
  const back = { price: '1300.50' };
  const mine = await (await page.request.get(`/api/products?supplierId=${supplier.id}`)).json();
  const made = mine.find((one: { name: string }) => one.name === name);
  expect((await page.request.put(`/api/products/${made.id}`, { data: back })).status()).toBe(200);
  await page.reload();
  await takenOver(page);
  await expect(openPrice).toContainText('KSh 1,300.50');

  // Somebody else was quicker: that is told, and not overwritten.
  const own = await page.request.get(`/api/products?supplierId=${supplier.id}`);
  const { id } = (await own.json()).find((one: { name: string }) => one.name === name);
  await page.request.put(`/api/products/${id}`, { data: { price: '1400' } });
  await openPrice.click();
  await price.fill('1350');
  await price.press('Enter');
  await expectToast(page, 'Error', 'Someone else changed this. Check it and try again.');
  await expect(openPrice).toContainText('KSh 1,400');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Price and stock history' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('KSh 1,250 → KSh 1,300.50')).toBeVisible();
});

test('CART-03 CART-07 CART-08 CART-10 ROUTE-13 VAL-53 VAL-54 OKMSG-13 a contractor finds a supplier’s product, adds it, changes the quantity, removes it and has it back @phone', async ({
  page,
}) => {
  await signUp(page, { role: 'contractor', firstName: 'Njeri' });
  await open(page, '/products?search=Bamburi+Portland');
  const card = page.getByRole('article').first();
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Who sells it, from its page; and back by what was viewed on this device.
  const seller = page.getByRole('link', { name: 'All products of this supplier' });
  const address = new URL((await seller.getAttribute('href')) ?? '', page.url());
  const supplierId = address.searchParams.get('supplier') ?? '';
  // By the keyboard: the bar at the foot of a phone's page may lie over where the pointer would go.
  await page.locator(`a[href="/suppliers/${supplierId}"]`).first().press('Enter');
  await expect(page).toHaveURL(`/suppliers/${supplierId}`);
  await expect(page.getByRole('button', { name: 'Message Supplier' }).first()).toBeVisible();
  await expect(page.getByText('Delivers to')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await open(page, '/');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await recent.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Added to cart', name);
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Supplier' })).toHaveAttribute(
    'href',
    `/messages/${supplierId}`,
  );
  await expect(main).toContainText(/KSh [\d,]+/);
  await expect(main).not.toContainText('$');
  await expect(main.getByRole('heading', { name: 'Next steps' })).toBeVisible();

  const quantity = main.getByRole('spinbutton');
  await expect(quantity).toHaveAttribute('min', '1');
  const saved = () =>
    page.waitForResponse((answer) => /\/api\/cart\/[0-9a-f-]{36}$/.test(answer.url()));
  for (const refused of ['0', '-1', '']) {
    await quantity.fill(refused);
    await quantity.blur();
    await expect(main.getByRole('alert')).toHaveCount(1);
  }
  const [change] = await Promise.all([saved(), quantity.fill('7').then(() => quantity.blur())]);
  expect(change.request().postDataJSON()).toEqual({ quantity: 7 });
  // What is undone is what was saved.
  await Promise.all([saved(), quantity.fill('1').then(() => quantity.blur())]);
  await expect(main.getByRole('button', { name: 'Decrease' })).toBeDisabled();

  await main.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Removed from cart');
  await expect(quantity).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantity).toHaveValue('1');
});

test('a supplier changes 30 prices with one tap and one key a price, is asked about an odd one, undoes it, and raises all by 5 % in 4 taps @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, { role: 'supplier' });
  const names = Array.from(
    { length: 30 },
    (_, index) => `Item ${String(index + 1).padStart(2, '0')}`,
  );
  const list = ['name,price,unit,category', ...names.map((name) => `${name},100,bag,cement`)];
  const imported = await page.request.post('/api/products/import', {
    headers: { 'content-type': 'text/csv' },
    data: list.join('\n'),
  });
  expect(imported.status()).toBe(200);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await open(page, '/dashboard/prices');
  const price = (name: string) => page.getByRole('textbox', { name: `Price of ${name}` });

  // The numbers one under the other; the last Enter stands on saving, and the next one saves.
  await tap(price('Item 01'));
  for (const [place] of names.entries()) {
    await page.keyboard.type(place === 6 ? '1060' : `${100 + place}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Save 29 prices' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Is this price right?' });
  await expect(question).toContainText('KSh 100 → KSh 1,060');
  await question.getByRole('button', { name: 'Go back and check' }).click();
  // Nothing typed is lost, not even by a reload.
  await page.reload();
  await takenOver(page);
  await expect(price('Item 30')).toHaveValue('129');
  await price('Item 07').fill('106');
  await page.getByRole('button', { name: 'Save 29 prices' }).click();
  await expectToast(page, '29 prices saved');
  expect(taps).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'The old prices are back.');
  await expect(price('Item 30')).toHaveValue('100');

  taps = 0;
  await tap(page.getByRole('checkbox', { name: 'Tick all' }));
  await tap(page.getByRole('textbox', { name: 'Change by percent' }));
  await page.keyboard.type('5');
  await tap(page.getByRole('button', { name: 'Apply' }));
  await expect(price('Item 12')).toHaveValue('105');
  await tap(page.getByRole('button', { name: 'Save 30 prices' }));
  await expectToast(page, '30 prices saved');
  expect(taps).toBe(4);

  // A list that is imported is asked about by the same rule.
  const rows = 'name,price,unit,category\nItem 01,1050,bag,cement\nItem 02,106,bag,cement';
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await open(page, '/dashboard/import');
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('The price is KSh 105 now: a change of more than 40%')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeVisible();
  await expectWholeWords(page, 'what an import would do');
  await page.getByRole('button', { name: 'The price is right' }).click();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('0 new, 2 updated, 0 skipped.')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
