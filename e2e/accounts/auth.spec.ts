import type { Page } from '@playwright/test';
import {
  demoContractor,
  demoSupplier,
  newEmail,
  newPassword,
  newPhone,
  signIn,
  signUp,
} from '../support/accounts.ts';
import { expectToast, open, recordRequests } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const tab = (page: Page, name: 'Login' | 'Sign Up') => page.getByRole('tab', { name, exact: true });
const form = (page: Page) => page.getByRole('tabpanel').locator('form');
const contact = (page: Page) => form(page).getByRole('textbox', { name: /^Email or Phone/ });
const password = (page: Page) => form(page).getByLabel(/^Password/);
const role = (page: Page, name: RegExp) => form(page).getByRole('radio', { name });
const submit = (page: Page) => form(page).locator('button[type=submit]').click();
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

async function enter(page: Page, account: { email: string; password: string }) {
  await contact(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page);
}

async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Everything/ })).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
}

test.describe('the page', () => {
  test('ROUTE-04 AUTH-01 AUTH-02 AUTH-03 has a login and a sign-up tab', async ({ page }) => {
    await open(page, '/auth');
    await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
    await expect(contact(page)).toBeVisible();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(form(page).getByRole('radio')).toHaveCount(0);

    await tab(page, 'Sign Up').click();
    await expect(form(page).getByRole('radio')).toHaveCount(2);
    await expect(role(page, /^Contractor \(Buyer\)/)).toBeVisible();
    await expect(role(page, /^Supplier \(Seller\)/)).toBeVisible();
    for (const name of [/^First Name/, /^Last Name/]) {
      await expect(form(page).getByRole('textbox', { name })).toBeVisible();
    }
    await expect(contact(page)).toBeVisible();
    await expect(password(page)).toBeVisible();

    await tab(page, 'Login').click();
    await expect(form(page).getByRole('radio')).toHaveCount(0);
  });

  test('ROUTE-04 leads whoever is signed in away', async ({ page }) => {
    await signIn(page, demoContractor);
    await page.goto('/auth');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Karibu/ })).toBeVisible();
    await page.goto('/auth?next=/products');
    await expect(page).toHaveURL(/\/products$/);
  });

  test('a demo account is filled in by one tap, and its password is shown when asked', async ({
    page,
  }) => {
    await open(page, '/auth');
    await page.getByRole('button', { name: 'Supplier', exact: true }).click();
    await expect(contact(page)).toHaveValue(demoSupplier.email);
    await form(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await submit(page);
    await expect(accountMenu(page)).toBeVisible();
  });

  test('what was typed on one tab is there on the other @desktop', async ({ page }) => {
    await open(page, '/auth?tab=signup');
    await form(page)
      .getByRole('textbox', { name: /^First Name/ })
      .fill('Wanjiru');
    await contact(page).fill('0712 345 678');
    await tab(page, 'Login').click();
    await expect(contact(page)).toHaveValue('0712 345 678');
    await tab(page, 'Sign Up').click();
    await expect(form(page).getByRole('textbox', { name: /^First Name/ })).toHaveValue('Wanjiru');
  });

  test('STATE-01 STATE-02 the page as it first comes already knows who is signed in @desktop', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await signIn(page, demoContractor);
    await page.goto('/');
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('signing up', () => {
  test('AUTH-04 OKMSG-06 VAL-42 makes a contractor and signs in', async ({ page }) => {
    const email = newEmail();
    const sent = recordRequests(page, 'POST', '/api/register');
    await open(page, '/auth?tab=signup');
    await expect(role(page, /^Contractor/)).toBeChecked();
    await form(page)
      .getByRole('textbox', { name: /^First Name/ })
      .fill('Njeri');
    await form(page)
      .getByRole('textbox', { name: /^Last Name/ })
      .fill('Mwangi');
    await enter(page, { email, password: newPassword });
    await expectToast(page, 'Success', 'Registration successful!');
    await expect(accountMenu(page)).toHaveText('NM');
    await expect(page).toHaveURL(/\/$/);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        email,
        password: newPassword,
        role: 'contractor',
        firstName: 'Njeri',
        lastName: 'Mwangi',
      },
    ]);
    const user = await (await page.request.get('/api/user')).json();
    expect(user).toMatchObject({ email, role: 'contractor', isAuthenticated: true });
  });

  test('AUTH-02 VAL-43 makes a supplier, without names, by the shop’s name', async ({ page }) => {
    const email = newEmail();
    await open(page, '/auth?tab=signup');
    const shopName = page.getByRole('textbox', { name: 'Shop name' });
    await expect(shopName).toBeHidden();
    await role(page, /^Supplier/).check();
    await enter(page, { email, password: newPassword });
    await expect(shopName).toHaveAccessibleDescription(/Enter the name of your shop/);
    await shopName.fill('Jirani Hardware');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(accountMenu(page)).toHaveText('U');
    const user = await (await page.request.get('/api/user')).json();
    expect(user).toMatchObject({ email, role: 'supplier', companyName: 'Jirani Hardware' });
  });

  for (const [missing, account] of [
    ['email or phone', { email: '', password: newPassword }],
    ['password', { email: 'someone@journeys.example', password: '' }],
  ] as const) {
    test(`VAL-41 sends nothing without ${missing}`, async ({ page }) => {
      const sent = recordRequests(page, 'POST', '/api/register');
      await open(page, '/auth?tab=signup');
      await enter(page, account);
      await expectToast(page, 'Missing information', 'Please fill in all required fields');
      expect(sent).toEqual([]);
    });
  }

  test('ERR-09 says that an email is taken, and keeps what was entered', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(409));
    await open(page, '/auth?tab=signup');
    await enter(page, { ...demoContractor, password: newPassword });
    await expectToast(page, 'Registration failed', 'An account with this email already exists.');
    await expect(contact(page)).toHaveValue(demoContractor.email);
    await expect(password(page)).toHaveValue(newPassword);
  });

  test('ERR-09 ERR-02 has its own words where the server has none @desktop', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(500));
    allowConsole(/net::ERR_FAILED/);
    await page.route('**/api/register', (route) => route.fulfill({ status: 500 }));
    await open(page, '/auth?tab=signup');
    await enter(page, { email: newEmail(), password: newPassword });
    await expectToast(page, 'Registration failed', 'Please try again');
    const lost = page.getByText('The connection was lost.');
    await expect(lost).toHaveCount(0);

    await page.unroute('**/api/register');
    await page.route('**/api/register', (route) => route.abort());
    await submit(page);
    await expect(lost).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('AUTH-05 OKMSG-07 STATE-02 STATE-03 by email in whatever case, without loading the page anew', async ({
    page,
  }) => {
    const account = await signUp(page, { role: 'contractor', firstName: 'Otieno' });
    await open(page, '/');
    await signOut(page);
    await open(page, '/auth');
    await expect(accountMenu(page)).toHaveCount(0);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await enter(page, { email: account.email.toUpperCase(), password: newPassword });
    await expectToast(page, 'Success', 'Login successful!');
    await expect(accountMenu(page)).toHaveText('O');
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('STATE-01 STATE-02 shows a skeleton alone until GET /api/user has answered', async ({
    page,
  }) => {
    const account = await signUp(page, { role: 'contractor', firstName: 'Otieno' });
    await page.context().clearCookies();
    let answer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await open(page, '/auth?next=/products');
    const asked = page.waitForRequest('**/api/user');
    await enter(page, { email: account.email, password: newPassword });
    await asked;
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(accountMenu(page)).toHaveCount(0);
    answer();
    await expect(accountMenu(page)).toHaveText('O');
    await expect(page).toHaveURL(/\/products$/);
  });

  for (const name of ['Contractor', 'Supplier']) {
    test(`AUTH-06 a ${name} by the phone number of the sign-up, however it is written`, async ({
      page,
    }) => {
      const phone = newPhone();
      await open(page, '/auth?tab=signup');
      await role(page, new RegExp(`^${name}`)).check();
      if (name === 'Supplier') {
        await page.getByRole('textbox', { name: 'Shop name' }).fill('Jirani Hardware');
      }
      await enter(page, { email: phone, password: newPassword });
      await expect(accountMenu(page)).toBeVisible();
      await signOut(page);
      await open(page, '/auth');
      const international = `+254${phone.replaceAll(' ', '').slice(1)}`;
      await enter(page, { email: international, password: newPassword });
      await expect(accountMenu(page)).toBeVisible();
      const user = await (await page.request.get('/api/user')).json();
      expect(user).toMatchObject({ phoneNumber: international, role: name.toLowerCase() });
    });
  }

  for (const [missing, account] of [
    ['email or phone', { email: '', password: newPassword }],
    ['password', { email: 'someone@journeys.example', password: '' }],
  ] as const) {
    test(`VAL-44 sends nothing without ${missing}`, async ({ page }) => {
      const sent = recordRequests(page, 'POST', '/api/login');
      await open(page, '/auth');
      await enter(page, account);
      await expectToast(page, 'Missing information', 'Please enter your email/phone and password');
      expect(sent).toEqual([]);
    });
  }

  test('ERR-10 a wrong password and an unknown account are told alike', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(401));
    const { email } = await signUp(page, { role: 'contractor' });
    await page.context().clearCookies();
    await open(page, '/auth');
    for (const name of [email, newEmail()]) {
      await enter(page, { email: name, password: 'not-the-password' });
      await expectToast(page, 'Login failed', 'Invalid credentials');
      await expect(page.getByRole('tabpanel')).toContainText('Invalid credentials');
      await expect(accountMenu(page)).toHaveCount(0);
    }
  });

  test('ERR-10 ERR-01 tells the reason of the server, and has words of its own @desktop', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(503));
    let body = '{"message":"We are very busy right now."}';
    await page.route('**/api/login', (route) => route.fulfill({ status: 503, body }));
    await open(page, '/auth');
    await enter(page, demoContractor);
    await expectToast(page, 'Login failed', 'We are very busy right now.');
    body = '';
    await submit(page);
    await expectToast(page, 'Login failed', 'Invalid credentials');
  });

  test('ROUTE-20 API-01 leads back to the page that asked for it', async ({ page }) => {
    await page.goto('/api/login?next=/products%3Fsearch%3Dpaint');
    await expect(page).toHaveURL(/\/auth\?next=%2Fproducts%3Fsearch%3Dpaint$/);
    await enter(page, demoContractor);
    await expect(page).toHaveURL(/\/products\?search=paint$/);
    await expect(accountMenu(page)).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('/api/products?'));
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Paint & Finishes');
    expect((await (await asked).allHeaders()).cookie).toMatch(/sid=/);
  });

  test('never leads to another site @desktop', async ({ page, baseURL }) => {
    await open(page, '/auth?next=//evil.example/');
    await enter(page, demoContractor);
    await expect(accountMenu(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin);
  });
});
