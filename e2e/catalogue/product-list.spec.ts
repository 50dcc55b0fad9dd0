import type { Page } from '@playwright/test';
import { demoContractor, demoSupplier, signIn } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { cards, openListOf, readCategories, readProducts } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' });
const resultLine = (page: Page) => main(page).getByRole('heading', { name: /^Showing / });
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();

/** The query of the next list that the browser asks for. */
const nextQuery = async (page: Page) => {
  const asked = await page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/products',
  );
  return new URL(asked.url()).searchParams;
};

test('ROUTE-05 LIST-01 everyone sees the products', async ({ page }) => {
  for (const account of [null, demoContractor, demoSupplier]) {
    if (account) await signIn(page, account);
    await page.goto('/products');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).getByRole('button', { name: 'Add to Cart' })).toHaveCount(
      account === demoSupplier ? 0 : 20,
    );
    // A page left open would ask for the last account's cart under the next one's name.
    await page.goto('about:blank');
  }
});

test('ROUTE-05 the list and its categories are answered without a session @desktop', async ({
  request,
}) => {
  for (const path of ['/api/products', '/api/categories']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toBeInstanceOf(Array);
  }
});

test('ROUTE-06 LIST-02 the address searches, and the box says so', async ({ page, request }) => {
  await page.goto('/products?search=cement');
  await expect(main(page).getByRole('searchbox')).toHaveValue('cement');
  const expected = await readProducts(request, 'search=cement');
  expect(expected.length).toBeGreaterThan(0);
  expect(await names(page)).toEqual(expected.slice(0, 20).map(({ name }) => name));
  expect(expected.slice(0, 5).every(({ name }) => /cement/i.test(name))).toBe(true);
});

test('ROUTE-06 LIST-02 typing searches, and the address can be shared', async ({ page }) => {
  await open(page, '/products');
  const query = nextQuery(page);
  await main(page).getByRole('searchbox').fill('paint');
  expect((await query).get('search')).toBe('paint');
  await expect(page).toHaveURL(/\/products\?search=paint$/);
  await expect(resultLine(page)).toHaveText(/ for "paint"$/);
});

test('ROUTE-07 LIST-10 the address chooses a category', async ({ page, request }) => {
  const [, chosen] = await readCategories(request);
  await page.goto(`/products?category=${chosen!.slug}`);
  await expect(category(page).getByRole('option', { name: chosen!.name })).toHaveJSProperty(
    'selected',
    true,
  );
  await expect(resultLine(page)).toHaveText(`Showing 20 product(s) in ${chosen!.name}`);
  const inCategory = await readProducts(request, `category=${chosen!.slug}&sort=name`);
  expect(await names(page)).toEqual(inCategory.slice(0, 20).map(({ name }) => name));
  expect(new Set(inCategory.map((product) => product.category.slug))).toEqual(
    new Set([chosen!.slug]),
  );
});

test('ROUTE-07 an unknown category is named, and the page leads on', async ({ page }) => {
  await open(page, '/products?category=no-such-category');
  await expect(main(page).getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(main(page)).toContainText('There is no category "no-such-category".');
  await expect(resultLine(page)).toHaveText('Showing 0 product(s) in no-such-category');
  await category(page).selectOption('Cement & Binders');
  await expect(cards(page)).toHaveCount(20);
});

test('LIST-05 LIST-06 a sort that does not exist is told, and the list stands by name', async ({
  page,
  request,
}) => {
  await open(page, '/products?sort=bogus');
  await expect(main(page)).toContainText(
    'We ignored parts of this link that we could not read: Sort “bogus”.',
  );
  await expect(cards(page)).toHaveCount(20);
  await expect(sort(page).getByRole('option', { name: 'Name' })).toHaveJSProperty('selected', true);
  await sort(page).selectOption('Newest First');
  await expect(main(page)).not.toContainText('bogus');
  const answer = await request.get('/api/products?sort=bogus');
  expect(answer.status()).toBe(422);
  expect((await answer.json()).message).toBe(
    'Choose one of these: name, price_asc, price_desc, newest, rating, relevance',
  );
});

test('LIST-03 the filter offers all categories', async ({ page, request }) => {
  await page.goto('/products');
  await expect(category(page).getByRole('option')).toHaveText([
    'All Categories',
    ...(await readCategories(request)).map(({ name }) => name),
  ]);
});

test('LIST-04 choosing a category restricts the list until All Categories is chosen @both', async ({
  page,
  request,
}) => {
  const [, chosen] = await readCategories(request);
  await open(page, '/products');
  let query = nextQuery(page);
  await category(page).selectOption(chosen!.name);
  expect((await query).get('categoryId')).toBe(chosen!.id);
  await expect(resultLine(page)).toHaveText(`Showing 20 product(s) in ${chosen!.name}`);
  query = nextQuery(page);
  await category(page).selectOption('All Categories');
  expect((await query).has('categoryId')).toBe(false);
  await expect(resultLine(page)).toHaveText('Showing 20 product(s)');
});

test('LIST-05 LIST-06 offers the four sorts and one by rating, and starts by name', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(sort(page).getByRole('option')).toHaveText([
    'Name',
    'Price: Low to High',
    'Price: High to Low',
    'Newest First',
    'Best rated',
  ]);
  await expect(sort(page).getByRole('option', { name: 'Name' })).toHaveJSProperty('selected', true);
});

test('LIST-06 with a search text the best match comes first', async ({ page }) => {
  await page.goto('/products?search=cement');
  await expect(sort(page).getByRole('option').first()).toHaveText('Best match');
  await expect(sort(page).getByRole('option').first()).toHaveJSProperty('selected', true);
});

test('LIST-05 each sort reorders the list', async ({ page, request }) => {
  await open(page, '/products');
  for (const [option, api] of [
    ['Price: Low to High', 'price_asc'],
    ['Price: High to Low', 'price_desc'],
    ['Newest First', 'newest'],
    ['Best rated', 'rating'],
    ['Name', 'name'],
  ] as const) {
    const expected = await readProducts(request, `sort=${api}`);
    await sort(page).selectOption(option);
    await expect.poll(() => names(page)).toEqual(expected.slice(0, 20).map(({ name }) => name));
  }
});

test('LIST-05 by price the cheapest product stands first @desktop', async ({ request }) => {
  const prices = async (order: string) =>
    (await readProducts(request, `sort=${order}`)).map(({ price }) => Number(price));
  const rising = await prices('price_asc');
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  const falling = await prices('price_desc');
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThan(rising[0]!);
});

test('LIST-07 LIST-09 CARD-01 the toggle changes between grid and list @desktop', async ({
  page,
}) => {
  await open(page, '/products');
  const grid = page.getByRole('button', { name: 'Grid view' });
  const list = page.getByRole('button', { name: 'List view' });
  const columns = () =>
    cards(page).evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    );
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBeGreaterThan(1);
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(columns).toBe(1);
  // The open panel lies over the cards: nothing of theirs takes its clicks.
  await page.locator('summary').filter({ hasText: 'More filters' }).click();
  const foot = page.getByRole('button', { name: /^Show [\d,]+ products$/ });
  await foot.click();
  await expect(foot).toBeHidden();
  await grid.click();
  await expect.poll(columns).toBeGreaterThan(1);
});

test('LIST-08 a phone has no toggle @phone', async ({ page }) => {
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'List view' })).toHaveCount(0);
});

test('LIST-10 the result line names the search and the category', async ({ page }) => {
  await page.goto('/products?search=cement&category=cement');
  await expect(resultLine(page)).toHaveText(
    /^Showing \d+ product\(s\) for "cement" in Cement & Binders$/,
  );
  await expect(cards(page)).toHaveCount(
    Number((await resultLine(page).textContent())?.match(/\d+/)?.[0]),
  );
});

test('LIST-11 says that nothing was found and leads back to all', async ({ page }) => {
  await open(page, '/products?search=qzxjvkwq');
  await expect(main(page).getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await main(page).getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(cards(page)).toHaveCount(20);
});

test('LIST-12 Load More appears with 20 products and not with 19 @desktop', async ({
  page,
  request,
}) => {
  const products = await readProducts(request);
  const more = page.getByRole('button', { name: 'Load More Products' });
  await openListOf(page, products.slice(0, 19));
  await expect(more).toHaveCount(0);
  await page.unrouteAll();
  await openListOf(page, products.slice(0, 20));
  await expect(more).toBeVisible();
});

test('LIST-12 Load More appends the next products and goes away at the end @both', async ({
  page,
  request,
}) => {
  // No journey lists a product in this category meanwhile.
  const category = 'locks-ironmongery';
  const all = await readProducts(request, `category=${category}&sort=name`);
  expect(all.length).toBeGreaterThan(20);
  expect(all.length).toBeLessThan(40);
  await open(page, `/products?category=${category}`);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More Products' }).click();
  await expect(cards(page)).toHaveCount(all.length);
  expect(await names(page)).toEqual(all.map(({ name }) => name));
  await expect(page.getByRole('button', { name: 'Load More Products' })).toHaveCount(0);
});

test('LIST-12 says how many there are, and keeps the list when the network is gone', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/products');
  await expect(main(page)).toContainText(/20 of \d,\d{3}/);
  const more = page.getByRole('button', { name: 'Load More Products' });
  await context.setOffline(true);
  await more.click();
  await expect(
    page.getByText('We could not load more products. Check your connection and try again.'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(false);
  await more.click();
  await expect(cards(page)).toHaveCount(40);
});

test('without a network a link keeps the page, and can be tried again', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/products');
  await context.setOffline(true);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByText('You can open this page when you are back online.')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/products\/./);
});

test('a list that was asked for without a network comes by itself when it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/products');
  await context.setOffline(true);
  await category(page).selectOption('Cement & Binders');
  await expect(main(page).getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(resultLine(page)).toHaveText('Showing 20 product(s) in Cement & Binders');
});

test('LIST-02 the hint of the search box can be read in full on a phone @phone', async ({
  page,
}) => {
  for (const address of ['/products', '/']) {
    for (const language of ['en', 'sw']) {
      await page.goto(`${address}?lang=${language}`);
      const box = main(page).getByRole('searchbox');
      await expect(box).toHaveAttribute('placeholder', /…$/);
      const { room, wanted } = await box.evaluate(measureHint);
      expect(wanted, `${address} ${language}`).toBeLessThanOrEqual(room);
    }
  }
});

/** How wide the hint of a search box is, and how much room there is for it. */
function measureHint(box: SVGElement | HTMLElement): { room: number; wanted: number } {
  const look = getComputedStyle(box, '::placeholder');
  const ruler = document.createElement('span');
  ruler.textContent = box.getAttribute('placeholder');
  ruler.style.cssText = 'position:absolute;white-space:nowrap';
  ruler.style.font = look.font;
  ruler.style.letterSpacing = look.letterSpacing;
  document.body.append(ruler);
  const wanted = ruler.getBoundingClientRect().width;
  ruler.remove();
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return { room: box.clientWidth - padding, wanted };
}

test('Back finds the list as it was left @both', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('button', { name: 'Load More Products' }).click();
  await expect(cards(page)).toHaveCount(40);
  await cards(page).nth(30).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/./);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
});

test('GEN-01 every amount is in shillings', async ({ page }) => {
  await page.goto('/products');
  const prices = await cards(page)
    .getByText(/^KSh [\d,]+(\.\d\d)?$/)
    .count();
  expect(prices).toBe(20);
  await expect(main(page)).not.toContainText('$');
});
