import type { Browser, Page } from '@playwright/test';
import { newPassword, signIn, signUp } from '../support/accounts.ts';
import { expectToast, open, recordRequests, stopTime } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => main(page).getByLabel(new RegExp(`^${name}( \\*)?$`));
const fact = (page: Page, name: string) =>
  main(page).getByRole('term').filter({ hasText: name }).locator('xpath=../dd');

async function changePassword(page: Page, current: string, next: string, confirm = next) {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm New Password').fill(confirm);
  await button(page, 'Save').click();
}

/** The same account in another browser. */
async function elsewhere(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await signIn(page, { email, password: newPassword });
  return page;
}

for (const [role, type, updates] of [
  ['contractor', 'Contractor (Buyer)', 'Order & RFQ Updates'],
  ['supplier', 'Supplier (Seller)', 'Quotation Updates'],
] as const) {
  test(`ROUTE-18 SET-02 SET-03 SET-04 SET-05 SET-06 SET-07 CONST-04 shows the settings of a ${role}`, async ({
    page,
  }) => {
    const user = await signUp(page, { role });
    await open(page, '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(main(page).getByText('Not verified', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Verify Now' })).toHaveAttribute(
      'href',
      '/settings/verification',
    );
    const switches = main(page).getByRole('switch');
    await expect(switches).toHaveCount(4);
    await expect(main(page).getByRole('switch', { name: updates })).toBeChecked();
    await expect(main(page).getByRole('switch', { name: 'Email Notifications' })).toBeChecked();
    await expect(main(page).getByRole('switch', { name: 'Message Notifications' })).toBeChecked();
    await expect(main(page).getByRole('switch', { name: 'Marketing Emails' })).not.toBeChecked();
    await expect(fact(page, 'Account Type')).toHaveText(type);
    await expect(fact(page, 'Email')).toHaveText(user.email);
    await expect(fact(page, 'Member Since')).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
    await expect(fact(page, 'Status')).toHaveText('Active');
  });
}

test.describe('the password', () => {
  test('SET-01 OKMSG-10 API-52 is changed in a form that expands, and ends other sign-ins', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await signUp(page, { role: 'contractor' });
    const other = await elsewhere(browser, baseURL, email);
    const sent = recordRequests(page, 'PUT', '/api/settings/password');
    await open(page, '/settings');
    await expect(field(page, 'Current Password')).toHaveCount(0);
    await button(page, 'Change Password').click();
    await expect(field(page, 'Current Password')).toBeFocused();
    await button(page, 'Change Password').click();
    await expect(field(page, 'Current Password')).toHaveCount(0);
    await button(page, 'Change Password').click();
    await changePassword(page, newPassword, 'nondo9');
    await expectToast(page, 'Success', 'Your password has been changed successfully.');
    await expect(field(page, 'Current Password')).toHaveCount(0);
    expect(sent.map(({ body }) => body)).toEqual([
      { currentPassword: newPassword, newPassword: 'nondo9' },
    ]);
    expect((await other.request.get('/api/user')).status()).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
    await signIn(other, { email, password: 'nondo9' });
    await other.context().close();
  });

  test('VAL-49 VAL-50 VAL-51 VAL-52 says beside each field what is wrong, and sends nothing', async ({
    page,
  }) => {
    await signUp(page, { role: 'supplier' });
    const sent = recordRequests(page, 'PUT', '/api/settings/password');
    await open(page, '/settings');
    await button(page, 'Change Password').click();
    await changePassword(page, '', 'abcde', '');
    const says = (name: string, sentence: string) =>
      expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    await says('Current Password', 'Current password is required');
    await says('New Password', 'New password must be at least 6 characters');
    await says('Confirm New Password', 'Please confirm your password');
    await changePassword(page, newPassword, 'nondo9', 'nondo8');
    await says('Confirm New Password', "Passwords don't match");
    expect(sent).toEqual([]);
  });

  test('ERR-29 says that the current one is wrong, and has words of its own', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(422));
    allowConsole(failedAnswer(500));
    await signUp(page, { role: 'contractor' });
    await open(page, '/settings');
    await button(page, 'Change Password').click();
    await changePassword(page, 'not-this-one', 'nondo9');
    await expectToast(page, 'Error', 'This is not your current password.');
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(/not your current/);
    await page.route('**/api/settings/password', (route) => route.fulfill({ status: 500 }));
    await button(page, 'Save').click();
    await expectToast(
      page,
      'Error',
      'Failed to change password. Please check your current password and try again.',
    );
  });
});

test.describe('notifications', () => {
  test('VAL-59 OKMSG-11 API-53 a switch is stored with all four and still set after a reload', async ({
    page,
  }) => {
    await signUp(page, { role: 'contractor' });
    const sent = recordRequests(page, 'PUT', '/api/settings/notifications');
    await open(page, '/settings');
    const marketing = main(page).getByRole('switch', { name: 'Marketing Emails' });
    await marketing.click();
    await expectToast(page, 'Success', 'Your notification preferences have been updated.');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        emailNotifications: true,
        messageNotifications: true,
        orderUpdates: true,
        marketingEmails: true,
      },
    ]);
    await page.reload();
    await expect(marketing).toBeChecked();
  });

  test('ERR-30 a refused switch goes back', async ({ page, allowConsole }) => {
    allowConsole(failedAnswer(500));
    await signUp(page, { role: 'supplier' });
    await page.route('**/api/settings/notifications', (route) => route.fulfill({ status: 500 }));
    await open(page, '/settings');
    const updates = main(page).getByRole('switch', { name: 'Quotation Updates' });
    await updates.click();
    await expectToast(page, 'Error', 'Failed to update notification preferences.');
    await expect(updates).toBeChecked();
  });

  test('ERR-03 who is signed out meanwhile is led to the sign-in', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(401));
    await signUp(page, { role: 'contractor' });
    await page.clock.install();
    await open(page, '/settings');
    await stopTime(page);
    await page.context().clearCookies();
    await main(page).getByRole('switch', { name: 'Email Notifications' }).click();
    await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);
  });
});

test('sign-ins elsewhere are listed and ended, one or all', async ({ page, browser, baseURL }) => {
  const { email } = await signUp(page, { role: 'contractor' });
  const others = [
    await elsewhere(browser, baseURL, email),
    await elsewhere(browser, baseURL, email),
    await elsewhere(browser, baseURL, email),
  ];
  await open(page, '/settings');
  const list = main(page).getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('This device')).toHaveCount(1);
  await list
    .getByRole('button', { name: /^Sign out .*, signed in/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast(page, 'Success', 'You are signed out everywhere else.');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get('/api/user')).status()).toBe(401);
    await other.context().close();
  }
});

test('the language is chosen here too, and kept for what is sent', async ({ page }) => {
  await signUp(page, { role: 'contractor' });
  await open(page, '/settings');
  const stored = page.waitForRequest('**/api/settings/language');
  await main(page).getByRole('link', { name: 'Kiswahili' }).click();
  expect((await stored).postDataJSON()).toEqual({ language: 'sw' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
});
