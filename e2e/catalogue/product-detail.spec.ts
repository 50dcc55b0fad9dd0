import type { Page } from '@playwright/test';
import { demoContractor, demoSupplier, signIn } from '../support/accounts.ts';
import { open, takenOver } from '../support/page.ts';
import {
  cards,
  findProduct,
  openListOf,
  openProductLike,
  productLike,
  readProduct,
  readProducts,
} from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
/** The total that is shown at this width. */
const total = (page: Page) =>
  main(page).getByRole('status').filter({ visible: true, hasText: 'KSh' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test.describe('what the page shows', () => {
  test('ROUTE-08 everyone sees a product', async ({ page, request }) => {
    const [product] = await readProducts(request);
    for (const account of [null, demoContractor, demoSupplier]) {
      // A page left open would ask for the last account's cart under the next one's name.
      await page.goto('about:blank');
      if (account) await signIn(page, account);
      for (const address of [product!.slug, product!.id]) {
        await page.goto(`/products/${address}`);
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product!.name);
        const buys = page.getByRole('button', { name: /^(Add to Cart|Request Quote)$/ });
        await expect(buys).toHaveCount(account === demoSupplier ? 0 : 2);
      }
    }
  });

  test('PROD-01 the breadcrumbs lead back', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await open(page, `/products/${product!.slug}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', product!.name]);
    await crumbs.getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await page.goBack();
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('PROD-02 a thumbnail changes the main picture, and there are at most four @both', async ({
    page,
    request,
  }) => {
    const three = await findProduct(request, ({ media }) => media.length === 3);
    const detail = await readProduct(request, three.slug);
    const media = [0, 1, 2, 3, 4].map((number) => ({
      ...detail.media[0]!,
      url: `${detail.media[0]!.url}?${number}`,
    }));
    await openProductLike(page, { ...detail, media, images: media.map(({ url }) => url) });
    const gallery = page.getByRole('region', { name: `Photos of ${detail.name}` });
    const thumbnails = gallery.getByRole('button', { name: /^Show photo/ });
    await expect(thumbnails).toHaveCount(4);
    const main_ = gallery.getByRole('img', { name: /, photo \d of 5$/ });
    await expect(main_).toHaveAccessibleName(`${detail.name}, photo 1 of 5`);
    await thumbnails.nth(2).click();
    await expect(main_).toHaveAccessibleName(`${detail.name}, photo 3 of 5`);
    await expect(main_).toHaveAttribute('src', media[2]!.url);
  });

  test('PROD-03 a product without pictures has a drawing @desktop', async ({ page }) => {
    const product = await productLike(page, { images: [], media: [] });
    await openProductLike(page, product);
    const gallery = page.getByRole('region', { name: `Photos of ${product.name}` });
    await expect(gallery.getByRole('img', { name: product.name })).toBeVisible();
  });

  test('PROD-04 PROD-06 shows brand, name, description and the price of a unit', async ({
    page,
  }) => {
    const product = await productLike(page, {
      brandName: 'Simba Cement',
      description: 'Strength class 42.5N, for slabs and columns.',
      price: '780.00',
      unit: '50 kg bag',
    });
    await openProductLike(page, product);
    await expect(main(page).getByText('Simba Cement', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(main(page).getByText(product.description!, { exact: true })).toBeVisible();
    await expect(main(page).getByText('KSh 780', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('/ 50 kg bag', { exact: true }).first()).toBeVisible();
  });

  test('PROD-05 the featured products are rated 4.8 by 124 reviews', async ({ page, request }) => {
    for (const { slug } of (await readProducts(request, 'featured=1')).slice(0, 2)) {
      await page.goto(`/products/${slug}`);
      await expect(
        main(page).getByRole('link', { name: '4.8 out of 5 (124 reviews)' }),
      ).toBeVisible();
    }
  });

  test('PROD-07 STATE-05 STATE-06 VAL-13 stock 1 is in stock, and 0 is not for sale', async ({
    page,
  }) => {
    await openProductLike(page, await productLike(page, { stockQuantity: 1, minOrderQuantity: 1 }));
    await expect(main(page).getByText('In Stock', { exact: true })).toBeVisible();
    await expect(addToCart(page)).toBeEnabled();
    await page.unrouteAll();
    await openProductLike(page, await productLike(page, { stockQuantity: 0 }));
    await expect(main(page).getByText('Out of Stock', { exact: true })).toBeVisible();
    await expect(addToCart(page)).toBeDisabled();
  });

  test('CONST-01 GEN-01 shows cents only where there are some, and never a dollar @desktop', async ({
    page,
  }) => {
    await openProductLike(page, await productLike(page, { price: '1250.50', minOrderQuantity: 1 }));
    await expect(main(page).getByText('KSh 1,250.50', { exact: true }).first()).toBeVisible();
    await quantity(page).fill('2');
    await quantity(page).press('Enter');
    await expect(total(page)).toHaveText('KSh 2,501');
    await expect(main(page)).not.toContainText('$');
  });

  test('PROD-15 PROD-20 PROD-21 the tab of shipping and returns', async ({ page, request }) => {
    const [product] = await readProducts(request);
    await open(page, `/products/${product!.slug}`);
    await expect(page.getByRole('tab')).toHaveText([
      'Specifications',
      'Reviews',
      'Shipping & Returns',
    ]);
    await tab(page, 'Shipping & Returns').click();
    await expect(panel(page)).toContainText('30-day return for damaged or defective items.');
    await expect(panel(page)).toContainText('Original packaging required.');
  });

  test('PROD-19 the tab states standard delivery where the supplier has set no time', async ({
    page,
  }) => {
    await openProductLike(page, await productLike(page, { leadTimeDays: null }));
    await tab(page, 'Shipping & Returns').click();
    await expect(panel(page)).toContainText(
      'Standard delivery takes 2-5 business days. Express delivery is available.',
    );
  });

  test('PROD-16 specifications are listed by words', async ({ page }) => {
    await openProductLike(
      page,
      await productLike(page, {
        specifications: { compressiveStrength: '42.5 N/mm²', Colour: 'Grey' },
      }),
    );
    await expect(panel(page).getByRole('term')).toHaveText(['Compressive Strength', 'Colour']);
    await expect(panel(page).getByRole('definition')).toHaveText(['42.5 N/mm²', 'Grey']);
  });

  test('PROD-17 says that there are no specifications @desktop', async ({ page }) => {
    await openProductLike(page, await productLike(page, { specifications: {} }));
    await expect(panel(page)).toHaveText('No detailed specifications available.');
  });

  test('PROD-18 the tab of reviews shows real ones', async ({ page, request }) => {
    const [product] = await readProducts(request, 'featured=1');
    const answer = await request.get(`/api/products/${product!.id}/reviews`);
    const reviews = (await answer.json()) as { authorName: string; text: string }[];
    await open(page, `/products/${product!.slug}`);
    await tab(page, 'Reviews').click();
    await expect(panel(page)).toContainText('4.8 out of 5 from 124 reviews');
    await expect(panel(page)).toContainText(reviews[0]!.authorName);
    await expect(panel(page)).toContainText(reviews[0]!.text);
  });

  test('PROD-18 and says so where there are none @desktop', async ({ page, request }) => {
    const { slug } = await findProduct(request, ({ rating }) => rating.count === 0);
    await open(page, `/products/${slug}`);
    await tab(page, 'Reviews').click();
    await expect(panel(page)).toContainText('No reviews yet');
  });
});

test.describe('a product that is not there', () => {
  test('PROD-22 PROD-23 PROD-24 says so and leads back', async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(failedAnswer(404));
    const [product] = await readProducts(request);
    await openListOf(page, [{ ...product, slug: 'gone-since-then' }]);
    const list = page.url();
    await cards(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(list);
    await expect(cards(page).first()).toBeVisible();
  });

  test('PROD-22 PROD-24 by its address as well @desktop', async ({ page, allowConsole }) => {
    allowConsole(failedAnswer(404));
    await page.goto('about:blank');
    const answer = await page.goto('/products/5b0c9d5e-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(cards(page).first()).toBeVisible();
  });
});
