import { queueKinds } from '../../src/domains/admin/queues-schema.ts';
import { demoAdmin, signIn } from '../support/accounts.ts';
import { contactAnswerTo } from '../support/outbox.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('an admin walks through every queue by keyboard and answers a contact message by mail @phone', async ({
  page,
}) => {
  const email = `queue-${Date.now()}@journeys.example`;
  for (const subject of ['Do you deliver to Lamu?', 'Second question']) {
    const data = { name: 'Halima', email, subject, message: 'Forty bags of cement.' };
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  }
  await signIn(page, demoAdmin);
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What waits for you');
  for (const kind of queueKinds) {
    await open(page, `/admin/queues/${kind}`);
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('button');
    const count = await entries.count();
    if (count > 1) {
      await page.keyboard.press('j');
      await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('k');
    }
    await expect(
      count > 0 ? entries.first() : page.getByText('This queue is empty.'),
    ).toBeVisible();
  }

  await open(page, '/admin/queues/contact');
  await page.getByRole('button', { name: /^Do you deliver to Lamu/ }).click();
  await page.keyboard.press('t');
  await expect(page.getByText(/Assigned to you/)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('The depot says yes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The depot says yes')).toBeVisible();
  await page.getByRole('heading', { level: 2, name: 'Do you deliver to Lamu?' }).click();
  await page.keyboard.press('o');
  await page.getByLabel('Your answer').fill('Yes, twice a week.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectToast(page, 'Your answer is on its way.');
  await expect(page.getByText('Yes, twice a week.')).toBeVisible();
  expect(await contactAnswerTo(page, email)).toBe('Our answer: Do you deliver to Lamu?');
});
