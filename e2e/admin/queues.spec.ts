import type { Browser, Locator, Page } from '@playwright/test';
import type { QueueKind } from '../../src/domains/queues/schema.ts';
import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { failJob, findDuplicate } from '../support/database.ts';
import { contactAnswerTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';
import { another, deliver, placeOrder, post } from '../support/trade.ts';

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('link');
const focused = (page: Page) => page.locator(':focus');

/** One of each that waits: reports of a person and of a review, a dispute, a transfer, a duplicate, a message, a job. */
async function fillQueues(admin: Page, browser: Browser) {
  const [buyer, seller] = [await another(browser, admin), await another(browser, admin)];
  await signUp(buyer, { role: 'contractor', firstName: 'Akinyi' });
  const { order, product, supplierId } = await placeOrder(buyer, seller);
  const url = `/api/orders/${order.id}`;
  const transfer = { method: 'bank', amount: '1500', reference: 'FT 7' };
  await post(buyer.request, `${url}/payments`, transfer);
  await deliver(buyer, seller, order.id);
  const said = { kind: 'short', text: 'One bag is missing.' };
  const dispute = await post(buyer.request, `${url}/disputes`, said);
  const rated = { rating: 1, text: 'Call my cousin instead.' };
  const review = await post(buyer.request, `/api/products/${product.id}/reviews`, rated);
  await post(seller.request, `/api/reviews/${review.id}/report`, { reason: 'An advertisement' });
  const company = `Duka ${order.number.slice(-4)}`;
  const profile = { firstName: 'Baraka', lastName: 'Mwangi', companyName: company };
  expect((await seller.request.put('/api/profile', { data: profile })).ok()).toBe(true);
  const reason = 'Asked for a deposit outside the site';
  await post(buyer.request, `/api/users/${supplierId}/report`, { reason });
  const email = `queue-${Date.now()}@journeys.example`;
  const message = { subject: `Do you deliver to ${order.number}?`, message: 'Forty bags.' };
  await post(buyer.request, '/api/contact', { name: 'Halima', email, ...message });
  const again = await post(seller.request, '/api/products', {
    ...{ name: 'Tembo CEMENT, 50kg', price: '745', unit: 'bag', stockQuantity: 5 },
    categoryId: product.category.id,
  });
  await findDuplicate(again.id, product.id);
  await failJob('queues.forget-claims', `Broke beside ${order.number}`);
  await Promise.all([buyer.context().close(), seller.context().close()]);
  return { order, product, company, dispute, email, subject: message.subject };
}

/** Goes on by key until this entry is shown, takes it, notes something and turns to the decision. */
async function takeUp(page: Page, kind: QueueKind, entry: string): Promise<void> {
  await open(page, `/admin/queues/${kind}`);
  const texts = await entries(page).allInnerTexts();
  const place = texts.findLastIndex((text) => text.includes(entry));
  expect(place, `${entry} among ${texts.join(', ')}`).toBeGreaterThanOrEqual(0);
  for (let at = 0; at <= place; at += 1) {
    if (at > 0) await page.keyboard.press('j');
    await expect(entries(page).nth(at)).toHaveAttribute('aria-current', 'true');
  }
  await expect(
    page.getByRole('main').getByRole('heading', { name: entry, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText(/Assigned to you$/)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.insertText('Looked into it.');
  await pressByKey(page, page.getByRole('button', { name: 'Add note' }));
  await expect(page.getByText('Looked into it.')).toBeVisible();
  await page.keyboard.press('d');
}

/** Moves on until this is focused, and presses it. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 12 && !(await isFocused()); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the question that the focused button asks, answers its reason, and says yes. */
async function decide(page: Page, yes: string, reason?: string): Promise<void> {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  if (reason) {
    await dialog.getByRole('textbox', { name: /^(Reason|Proof)/ }).focus();
    await page.keyboard.insertText(reason);
  }
  await pressByKey(page, dialog.getByRole('button', { name: yes, exact: true }));
  await expect(dialog).toBeHidden();
}

test('an operator works through the queues by keyboard: reports, reviews, disputes, transfers, failed jobs, duplicates and messages @desktop', async ({
  page,
  browser,
  allowConsole,
}) => {
  // What was decided waits no longer, which is how the page knows.
  allowConsole(failedAnswer(404));
  await page.goto('/auth');
  const { order, product, company, dispute, email, subject } = await fillQueues(page, browser);
  await signIn(page, demoAdmin);
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin overview');
  for (const caption of ['Active accounts', 'Active listings', 'Open for quotes']) {
    await expect(page.getByText(caption)).toBeVisible();
  }

  await takeUp(page, 'reports', company);
  await expect(focused(page)).toHaveText('Mark as resolved');
  await decide(page, 'Yes, mark as resolved');
  await expectToast(page, 'Report resolved.');
  await expect(entries(page).filter({ hasText: company })).toHaveCount(0);

  await takeUp(page, 'reviews', product.name);
  await expect(page.getByText('An advertisement')).toBeVisible();
  await expect(focused(page)).toHaveText('Hide the review');
  await decide(page, 'Hide', 'It advertises somebody else');
  await expect(page.getByText('This review is hidden.')).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: /^Mark as resolved/ }));
  await pressByKey(page, page.getByRole('button', { name: 'Yes, mark as resolved' }));
  await expectToast(page, 'Report resolved.');

  await takeUp(page, 'disputes', dispute.number);
  await expect(page.getByText('One bag is missing.')).toBeVisible();
  await decide(page, 'Decide', 'The photo of the lorry shows ten bags.');
  await expectToast(page, 'Decided. Both sides have been notified.');
  await expect(entries(page).filter({ hasText: dispute.number })).toHaveCount(0);

  await takeUp(page, 'transfers', `${order.number} KSh 1,500`);
  await decide(page, 'Yes, confirm', 'It stands on the statement.');
  await expectToast(page, 'Success', 'Confirmed. The buyer has been notified.');
  await expect(entries(page).filter({ hasText: order.number })).toHaveCount(0);

  await takeUp(page, 'jobs', 'queues.forget-claims');
  await expect(page.getByText(`Broke beside ${order.number}`)).toBeVisible();
  await decide(page, 'Try again');
  await expectToast(page, 'The job starts again.');

  await takeUp(page, 'duplicates', 'Tembo CEMENT, 50kg');
  await decide(page, 'Merge');
  await expectToast(page, 'The products are merged.');

  await takeUp(page, 'contact', subject);
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.insertText('Yes, twice a week.');
  await pressByKey(page, page.getByRole('button', { name: 'Send answer' }));
  await expectToast(page, 'Your answer is on its way.');
  await expect(entries(page).filter({ hasText: subject })).toHaveCount(0);
  expect(await contactAnswerTo(page, email)).toBe(`Our answer: ${subject}`);
  await open(page, '/admin/contact');
  await page.getByText(subject).first().click();
  await expect(page.getByText('Yes, twice a week.')).toBeVisible();
});
