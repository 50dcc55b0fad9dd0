import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const ground = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

test.describe('language', () => {
  test('the footer changes it, keeps the page, and it lasts', async ({ page }) => {
    await open(page, '/products?search=nondo');
    await footer(page).getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(/\/products\?search=nondo$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('combobox', { name: 'Aina' })).toBeVisible();
    await page.goto('/auth');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await footer(page).getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible();
  });

  test('the bar of a wide screen changes it, signed in or not, and keeps the page @desktop', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    await open(page, '/products?search=nondo');
    await bar.getByRole('link', { name: 'SW, Kiswahili' }).click();
    await expect(page).toHaveURL(/\/products\?search=nondo$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await page.setViewportSize({ width: 768, height: 800 });
    await bar.getByRole('link', { name: 'EN, English' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await signUp(page, { role: 'contractor', firstName: 'Jane' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, '/products');
    await bar.getByRole('link', { name: 'SW, Kiswahili' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    const isWider = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWider()).toBe(false);
  });

  test('pages that are loaded on the way speak it as well', async ({ page }) => {
    await page.goto('/products?lang=sw');
    await open(page, '/products');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^JengaSoko/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('main')).not.toContainText('Top Categories');
    await expect(page.getByRole('main')).not.toContainText('How it Works');
  });

  test('categories, units and specifications are in Swahili', async ({ page }) => {
    await page.goto('/?lang=sw');
    await expect(page.getByRole('main')).toContainText('Simiti na Viunganishi');
    await page.goto('/products?category=cement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simiti na Viunganishi');
    await expect(page.getByRole('combobox', { name: 'Aina' })).toContainText('Uzio na Mageti');
    await page
      .getByRole('article')
      .filter({ hasText: '/ mfuko wa 50 kg' })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(page.getByRole('tabpanel')).toContainText('Uzito wa mfuko');
    await expect(page.getByRole('main').getByText('/ mfuko wa 50 kg').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('/ 50 kg bag');
  });

  test('no word of the figures on a contractor’s dashboard is broken inside on a phone', async ({
    page,
  }) => {
    await signUp(page, { role: 'contractor', firstName: 'Jane' });
    for (const language of ['sw', 'en']) {
      await open(page, `/dashboard?lang=${language}`);
      const broken = await page.locator('main .card > p').evaluateAll((labels) =>
        labels.flatMap((label) => {
          (label as HTMLElement).style.overflowWrap = 'normal';
          return label.scrollWidth > label.clientWidth ? label.textContent : [];
        }),
      );
      expect(broken).toEqual([]);
    }
  });

  test('the browser chooses it where the reader has not @desktop', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'sw-KE', ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await context.close();
  });

  test('GEN-01 amounts are in shillings in Swahili as well @desktop', async ({ page }) => {
    await page.goto('/products?lang=sw');
    await expect(page.getByRole('article').first()).toContainText(/KSh [\d,]+/);
    await expect(page.getByRole('main')).not.toContainText('$');
  });
});

test.describe('theme', () => {
  test('the footer changes it, and it lasts', async ({ page }) => {
    await open(page, '/products');
    const light = await ground(page);
    await footer(page).getByRole('link', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    await page.goto('/');
    expect(await ground(page)).toBe(dark);
    await footer(page).getByRole('link', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await ground(page)).toBe(light);
  });

  test('the device chooses it where the reader has not', async ({ page }) => {
    await page.goto('/');
    const light = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).not.toBe(light);
  });
});
