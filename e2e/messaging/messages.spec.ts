import type { Browser, Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import {
  expectShown,
  expectToast,
  open,
  recordRequests,
  recordToasts,
  toasts,
} from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

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

/** Once the page hears of what happens; to be called before it is opened. */
const connected = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes('/ws?token=')) socket.on('framereceived', () => resolve());
    });
  });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('MSG-05 MSG-10 MSG-13 MSG-14 WS-03 WS-08 two people talk without reload: typing, delivery, reading, toasts @phone', async ({
  page,
  browser,
}) => {
  const juma = await anotherPerson(browser, 'Juma');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  const bothConnected = Promise.all([connected(page), connected(juma.page)]);
  await open(page, `/messages/${juma.user.id}`);
  await open(juma.page, '/products');
  await bothConnected;
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

test('conversations open and messages wait offline, survive closing the page, arrive once and in order, and are asked about before signing out @phone', async ({
  page,
  browser,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const juma = await anotherPerson(browser, 'Juma');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  await open(page, `/messages/${juma.user.id}`);
  await open(juma.page, `/messages/${amina.id}`);
  await write(page, 'one');
  await expect(log(page).getByRole('img', { name: 'Read' })).toBeVisible();

  // Opened again where there is no network: what the device has kept.
  await open(page, '/messages');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Juma' });
  await expect(row).toContainText('one');
  await context.setOffline(true);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/messages/${juma.user.id}`);
  await expect(log(page)).toContainText('These messages are saved on this device.');
  await expect.poll(() => texts(page)).toEqual(['one']);
  await write(page, 'two');
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await row.getByRole('link').click();
  await write(page, 'three');
  await expect(log(page).getByRole('img', { name: 'Waiting for a connection' })).toHaveCount(2);
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

  // A connection that loads pages and delivers no message.
  const sending = '**/api/messages';
  await again.route(sending, (route) => route.abort());
  await write(again, 'four');
  await expect(log(again).getByRole('img', { name: 'Waiting for a connection' })).toHaveCount(1);
  await signOut(again);
  const question = again.getByRole('alertdialog', { name: 'Sign out without sending?' });
  await expect(question).toContainText('A message on this device has not been sent.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await again.unroute(sending);
  await again.reload();
  await expect(log(juma.page)).toContainText('four');
  await expect(log(again).getByRole('img', { name: 'Waiting for a connection' })).toHaveCount(0);
  await signOut(again);
  await expect(again).toHaveURL('/');
  await juma.context.close();
});

test('ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-12 MSG-11 MSG-12 GEN-04 conversations are opened, begun and left @phone', async ({
  page,
  browser,
}) => {
  const juma = await anotherPerson(browser, 'Juma');
  const moses = await anotherPerson(browser, 'Moses');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  // More than a screen shows.
  const jumas = Array.from({ length: 13 }, (_, index) => [juma, `Bei ${index + 1}`] as const);
  for (const [from, content] of [
    ...jumas,
    [juma, 'Na nondo pia'],
    [moses, 'Mchanga upo'],
  ] as const) {
    const data = { receiverId: amina.id, content };
    expect((await from.page.request.post('/api/messages', { data })).status()).toBe(201);
  }
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  const rows = page.getByRole('main').getByRole('listitem');

  // The list first, without a chat beside it.
  await open(page, '/messages');
  await expect(rows).toHaveText([/Moses Otieno.*1 unread/s, /Juma Otieno.*14 unread/s]);
  await expect(page.getByRole('main')).toContainText('15 unread');
  await expect(page.getByText('Choose a conversation')).toBeHidden();

  // One of them, without the list beside it; Shift+Enter makes a line and sends nothing.
  await rows.filter({ hasText: 'Juma' }).getByRole('link').click();
  await expect(page).toHaveURL(`/messages/${juma.user.id}`);
  await expect(log(page)).toContainText('Na nondo pia');
  await expect(search).toBeHidden();
  // Opened is read, also what does not fit; how much is further down stays said.
  await expect(page.getByRole('button', { name: 'To the newest message, 14 new' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  const sent = recordRequests(page, 'POST', '/api/messages');
  await field(page).fill('Bei');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('gani?');
  await expect(field(page)).toHaveValue('Bei\ngani?');
  expect(sent).toEqual([]);
  await field(page).press('Enter');
  await expect.poll(() => texts(page)).toContain('Bei\ngani?');
  await expect.poll(() => sent).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(page).toHaveURL('/messages');
  await expect(search).toBeVisible();
  await expect(log(page)).toHaveCount(0);

  // Opened once more, it begins at what came meanwhile.
  for (const [from, content] of jumas) {
    const data = { receiverId: amina.id, content };
    expect((await from.page.request.post('/api/messages', { data })).status()).toBe(201);
  }
  await rows.filter({ hasText: '13 unread' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'To the newest message, 13 new' })).toBeVisible();
  await expect(log(page).getByText('New messages')).toBeInViewport();

  // Somebody never written to is looked up.
  const stranger = await anotherPerson(browser, 'Neema');
  const lookUp = page.waitForRequest(`**/api/users/${stranger.user.id}`);
  await open(page, `/messages/${stranger.user.id}`);
  await lookUp;
  await expect(page.getByRole('heading', { level: 1, name: 'Neema Otieno' })).toBeVisible();
  await expect(log(page)).toContainText('Start the conversation');
  await open(page, `/messages?supplierId=${moses.user.id}`);
  await expect(page).toHaveURL(`/messages/${moses.user.id}`);
  await expect(log(page)).toContainText('Mchanga upo');

  for (const [reader, peer] of [
    [page, 'Juma Otieno'],
    [juma.page, 'Amina Wekesa'],
  ] as const) {
    for (const title of ['Profile', 'Settings', 'Messages']) {
      await open(reader, `/${title.toLowerCase()}`);
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await expect(reader.getByRole('main').getByText(peer)).toBeVisible();
  }
  for (const { context } of [juma, moses, stranger]) await context.close();
});

test('ROLE-14 ROLE-15 ERR-08 ERR-22 who is signed out is led to the sign-in, and what fails can be sent again @phone', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  allowConsole(failedAnswer(401));
  const shown = await recordToasts(page);
  const signIn = () =>
    page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  const led = signIn();
  await page.goto('/messages');
  await expectShown(shown, 'Authentication Required', 'Please sign in to view your messages.');
  expect(new URL((await led).url()).searchParams.get('next')).toBe('/messages');
  await page.waitForLoadState();

  const juma = await anotherPerson(browser, 'Juma');
  await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  await open(page, `/messages/${juma.user.id}`);
  let status = 500;
  await page.route('**/api/messages', (route) =>
    route.fulfill({ status, json: { message: status === 401 ? 'Unauthorized' : 'Broken' } }),
  );
  await write(page, 'Habari Juma');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.');
  await expect(log(page)).toContainText('Not sent');
  status = 401;
  const ledAgain = signIn();
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expectShown(shown, 'Authentication Required', 'Please sign in to send messages.');
  expect(new URL((await ledAgain).url()).searchParams.get('next')).toBe(
    `/messages/${juma.user.id}`,
  );
  await juma.context.close();
});

test('blocking, reporting and the bell between two people @phone', async ({ page, browser }) => {
  const juma = await anotherPerson(browser, 'Juma');
  const amina = await signUp(page, { role: 'contractor', firstName: 'Amina', lastName: 'Wekesa' });
  await open(page, `/messages/${juma.user.id}`);
  await open(juma.page, `/messages/${amina.id}`);
  await write(juma.page, 'Nunua sasa!');
  await expect(log(page)).toContainText('Nunua sasa!');
  const chooseFromMenu = async (name: string) => {
    await page.getByRole('button', { name: 'More about Juma Otieno' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await chooseFromMenu('Report');
  const report = page.getByRole('dialog', { name: 'Report Juma Otieno' });
  await expect(report.getByRole('button', { name: 'Report' })).toBeDisabled();
  await report.getByRole('textbox', { name: 'What is wrong?' }).fill('Sends advertisements.');
  const told = page.waitForResponse(`**/api/users/${juma.user.id}/report`);
  await report.getByRole('button', { name: 'Report' }).click();
  expect((await told).status()).toBe(204);
  await expectToast(page, 'Success', 'Thank you. We will review it.');

  await chooseFromMenu('Block');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'Success', 'You will not get messages from this person.');
  await expect(page.getByText('You have blocked this person.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await write(juma.page, 'Bado?');
  const refusal = 'This person has blocked you. You cannot message them.';
  await expectToast(juma.page, 'Error', refusal);
  await expect(log(juma.page)).toContainText('Not sent');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expectToast(page, 'Success', 'This person can message you again.');
  await log(juma.page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Bado?');

  // A notification about something else rings the bell, and is read behind it.
  const title = 'Mabati for a godown';
  const made = await page.request.post('/api/rfqs', {
    data: {
      title,
      description: 'Gauge 28, charcoal.',
      deliveryLocation: 'Athi River',
      items: [{ productName: 'Mabati', quantity: 60, unit: 'sheet' }],
    },
  });
  const rfq = await made.json();
  const quoted = await juma.page.request.post('/api/quotations', {
    data: { rfqId: rfq.id, totalAmount: '54000', deliveryTime: 5 },
  });
  expect(quoted.status()).toBe(201);
  await expectToast(page, 'Notification', `New quotation from Supplier on “${title}”`);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /^New: New quotation from/ })).toBeVisible();
  await panel.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/rfqs/${rfq.id}`);
  await expect(bell).toHaveAccessibleName('Notifications');
  await juma.context.close();
});
