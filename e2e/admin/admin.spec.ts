import { demoAdmin, signIn, signUp } from '../support/accounts.ts';
import { expectToast, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('an admin sees the marketplace in figures and deals with a report @phone', async ({
  page,
}) => {
  const supplier = await signUp(page, { role: 'supplier' });
  await signUp(page, { role: 'contractor' });
  const data = { reason: 'Asked for a deposit outside the site' };
  const told = await page.request.post(`/api/users/${supplier.id}/report`, { data });
  expect(told.status()).toBe(204);

  await signIn(page, demoAdmin);
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
  for (const caption of ['Active accounts', 'Active listings', 'Open for quotes']) {
    await expect(page.getByText(caption)).toBeVisible();
  }
  const { reports } = await (await page.request.get('/api/admin/overview')).json();
  const [{ id }] = reports.first;
  await page
    .getByRole('button', { name: /^Mark as resolved/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes, mark as resolved' }).click();
  await expectToast(page, 'Success', 'Report resolved.');
  const after = await (await page.request.get('/api/admin/overview')).json();
  expect(after.reports.first.map((report: { id: string }) => report.id)).not.toContain(id);
});
