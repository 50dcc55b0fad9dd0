import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn, signUp } from './support/accounts.ts';
import { pdf, photo } from './support/files.ts';
import { expectToast, open } from './support/page.ts';
import { expect, failedAnswer, test } from './support/test.ts';

const address = '/settings/verification';
const registration = (page: Page) => page.getByRole('textbox', { name: /^Business registration/ });
const pin = (page: Page) => page.getByRole('textbox', { name: /^KRA PIN/ });
const documents = (page: Page) => page.locator('input[name="documents"]');
const paper = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const send = (page: Page) => page.getByRole('button', { name: 'Send for verification' });

async function fillIn(page: Page) {
  await registration(page).fill('pvt-9xu2r7k');
  await pin(page).fill('p051112223z');
}

/** Decides the request of this account as an admin does, in a browser of its own. */
async function decide(page: Page, userId: string, decision: 'approve' | 'reject', reason?: string) {
  const context = await page.context().browser()!.newContext();
  const admin = await context.newPage();
  const baseURL = new URL(page.url()).origin;
  const login = await admin.request.post(`${baseURL}/api/login`, {
    data: { email: 'admin@demo.example', password: 'demo1234' },
  });
  expect(login.status()).toBe(200);
  const list = await admin.request.get(
    `${baseURL}/api/admin/verifications?status=pending&limit=50`,
  );
  const requests: { id: string; user: { id: string } }[] = await list.json();
  const own = requests.find(({ user }) => user.id === userId);
  const answer = await admin.request.post(
    `${baseURL}/api/admin/verifications/${own!.id}/${decision}`,
    { data: reason ? { reason } : {} },
  );
  expect(answer.status()).toBe(204);
  await context.close();
}

test('SET-03 a supplier sends two numbers and papers, is refused with a reason, and asks again', async ({
  page,
}) => {
  const user = await signUp(page, { role: 'supplier', firstName: 'Jane' });
  await open(page, '/settings');
  await page.getByRole('link', { name: 'Verify Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account verification' })).toBeVisible();
  await fillIn(page);
  await documents(page).setInputFiles([
    pdf('cheti.pdf'),
    await photo(`kibali ${'ya biashara '.repeat(9)}.jpg`),
  ]);
  await expect(paper(page, 'cheti.pdf')).toContainText('Uploaded');
  await expect(paper(page, 'kibali')).toContainText('Uploaded');
  await send(page).click();
  await expectToast(page, 'Success', 'Your request was sent.');
  await expect(page.getByRole('heading', { name: 'We are checking your papers' })).toBeVisible();
  await expect(page.getByText('PVT-9XU2R7K', { exact: true })).toBeVisible();
  await expect(page.getByText('P051112223Z', { exact: true })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Open cheti.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('cheti.pdf');

  await decide(page, user.id, 'reject', 'The certificate cannot be read.');
  await open(page, address);
  await expect(page.getByText('The certificate cannot be read.')).toBeVisible();
  await fillIn(page);
  await documents(page).setInputFiles(pdf('cheti-2.pdf'));
  await expect(paper(page, 'cheti-2.pdf')).toContainText('Uploaded');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your papers' })).toBeVisible();

  await decide(page, user.id, 'approve');
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
});

test('what is wrong is said at its field, and the first one takes the focus', async ({ page }) => {
  await signUp(page, { role: 'contractor' });
  await open(page, address);
  await registration(page).fill('Mabati Limited');
  await send(page).click();
  await expect(registration(page)).toBeFocused();
  await expect(registration(page)).toHaveAccessibleDescription(/as it stands on the certificate/);
  await expect(pin(page)).toHaveAccessibleDescription(/A or P, nine digits and a letter/);
  await expect(page.getByText('Add at least one document')).toBeVisible();
});

test('files that are too many, too large or of another kind are not taken', async ({ page }) => {
  await signUp(page, { role: 'supplier' });
  await open(page, address);
  await documents(page).setInputFiles(Array.from({ length: 6 }, (_, i) => pdf(`${i}.pdf`)));
  await expectToast(page, 'Too many files', 'You can add at most 5 file(s)');
  await documents(page).setInputFiles(pdf('big.pdf', 6 * 1_024 * 1_024));
  await expectToast(page, 'File too large', 'big.pdf is larger than 5MB');
  const text = { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
  await documents(page).setInputFiles(text);
  await expectToast(page, 'Upload failed', 'Choose PDF, JPEG, PNG or WebP files');
  await expect(page.locator('form').getByRole('listitem')).toHaveCount(0);
});

test('a file that is not what it says is refused, and can be removed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(415));
  await signUp(page, { role: 'supplier' });
  await open(page, address);
  const fake = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };
  await documents(page).setInputFiles(fake);
  await expect(paper(page, 'fake.pdf')).toContainText('This file cannot be used');
  await page.getByRole('button', { name: 'Remove fake.pdf' }).click();
  await expect(paper(page, 'fake.pdf')).toHaveCount(0);
});

test('a lost connection loses nothing: uploads go again, the request stays, so does a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page, { role: 'supplier' });
  await open(page, address);
  await fillIn(page);
  await documents(page).setInputFiles(pdf('first.pdf'));
  await expect(paper(page, 'first.pdf')).toContainText('Uploaded');
  await page.context().setOffline(true);
  await documents(page).setInputFiles(pdf('second.pdf'));
  await expect(paper(page, 'second.pdf')).toContainText('The connection was lost');
  await page.context().setOffline(false);
  await expect(paper(page, 'second.pdf')).toContainText('Uploaded');
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByText('Your request could not be sent.')).toBeVisible();
  await page.context().setOffline(false);
  await open(page, address);
  await expect(registration(page)).toHaveValue('pvt-9xu2r7k');
  await expect(paper(page, 'first.pdf')).toContainText('Uploaded');
  await expect(paper(page, 'second.pdf')).toContainText('Uploaded');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your papers' })).toBeVisible();
});

test('an upload that the server failed at is sent again by hand', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  await signUp(page, { role: 'supplier' });
  await open(page, address);
  const uploads = (url: URL) => url.pathname.startsWith('/api/object-storage/');
  await page.route(uploads, (route) => route.fulfill({ status: 500, json: {} }));
  await documents(page).setInputFiles(pdf('cheti.pdf'));
  await expect(paper(page, 'cheti.pdf')).toContainText('The upload failed');
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Try again: cheti.pdf' }).click();
  await expect(paper(page, 'cheti.pdf')).toContainText('Uploaded');
});

test('signed out, the page leads to the sign-in and back', async ({ page }) => {
  const login = page.waitForRequest('**/api/login?*');
  await page.goto(address);
  await expect(page.getByText('Please log in to verify your account.').first()).toBeVisible();
  await login;
  await page.waitForURL(`/auth?next=${encodeURIComponent(address)}`);
});

test('an admin is told that there is nothing to verify', async ({ page, allowConsole }) => {
  allowConsole(failedAnswer(403));
  await signIn(page, { email: 'admin@demo.example', password: 'demo1234' });
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Not for this account' })).toBeVisible();
});

test('the page has no flaw that a machine can find, in Swahili too', async ({ page }) => {
  await signUp(page, { role: 'supplier' });
  for (const language of ['en', 'sw']) {
    await open(page, `${address}?lang=${language}`);
    await documents(page).setInputFiles(pdf('cheti.pdf'));
    await expect(paper(page, 'cheti.pdf')).toContainText(/Uploaded|Imepakiwa/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});
