import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

const password = 'mabati ya bati 28';
const newEmail = () => `${randomUUID()}@people.example`;
const newPhone = () => `07${randomInt(10_000_000, 99_999_999)}`;

/** Everything the page asks of one call. */
function callsTo(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function submit(page: Page, entries: { contact: string; password: string }, name: string) {
  await page.getByLabel('Email or Phone').fill(entries.contact);
  await page.getByLabel('Password').fill(entries.password);
  await page.getByRole('button', { name, exact: true }).click();
}

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(accountMenu(page)).toHaveCount(0);
}

test('ROUTE-04 AUTH-01 AUTH-02 AUTH-03 VAL-42 shows both tabs with their fields', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Email or Phone')).toHaveCount(1);
  await expect(page.getByLabel('Password')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/tab=signup/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Contractor (Buyer)' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Supplier (Seller)' })).not.toBeChecked();
  for (const label of ['First Name', 'Last Name', 'Email or Phone', 'Password']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
});

test('VAL-41 VAL-44 asks for what is missing and sends nothing', async ({ page }) => {
  const calls = [callsTo(page, '/api/login'), callsTo(page, '/api/register')];
  const forms = [
    ['/auth', 'Login', 'Please enter your email/phone and password'],
    ['/auth?tab=signup', 'Sign Up', 'Please fill in all required fields'],
  ] as const;
  for (const [path, button, sentence] of forms) {
    for (const entries of [
      { contact: '', password },
      { contact: newEmail(), password: '' },
    ]) {
      await page.goto(path);
      await submit(page, entries, button);
      await expect(toast(page, 'Missing information')).toBeVisible();
      await expect(toast(page, sentence)).toBeVisible();
      await expect(page.getByLabel('Email or Phone')).toHaveValue(entries.contact);
    }
  }
  expect(calls.flat()).toEqual([]);
});

test('AUTH-04 VAL-42 VAL-43 OKMSG-06 STATE-03 STATE-04 signs up, is back where it came from, and signs out', async ({
  page,
}) => {
  const contact = newEmail();
  const bodies = callsTo(page, '/api/register');
  await page.goto('/auth?tab=signup&next=%2Fproducts%3Fsearch%3Dcement');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await submit(page, { contact, password }, 'Sign Up');
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(page).toHaveURL('/products?search=cement');
  await expect(accountMenu(page)).toBeVisible();
  expect(documents).toEqual([]);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ role: 'contractor', firstName: '' });

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText(contact)).toHaveCount(0);
});

test('AUTH-05 OKMSG-07 STATE-03 ROUTE-04 logs in with an email in whatever case', async ({
  page,
}) => {
  const contact = newEmail();
  await page.request.post('/api/register', { data: { email: contact, password } });
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await submit(page, { contact: contact.toUpperCase(), password }, 'Login');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await accountMenu(page).click();
  await expect(page.getByText(contact)).toBeVisible();
  await page.goto('/auth?next=/products');
  await expect(page).toHaveURL('/');
});

test('AUTH-06 logs in with a phone number in another spelling than at sign-up', async ({
  page,
}) => {
  const phone = newPhone();
  await page.request.post('/api/register', { data: { email: phone, password } });
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await submit(page, { contact: `+254 ${phone.slice(1, 4)} ${phone.slice(4)}`, password }, 'Login');
  await expect(accountMenu(page)).toBeVisible();
});

test('ERR-09 ERR-10 ERR-02 says why it failed and keeps what was entered', async ({ page }) => {
  await page.goto('/auth?tab=signup');
  await page.getByLabel('First Name').fill('Wanjiru');
  await submit(page, { contact: 'contractor@demo.example', password }, 'Sign Up');
  await expect(toast(page, 'Registration failed')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists.');
  await expect(page.getByLabel('First Name')).toHaveValue('Wanjiru');
  await expect(page.getByLabel('Password')).toHaveValue(password);

  await page.route('/api/register', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toast(page, 'Please try again')).toBeVisible();

  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email or Phone')).toHaveValue('contractor@demo.example');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'Invalid credentials')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Wanjiru');
});

test('STATE-01 STATE-02 the first page already knows who is signed in', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(accountMenu(page)).toHaveCount(0);
  await context.request.post('/api/login', {
    data: { email: 'contractor@demo.example', password: 'demo1234' },
  });
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await context.close();
});

test('shows the password when asked, and fills in a demo account with one tap', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Supplier', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
});
