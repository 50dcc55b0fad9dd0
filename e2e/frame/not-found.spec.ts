import { demoSupplier, signIn } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

test.beforeEach(({ allowConsole }) => allowConsole(failedAnswer(404)));

test('ROUTE-19 ERR-32 an address that leads nowhere says so to a visitor', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('ROUTE-19 and to whoever is signed in', async ({ page }) => {
  await signIn(page, demoSupplier);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('leads on to the products', async ({ page }) => {
  await open(page, '/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Browse products' }).click();
  await expect(page).toHaveURL(/\/products$/);
});
