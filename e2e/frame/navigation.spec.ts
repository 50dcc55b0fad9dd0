import type { Browser, Locator, Page } from '@playwright/test';
import { demoContractor, demoSupplier, newPassword, signIn, signUp } from '../support/accounts.ts';
import { open, recordRequests } from '../support/page.ts';
import { expect, refusedSocket, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu', exact: true });
const accountMenu = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Account menu' }).click();
  return page.getByRole('menu', { name: 'Account menu' });
};

test('NAV-01 the bar stays at the top of the screen @both', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect((await bar(page).boundingBox())?.y).toBe(0);
});

test('NAV-02 the bar shows the logo and the name, signed in or not', async ({ page }) => {
  for (const account of [null, demoContractor]) {
    if (account) await signIn(page, account);
    await page.goto('/products');
    const home = bar(page).getByRole('link', { name: 'JengaSoko, home' });
    await expect(home.locator('svg')).toBeVisible();
    await expect(home).toHaveAttribute('href', '/');
    await expect(home).toContainText(/Jenga\s*Soko/);
  }
});

test('NAV-03 the links of the bar lead to their places from another page @desktop', async ({
  page,
}) => {
  const links = bar(page).getByRole('navigation').getByRole('link');
  await open(page, '/auth');
  await expect(links).toHaveText(['Products', 'Categories', 'About Us', 'Contact']);
  await links.getByText('Products').click();
  await expect(page).toHaveURL(/\/products$/);
  for (const [label, heading] of [
    ['Categories', 'Top Categories'],
    ['About Us', 'About JengaSoko'],
    ['Contact', 'Talk to us'],
  ] as const) {
    await open(page, '/products');
    await links.getByText(label).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  }
});

test('NAV-03 the links work on the Home of whoever is signed in @desktop', async ({ page }) => {
  await signIn(page, demoContractor);
  await open(page, '/products');
  await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Talk to us' })).toBeInViewport();
});

test('NAV-04 NAV-05 the menu of a phone opens, signs in and closes @phone', async ({ page }) => {
  await open(page, '/');
  const menu = bar(page).getByRole('navigation').getByRole('link', { name: 'About Us' });
  const signInLink = bar(page).getByRole('link', { name: 'Sign In' });
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await expect(signInLink).toBeVisible();
  await menuButton(page).click();
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await signInLink.click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(menu).toBeHidden();
});

test('NAV-05 the menu of a phone has no sign-in for whoever is signed in @phone', async ({
  page,
}) => {
  await signIn(page, demoContractor);
  await open(page, '/');
  await menuButton(page).click();
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Search products' }).click();
  await expect(page).toHaveURL(/\/products#search$/);
});

test('the menu of a phone closes by Escape and gives the focus back @phone', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('NAV-06 API-36 API-46 Sign In leads to /auth, and nothing private is asked for @desktop', async ({
  page,
}) => {
  const asked = ['/api/messages/unread-count', '/api/cart/count', '/api/user'].map((path) =>
    recordRequests(page, 'GET', path),
  );
  await open(page, '/products');
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(asked.flat()).toEqual([]);
});

test('NAV-07 Get Started leads to the sign-up tab @desktop', async ({ page }) => {
  await open(page, '/products');
  await bar(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('signed in', () => {
  test('NAV-14 NAV-18 the account menu says who is signed in @both', async ({ page }) => {
    for (const [role, label] of [
      ['contractor', 'Contractor'],
      ['supplier', 'Supplier'],
    ] as const) {
      const user = await signUp(page, { role, firstName: 'Jane', lastName: 'Doe' });
      await open(page, '/');
      await expect(bar(page).getByRole('button', { name: 'Account menu' })).toHaveText('JD');
      const menu = await accountMenu(page);
      await expect(menu.getByText('Jane Doe', { exact: true })).toBeVisible();
      await expect(menu.getByText(user.email, { exact: true })).toBeVisible();
      await expect(menu.getByText(label, { exact: true })).toBeVisible();
    }
  });

  test('NAV-12 NAV-15 ROLE-02 the account menu leads to the profile, dashboard, messages and settings @both', async ({
    page,
  }) => {
    await signUp(page, { role: 'supplier', firstName: 'Jane', lastName: 'Doe' });
    await open(page, '/products');
    for (const [name, path] of [
      ['Profile', '/profile'],
      ['Dashboard', '/dashboard'],
      ['Messages', '/messages'],
      ['Settings', '/settings'],
    ] as const) {
      const menu = await accountMenu(page);
      await expect(menu.getByRole('menuitem')).toHaveText([
        'Profile',
        'Dashboard',
        'Messages',
        'Orders',
        'Kiswahili',
        'Settings',
        'Sign Out',
      ]);
      await menu.getByRole('menuitem', { name }).click();
      await expect(page).toHaveURL(path);
      // A menu closes when the page that arrives takes the focus.
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('NAV-08 NAV-09 NAV-16 the messages button and the Messages item carry the number of unread ones', async ({
    page,
  }) => {
    const receiver = await signUp(page, { role: 'supplier' });
    await signUp(page, { role: 'contractor' });
    for (const content of ['Habari', 'Bei ya simiti?']) {
      const data = { receiverId: receiver.id, content };
      expect((await page.request.post('/api/messages', { data })).status()).toBe(201);
    }
    await signIn(page, { email: receiver.email, password: newPassword });
    await open(page, '/');
    await expect(bar(page).getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
    const menu = await accountMenu(page);
    await expect(menu.getByRole('menuitem', { name: 'Messages' })).toHaveText(/2$/);
  });

  test('STATE-04 signing out clears what was typed here, and the other tabs', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(refusedSocket);
    await signUp(page, { role: 'contractor', firstName: 'Zawadi' });
    await open(page, '/products');
    await page.evaluate(() => {
      sessionStorage.setItem('draft', 'a message half written');
      localStorage.setItem('note', 'mine');
    });
    const other = await page.context().newPage();
    await open(other, '/favourites');
    const menu = await accountMenu(page);
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: /^Everything/ })).toBeVisible();
      await expect(bar(tab).getByRole('button', { name: 'Account menu' })).toHaveCount(0);
    }
    const kept = await page.evaluate(() => [
      sessionStorage.getItem('draft'),
      localStorage.getItem('note'),
    ]);
    expect(kept).toEqual([null, null]);
  });

  test('favourites are reached from the bar, and from the menu of a phone @both', async ({
    page,
    isMobile,
  }) => {
    await signUp(page, { role: 'contractor' });
    await open(page, '/products');
    if (isMobile) await menuButton(page).click();
    await bar(page).getByRole('link', { name: 'Favourites' }).click();
    await expect(page).toHaveURL(/\/favourites$/);
  });

  test('NAV-12 the menu of a phone leads to the dashboard @phone', async ({ page }) => {
    await signUp(page, { role: 'contractor' });
    await open(page, '/products');
    await menuButton(page).click();
    await bar(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(bar(page).getByRole('link', { name: 'Favourites' })).toBeHidden();
  });

  test('NAV-17 STATE-04 API-02 Sign Out leads to the landing page and leaves nothing behind @both', async ({
    page,
  }) => {
    await signUp(page, { role: 'contractor', firstName: 'Zawadi', lastName: 'Mutua' });
    await open(page, '/products');
    const menu = await accountMenu(page);
    const logout = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/api/logout',
    );
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect((await logout).method()).toBe('POST');
    expect((await logout).postData()).toBeNull();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Everything/ })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Account menu' })).toHaveCount(0);
    await expect(page.getByText('Zawadi')).toHaveCount(0);
  });

  test('NAV-19 the avatar of a nameless account shows U', async ({ page }) => {
    await signUp(page, { role: 'contractor' });
    await page.goto('/');
    await expect(bar(page).getByRole('button', { name: 'Account menu' })).toHaveText('U');
  });
});

test('The menu leads to the orders and to the other language', async ({ page }) => {
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  await open(page, '/products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  // A menu closes when the page that arrives takes the focus.
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Kiswahili' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page).toHaveURL(/\/orders$/);
});

test('The chat button covers no text and no control of a page, and stays on the screen @both', async ({
  page,
  browser,
}) => {
  await signUp(page, { role: 'contractor', firstName: 'Jane' });
  await open(page, '/products');
  const { order, rfq } = await anOrder(page, browser);
  const button = bar(page).getByRole('button', { name: 'Open chat' });
  for (const path of [`/orders/${order}`, '/products', '/cart', `/rfqs/${rfq}`]) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await coveredBy(button), path).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(button).toBeInViewport({ ratio: 1 });
    // What scrolls away goes under the whole bar, which the button does not leave.
    expect(await button.evaluate(isWithinBar), path).toBe(true);
  }
});

test("Every button of a contractor's bar keeps its 44 px at any width, and below 360 px Messages is left to the account menu with its number @phone", async ({
  page,
}) => {
  const reader = await signUp(page, { role: 'contractor', firstName: 'Jane' });
  await signUp(page, { role: 'supplier' });
  const data = { receiverId: reader.id, content: 'Habari' };
  expect((await page.request.post('/api/messages', { data })).status()).toBe(201);
  await signIn(page, { email: reader.email, password: newPassword });
  await open(page, '/orders');
  const account = bar(page).getByRole('button', { name: /^Account menu/ });
  for (const width of [1280, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const messages = bar(page).getByRole('link', { name: 'Messages, 1 unread' });
    await expect(messages).toBeVisible({ visible: width >= 360 });
    await expect(account.getByText('1')).toBeVisible({ visible: width < 360 });
    const pressed = await bar(page).locator('.btn-icon:visible').all();
    const widths = await Promise.all(pressed.map(async (one) => (await one.boundingBox())?.width));
    expect(widths.length, `${width} px`).toBeGreaterThanOrEqual(5);
    expect(new Set(widths), `${width} px`).toEqual(new Set([44]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const menu = await accountMenu(page);
  await expect(menu.getByRole('menuitem', { name: 'Messages' })).toHaveText(/1$/);
});

/** An order of who is signed in, of an RFQ that one supplier quoted on. */
async function anOrder(page: Page, browser: Browser) {
  const items = [{ productName: 'Cement 42.5', quantity: 10, unit: 'bag' }];
  const data = { title: 'Shop in Kisumu', description: 'Cement.', items };
  const rfq = await (await page.request.post('/api/rfqs', { data })).json();
  const [line] = await (await page.request.get(`/api/rfqs/${rfq.id}/items`)).json();
  const seller = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(seller, demoSupplier);
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
  await seller.close();
  expect((await page.request.post(`/api/quotations/${id}/accept`, { data: {} })).status()).toBe(
    200,
  );
  const [order] = await (await page.request.get('/api/orders')).json();
  return { order: String(order.id), rfq: String(rfq.id) };
}

function isWithinBar(button: Element): boolean {
  const around = button.closest('header')?.getBoundingClientRect();
  const { top, bottom } = button.getBoundingClientRect();
  return around !== undefined && top >= around.top && bottom <= around.bottom;
}

/** The texts and controls of the page's content that lie under an element. */
function coveredBy(button: Locator): Promise<string[]> {
  return button.evaluate((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    const lies = (rect: DOMRect) =>
      rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
    const main = document.querySelector('main') ?? document.body;
    const covered: string[] = [];
    for (const control of main.querySelectorAll('a, button, input, select, textarea, img')) {
      if (lies(control.getBoundingClientRect())) covered.push(control.outerHTML);
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (Array.from(range.getClientRects()).some(lies)) covered.push(String(range));
    }
    return covered;
  });
}
