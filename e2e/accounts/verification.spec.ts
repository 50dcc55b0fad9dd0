import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { pdf, photo } from '../support/files.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const address = '/settings/verification';
const registration = (page: Page) => page.getByRole('textbox', { name: /^Business registration/ });
const pin = (page: Page) => page.getByRole('textbox', { name: /^KRA PIN/ });
const documents = (page: Page) => page.locator('input[name="documents"]');
const documentNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const send = (page: Page) => page.getByRole('button', { name: 'Send for verification' });

async function fillIn(page: Page) {
  await registration(page).fill('pvt-9xu2r7k');
  await pin(page).fill('p051112223z');
}

/** Decides the request of the person with this name as an admin does, in a browser of its own. */
async function decide(page: Page, name: string, decision: 'Approve' | 'Reject', reason?: string) {
  const size = page.viewportSize();
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: new URL(page.url()).origin,
      viewport: size,
    });
  const admin = await context.newPage();
  await signIn(admin, demoAdmin);
  await open(admin, '/');
  await admin.getByRole('button', { name: 'Account menu' }).click();
  await admin.getByRole('menuitem', { name: 'Verification requests' }).click();
  const waiting = admin
    .getByRole('list', { name: 'Entries' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await waiting.click();
  const request = admin.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(request.getByRole('link', { name: /^Open / })).not.toHaveCount(0);
  await request.getByRole('button', { name: `${decision} ${name}` }).click();
  if (reason) {
    const confirm = admin.getByRole('dialog').getByRole('button', { name: decision });
    await confirm.click();
    await expect(admin.getByText('Enter a reason so that the applicant can fix it')).toBeVisible();
    await admin.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await confirm.click();
  } else {
    await admin.getByRole('alertdialog').getByRole('button', { name: decision }).click();
  }
  // While the dialog is open, nothing behind it is found by its role.
  await expect(admin.getByRole(reason ? 'dialog' : 'alertdialog')).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await context.close();
}

test('SET-03 a supplier sends two numbers and documents, is refused with a reason, and asks again', async ({
  page,
}) => {
  // Without digits: a name that looks like a phone number is refused.
  const name = `Jane ${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  await signUp(page, { role: 'supplier', firstName: name });
  await open(page, '/settings');
  await page.getByRole('link', { name: 'Verify Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account verification' })).toBeVisible();
  await fillIn(page);
  await documents(page).setInputFiles([
    pdf('cheti.pdf'),
    await photo(`kibali ${'ya biashara '.repeat(9)}.jpg`),
  ]);
  await expect(documentNamed(page, 'cheti.pdf')).toContainText('Uploaded');
  await expect(documentNamed(page, 'kibali')).toContainText('Uploaded');
  await send(page).click();
  await expectToast(page, 'Success', 'Your request was sent.');
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();
  await expect(page.getByText('PVT-9XU2R7K', { exact: true })).toBeVisible();
  await expect(page.getByText('P051112223Z', { exact: true })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Open cheti.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('cheti.pdf');

  await open(page, '/settings');
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify Now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See your request' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();

  await decide(page, name, 'Reject', 'The certificate cannot be read.');
  await open(page, '/settings');
  await expect(page.getByText('Not approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify Now' })).toBeVisible();
  await open(page, address);
  await expect(page.getByText('The certificate cannot be read.')).toBeVisible();
  await fillIn(page);
  await documents(page).setInputFiles(pdf('cheti-2.pdf'));
  await expect(documentNamed(page, 'cheti-2.pdf')).toContainText('Uploaded');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();

  await decide(page, name, 'Approve');
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
  await open(page, '/settings');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify Now' })).toHaveCount(0);
});

test('what is wrong is said at its field, and the first one takes the focus', async ({ page }) => {
  await signUp(page, { role: 'contractor' });
  await open(page, address);
  await registration(page).fill('Mabati Limited');
  await send(page).click();
  await expect(registration(page)).toBeFocused();
  await expect(registration(page)).toHaveAccessibleDescription(/as written on the certificate/);
  await expect(pin(page)).toHaveAccessibleDescription(/A or P, nine digits and a letter/);
  await expect(page.getByText('Add at least one document')).toBeVisible();
});

test('files that are too many, too large or of another kind are left out, the good ones are not', async ({
  page,
}) => {
  await signUp(page, { role: 'supplier' });
  await open(page, address);
  await documents(page).setInputFiles(pdf('big.pdf', 6 * 1_024 * 1_024));
  await expectToast(page, 'File too large', 'big.pdf is larger than 5MB');
  const text = { name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
  await documents(page).setInputFiles(text);
  await expectToast(page, 'Upload failed', 'Choose PDF, JPEG, PNG or WebP files');
  const leftOut = page.getByRole('list', { name: 'Files that were not added' });
  await expect(leftOut.getByRole('listitem')).toHaveText([
    /big.pdf is larger/,
    /a.html: Choose PDF/,
  ]);
  await documents(page).setInputFiles(Array.from({ length: 6 }, (_, i) => pdf(`${i}.pdf`)));
  await expectToast(page, 'Too many files', 'You can add at most 5 files');
  await expect(leftOut.getByRole('listitem')).toHaveText([/5.pdf: You can add at most 5/]);
  await leftOut.getByRole('button', { name: 'Leave out 5.pdf' }).click();
  await expect(leftOut).toHaveCount(0);
  await expect(page.locator('form').getByRole('listitem')).toHaveCount(5);
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
  await expect(documentNamed(page, 'fake.pdf')).toContainText('This file cannot be used');
  await page.getByRole('button', { name: 'Remove fake.pdf' }).click();
  await expect(documentNamed(page, 'fake.pdf')).toHaveCount(0);
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
  await expect(documentNamed(page, 'first.pdf')).toContainText('Uploaded');
  await page.context().setOffline(true);
  await documents(page).setInputFiles(pdf('second.pdf'));
  await expect(documentNamed(page, 'second.pdf')).toContainText('The connection was lost');
  await page.context().setOffline(false);
  await expect(documentNamed(page, 'second.pdf')).toContainText('Uploaded');
  await page.context().setOffline(true);
  await send(page).click();
  // The notice says it once more to screen readers.
  await expect(page.getByText('We could not send your request.').first()).toBeVisible();
  await page.context().setOffline(false);
  await open(page, address);
  await expect(registration(page)).toHaveValue('pvt-9xu2r7k');
  await expect(documentNamed(page, 'first.pdf')).toContainText('Uploaded');
  await expect(documentNamed(page, 'second.pdf')).toContainText('Uploaded');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible();
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
  await expect(documentNamed(page, 'cheti.pdf')).toContainText('The upload failed');
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Try again: cheti.pdf' }).click();
  await expect(documentNamed(page, 'cheti.pdf')).toContainText('Uploaded');
});

test('signed out, the page leads to the sign-in and back', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
});

test('an admin is told that there is nothing to verify', async ({ page, allowConsole }) => {
  allowConsole(failedAnswer(403));
  await signIn(page, demoAdmin);
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'Not available for this account' })).toBeVisible();
  await open(page, '/settings');
  await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify Now' })).toHaveCount(0);
});

test('the page has no flaw that a machine can find, in Swahili too', async ({ page }) => {
  await signUp(page, { role: 'supplier' });
  for (const language of ['en', 'sw']) {
    await open(page, `${address}?lang=${language}`);
    await documents(page).setInputFiles(pdf('cheti.pdf'));
    await expect(documentNamed(page, 'cheti.pdf')).toContainText(/Uploaded|Imepakiwa/);
    await expectNoViolations(page, page.url());
    await page.getByRole('button', { name: /^(Remove|Ondoa).*cheti\.pdf/ }).click();
  }
});
