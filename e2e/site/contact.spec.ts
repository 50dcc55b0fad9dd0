import type { Page } from '@playwright/test';
import { demoContractor, signIn } from '../support/accounts.ts';
import { expectToast, open, recordRequests } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const form = (page: Page) => page.locator('#contact form');
const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });
const fields = {
  Name: 'Jane Doe',
  Email: 'jane@example.com',
  Subject: 'Delivery',
  Message: 'Habari?',
};
type Field = keyof typeof fields;

async function write(page: Page, values: Partial<Record<Field, string>>) {
  for (const name of Object.keys(fields) as Field[]) {
    await field(page, new RegExp(`^${name}`)).fill(values[name] ?? '');
  }
}
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();

test('CONT-01 the form has its four fields, of which the subject is optional', async ({ page }) => {
  await page.goto('/#contact');
  await expect(form(page).getByRole('textbox')).toHaveCount(4);
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(field(page, new RegExp(`^${name}`))).toHaveAttribute('aria-required', 'true');
  }
  await expect(field(page, 'Subject (optional)')).not.toHaveAttribute('aria-required', 'true');
});

test('CONT-02 CONT-03 ROLE-01 OKMSG-01 API-02 a visitor sends a message', async ({ page }) => {
  await open(page, '/');
  const sent = recordRequests(page, 'POST', '/api/contact');
  const answer = page.waitForResponse('**/api/contact');
  await write(page, fields);
  await send(page);
  await expectToast(
    page,
    'Message Sent!',
    "Thank you for reaching out. We'll get back to you within 24 hours.",
  );
  // 201 is answered once the row is in the database.
  expect((await answer).status()).toBe(201);
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Jane Doe', email: 'jane@example.com', subject: 'Delivery', message: 'Habari?' },
  ]);
  for (const name of Object.keys(fields)) {
    await expect(field(page, new RegExp(`^${name}`))).toHaveValue('');
  }
});

test('ROLE-01 so does whoever is signed in @desktop', async ({ page }) => {
  await signIn(page, demoContractor);
  await open(page, '/');
  await write(page, fields);
  await send(page);
  await expectToast(page, 'Message Sent!');
});

test('VAL-03 an empty subject is sent as null', async ({ page }) => {
  await open(page, '/');
  const sent = recordRequests(page, 'POST', '/api/contact');
  await write(page, { ...fields, Subject: '' });
  await send(page);
  await expectToast(page, 'Message Sent!');
  expect(sent.map(({ body }) => body)).toMatchObject([{ subject: null }]);
});

for (const name of ['Name', 'Email', 'Message'] as const) {
  test(`VAL-01 nothing is sent without ${name.toLowerCase()}`, async ({ page }) => {
    await open(page, '/');
    const sent = recordRequests(page, 'POST', '/api/contact');
    await write(page, { ...fields, [name]: '' });
    await send(page);
    await expectToast(
      page,
      'Missing Information',
      'Please fill in all required fields (Name, Email, and Message).',
    );
    await expect(field(page, new RegExp(`^${name}`))).toBeFocused();
    await expect(field(page, new RegExp(`^${name}`))).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });
}

test('VAL-01 VAL-02 an email is an email, once nothing is missing', async ({ page }) => {
  await open(page, '/');
  const sent = recordRequests(page, 'POST', '/api/contact');
  await write(page, { ...fields, Email: 'abc', Message: '' });
  await send(page);
  await expectToast(page, 'Missing Information');
  await write(page, { ...fields, Email: 'abc' });
  await send(page);
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
  expect(sent).toEqual([]);
});

test('ERR-15 a message written without a network is kept, and can be sent later', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await write(page, fields);
  await context.setOffline(true);
  await send(page);
  await expect(
    page.getByText('Failed to send your message. Please try again later.'),
  ).toBeVisible();
  for (const [name, value] of Object.entries(fields)) {
    await expect(field(page, new RegExp(`^${name}`))).toHaveValue(value);
  }
  await context.setOffline(false);
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test('ERR-15 API-03 API-07 a message that could not be sent is kept', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, body: '{"message":"broken"}' }),
  );
  await open(page, '/');
  const sent = recordRequests(page, 'POST', '/api/contact');
  await write(page, fields);
  await send(page);
  await expectToast(page, 'Error', 'Failed to send your message. Please try again later.');
  for (const [name, value] of Object.entries(fields)) {
    await expect(field(page, new RegExp(`^${name}`))).toHaveValue(value);
  }
  expect(sent).toHaveLength(1);
});
