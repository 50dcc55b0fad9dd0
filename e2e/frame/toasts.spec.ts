import type { Page } from '@playwright/test';
import { expectToast, open, stopTime, toasts } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const form = (page: Page) => page.locator('#contact form');

/** Brings the notice of a form that misses something, by the keyboard: a pointer would hold it. */
const refuse = (page: Page) => form(page).getByRole('textbox', { name: /^Name/ }).press('Enter');

/** Opens a page whose time stands still from here on. */
async function openInStillTime(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await stopTime(page);
}

test('CONST-11 a new notice takes the place of the one before it', async ({ page }) => {
  await open(page, '/');
  await refuse(page);
  await expectToast(page, 'Missing Information');
  for (const [name, text] of [
    [/^Name/, 'Jane'],
    [/^Email/, 'abc'],
    [/^Message/, 'Habari?'],
  ] as const) {
    await form(page).getByRole('textbox', { name }).fill(text);
  }
  await refuse(page);
  await expectToast(page, 'Invalid Email');
  await expect(toasts(page)).toHaveCount(1);
});

test('CONST-12 a notice is shown for 5000 ms', async ({ page }) => {
  await openInStillTime(page, '/');
  await refuse(page);
  await expectToast(page, 'Missing Information');
  await page.clock.runFor(4999);
  await expectToast(page, 'Missing Information');
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('CONST-13 a notice is swiped away to the right from 50 pixels on @desktop', async ({
  page,
}) => {
  const swipe = async (by: number) => {
    const box = await toasts(page).boundingBox();
    const y = box!.y + box!.height / 2;
    await page.mouse.move(box!.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(box!.x + 20 + by / 2, y);
    await page.mouse.move(box!.x + 20 + by, y);
    await page.mouse.up();
  };
  await openInStillTime(page, '/');
  await refuse(page);
  await expectToast(page, 'Missing Information');
  await swipe(30);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await expectToast(page, 'Missing Information');
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0);
});

test('CONST-14 F8 moves the focus to the notices @desktop', async ({ page }) => {
  await open(page, '/');
  await refuse(page);
  await expectToast(page, 'Missing Information');
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
});

test('a notice does not wait for its own code on a slow line', async ({ page }) => {
  await open(page, '/products');
  // The notice's code never comes.
  await page.route(/toast-viewport/, () => undefined);
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Login Required')).toBeVisible();
});

test('a notice is closed by its button', async ({ page }) => {
  await open(page, '/');
  await refuse(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('CONST-16 a tooltip comes after 700 ms @desktop', async ({ page }) => {
  await openInStillTime(page, '/products');
  await page.getByRole('button', { name: 'List view' }).hover();
  await page.clock.runFor(699);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip', { name: 'List view' })).toBeVisible();
});
