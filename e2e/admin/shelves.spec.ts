import { randomUUID } from 'node:crypto';
import { demoAdmin, signIn } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { cards } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('a search that finds nothing becomes an alias with its effect shown, and a renamed category shows in the shop @phone', async ({
  page,
}) => {
  const word = `zq${randomUUID().replace(/[^a-f]/g, '')}`;
  await page.goto(`/products?search=${word}`);
  await expect(cards(page)).toHaveCount(0);

  await signIn(page, demoAdmin);
  await open(page, '/admin/words');
  await page.getByRole('button', { name: `“${word}” means` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Add a material' }).fill('deformed');
  await dialog.getByRole('option', { name: /^Deformed Bar/ }).click();
  await expect(dialog.getByText(`A search for “${word}” means Deformed Bar`)).toBeVisible();
  await expect(dialog.getByText('No labelled search is read differently.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save alias' }).click();
  await expectToast(page, 'Success', 'Searches use this within a few seconds.');
  await expect(page.getByRole('heading', { name: word })).toBeHidden();
  await expect(async () => {
    await page.goto(`/products?search=${word}`);
    await expect(cards(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const entry = { name: `Shelf ${word}`, nameSw: null, icon: null };
  const made = await page.request.post('/api/admin/categories', { data: entry });
  expect(made.status()).toBe(201);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: `Edit Shelf ${word}` }).click();
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill(`Props ${word}`);
  await dialog.getByRole('textbox', { name: 'Name in Swahili' }).fill(`Jukwaa ${word}`);
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expectToast(page, 'Success', 'The category is saved.');
  await page.goto(`/products?category=shelf-${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Props ${word}`);
  const speak = (value: string) =>
    page.context().addCookies([{ name: 'lang', value, url: page.url() }]);
  await speak('sw');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jukwaa ${word}`);
  await speak('en');
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: `Remove Props ${word}` }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'The category is removed.');
});
