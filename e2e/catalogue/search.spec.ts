import type { Page } from '@playwright/test';
import { open } from '../support/page.ts';
import { cards } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();

test('The search box suggests types, categories and products, and the keyboard chooses one', async ({
  page,
}) => {
  await open(page, '/products');
  await page.goto('/products#search');
  const box = main(page).locator('#search');
  await expect(box).toBeFocused();
  await box.pressSequentially('cem');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: /Material$/ }).first()).toBeVisible();
  await expect(list.getByRole('option', { name: /^Cement.*Category$/ })).toBeVisible();
  await expect(list.getByRole('option', { name: /KSh/ }).first()).toBeVisible();
  await expect(box).toHaveAttribute('role', 'combobox');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await box.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=/);
  await expect(list).toBeHidden();
});

test('What was typed before the code of the suggestions came gets suggestions too', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/search-suggestions-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, '/products');
  const box = main(page).locator('#search');
  await box.pressSequentially('cem');
  code.resolve();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: /^Cement.*Category$/ })).toBeVisible();
});

test('A search without results leads to an RFQ and to the assistant, its words along', async ({
  page,
}) => {
  await open(page, '/products?search=zzqqxx');
  await expect(main(page).getByRole('link', { name: 'Request quotes for it' })).toHaveAttribute(
    'href',
    '/rfqs/new?material=zzqqxx',
  );
  await expect(main(page).getByRole('link', { name: 'Ask the assistant' })).toHaveAttribute(
    'href',
    /chat=1&ask=zzqqxx$/,
  );
});

test('Search and cart are in the bar for who is not signed in', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  await bar.getByRole('link', { name: 'Search products' }).click();
  await expect(main(page).locator('#search')).toBeFocused();
});

test('A list is narrowed by a brand and a size that its products have', async ({ page }) => {
  await open(page, '/products?search=nondo');
  await main(page).locator('summary').click();
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await expect(brand.getByRole('option', { name: /^Devki Steel \(\d+\)$/ })).toBeAttached();
  await brand.selectOption({ value: 'Devki Steel' });
  await expect(page).toHaveURL(/brand=Devki/);
  await page.getByRole('combobox', { name: 'Size' }).selectOption({ value: 'diameterMm:12' });
  await expect(page).toHaveURL(/size=diameterMm/);
  await expect(main(page).getByRole('link', { name: 'Remove filter: Size: 12' })).toBeAttached();
  await page.getByRole('button', { name: /^Show / }).click();
  for (const name of await names(page)) expect(name).toMatch(/^Devki .*Y12/);
});

test('A price that a search says is shown as a filter, and taken off it leaves the search', async ({
  page,
}) => {
  await open(page, '/products?search=cement+chini+ya+1000');
  const chip = main(page).getByRole('link', { name: 'Remove filter: Up to KSh 1,000' });
  await expect(chip).toBeAttached();
  await chip.click();
  await expect(page).toHaveURL(/\/products\?search=cement$/);
  await expect(chip).toHaveCount(0);
});
