import type { Page } from '@playwright/test';
import { newEmail, newPassword, newPhone, signUp } from '../support/accounts.ts';
import { linkTo, passwordCodeTo, proofCodeTo } from '../support/outbox.ts';
import { expectToast, open, recordRequests } from '../support/page.ts';
import { expect, failedAnswer, refusedSocket, test } from '../support/test.ts';

const nextPassword = 'paa-jipya-la-bati-9';
const card = (page: Page) => page.getByRole('main');
const contact = (page: Page) => card(page).getByRole('textbox', { name: /^Email or Phone/ });
const password = (page: Page) => card(page).getByLabel(/^New password/);
const code = (page: Page) => card(page).getByRole('textbox', { name: /^Code/ });
const submit = (page: Page) => card(page).locator('button[type=submit]').click();
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

const international = (phone: string) => `+254${phone.replaceAll(' ', '').slice(1)}`;

async function signInWith(page: Page, name: string, typed: string) {
  await expect(page).toHaveURL(/\/auth$/);
  await contact(page).fill(name);
  await card(page)
    .getByLabel(/^Password/)
    .fill(typed);
  await submit(page);
}

async function signUpByPhone(page: Page) {
  const phone = newPhone();
  const answer = await page.request.post('/api/register', {
    data: { phone, password: newPassword },
  });
  expect(answer.status()).toBe(201);
  return phone;
}

test.describe('a forgotten password', () => {
  test('OKMSG-10 AUTH-05 is replaced by the link of a mail', async ({ page }) => {
    const { email } = await signUp(page, { role: 'contractor' });
    await page.context().clearCookies();
    await open(page, '/auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await contact(page).fill(email);
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

    await open(page, await linkTo(page, email, '/auth/reset'));
    await expect(contact(page)).toHaveCount(0);
    await password(page).fill(nextPassword);
    await submit(page);
    await expectToast(page, 'Success', 'Your password has been changed successfully.');
    await signInWith(page, email, nextPassword);
    await expect(accountMenu(page)).toBeVisible();
  });

  test('AUTH-06 is replaced by the code of an SMS', async ({ page }) => {
    const phone = await signUpByPhone(page);
    await page.context().clearCookies();
    await open(page, '/auth/forgot');
    await contact(page).fill(phone);
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/reset$/);
    await expect(contact(page)).toHaveValue(phone);
    await code(page).fill(await passwordCodeTo(page, international(phone)));
    await password(page).fill(nextPassword);
    await submit(page);
    await expectToast(page, 'Success', 'Your password has been changed successfully.');
    await signInWith(page, phone, nextPassword);
    await expect(accountMenu(page)).toBeVisible();
  });

  test('signs out the browser that replaced it, too @desktop', async ({ page, allowConsole }) => {
    // Its live connection asks once more for a token, or connects, before the page knows.
    allowConsole(failedAnswer(401));
    allowConsole(refusedSocket);
    const { email } = await signUp(page, { role: 'supplier' });
    await page.request.post('/api/password/forgot', { data: { email } });
    await open(page, await linkTo(page, email, '/auth/reset'));
    await expect(accountMenu(page)).toBeVisible();
    await password(page).fill(nextPassword);
    await submit(page);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(accountMenu(page)).toHaveCount(0);
  });

  test('is told the same for a contact that nobody has', async ({ page }) => {
    const email = newEmail();
    await open(page, '/auth/forgot');
    await contact(page).fill(email);
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: `If ${email} has` })).toBeVisible();
  });

  test('VAL-50 says at its field what is missing or wrong', async ({ page, allowConsole }) => {
    allowConsole(failedAnswer(422));
    const sent = recordRequests(page, 'POST', '/api/password/reset');
    await open(page, '/auth/forgot');
    await submit(page);
    await expect(contact(page)).toBeFocused();
    await expect(card(page).getByText('Enter your email or phone number')).toBeVisible();

    await open(page, '/auth/reset');
    await contact(page).fill(newPhone());
    await code(page).fill('123 456');
    await password(page).fill('12345');
    await submit(page);
    await expect(card(page).getByText('Password must be at least 6 characters')).toBeVisible();
    expect(sent).toEqual([]);
    await password(page).fill(nextPassword);
    await submit(page);
    await expect(card(page).getByText(/^This code is wrong/)).toBeVisible();
    await expect(code(page)).toHaveValue('123 456');
  });

  test('keeps what was entered when the call fails @desktop', async ({ page, allowConsole }) => {
    allowConsole(failedAnswer(500));
    await page.route('**/api/password/forgot', (route) => route.fulfill({ status: 500 }));
    await open(page, '/auth/forgot');
    const email = newEmail();
    await contact(page).fill(email);
    await submit(page);
    await expectToast(page, 'Something went wrong');
    await expect(contact(page)).toHaveValue(email);
  });
});

test.describe('a contact', () => {
  test('AUTH-04 is confirmed by a press on the page that the mail leads to', async ({ page }) => {
    const { email } = await signUp(page, { role: 'contractor' });
    await open(page, '/');
    await page.getByRole('link', { name: 'Confirm now' }).click();
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    const sent = recordRequests(page, 'POST', '/api/contact-proof/confirm');
    await open(page, await linkTo(page, email, '/auth/verify-email'));
    expect(sent).toEqual([]);
    await card(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: `${email} is confirmed` }),
    ).toBeVisible();
    await card(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Karibu/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Confirm now' })).toHaveCount(0);
  });

  test('is confirmed after signing in where nobody was signed in', async ({ page }) => {
    const { email } = await signUp(page, { role: 'contractor' });
    await page.context().clearCookies();
    await open(page, await linkTo(page, email, '/auth/verify-email'));
    await card(page).getByRole('link', { name: 'Sign in' }).click();
    await contact(page).fill(email);
    await card(page)
      .getByLabel(/^Password/)
      .fill(newPassword);
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify-email\?token=/);
    await card(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
  });

  test('AUTH-06 that is a phone is confirmed by a code, which can be sent anew', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(422));
    const phone = international(await signUpByPhone(page));
    await open(page, '/auth/verify-phone');
    const first = await proofCodeTo(page, phone);
    await page.reload();
    await expect(card(page).getByText('We have sent a code to')).toBeVisible();
    await code(page).fill(first === '000000' ? '000001' : '000000');
    await submit(page);
    await expect(card(page).getByText(/^This code is wrong/)).toBeVisible();
    await card(page).getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'We sent a code' })).toBeVisible();
    await expect.poll(() => proofCodeTo(page, phone)).not.toBe(first);
    await code(page).fill(await proofCodeTo(page, phone));
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
  });
});

test.describe('the development outbox', () => {
  test('lists what was sent, and fits a narrow phone @phone', async ({ page }) => {
    const { email } = await signUp(page, { role: 'contractor' });
    await linkTo(page, email, '/auth/verify-email');
    await page.goto('/dev/outbox');
    await expect(page.getByRole('article', { name: `Mail to ${email}` })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page
      .getByRole('article', { name: `Mail to ${email}` })
      .getByRole('link', { name: /auth\/verify-email/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  });
});
