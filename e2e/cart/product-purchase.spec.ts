import type { Page } from '@playwright/test';
import type { Product } from '../../src/domains/catalogue/schema.ts';
import { demoAdmin, demoContractor, signIn, signUp } from '../support/accounts.ts';
import { expectToast, open, recordRequests, stopTime } from '../support/page.ts';
import { cards, openProductLike, productLike, readProducts } from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const decrease = (page: Page) => page.getByRole('button', { name: 'Decrease' });
const increase = (page: Page) => page.getByRole('button', { name: 'Increase' });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
/** The total that is shown at this width. */
const total = (page: Page) =>
  main(page).getByRole('status').filter({ visible: true, hasText: 'KSh' });

test.describe('the quantity', () => {
  test('PROD-08 VAL-05 VAL-07 VAL-10 VAL-11 VAL-12 stays between minimum order and stock', async ({
    page,
  }) => {
    await openProductLike(
      page,
      await productLike(page, { price: '780.00', minOrderQuantity: 5, stockQuantity: 8 }),
    );
    await expect(quantity(page)).toHaveValue('5');
    await expect(total(page)).toHaveText('KSh 3,900');
    await expect(decrease(page)).toBeDisabled();
    for (const value of ['6', '7', '8']) {
      await increase(page).click();
      await expect(quantity(page)).toHaveValue(value);
    }
    await expect(total(page)).toHaveText('KSh 6,240');
    await expect(increase(page)).toBeDisabled();
    await quantity(page).press('ArrowUp');
    await expect(quantity(page)).toHaveValue('8');
    await decrease(page).click();
    await expect(quantity(page)).toHaveValue('7');
    await expect(total(page)).toHaveText('KSh 5,460');
  });

  test('VAL-04 VAL-09 takes nothing out of its bounds, and says the limit', async ({ page }) => {
    await openProductLike(
      page,
      await productLike(page, { price: '100.00', minOrderQuantity: 1, stockQuantity: 8 }),
    );
    await quantity(page).fill('6');
    await quantity(page).blur();
    for (const [text, sentence] of [
      ['9', '9 is too many. Only 8 in stock.'],
      ['0', '0 is too few. The minimum is 1.'],
      ['2.5', 'Enter a whole number.'],
      ['', 'Enter a whole number.'],
    ] as const) {
      await quantity(page).fill(text);
      await quantity(page).blur();
      await expect(quantity(page)).toHaveValue('6');
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(total(page)).toHaveText('KSh 600');
    }
  });

  test('a number that is refused is neither cut short nor added as another', async ({ page }) => {
    const product = await productLike(page, { minOrderQuantity: 5, stockQuantity: 742 });
    await openProductLike(page, product);
    const add = main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true });
    await quantity(page).pressSequentially('1000');
    const [sent] = await Promise.all([
      page
        .waitForRequest((request) => request.method() === 'POST' && /cart/.test(request.url()), {
          timeout: 1000,
        })
        .catch(() => null),
      add.click(),
    ]);
    expect(sent).toBeNull();
    await expect(quantity(page)).toHaveValue('5');
    await expect(quantity(page)).toBeFocused();
    await expect(
      page.getByRole('alert').filter({ hasText: '1,000 is too many. Only 742 in stock.' }),
    ).toBeVisible();
  });

  test('VAL-06 VAL-08 is from 1 to 1000 where the answer names neither @desktop', async ({
    page,
  }) => {
    const { minOrderQuantity, stockQuantity, ...rest } = await productLike(page, { price: '1.00' });
    await openProductLike(page, rest as Product);
    await expect(quantity(page)).toHaveValue('1');
    await expect(decrease(page)).toBeDisabled();
    await quantity(page).fill('1000');
    await quantity(page).press('Enter');
    await expect(total(page)).toHaveText('KSh 1,000');
    await expect(increase(page)).toBeDisabled();
    await quantity(page).fill('1001');
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue('1000');
    await expect(main(page).getByRole('alert')).toContainText('Only 1,000 in stock.');
  });

  test('VAL-05 below the minimum order nothing can be bought, and the page says why @desktop', async ({
    page,
  }) => {
    await openProductLike(page, await productLike(page, { minOrderQuantity: 5, stockQuantity: 3 }));
    await expect(
      main(page).getByText(/^Only 3 in stock, but the minimum order is 5\./),
    ).toBeVisible();
    await expect(decrease(page)).toBeDisabled();
    await expect(increase(page)).toBeDisabled();
    await expect(addToCart(page)).toBeDisabled();
  });
});

test.describe('what can be done', () => {
  test('PROD-09 STATE-08 STATE-09 a contractor adds the chosen quantity', async ({ page }) => {
    await signIn(page, demoContractor);
    const product = await productLike(page, { minOrderQuantity: 1, stockQuantity: 9 });
    const sent = recordRequests(page, 'POST', '/api/cart');
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await isTime;
      await route.fulfill({ status: 201, json: {} });
    });
    await openProductLike(page, product);
    await quantity(page).fill('3');
    await addToCart(page).click();
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
    answer();
    await expectToast(page, 'Added to cart', product.name);
    expect(sent.map(({ body }) => body)).toEqual([{ productId: product.id, quantity: 3 }]);
  });

  test('STATE-10 PROD-09 the count in the bar follows what is added', async ({ page, request }) => {
    const [product] = await readProducts(request, 'inStock=true');
    await signUp(page, { role: 'contractor' });
    await open(page, `/products/${product!.slug}`);
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart');
    const counted = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/api/cart/count') && (await answer.json()).count === 1,
    );
    await addToCart(page).click();
    await expectToast(page, 'Added to cart');
    await counted;
    await expect(cart).toHaveText('1');
  });

  test('ERR-12 API-07 a failed add to cart is told @desktop', async ({ page, allowConsole }) => {
    allowConsole(failedAnswer(500));
    await signIn(page, demoContractor);
    const sent = recordRequests(page, 'POST', '/api/cart');
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await openProductLike(page, await productLike(page, {}));
    await addToCart(page).click();
    await expectToast(page, 'Error', 'Failed to add item to cart. Please try again.');
    expect(sent).toHaveLength(1);
  });

  test('ERR-03 ERR-07 a session that ended is told as such @desktop', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(401));
    await signIn(page, demoContractor);
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } })
        : route.fallback(),
    );
    await page.clock.install();
    await openProductLike(page, await productLike(page, {}));
    await stopTime(page);
    await addToCart(page).click();
    await expectToast(page, 'Sign In Required', 'Please sign in to add items to your cart.');
    const login = page.waitForRequest('**/api/login?*');
    await page.clock.runFor(500);
    expect(new URL((await login).url()).searchParams.get('next')).toBe('/products/sample');
  });

  test('ERR-07 ROUTE-20 a visitor is told to sign in, and led there 500 ms later', async ({
    page,
    request,
  }) => {
    const [product] = await readProducts(request, 'inStock=true');
    await page.clock.install();
    await open(page, `/products/${product!.slug}`);
    const logins = recordRequests(page, 'GET', '/api/login');
    await stopTime(page);
    await addToCart(page).click();
    await expectToast(page, 'Sign In Required', 'Please sign in to add items to your cart.');
    await page.clock.runFor(499);
    expect(logins).toHaveLength(0);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fproducts%2F${product!.slug}$`));
    expect(logins).toHaveLength(1);
  });

  test('PROD-10 Message Supplier leads to the conversation', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await signIn(page, demoContractor);
    await open(page, `/products/${product!.slug}`);
    await main(page).getByRole('button', { name: 'Message Supplier' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/messages/${product!.supplierId}$`));
  });

  test('PROD-11 Message Supplier first tells a visitor to sign in', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await page.clock.install();
    await open(page, `/products/${product!.slug}`);
    await stopTime(page);
    await main(page).getByRole('button', { name: 'Message Supplier' }).first().click();
    await expectToast(page, 'Sign In Required', 'Please sign in to message this supplier.');
    expect(new URL(page.url()).pathname).toBe(`/products/${product!.slug}`);
    await page.clock.runFor(500);
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=%2Fmessages%2F${product!.supplierId}$`));
  });

  test('PROD-12 Request Quote is for contractors who are signed in', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await page.clock.install();
    await open(page, `/products/${product!.slug}`);
    await stopTime(page);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expectToast(page, 'Sign In Required', 'Please sign in to request a quote.');
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/auth\?next=/);

    await page.clock.resume();
    await signIn(page, demoAdmin);
    await open(page, `/products/${product!.slug}`);
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expectToast(page, 'Not Available', 'Only contractors can request quotes.');
  });

  test('PROD-13 a favourite is kept until it is taken back', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await signUp(page, { role: 'contractor' });
    await open(page, `/products/${product!.slug}`);
    const favourite = main(page).getByRole('button', { name: 'Favourite' });
    for (const isKept of ['true', 'false']) {
      const saved = page.waitForResponse(`**/api/favourites/${product!.id}`);
      await favourite.click();
      await expect(favourite).toHaveAttribute('aria-pressed', isKept);
      expect((await saved).ok()).toBe(true);
      await page.reload();
      await expect(favourite).toHaveAttribute('aria-pressed', isKept);
    }
  });

  test('PROD-13 the page of favourites shows a whole card of each @both', async ({
    page,
    request,
  }) => {
    const [product] = await readProducts(request);
    await signUp(page, { role: 'contractor' });
    await page.request.put(`/api/favourites/${product!.id}`);
    await open(page, '/favourites');
    const card = cards(page).filter({ hasText: product!.name });
    const place = async (text: string) =>
      (await card.getByText(text, { exact: true }).first().boundingBox())!.y;
    const picture = (await card.getByRole('img').first().boundingBox())!;
    expect(await place(product!.name)).toBeGreaterThan(picture.y + picture.height - 1);
    expect(await place('Add to Cart')).toBeGreaterThan(await place(product!.name));
  });

  test('PROD-13 ERR-07 a visitor who presses the heart is told to sign in, and led there', async ({
    page,
    request,
  }) => {
    const [product] = await readProducts(request);
    await page.clock.install();
    await open(page, `/products/${product!.slug}`);
    await stopTime(page);
    await main(page).getByRole('button', { name: 'Favourite' }).click();
    await expectToast(page, 'Sign In Required', 'Please sign in to save favourites.');
    await expect(page).toHaveURL(new RegExp(`/products/${product!.slug}$`));
    await page.clock.runFor(500);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/products/${product!.slug}`)}`);
  });

  test('PROD-14 Share copies the address where the device has no share sheet @desktop', async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const [product] = await readProducts(request);
    await open(page, `/products/${product!.slug}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expectToast(page, 'Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/products/${product!.slug}`, page.url()).href);
  });
});
