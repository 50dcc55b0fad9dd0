import type { Locator } from '@playwright/test';
import {
  StubEndpoint,
  type StubReply,
} from '../../src/domains/assistant/server/testing/stub-endpoint.ts';
import type { Rfq, RfqItem } from '../../src/domains/rfqs/schema.ts';
import { newEmail, newPassword, signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { connectModel } from '../support/model-switchboard.ts';
import { expectToast, open, recordRequests, stopTime } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

test('CHAT-01 CHAT-02 CHAT-03 CHAT-04 CHAT-05 CHAT-06 CHAT-07 CHAT-08 CHAT-09 VAL-17 VAL-18 VAL-19 ERR-06 ERR-13 ERR-14 DATA-50 the chat opens, asks, fails and is resumed @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedAnswer(500));
  allowConsole(failedAnswer(401));
  allowConsole(/net::ERR_/);
  const toggle = page.getByRole('button', { name: 'Open chat' });
  await signUp(page, { role: 'supplier' });
  await open(page, '/products');
  await expect(toggle).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('openChatbot')));
  await expectToast(page, 'Procurement assistant');
  await page.context().clearCookies();
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  const loaded = page.waitForResponse(/chat-panel/);
  await open(page, '/products');
  const chat = page.getByRole('dialog', { name: 'Procurement assistant' });
  const said = chat.getByRole('article');
  // It is there before the network goes, though it was never opened.
  await loaded;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await toggle.click();
  await expect(said).toHaveCount(1);
  await expect(chat.getByRole('status')).toContainText('You are offline');
  await page.context().setOffline(false);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await toggle.click();
  await expect(said).toHaveCount(1);
  await expect(toggle).toHaveCount(0);
  for (const text of ['I need cement', 'Looking for steel bars', 'Get paint quotes']) {
    await expect(chat.getByRole('button', { name: text })).toBeVisible();
  }
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(toggle).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('openChatbot')));

  const sent = recordRequests(page, 'POST', '/api/ai/chat');
  const input = chat.getByRole('textbox', { name: 'Message' });
  await input.fill('   ');
  await input.press('Enter');
  await input.fill('first line');
  await input.press('Shift+Enter');
  await input.fill('');
  expect(sent).toEqual([]);

  // Slow: the answer is waited for in the open.
  const answering = Promise.withResolvers<void>();
  await page.route('**/api/ai/chat', async (route) => {
    await answering.promise;
    await route.fallback();
  });
  await chat.getByRole('button', { name: 'I need cement' }).click();
  await expect(chat.getByText('Thinking...')).toBeVisible();
  await expect(input).toBeDisabled();
  answering.resolve();
  await expect(chat.getByText(/% match/).first()).toBeVisible();
  await expect(input).toBeFocused();
  await expect(chat.getByRole('button', { name: 'I need cement' })).toHaveCount(0);
  expect(sent.map(({ body }) => body)).toEqual([
    { message: 'I need cement', messageId: expect.any(String) },
  ]);
  await page.unroute('**/api/ai/chat');

  const failing = (status: number, body: string) =>
    page.route('**/api/ai/chat', (route) => route.fulfill({ status, body }), { times: 1 });
  await failing(500, '{}');
  await input.fill('mabati 30 gauge');
  await input.press('Enter');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.');
  await expect(said.last()).toContainText(
    "I'm sorry, I'm having trouble processing your request right now. Please try again in a moment.",
  );
  await chat.getByRole('button', { name: 'Send again' }).click();
  await expect(said.last()).toContainText(/% match/);
  await expect(chat.getByText('mabati 30 gauge')).toHaveCount(1);
  await expect(page.getByText('Failed to send message. Please try again.')).toHaveCount(0);

  // Without a network nothing is lost, not even by loading the page again.
  await page.route('**/api/ai/chat', (route) => route.abort(), { times: 1 });
  await input.fill('nondo Y12');
  await input.press('Enter');
  await expect(chat.getByRole('status')).toContainText('No connection. Your message is saved');
  await expect(input).toHaveValue('nondo Y12');
  await expect(said.filter({ hasText: 'nondo Y12' })).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(chat.getByRole('button', { name: 'Send (you are offline)' })).toBeDisabled();
  await input.press('Enter');
  await expect(chat.getByRole('status')).toContainText('You are offline');
  await page.context().setOffline(false);
  await open(page, '/products');
  await toggle.click();
  await expect(input).toHaveValue('nondo Y12');
  // What the chat covers cannot be reached.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expect(chat).toHaveAttribute('aria-modal', 'true');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(said.last()).toContainText(/% match/);
  await expect(input).toHaveValue('');

  // The server answers, and the answer is lost: sent again it stands once, also after a reload.
  await page.route(
    '**/api/ai/chat',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await input.fill('na mchanga tani 3');
  await input.press('Enter');
  await expect(input).toHaveValue('na mchanga tani 3');
  await input.press('Enter');
  await expect(said.last()).toContainText(/% match|Inafaa kwa/);
  await expect(said.filter({ hasText: 'na mchanga tani 3' })).toHaveCount(1);

  // What was said is there again, also on a device that knows nothing of it.
  await page.evaluate(() => localStorage.clear());
  await page.clock.install();
  await open(page, '/products');
  await toggle.click();
  await expect(chat.getByText('mabati 30 gauge')).toBeVisible();
  await expect(said.filter({ hasText: 'na mchanga tani 3' })).toHaveCount(1);
  await failing(401, '{"message":"Unauthorized"}');
  await stopTime(page);
  await input.fill('cement');
  await input.press('Enter');
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
  const asked = page.waitForRequest('**/api/login?next=%2Fproducts**');
  await page.clock.runFor(500);
  await asked;
});

test('CHAT-10 CHAT-11 a sentence from the site becomes matches, a draft, an RFQ, and an award @phone', async ({
  page,
  browser,
}) => {
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  await open(page, '/products');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Procurement assistant' });
  const input = chat.getByRole('textbox', { name: 'Message' });
  const say = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
    await expect(input).toBeEnabled();
  };
  await say('nahitaji mifuko 100 ya simiti na nondo Y12 pcs 60 Kitengela by Friday');
  await expect(chat.getByText(/^\d+% match$/)).toHaveCount(3);
  await expect(chat.getByRole('link', { name: /Y12.*KSh/ }).first()).toBeVisible();

  await say('send it as rfq');
  const count = chat.getByRole('spinbutton', { name: /Cement/ });
  await expect(count).toHaveValue('100');
  await count.fill('120');
  await expectNoViolations(page, 'the chat', { within: '[role=dialog]' });
  await chat.getByRole('button', { name: 'Send RFQ' }).click();
  const opened = chat.getByRole('link', { name: 'Open the RFQ' });
  await expect(chat.getByText(/^Sent to \d+ suppliers?\.$/)).toBeVisible();
  const rfqId = (await opened.getAttribute('href'))?.split('/').pop() ?? '';
  const rfq: Rfq = await (await page.request.get(`/api/rfqs/${rfqId}`)).json();
  expect(rfq).toMatchObject({ deliveryCounty: 'Kajiado', itemCount: 2 });
  expect(rfq.aiGeneratedId).not.toBeNull();

  // Two suppliers quote; the dearer total covers everything.
  const items: RfqItem[] = await (await page.request.get(`/api/rfqs/${rfqId}/items`)).json();
  expect(items[0]?.quantity).toBe(120);
  const quote = async (companyName: string, price: number, priced: readonly RfqItem[]) => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await context.request.post('/api/register', {
      data: { email: newEmail(), password: newPassword, role: 'supplier', firstName: 'Otieno' },
    });
    await context.request.put('/api/profile', {
      data: { firstName: 'Otieno', lastName: 'Ouma', companyName },
    });
    const lines = priced.map(({ id, quantity }) => ({ rfqItemId: id, quantity, unitPrice: price }));
    const total = lines.reduce((sum, line) => sum + line.quantity * price, 0);
    const answer = await context.request.post('/api/quotations', {
      data: { rfqId, totalAmount: String(total), deliveryTime: 3, items: lines },
    });
    expect(answer.status()).toBe(201);
    await context.close();
  };
  await quote('Sehemu Tu Hardware', 500, items.slice(0, 1));
  await quote('Kamili Supplies', 800, items);

  await say('which is best?');
  const reply = chat.getByRole('article').last();
  await expect(reply).toContainText('Kamili Supplies is the best');
  await expect(reply).toContainText('KSh 144,000');
  await reply.getByRole('button', { name: /^KSh 144,000, from Kamili Supplies quotation/ }).click();
  const row = reply.getByRole('listitem').filter({ hasText: 'Kamili Supplies' }).first();
  await expect(row).toBeFocused();
  await expect(row.getByText(/120 bags × KSh 800/)).toBeInViewport();
  await reply.getByRole('link', { name: 'Open the comparison' }).click();
  await expect(chat).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Compare and award' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Award everything' }).first()).toBeVisible();
});

test('an answer that a model writes slowly is shown as it comes, read out once, stopped, cut off and left @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const stub = new StubEndpoint();
  await stub.start();
  // Kept answers are not asked for again: each try of this journey asks for another quantity.
  const bags = 1_000 + Math.floor(Math.random() * 8_000);
  for (const more of [0, 1, 2, 3]) await connectModel(`${bags + more} bags`, stub.baseUrl);
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  await open(page, '/products');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Procurement assistant' });
  const input = chat.getByRole('textbox', { name: 'Message' });
  const stop = chat.getByRole('button', { name: 'Stop' });
  const last = chat.getByRole('article').last();
  const readOut = await recordReadOut(chat.locator('[aria-live=polite].sr-only'));
  /** Asks, with the model saying its first sentence and then waiting for what `goOn` does. */
  const ask = async (more: number, goOn: (reply: StubReply) => void) => {
    const waiting = Promise.withResolvers<void>();
    stub.will(async (reply) => {
      reply.text('{s1} fits your ').text('site best. ');
      await waiting.promise;
      goOn(reply);
    });
    await input.fill(`${bags + more} bags of cement to Kitengela`);
    await input.press('Enter');
    await expect(last).toContainText('fits your site best.');
    return waiting.resolve;
  };

  // Sentence by sentence, the cards first; the whole is read out once.
  const goOn = await ask(0, (reply) => reply.text('The cards show the rest.').end());
  await expect(last.getByText(/% match/).first()).toBeVisible();
  await expect(last).not.toContainText('The cards show the rest.');
  await expect(stop).toBeVisible();
  expect(await readOut()).toEqual([]);
  goOn();
  await expect(last).toContainText('The cards show the rest.');
  await expect(stop).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect
    .poll(readOut)
    .toEqual([expect.stringMatching(/fits your site best. The cards show/)]);

  // Stopped, and cut off, it stands in the words of the rules.
  const ruled = /I found .* for cement/;
  await ask(1, () => undefined);
  await stop.click();
  await expect(last).toContainText(ruled);
  await expect.poll(() => stub.cutOff).toBe(1);
  const cut = await ask(2, (reply) => reply.raw.destroy());
  cut();
  await expect(last).toContainText(ruled);
  await expect(last).not.toContainText('fits your site best');

  // Who leaves while it is written finds it again, in the words of the rules, and goes on from there.
  await ask(3, () => undefined);
  await open(page, '/products');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(chat.getByText(`${bags + 3} bags of cement to Kitengela`)).toBeVisible();
  await expect(last).toContainText(ruled);
  await input.fill('send it as rfq');
  await input.press('Enter');
  await expect(chat.getByRole('spinbutton', { name: /Cement/ })).toHaveValue(String(bags + 3));
  await expect(chat.getByRole('button', { name: 'Send RFQ' })).toBeVisible();
  await stub.close();
});

/** Collects what a polite region says from now on, each text once it stands. */
async function recordReadOut(region: Locator): Promise<() => Promise<string[]>> {
  await region.evaluate((node) => {
    const said: string[] = [];
    Object.assign(window, { readOut: said });
    new MutationObserver(() => {
      const text = node.textContent ?? '';
      if (text !== '') said.push(text);
    }).observe(node, { subtree: true, childList: true, characterData: true });
  });
  return () => region.evaluate(() => Reflect.get(window, 'readOut') as string[]);
}
