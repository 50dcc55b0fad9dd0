import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { confirmEmail, demoAdmin, newPassword, signIn, signUp } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** The code of so many steps from now. A used one does not count again. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function enterPassword(page: Page, email: string) {
  const form = page.getByRole('tabpanel').locator('form');
  await form.getByRole('textbox', { name: /^Email or Phone/ }).fill(email);
  await form.getByLabel(/^Password/).fill(newPassword);
  await form.locator('button[type=submit]').click();
  return form;
}

for (const role of ['contractor', 'supplier'] as const) {
  test(`a ${role} switches two-step sign-in on, signs in with it, and off again`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(401));
    allowConsole(failedAnswer(422));
    const { email } = await signUp(page, { role, firstName: 'Zawadi' });
    await open(page, '/settings/two-step');
    await expect(main(page).getByRole('link', { name: 'Confirm my email' })).toBeVisible();
    await confirmEmail(page, email);
    await open(page, '/settings');
    await main(page).getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
    await main(page)
      .getByLabel(/^Password/)
      .fill(newPassword);
    await button(page, 'Set up two-step sign-in').click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = await main(page)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent();
    const secret = key!.replaceAll(' ', '');

    const code = main(page).getByRole('textbox', { name: /^Code/ });
    await code.fill('12');
    await button(page, 'Switch on').click();
    await expectToast(page, 'Error', 'This code is wrong or has already been used.');
    await code.fill(codeOf(secret));
    await button(page, 'Switch on').click();
    await expectToast(page, 'Success', 'Two-step sign-in is on.');
    const codes = await main(page)
      .getByRole('listitem')
      .getByText(/^\w{5}-\w{5}$/)
      .allTextContents();
    expect(codes).toHaveLength(10);
    await button(page, 'I have saved them').click();
    await expect(main(page).getByText('Recovery codes left: 10')).toBeVisible();

    await page.context().clearCookies();
    await open(page, '/auth?next=/settings/two-step');
    const form = await enterPassword(page, email);
    const second = form.getByRole('textbox', { name: /^Code/ });
    await expect(second).toBeFocused();
    await second.fill('000000');
    await form.locator('button[type=submit]').click();
    await expectToast(page, 'Login failed', 'This code is wrong or has already been used.');
    await second.fill(codeOf(secret, 1));
    await form.locator('button[type=submit]').click();
    await expectToast(page, 'Success', 'Login successful!');
    await expect(page).toHaveURL(/\/settings\/two-step$/);
    // The address changes before the sign-in's own form, which has a password too, has gone.
    await expect(page.getByRole('heading', { name: 'Switch off two-step sign-in' })).toBeVisible();

    await main(page)
      .getByLabel(/^Password/)
      .fill(newPassword);
    await main(page)
      .getByRole('textbox', { name: /^Code or recovery code/ })
      .fill(codes[0]!);
    await button(page, 'Switch off').click();
    await expectToast(page, 'Success', 'Two-step sign-in is off.');
    await expect(button(page, 'Set up two-step sign-in')).toBeVisible();
  });
}

test('a recovery code signs in without the phone @desktop', async ({ page, allowConsole }) => {
  allowConsole(failedAnswer(401));
  const { email } = await signUp(page, { role: 'contractor' });
  await confirmEmail(page, email);
  const { secret } = await (
    await page.request.post('/api/settings/totp', { data: { password: newPassword } })
  ).json();
  const confirmed = await page.request.post('/api/settings/totp/confirm', {
    data: { code: codeOf(secret) },
  });
  const { recoveryCodes } = await confirmed.json();
  await page.context().clearCookies();
  await open(page, '/auth');
  const form = await enterPassword(page, email);
  await form.getByRole('textbox', { name: /^Code/ }).fill(recoveryCodes[3].toUpperCase());
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('an admin without it is led there, and reminded elsewhere @desktop', async ({ page }) => {
  // A demo's admin needs none: the server's answer is the one of a marketplace in earnest.
  await page.route('**/api/settings/totp', (route) =>
    route.fulfill({
      json: { isOn: false, isRequired: true, proveFirst: null, recoveryCodesLeft: 0 },
    }),
  );
  await signIn(page, demoAdmin);
  await page.goto('/products');
  await expect(page).toHaveURL(/\/settings\/two-step$/);
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page).toHaveURL(/\/settings\/two-step$/);
});
