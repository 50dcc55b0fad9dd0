import { demoAdmin, newEmail, newPassword, newPhone, signIn } from '../support/accounts.ts';
import { linkTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('an owner appoints a moderator, looks at the product as a user and suspends it @phone', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  const data = { email: phone, password: newPassword, role: 'contractor', firstName: 'Halima' };
  const user = await (await page.request.post('/api/register', { data })).json();
  await page.request.post('/api/logout');

  await signIn(page, demoAdmin);
  await open(page, '/admin/staff');
  const email = newEmail();
  await page.getByRole('button', { name: 'Add a team member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('moderator');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expectToast(page, 'We sent the invitation.');

  const moderator = await (await browser.newContext()).newPage();
  const token = new URLSearchParams((await linkTo(page, email, '/auth/reset')).split('?')[1]).get(
    'token',
  );
  const reset = await moderator.request.post('/api/password/reset', {
    data: { token, password: newPassword },
  });
  expect(reset.status()).toBe(204);
  await signIn(moderator, { email, password: newPassword });
  await open(moderator, '/dashboard');
  await expect(moderator).toHaveURL('/admin');
  await moderator.getByText('Admin menu').click();
  const pages = moderator.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(pages.getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Payouts' })).toHaveCount(0);
  expect((await moderator.request.get('/api/admin/payouts')).status()).toBe(403);
  await moderator.context().close();

  await open(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(phone);
  await page.getByRole('searchbox', { name: 'Search users' }).press('Enter');
  await page.waitForURL(/q=/);
  await page.getByRole('link', { name: 'Halima' }).click();
  await page.getByRole('button', { name: 'View as this user' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Cannot find the order');
  await page.getByRole('alertdialog').getByRole('button', { name: 'View as this user' }).click();
  const banner = page.getByRole('region', { name: 'View as this user' });
  await expect(banner).toContainText('You are viewing JengaSoko as Halima');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create RFQ' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Messages/ })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page).toHaveURL('/dashboard');
  const written = await page.request.put('/api/profile', { data: { firstName: 'Nobody' } });
  expect([written.status(), (await written.json()).code]).toEqual([403, 'view_only']);
  // The banner is React's a little later than the page.
  await expect(async () => {
    const stop = banner.getByRole('button', { name: 'Stop viewing' });
    if (await stop.isVisible()) await stop.click({ timeout: 1_000 });
    await page.waitForURL(/\/admin\/users\//, { timeout: 2_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Asked for money outside the site');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, 'The account is suspended.');
  await open(page, `/admin/audit?target=${user.id}`);
  const entries = page.getByRole('table', { name: 'Entries' });
  for (const entry of ['Suspended an account', 'Started to view as a user', 'path: /dashboard']) {
    await expect(entries.getByText(entry).first()).toBeVisible();
  }
  await expect(entries).toContainText('reason: Asked for money outside the site');
});
