import type { Page } from '@playwright/test';
import type { Category } from '../../src/domains/catalogue/schema.ts';
import { demoContractor, signIn } from '../support/accounts.ts';
import { open } from '../support/page.ts';
import { readCategories } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
const categorySection = (page: Page) => section(page, 'Top Categories');
const tiles = (page: Page) => categorySection(page).getByRole('listitem').getByRole('link');

/** Opens `/` from another page, so that the browser asks for its data and gets these categories. */
async function openLandingWith(page: Page, path: string, json: unknown) {
  await open(page, '/products');
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ json }),
  );
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
}

test.describe('landing page', () => {
  test('ROUTE-01 / shows the landing page to a visitor', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: /^Everything the site needs/ }),
    ).toBeVisible();
  });

  test('ROUTE-02 / shows Home instead to whoever is signed in', async ({ page }) => {
    await signIn(page, demoContractor);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Karibu, Wanjiru/ })).toBeVisible();
    await expect(page.getByText(/^Everything the site needs/)).toHaveCount(0);
  });

  test('ROUTE-03 LAND-12 the anchors are there and scroll into view', async ({ page }) => {
    for (const [id, heading] of [
      ['categories', 'Top Categories'],
      ['about', 'About JengaSoko'],
      ['contact', 'Talk to us'],
    ] as const) {
      await page.goto(`/#${id}`);
      await expect(page.locator(`#${id}`)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    }
  });

  test('LAND-01 LAND-02 LAND-03 LAND-04 promotes assistant, tracking, payment and credit', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(
      main.getByText(/matches suppliers to your list, sends requests for quotes and analyses/),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Order tracking' })).toBeVisible();
    await expect(
      main.getByText(/Mobile money, card or bank transfer.*held until you confirm the delivery/),
    ).toBeVisible();
    await expect(
      main.getByRole('heading', { name: 'Credit terms for verified customers' }),
    ).toBeVisible();
  });

  test('LAND-05 LAND-06 LAND-07 LAND-08 LAND-09 claims its headline figures', async ({ page }) => {
    await page.goto('/');
    const figures = page.getByRole('region', { name: 'JengaSoko in figures' });
    for (const [label, value] of [
      ['Products', '300+'],
      ['Verified suppliers', '50+'],
      ['Categories', '24'],
      ['Orders delivered', '1000+'],
      ['Countries', '5+'],
    ] as const) {
      const figure = figures.locator('dl > div').filter({ hasText: label });
      await expect(figure.getByRole('definition')).toHaveText(value);
    }
  });

  test('LAND-10 carries exactly six testimonials', async ({ page }) => {
    await page.goto('/');
    const testimonials = section(page, 'Heard on site').getByRole('listitem');
    await expect(testimonials).toHaveCount(6);
    const names = await testimonials.locator('figcaption').allInnerTexts();
    expect(new Set(names).size).toBe(6);
  });

  test('LAND-11 a question of the FAQ opens its answer', async ({ page }) => {
    await page.goto('/');
    const questions = section(page, 'Frequently asked questions').getByRole('group');
    expect(await questions.count()).toBeGreaterThan(0);
    const answer = page.getByText(/standard delivery takes 2-5 business days/);
    await expect(answer).toBeHidden();
    await page.getByText('How long does delivery take?').click();
    await expect(answer).toBeVisible();
  });

  test('LAND-13 CONST-05 the contact card says how and when to reach support', async ({ page }) => {
    await page.goto('/#contact');
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: /^\+254/ })).toHaveAttribute(
      'href',
      /^tel:\+254/,
    );
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(contact.getByText(/Nairobi, Kenya$/)).toBeVisible();
    await expect(contact.getByText('Mon-Fri 8am-6pm', { exact: true })).toBeVisible();
  });

  test('LAND-14 app-store badges are shown and are not links', async ({ page }) => {
    await page.goto('/');
    const badges = page.getByRole('contentinfo').getByRole('list', { name: 'Mobile apps' });
    await expect(badges.getByRole('listitem')).toHaveText([/App Store$/, /Google Play$/]);
    await expect(badges.locator('a, button, [href], [onclick]')).toHaveCount(0);
    await badges.getByText('App Store').click();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('LAND-15 LAND-16 LAND-17 the hero searches by Enter and by its button', async ({ page }) => {
    const box = page.getByRole('main').getByRole('searchbox');
    for (const press of ['Enter', 'Search'] as const) {
      await open(page, '/');
      await box.fill('steel bars');
      if (press === 'Enter') await box.press('Enter');
      else await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
      await expect(page).toHaveURL(/\/products\?search=steel(\+|%20)bars$/);
      await expect(box).toHaveValue('steel bars');
    }
  });

  test('LAND-18 an empty search leads to all products', async ({ page }) => {
    const main = page.getByRole('main');
    await open(page, '/');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/products$/);
    await page.goBack();
    // The address changes before the page does, and the list has a search of its own.
    await expect(
      main.getByRole('heading', { level: 1, name: /^Everything the site needs/ }),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('LAND-19 the button of the chatbot leads a visitor to sign in', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Ask the AI assistant' }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  });

  test('LAND-30 LAND-31 the brand strip shows ten brands @both', async ({ page }) => {
    await page.goto('/');
    const strip = section(page, 'Embraced by Noteworthy Brands');
    await expect(strip).toBeVisible();
    const brands = await strip.getByRole('list').getByRole('listitem').allInnerTexts();
    expect(new Set(brands).size).toBe(10);
    expect(brands).toHaveLength(10);
  });

  test('LAND-32 shows the four steps in their order', async ({ page }) => {
    await page.goto('/');
    await expect(section(page, 'How it Works').getByRole('heading', { level: 3 })).toHaveText([
      'Chat your request',
      'AI matches suppliers',
      'Smart quotes',
      'Order and track',
    ]);
  });

  test('LAND-33 LAND-34 LAND-35 CONST-06 has why-choose, contact form and footer', async ({
    page,
  }) => {
    await page.goto('/');
    const reasons = section(page, /^Why choose/).getByRole('heading', { level: 3 });
    expect(await reasons.count()).toBeGreaterThan(2);
    await expect(page.locator('#contact form')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText('Mon-Sat 8AM-6PM')).toBeInViewport();
  });
});

test.describe('top categories', () => {
  test('LAND-20 LAND-22 LAND-23 shows 10 tiles, then how many more there are @both', async ({
    page,
    request,
  }) => {
    const categories = await readCategories(request);
    expect(categories.length).toBeGreaterThan(10);
    await open(page, '/');
    await expect(tiles(page)).toHaveCount(10);
    const more = categorySection(page).getByRole('button', { name: /^View All/ });
    await expect(more).toHaveText(`View All +${categories.length - 10} more`);
    await more.click();
    await expect(tiles(page)).toHaveCount(categories.length);
    await expect(more).toHaveCount(0);
  });

  test('LAND-23 has no View All where 10 tiles are all @desktop', async ({ page, request }) => {
    await openLandingWith(page, '/api/categories', (await readCategories(request)).slice(0, 10));
    await expect(tiles(page)).toHaveCount(10);
    await expect(page.getByText('View All')).toHaveCount(0);
  });

  test('LAND-21 a tile leads to the products of its category', async ({ page, request }) => {
    const [first] = await readCategories(request);
    await open(page, '/');
    await tiles(page).first().click();
    await expect(page).toHaveURL(new RegExp(`/products\\?category=${first!.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible();
  });

  test('LAND-24 stands in 2, 4 and 5 columns @desktop', async ({ page }) => {
    await page.goto('/');
    const grid = categorySection(page).getByRole('list');
    for (const [width, columns] of [
      [375, 2],
      [800, 4],
      [1280, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await grid
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    }
  });

  test('LAND-25 picks an icon by the words of the name @desktop', async ({ page, request }) => {
    const [model] = await readCategories(request);
    const words = [
      'Steel',
      'Cement',
      'Plumbing',
      'Paint',
      'Wood',
      'Electric',
      'Tile',
      'Tools',
      'Roofing',
    ];
    const named = (name: string, index: number): Category => ({
      ...model!,
      id: `00000000-0000-4000-8000-00000000000${index}`,
      name,
      slug: name.toLowerCase(),
    });
    const icons = async () =>
      tiles(page)
        .locator('svg')
        .evaluateAll((svgs) => svgs.map((svg) => svg.innerHTML));
    await openLandingWith(
      page,
      '/api/categories',
      words.map((word, i) => named(`${word} goods`, i)),
    );
    await expect(tiles(page)).toHaveCount(words.length);
    const drawn = await icons();
    expect(new Set(drawn).size).toBe(words.length);

    // The same words in another place and case find the same icons.
    await page.unrouteAll();
    await openLandingWith(
      page,
      '/api/categories',
      words.map((word, i) => named(`All ${word.toUpperCase()}`, i)),
    );
    await expect(tiles(page).first()).toContainText('All STEEL');
    expect(await icons()).toEqual(drawn);
  });

  test('LAND-26 says so where there are no categories @desktop', async ({ page }) => {
    await openLandingWith(page, '/api/categories', []);
    await expect(page.getByText('No categories available at the moment.')).toBeVisible();
  });
});

test.describe('featured products', () => {
  test('LAND-27 LAND-28 shows four products', async ({ page }) => {
    await open(page, '/products');
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/api/products',
    );
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('4');
    const shown = section(page, 'Featured Products').getByRole('article');
    await expect(shown).toHaveCount(4);
    // Whole cards: what a product is called stands below its picture.
    const picture = await shown.first().getByRole('img').first().boundingBox();
    const name = await shown.first().getByRole('heading').boundingBox();
    expect(name!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height - 1);
  });

  test('LAND-29 says so where there are none @desktop', async ({ page }) => {
    await openLandingWith(page, '/api/products', []);
    await expect(page.getByText('No featured products available at the moment.')).toBeVisible();
  });
});
