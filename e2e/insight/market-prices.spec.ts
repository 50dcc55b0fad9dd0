import { signUp } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('a visitor reads what cement costs in a county, a contractor waits for a lower price and looks at the analytics @phone', async ({
  page,
}) => {
  await open(page, '/market');
  await expect(page.getByRole('heading', { name: 'Market prices' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Pozzolanic Cement/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pozzolanic Cement');
  await page.getByLabel('County', { exact: true }).selectOption('Nairobi');
  await expect(page).toHaveURL(/county=Nairobi/);
  await expect(page.getByText(/^Usually KSh .+ suppliers\.$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price history: Nairobi' })).toBeVisible();
  const address = page.url();

  await signUp(page, { role: 'contractor' });
  await page.goto(address);
  await page.getByLabel(/^My price/).fill('650');
  await page.getByRole('button', { name: 'Set alert' }).click();
  await expectToast(page, 'Success', 'We will notify you when it falls below KSh 650.');
  await page.getByRole('link', { name: 'Your price alerts' }).click();
  const alerts = page.getByRole('listitem').filter({ hasText: 'below KSh 650 in Nairobi' });
  await alerts.getByRole('button', { name: /^Remove the alert/ }).click();
  await expect(page.getByText('No price alerts')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(alerts).toBeVisible();

  await open(page, '/analytics');
  await expect(page.getByText('Saved by comparing')).toBeVisible();
  await expect(page.getByText('No orders in the last 12 months.').first()).toBeVisible();
});
