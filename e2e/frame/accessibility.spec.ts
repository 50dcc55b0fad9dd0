import type { Locator, Page } from '@playwright/test';
import { newEmail, newPassword } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectWholeWords } from '../support/broken-words.ts';
import { expectToast, open } from '../support/page.ts';
import { cards, readProducts } from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

/** Every page that needs no sign-in, but for the products' own. */
const publicPages = [
  { name: 'landing page', path: '/' },
  { name: 'product list', path: '/products' },
  { name: 'search without a result', path: '/products?search=qzxjvkwq' },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-up', path: '/auth?tab=signup' },
  { name: 'forgotten password', path: '/auth/forgot' },
  { name: 'new password', path: '/auth/reset' },
  { name: 'not-found screen', path: '/no-such-page' },
  { name: 'product that is not there', path: '/products/no-such-product' },
] as const;

async function withProductPage(page: Page) {
  const [product] = await readProducts(page.request, 'featured=1');
  return [...publicPages, { name: 'product', path: `/products/${product!.slug}` }];
}

/** How far the page can be pushed sideways, in pixels. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, 0);
    return window.scrollX;
  });

test('every public page is free of axe violations, scrolls in no direction but down, breaks no word, and has one h1 and a title @both', async ({
  page,
  isMobile,
  allowConsole,
}) => {
  test.slow();
  allowConsole(failedAnswer(404));
  const titles = new Set<string>();
  for (const [language, theme, isAxed] of [
    // Colours are the same in every language and at every width, and labels in every theme.
    ['en', 'light', isMobile],
    ['sw', 'dark', !isMobile],
  ] as const) {
    await page.goto(`/?lang=${language}&theme=${theme}`);
    for (const { name, path } of await withProductPage(page)) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (isAxed) await expectNoViolations(page, name);
      expect(await sidewaysScroll(page), `${name}, ${language}`).toBe(0);
      await expectWholeWords(page, `${name}, ${language}`);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
      titles.add(await page.title());
    }
  }
  expect(titles.size).toBeGreaterThan(publicPages.length);
});

test('what is open over a page is free of axe violations as well @both', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('tabpanel').locator('button[type=submit]').click();
  await expectToast(page, 'Missing information');
  await expectNoViolations(page, 'sign-in with a notice');
});

test('a keyboard alone gets from the start page to a product and an account @desktop', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      await expect(focused, 'what has the focus is seen').toBeVisible();
      if (await target.evaluate((node) => node === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${target}`);
  };
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type('cement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=cement$/);

  await expect(page.getByRole('heading', { name: /for "cement"$/ })).toBeVisible();
  const product = cards(page).first().getByRole('heading').getByRole('link');
  const name = String(await product.textContent());
  await tabTo(product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await open(page, '/auth?tab=signup');
  await page.getByRole('tab', { name: 'Sign Up' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page.getByRole('radio', { name: /^Contractor/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Supplier/ })).toBeChecked();
  await tabTo(page.getByRole('textbox', { name: 'Shop name' }));
  await page.keyboard.type('Jirani Hardware');
  await tabTo(page.getByRole('textbox', { name: /^Email or Phone/ }));
  await page.keyboard.type(newEmail());
  await tabTo(page.getByRole('tabpanel').getByLabel(/^Password/));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
