import type { APIRequestContext, Page } from '@playwright/test';
import { confirmEmail, demoAdmin, newPassword, signIn, signUp } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectWholeWords } from '../support/broken-words.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

/** The pages are built alike in every language and theme: in the second only these are looked at. */
async function expectAccessible(page: Page, name: string) {
  const looks = (await page.locator('html').getAttribute('lang')) !== 'en';
  await expectNoViolations(page, name, { looks });
  await expectWholeWords(page, name);
  const sideways = await page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    return window.scrollX;
  });
  expect(sideways, name).toBe(0);
}

async function make<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Two RFQs with a quotation each; one of them is awarded. */
async function trade(buying: APIRequestContext, selling: APIRequestContext) {
  const ids: string[] = [];
  for (const title of ['Slab in Ruiru', 'Wall in Thika']) {
    const { id } = await make<{ id: string }>(buying, '/api/rfqs', {
      title,
      description: 'Deliver before noon.',
      items: [{ productName: 'Cement 42.5', quantity: 40, unit: 'bag' }],
    });
    const [line] = await (await buying.get(`/api/rfqs/${id}/items`)).json();
    await make(selling, '/api/quotations', {
      rfqId: id,
      totalAmount: '32000.00',
      deliveryTime: 3,
      items: [{ rfqItemId: line.id, quantity: 40, unitPrice: '800.00' }],
    });
    ids.push(id);
  }
  const [openId = '', awardedId = ''] = ids;
  const [quotation] = await (await buying.get(`/api/quotations?rfqId=${awardedId}`)).json();
  const { orders } = await make<{ orders: { id: string }[] }>(
    buying,
    `/api/rfqs/${awardedId}/award`,
    { quotationId: quotation.id },
  );
  return { openId, awardedId, orderId: orders[0]?.id ?? '' };
}

for (const [language, theme, change, begin] of [
  ['en', 'light', 'Change', 'Set up two-step sign-in'],
  ['sw', 'dark', 'Badilisha', 'Weka kuingia kwa hatua mbili'],
] as const) {
  test(`profile, settings and two-step sign-in are free of axe violations in ${language}, ${theme}`, async ({
    page,
  }) => {
    test.slow();
    const { email } = await signUp(page, {
      role: 'supplier',
      firstName: 'Wanjiru',
      lastName: 'Kamau',
    });
    await confirmEmail(page, email);
    await page.goto(`/?lang=${language}&theme=${theme}`);
    const main = page.getByRole('main');

    await open(page, '/profile');
    await expectAccessible(page, 'profile');
    await main.getByRole('button', { name: change, exact: true }).click();
    const pickers = main.locator('button[aria-haspopup=dialog]');
    await pickers.last().click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(24);
    await expectAccessible(page, 'categories');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'business details');

    await open(page, '/settings');
    await main.locator('button[aria-expanded]').click();
    await main.locator('form button[type=submit]').click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'settings');

    await open(page, '/settings/two-step');
    await main.locator('input[type=password]').fill(newPassword);
    await main.getByRole('button', { name: begin }).click();
    await expect(main.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'two-step sign-in');
  });

  test(`every page of contractors, suppliers and admins is free of axe violations and broken words in ${language}, ${theme}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const look = `/?lang=${language}&theme=${theme}`;
    await page.goto(look);
    const another = async () => {
      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        viewport: page.viewportSize(),
        serviceWorkers: 'block',
      });
      const opened = await context.newPage();
      await opened.goto(look);
      return opened;
    };
    const [selling, running] = [await another(), await another()];
    const buyer = await signUp(page, { role: 'contractor', firstName: 'Jane', lastName: 'Mwangi' });
    const seller = await signUp(selling, { role: 'supplier', firstName: 'Ali', lastName: 'Said' });
    await signIn(running, demoAdmin);
    const { openId, awardedId, orderId } = await trade(page.request, selling.request);
    const [product] = await (await page.request.get('/api/products?inStock=true&limit=1')).json();
    const { id: productId, minOrderQuantity, supplierId } = product;
    await make(page.request, '/api/cart', { productId, quantity: minOrderQuantity });
    await make(page.request, '/api/messages', { receiverId: seller.id, content: 'Good morning' });
    const visits: readonly (readonly [Page, readonly string[]])[] = [
      [page, ['/', '/dashboard', '/dashboard?tab=rfqs', '/cart', '/favourites', '/rfqs/new']],
      [page, [`/rfqs/${openId}`, `/rfqs/${openId}/edit`, `/rfqs/${awardedId}`, '/orders']],
      [page, [`/orders/${orderId}`, '/messages', `/messages/${seller.id}`]],
      [page, [`/products/${productId}`, `/suppliers/${supplierId}`]],
      [selling, ['/', '/dashboard', '/dashboard?tab=products', '/dashboard?tab=rfqs']],
      [selling, ['/dashboard?tab=analytics', '/dashboard/prices', '/dashboard/import', '/orders']],
      [selling, [`/rfq/${openId}`, `/orders/${orderId}`, `/messages/${buyer.id}`]],
      [selling, ['/settings/verification']],
      [running, ['/', '/admin', '/admin/queues/verifications', '/admin/payments', '/admin/jobs']],
    ];
    for (const [reader, paths] of visits) {
      for (const path of paths) {
        await open(reader, path);
        await expectAccessible(reader, path);
      }
    }
  });
}
