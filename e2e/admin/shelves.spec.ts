import { demoAdmin, signIn } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { cards } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('a search that finds nothing becomes an alias with its effect shown, and a renamed category shows in the shop @phone', async ({
  page,
}) => {
  await page.goto('/products?search=zungushio');
  await expect(cards(page)).toHaveCount(0);

  await signIn(page, demoAdmin);
  await open(page, '/admin/words');
  await page.getByRole('button', { name: /“zungushio” means$/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Add a material' }).fill('deformed');
  await dialog.getByRole('option', { name: /^Deformed Bar/ }).click();
  await expect(dialog.getByText(/A search for “zungushio” means Deformed Bar/)).toBeVisible();
  await expect(dialog.getByText('No labelled search is read differently.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save alias' }).click();
  await expectToast(page, 'Success', 'Searches use this within a few seconds.');
  await expect(page.getByRole('heading', { name: 'zungushio' })).toBeHidden();
  await expect(async () => {
    await page.goto('/products?search=zungushio');
    await expect(cards(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });

  const entry = { name: 'Scaffolding', nameSw: null, icon: null };
  const made = await page.request.post('/api/admin/categories', { data: entry });
  expect(made.status()).toBe(201);
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Edit Scaffolding' }).click();
  await dialog.getByRole('textbox', { name: 'Name in English' }).fill('Scaffolds & Props');
  await dialog.getByRole('textbox', { name: 'Name in Swahili' }).fill('Jukwaa la ujenzi');
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expectToast(page, 'Success', 'The category is saved.');
  await page.goto('/products?category=scaffolding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scaffolds & Props');
  const speak = (value: string) =>
    page.context().addCookies([{ name: 'lang', value, url: page.url() }]);
  await speak('sw');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jukwaa la ujenzi');
  await speak('en');
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Remove Scaffolds & Props' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'The category is removed.');
});
