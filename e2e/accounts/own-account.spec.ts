import type { Page } from '@playwright/test';
import { newEmail, newPassword, newPhone, signUp } from '../support/accounts.ts';
import { linkTo, proofCodeTo } from '../support/outbox.ts';
import { expectShown, expectToast, open, recordRequests, recordToasts } from '../support/page.ts';
import { expect, failedAnswer, refusedSocket, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const international = (phone: string) => `+254${phone.replaceAll(' ', '').slice(1)}`;

test('PROF-06 PROF-07 PROF-08 ERR-28 OKMSG-09 CONST-10 both roles read what goes, and delete their account @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  // The server asks for the password.
  allowConsole(failedAnswer(422));
  allowConsole(refusedSocket);
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const sent = recordRequests(page, 'DELETE', '/api/profile');

  await signUp(page, { role: 'supplier' });
  await open(page, '/profile');
  await button(page, 'Delete Account').click();
  for (const what of ['Your products', 'Your quotations']) {
    await expect(question.getByText(what)).toBeVisible();
  }
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(button(page, 'Delete Account')).toBeFocused();
  expect(sent).toEqual([]);

  const account = await signUp(page, { role: 'contractor' });
  const shown = await recordToasts(page);
  await open(page, '/profile');
  await button(page, 'Delete Account').click();
  for (const what of ['Your RFQs', 'Your cart items']) {
    await expect(question.getByText(what)).toBeVisible();
  }
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }));
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Error', 'Failed to delete account. Please try again.');
  await expect(page).toHaveURL(/\/profile$/);
  await page.unroute('**/api/profile');

  // Signed in more than ten minutes ago, the owner is asked for the password. A wrong one does not do.
  await page.evaluate(() => window.localStorage.setItem('a draft', 'of this person'));
  await button(page, 'Delete Account').click();
  const message = 'Enter your password to delete your account';
  const json = {
    code: 'password_to_delete',
    message,
    issues: [{ path: 'password', code: 'password_to_delete', message }],
  };
  const longAgo = { status: 422, json };
  await page.route('**/api/profile', (route) => route.fulfill(longAgo), { times: 1 });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  const password = question.getByLabel(/^Password/);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(message);
  await password.fill('not the password');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await password.fill(newPassword);
  await password.press('Enter');
  await expectShown(shown, 'Success', 'Your account has been permanently deleted.');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => window.localStorage.getItem('a draft'))).toBeNull();
  const { email } = account;
  const again = await page.request.post('/api/login', { data: { email, password: newPassword } });
  expect(again.status()).toBe(401);
});

test('VAL-47 a proven email and a phone number are replaced, proven anew, and signed in with @phone', async ({
  page,
  allowConsole,
}) => {
  // The server asks for the password.
  allowConsole(failedAnswer(422));
  const { email } = await signUp(page, {
    role: 'supplier',
    firstName: 'Achieng',
    lastName: 'Otieno',
  });
  await open(page, await linkTo(page, email, '/auth/verify-email'));
  await button(page, 'Confirm').click();
  await expect(main(page).getByText(`${email} is confirmed`)).toBeVisible();

  const [nextEmail, phone] = [newEmail(), newPhone()];
  await open(page, '/profile');
  await button(page, 'Edit').click();
  await field(page, 'Email').fill('abc');
  await button(page, 'Save').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Invalid email address/);
  await field(page, 'Email').fill(nextEmail);
  await field(page, 'Phone Number').fill(phone);
  await button(page, 'Save').click();
  const password = main(page).getByLabel(/^Current Password/);
  await expect(password).toBeFocused();
  await password.fill(newPassword);
  await button(page, 'Save').click();
  await expectToast(page, 'Success', 'Your profile has been updated successfully.');
  await expect(main(page).getByText(nextEmail, { exact: true })).toBeVisible();

  await open(page, '/auth/verify-email');
  await button(page, 'Send the link').click();
  await open(page, await linkTo(page, nextEmail, '/auth/verify-email'));
  await button(page, 'Confirm').click();
  await expect(main(page).getByText(`${nextEmail} is confirmed`)).toBeVisible();
  await open(page, '/auth/verify-phone');
  await button(page, 'Send the code').click();
  await field(page, 'Code').fill(await proofCodeTo(page, international(phone)));
  await button(page, 'Confirm').click();
  await expect(main(page).getByText(/is confirmed/)).toBeVisible();

  await page.context().clearCookies();
  for (const name of [nextEmail, phone]) {
    const data = { email: name, password: newPassword };
    expect((await page.request.post('/api/login', { data })).status()).toBe(200);
  }
  const old = await page.request.post('/api/login', { data: { email, password: newPassword } });
  expect(old.status()).toBe(401);
});
