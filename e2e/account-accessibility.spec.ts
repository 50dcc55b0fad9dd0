import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { confirmEmail, newPassword, signUp } from './support/accounts.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

async function expectNoViolations(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  expect(found, name).toEqual([]);
  const sideways = await page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    return window.scrollX;
  });
  expect(sideways, name).toBe(0);
}

for (const [language, theme, change, begin] of [
  ['en', 'light', 'Change', 'Set up two-step sign-in'],
  ['sw', 'dark', 'Badilisha', 'Weka kuingia kwa hatua mbili'],
] as const) {
  test(`profile, settings and two-step sign-in are free of axe violations in ${language}, ${theme}`, async ({
    page,
  }) => {
    test.slow();
    const { email } = await signUp(page, {
      role: 'supplier',
      firstName: 'Wanjiru',
      lastName: 'Kamau',
    });
    await confirmEmail(page, email);
    await page.goto(`/?lang=${language}&theme=${theme}`);
    const main = page.getByRole('main');

    await open(page, '/profile');
    await expectNoViolations(page, 'profile');
    await main.getByRole('button', { name: change, exact: true }).click();
    const pickers = main.locator('button[aria-haspopup=dialog]');
    await pickers.last().click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(24);
    await expectNoViolations(page, 'categories');
    await page.keyboard.press('Escape');
    await expectNoViolations(page, 'business details');

    await open(page, '/settings');
    await main.locator('button[aria-expanded]').click();
    await main.locator('form button[type=submit]').click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expectNoViolations(page, 'settings');

    await open(page, '/settings/two-step');
    await main.locator('input[type=password]').fill(newPassword);
    await main.getByRole('button', { name: begin }).click();
    await expect(main.getByRole('img')).toBeVisible();
    await expectNoViolations(page, 'two-step sign-in');
  });
}
