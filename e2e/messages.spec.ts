import type { Browser, Page } from '@playwright/test';
import { signUp } from './support/accounts.ts';
import { expectToast, open, toasts } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Another person, with a browser of their own. */
async function anotherPerson(browser: Browser, firstName: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const user = await signUp(page, { role: 'supplier', firstName, lastName: 'Otieno' });
  return { context, page, user };
}

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
/** Messages of a conversation in their order, without what stands beside them. */
const texts = (page: Page) => log(page).locator('li p:first-of-type').allInnerTexts();

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('MSG-05 MSG-10 MSG-13 MSG-14 WS-03 WS-08 two people talk without reload: typing, delivery, reading, toasts @phone', async ({
  page,
  browser,
}) => {
  const juma = await anotherPerson(browser, 'Juma');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/ws?token='));
  await open(page, `/messages/${juma.user.id}`);
  await connected;
  await open(juma.page, '/products');
  const long = `Habari Juma, mna simiti ngapi? ${'x'.repeat(40)}`;
  await write(page, long);
  await expectToast(juma.page, 'New Message', `${long.slice(0, 50)}...`);
  await expect(log(page).getByRole('img', { name: 'Delivered' })).toBeVisible();
  await expect(juma.page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await toasts(juma.page).getByRole('button', { name: 'Open' }).click();
  await expect(log(juma.page)).toContainText('Habari Juma');
  await expect(log(juma.page)).toContainText('New messages');
  await expect(log(page).getByRole('img', { name: 'Read' })).toBeVisible();
  await field(juma.page).pressSequentially('Tuna');
  await expect(page.getByText('is typing…')).toBeVisible();
  await write(juma.page, 'Tuna 200, see https://jengasoko.example/cement.');
  await expect(page.getByRole('link', { name: 'https://jengasoko.example/cement' })).toBeVisible();
  await expect(page.getByText('is typing…')).toBeHidden();
  await expect(toasts(page)).toHaveCount(0);
  expect(amina.id).not.toBe(juma.user.id);
  await juma.context.close();
});

test('messages written offline wait, survive closing the page, and arrive once and in order @phone', async ({
  page,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const juma = await anotherPerson(browser, 'Juma');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  await open(page, `/messages/${juma.user.id}`);
  await open(juma.page, `/messages/${amina.id}`);
  await write(page, 'one');
  await expect(log(juma.page)).toContainText('one');
  await context.setOffline(true);
  await write(page, 'two');
  await write(page, 'three');
  await expect(log(page).getByRole('img', { name: 'Waiting for the connection' })).toHaveCount(2);
  await write(juma.page, 'while you were away');
  await expect(juma.page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await open(again, '/products');
  await expect(log(juma.page)).toContainText('three');
  await open(again, `/messages/${juma.user.id}`);
  await expect(log(again)).toContainText('three');
  const expected = ['one', 'while you were away', 'two', 'three'];
  await expect.poll(() => texts(juma.page)).toEqual(expected);
  await expect.poll(() => texts(again)).toEqual(expected);
  await juma.context.close();
});
