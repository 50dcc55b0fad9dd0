import type { Page } from '@playwright/test';
import { demoAdmin, demoSupplier, signIn, signUp } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { cards } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const noNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error loading route module|WebSocket connection|Failed to fetch/;

/** The paths of everything that the service worker keeps. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(caching.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** A page that is not on the device is tried once more: only then the site stays where it is. */
async function settled(page: Page): Promise<void> {
  let loadedAt = 0;
  await expect(async () => {
    const before = loadedAt;
    loadedAt = await page.evaluate(() => performance.timeOrigin);
    expect(loadedAt).toBe(before);
  }).toPass({ intervals: [1_000] });
}

test('A page that was open is there after a reload without a network, and never the error page of the browser', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(noNetwork);
  await signUp(page, { role: 'contractor', firstName: 'Wanjiru', lastName: 'Kamau' });
  await open(page, '/products?search=cement');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await caches.match('/offline')) !== undefined);
  await page.reload();
  const product = cards(page).first().getByRole('heading').getByRole('link');
  const name = String(await product.textContent());
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await context.setOffline(true);
  await test.step('opened by a link: its data is shown', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('You are offline').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  });
  await test.step('opened by loading it: the page is shown', async () => {
    await page.goto('/products?search=cement');
    await expect(cards(page).first()).toBeVisible();
  });
  for (const path of ['/settings/two-step', '/auth', '/terms']) {
    await test.step(`${path}, never opened: the site says once that there is no network`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.searchParams.get('to') === path);
      await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
      await settled(page);
    });
  }

  await context.setOffline(false);
  // A notice above the page may offer it as well.
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
});

test('Copies of pages leave the device with their owner: on signing out, or when another person signs in', async ({
  page,
}) => {
  const isKept = (address: string) =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
  await signUp(page, { role: 'contractor', firstName: 'Otieno' });
  await open(page, '/orders');
  await expect.poll(() => isKept('/orders')).toBe(true);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await isKept('/orders')).toBe(false);

  await signUp(page, { role: 'contractor', firstName: 'Amina' });
  await open(page, '/orders');
  await expect.poll(() => isKept('/orders')).toBe(true);
  // An open page would ask with the sign-in that ends now.
  await page.goto('about:blank');
  await signUp(page, { role: 'contractor', firstName: 'Kiprop' });
  await open(page, '/cart');
  await expect.poll(() => isKept('/cart')).toBe(true);
  await expect.poll(() => isKept('/orders')).toBe(false);
});

test('Nothing of what an admin reads is kept, although the page that was signed in on had a service worker', async ({
  page,
}) => {
  await open(page, '/auth?next=/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel('Email or phone').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  const overview = page.waitForResponse('**/api/admin/overview*');
  await page.getByRole('button', { name: 'Login' }).click();
  await overview;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keptData = async () =>
    (await cachedPaths(page)).filter((path) => !path.startsWith('/assets/'));
  const owner = () => page.evaluate(() => localStorage.getItem('copies-of'));
  await expect.poll(owner).toBeNull();
  for (const path of ['/api/admin/overview', '/api/user', '/api/admin/overview']) {
    await page.evaluate(async (address) => (await fetch(address)).text(), path);
  }
  expect(await keptData()).toEqual([]);
});

test('Where to pay is never read from a copy: the page asks to connect, and shows it when the server answers again', async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(noNetwork);
  await signUp(page, { role: 'contractor', firstName: 'Akinyi', lastName: 'Odhiambo' });
  const items = [{ productName: 'Cement 42.5', quantity: 10, unit: 'bag' }];
  const data = { title: 'Shop in Kisumu', description: 'Cement.', items };
  const rfq = await (await page.request.post('/api/rfqs', { data })).json();
  await open(page, '/cart');
  const seller = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(seller, demoSupplier);
  const [line] = await (await page.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const quotation = await seller.request.post('/api/quotations', {
    data: {
      rfqId: rfq.id,
      totalAmount: '7500',
      deliveryTime: 2,
      items: [{ rfqItemId: line.id, quantity: 10, unitPrice: 750 }],
    },
  });
  expect(quotation.status()).toBe(201);
  const { id } = await quotation.json();
  const awarded = await page.request.post(`/api/quotations/${id}/accept`, { data: {} });
  expect(awarded.status()).toBe(200);
  const { id: order } = await (await page.request.get('/api/orders')).json().then(([one]) => one);
  await seller.close();

  await open(page, `/orders/${order}`);
  const details = page.getByText('The supplier entered these details', { exact: false });
  const connect = page.getByText('Connect to the internet to see where to pay', { exact: false });
  const byTransfer = page.getByRole('radio', { name: /^Bank transfer/ });
  await byTransfer.click();
  await expect(details).toBeVisible();
  await expect(connect).toBeHidden();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await byTransfer.click();
  await expect(details).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await byTransfer.click();
  await expect(connect).toBeVisible();
  await expect(details).toBeHidden();
  await expect(page.getByText('You are offline', { exact: false }).first()).toBeVisible();

  await context.setOffline(false);
  await expect(details).toBeVisible();
  await expect(connect).toBeHidden();
});

test('Settings are never kept, and signing out without a network clears the device and ends the sign-in before the next page', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(noNetwork);
  await signUp(page, { role: 'supplier', firstName: 'Njoroge' });
  await open(page, '/settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(page, '/settings/payment-details');
  await open(page, '/orders');
  const kept = () => cachedPaths(page);
  await expect.poll(kept).toContain('/orders');
  expect(
    (await kept()).filter((path) => /^\/(api\/)?(settings|payment-details)/.test(path)),
  ).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await kept()).toEqual([]);

  await context.setOffline(false);
  await page.goto('/orders');
  await expect(page).toHaveURL('/auth?next=%2Forders');
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test.describe('texts that do not come', () => {
  test.use({ serviceWorkers: 'block' });

  test('are said to be missing once, and come when somebody tries again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await signUp(page, { role: 'supplier', firstName: 'Achieng' });
    const asked: string[] = [];
    await page.route('**/assets/quotations-*.js', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await open(page, '/dashboard');
    await page.getByRole('tab', { name: 'RFQs' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    // Once while the browser was idle, and once for the tab.
    expect(asked.length).toBeLessThanOrEqual(4);

    await page.unroute('**/assets/quotations-*.js');
    await retry.click();
    await expect(page.getByRole('tabpanel', { name: 'RFQs' })).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});
