import type { Page } from '@playwright/test';
import { newEmail, newPhone, signUp } from '../support/accounts.ts';
import { expectToast, open, recordRequests, takenOver } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', {
    name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\*)?$`),
  });
const fact = (page: Page, name: string) =>
  main(page).getByRole('term').filter({ hasText: name }).locator('xpath=../dd');

const people = [
  ['contractor', 'Buyer'],
  ['supplier', 'Supplier'],
] as const;

for (const [role, label] of people) {
  test.describe(`a ${role}`, () => {
    test(`PROF-02 PROF-03 PROF-05 OKMSG-08 ROUTE-17 edits and saves the profile as ${role}`, async ({
      page,
    }) => {
      const user = await signUp(page, { role, firstName: 'Wanjiru', lastName: 'Kamau' });
      const sent = recordRequests(page, 'PUT', '/api/profile');
      await open(page, '/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(main(page).getByText(label, { exact: true })).toBeVisible();
      await expect(field(page, 'Email')).toHaveCount(0);
      await button(page, 'Edit').click();
      await expect(field(page, 'First Name')).toBeFocused();
      await field(page, 'First Name').fill('Njeri');
      await field(page, 'Company Name').fill('Kamau & Sons');
      await field(page, 'Location').fill('Ruiru, Kiambu');
      await button(page, 'Save').click();
      await expectToast(page, 'Success', 'Your profile has been updated successfully.');
      await expect(fact(page, 'Company Name')).toHaveText('Kamau & Sons');
      await expect(button(page, 'Edit')).toBeFocused();
      await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('NK');
      expect(sent.map(({ body }) => body)).toEqual([
        {
          firstName: 'Njeri',
          lastName: 'Kamau',
          email: user.email,
          companyName: 'Kamau & Sons',
          phoneNumber: '',
          location: 'Ruiru, Kiambu',
        },
      ]);
      await page.reload();
      await expect(fact(page, 'Location')).toHaveText('Ruiru, Kiambu');
    });
  });
}

test('PROF-04 Cancel brings the old values back and sends nothing', async ({ page }) => {
  await signUp(page, { role: 'contractor', firstName: 'Otieno', lastName: 'Odhiambo' });
  const sent = recordRequests(page, 'PUT', '/api/profile');
  await open(page, '/profile');
  await button(page, 'Edit').click();
  await field(page, 'First Name').fill('Somebody');
  await button(page, 'Cancel').click();
  await expect(fact(page, 'First Name')).toHaveText('Otieno');
  await button(page, 'Edit').click();
  await expect(field(page, 'First Name')).toHaveValue('Otieno');
  expect(sent).toEqual([]);
});

for (const [row, name, value, sentence] of [
  ['VAL-45', 'First Name', '', 'First name is required'],
  ['VAL-46', 'Last Name', ' ', 'Last name is required'],
  ['VAL-47', 'Email', 'abc', 'Invalid email address'],
  ['VAL-48', 'Phone Number', '0712', 'Enter a valid phone number'],
] as const) {
  test(`${row} says beside the field: ${sentence}`, async ({ page }) => {
    await signUp(page, { role: 'contractor', firstName: 'Otieno', lastName: 'Odhiambo' });
    const sent = recordRequests(page, 'PUT', '/api/profile');
    await open(page, '/profile');
    await button(page, 'Edit').click();
    await field(page, name).fill(value);
    await button(page, 'Save').click();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    await expect(field(page, name)).toBeFocused();
    expect(sent).toEqual([]);
  });
}

test('VAL-47 VAL-48 an account with only a phone number saves without an email', async ({
  page,
}) => {
  const phone = newPhone();
  const answer = await page.request.post('/api/register', {
    data: { email: phone, password: 'ujenzi-imara-7' },
  });
  expect(answer.status()).toBe(201);
  await open(page, '/profile');
  await button(page, 'Edit').click();
  await field(page, 'First Name').fill('Amina');
  await field(page, 'Last Name').fill('Hassan');
  await button(page, 'Save').click();
  await expectToast(page, 'Success', 'Your profile has been updated successfully.');
  await expect(fact(page, 'Email')).toHaveText('Not added');
});

test('ERR-26 tells that an email is taken, keeps what was typed, and has words of its own', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(409));
  allowConsole(failedAnswer(500));
  const other = await signUp(page, { role: 'supplier' });
  await signUp(page, { role: 'contractor', firstName: 'Otieno', lastName: 'Odhiambo' });
  await open(page, '/profile');
  await button(page, 'Edit').click();
  await field(page, 'Email').fill(other.email);
  await button(page, 'Save').click();
  await expectToast(page, 'Error', 'An account with this email already exists.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/already exists/);
  await expect(field(page, 'Email')).toHaveValue(other.email);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }));
  await field(page, 'Email').fill(newEmail());
  await button(page, 'Save').click();
  await expectToast(page, 'Error', 'Failed to update profile. Please try again.');
});

test('leaving with something unsaved asks first', async ({ page }) => {
  await signUp(page, { role: 'contractor', firstName: 'Otieno', lastName: 'Odhiambo' });
  await open(page, '/profile');
  await button(page, 'Edit').click();
  await field(page, 'Company Name').fill('Half a name');
  const leave = () => page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Company Name')).toHaveValue('Half a name');
  await leave();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test.describe('a supplier’s business details', () => {
  test('are asked for on the home page, guessed from the location, and chosen by keyboard', async ({
    page,
  }) => {
    await signUp(page, { role: 'supplier', firstName: 'Achieng', lastName: 'Otieno' });
    await page.request.put('/api/profile', {
      data: {
        firstName: 'Achieng',
        lastName: 'Otieno',
        companyName: 'Achieng Hardware',
        location: 'Industrial Area, Nairobi',
      },
    });
    await open(page, '/');
    const setUp = page.getByRole('region', { name: 'Get ready for RFQs' });
    await expect(setUp).toContainText('0 of 4 done');
    await setUp.getByRole('link', { name: 'Add your business details' }).click();
    await expect(page).toHaveURL(/\/profile\?edit=business#business$/);
    await button(page, 'Yes, it is in Nairobi').click();

    await main(page)
      .getByRole('button', { name: /^Counties you deliver to/ })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Counties you deliver to' });
    await dialog.getByRole('searchbox').fill('kia');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: 'Kiambu' }).press('Space');
    await dialog.getByRole('searchbox').fill('nairobi');
    await expect(dialog.getByRole('checkbox', { name: 'Nairobi' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await main(page)
      .getByRole('button', { name: /^Categories you sell/ })
      .press('Enter');
    const categories = page.getByRole('dialog', { name: 'Categories you sell' });
    await categories.getByRole('searchbox').fill('roof');
    await categories.getByRole('checkbox', { name: 'Roofing & Gutters' }).press('Space');
    await categories.getByRole('button', { name: 'Done' }).press('Enter');
    await field(page, 'Usual delivery time (days)').fill('2');
    await button(page, 'Save').click();

    await expectToast(page, 'Success', 'Your profile has been updated successfully.');
    await expect(setUp).toContainText('2 of 4 done');
    await open(page, '/profile');
    await expect(fact(page, 'County of your shop or yard')).toHaveText('Nairobi');
    await expect(fact(page, 'Counties you deliver to')).toHaveText('Kiambu, Nairobi');
    await expect(fact(page, 'Usual delivery time (days)')).toHaveText('2 days');
    await expect(main(page).getByRole('listitem').getByText('Roofing & Gutters')).toBeVisible();
    const user = await (await page.request.get('/api/user')).json();
    expect(user).toMatchObject({ county: 'Nairobi', leadTimeDays: 2 });
    await open(page, '/');
    await expect(setUp).toContainText('2 of 4 done');
    await expect(setUp.getByRole('link')).toHaveText(['Add your first product', 'Get verified']);
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(
      'RFQs to answer',
    );
  });

  test('say what is wrong with a lead time, and are not a contractor’s', async ({ page }) => {
    await signUp(page, { role: 'supplier' });
    await open(page, '/profile');
    await button(page, 'Change').click();
    await field(page, 'Usual delivery time (days)').fill('soon');
    await button(page, 'Save').click();
    await expect(field(page, 'Usual delivery time (days)')).toHaveAccessibleDescription(
      /^Enter a number of days from 0 to 365/,
    );
    await signUp(page, { role: 'contractor' });
    await page.goto('/');
    await expect(page.getByText('Get ready for RFQs')).toHaveCount(0);
    await open(page, '/profile');
    await expect(button(page, 'Edit')).toBeVisible();
    await expect(button(page, 'Change')).toHaveCount(0);
  });
});

for (const path of ['/profile', '/settings', '/settings/two-step']) {
  test(`ROUTE-20 ROUTE-21 ROUTE-22 ${path} leads a visitor to the sign-in and back`, async ({
    page,
  }) => {
    const account = await signUp(page, { role: 'contractor' });
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await takenOver(page);
    const form = page.getByRole('tabpanel').locator('form');
    await form.getByRole('textbox', { name: /^Email or Phone/ }).fill(account.email);
    await form.getByLabel(/^Password/).fill('ujenzi-imara-7');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(path);
  });
}
