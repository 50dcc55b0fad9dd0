import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signUp } from './support/accounts.ts';
import { expectToast, open } from './support/page.ts';
import { readProducts } from './support/products.ts';
import { expect, failedAnswer, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ });
const send = (page: Page) => page.getByRole('button', { name: 'Create RFQ' });

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

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
  await page.getByRole('link', { name: 'Request quotes for this cart' }).click();
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
  await expect(page.getByText('Quantity is a number above 0')).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Steel for a slab');
  await quantity(page).last().fill('60');
  await page.getByRole('combobox', { name: /^County/ }).selectOption('Nairobi');
  await expectNoViolations(page);

  // The server fails, the page is left, and everything is still there.
  await page.route('**/api/rfqs', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await send(page).click();
  await expectToast(page, 'Error', 'Failed to create RFQ. Please try again.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Steel for a slab');
  await expect(quantity(page).last()).toHaveValue('60');
  await send(page).click();
  await expectToast(page, 'Success', 'RFQ created successfully and sent to suppliers');

  await expect(page.getByRole('heading', { level: 1, name: 'Steel for a slab' })).toBeVisible();
  await expect(main(page)).toContainText(/\d+ suppliers/);
  await expect(main(page)).toContainText('Deformed Bar');
  await expectNoViolations(page);

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
