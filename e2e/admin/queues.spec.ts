import { queueKinds } from '../../src/domains/queues/schema.ts';
import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { contactAnswerTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

test('an admin walks through every queue by keyboard, deals with a report and answers a contact message @phone', async ({
  page,
  allowConsole,
}) => {
  // What was decided waits no longer, which is how the page knows.
  allowConsole(failedAnswer(404));
  const supplier = await signUp(page, { role: 'supplier', firstName: 'Dukani' });
  await signUp(page, { role: 'contractor' });
  const report = { reason: 'Asked for a deposit outside the site' };
  const told = await page.request.post(`/api/users/${supplier.id}/report`, { data: report });
  expect(told.status()).toBe(204);
  const email = `queue-${Date.now()}@journeys.example`;
  for (const subject of ['Do you deliver to Lamu?', 'Second question']) {
    const data = { name: 'Halima', email, subject, message: 'Forty bags of cement.' };
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  }
  await signIn(page, demoAdmin);
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin overview');
  for (const caption of ['Active accounts', 'Active listings', 'Open for quotes']) {
    await expect(page.getByText(caption)).toBeVisible();
  }
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('link');
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const kind of queueKinds) {
    await open(page, `/admin/queues/${kind}`);
    const count = await entries.count();
    await expect(count > 0 ? title : page.getByText('This queue is empty.')).toBeVisible();
    if (count < 2) continue;
    await page.keyboard.press('j');
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('k');
    await expect(entries.first()).toHaveAttribute('aria-current', 'true');
  }

  // What is decided leaves the queue, and the next one is there.
  await open(page, '/admin/queues/reports');
  await entries.filter({ hasText: 'Dukani' }).last().click();
  await expect(page.getByText(report.reason)).toBeVisible();
  const before = await entries.count();
  await page.getByRole('button', { name: /^Mark as resolved/ }).click();
  await page.getByRole('button', { name: 'Yes, mark as resolved' }).click();
  await expectToast(page, 'Report resolved.');
  await expect(entries).toHaveCount(before - 1);

  await open(page, '/admin/queues/contact');
  await entries.filter({ hasText: 'Do you deliver to Lamu?' }).last().click();
  await expect(title).toHaveText('Do you deliver to Lamu?');
  await page.keyboard.press('t');
  await expect(page.getByText(/Assigned to you/)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('The depot says yes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The depot says yes')).toBeVisible();
  await title.click();
  await page.keyboard.press('d');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('Yes, twice a week.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way.');
  await expect(title).not.toHaveText('Do you deliver to Lamu?');
  expect(await contactAnswerTo(page, email)).toBe('Our answer: Do you deliver to Lamu?');

  await open(page, '/admin/contact');
  await page.getByText('Do you deliver to Lamu?').first().click();
  await expect(page.getByText('Yes, twice a week.')).toBeVisible();
});
