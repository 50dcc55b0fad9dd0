import { demoAdmin, demoContractor, signIn } from '../support/accounts.ts';
import {
  expectShown,
  expectToast,
  open,
  recordRequests,
  recordToasts,
  toasts,
} from '../support/page.ts';
import { cards, findProduct, openListOf, readProducts } from '../support/products.ts';
import { expect, failedAnswer, test } from '../support/test.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

test('CARD-02 STATE-05 the pictures of a card follow each other in a ring @desktop', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ media }) => media.length === 3);
  await openListOf(page, [product]);
  const card = cards(page);
  const shown = (number: number) =>
    card.getByRole('img', { name: `${product.name}, photo ${number} of 3` });
  await card.hover();
  await expect(shown(1)).toBeVisible();
  await card.getByRole('button', { name: 'Previous photo' }).click();
  await expect(shown(3)).toBeVisible();
  await card.getByRole('button', { name: 'Next photo' }).click();
  await expect(shown(1)).toBeVisible();
  await card.getByRole('button', { name: 'Next photo' }).click();
  await expect(shown(2)).toBeVisible();
});

test('CARD-03 CARD-04 STATE-05 STATE-06 a card says brand, name, price and stock', async ({
  page,
  request,
}) => {
  const [model] = await readProducts(request);
  const product = (id: string, changes: object) => ({
    ...model,
    id,
    slug: id,
    brandName: 'Simba Cement',
    ...changes,
  });
  await openListOf(page, [
    product('p1', { name: 'Five left', stockQuantity: 5, price: '1250.00' }),
    product('p2', { name: 'One left', stockQuantity: 1 }),
    product('p3', { name: 'None left', stockQuantity: 0 }),
  ]);
  const card = (name: string) => cards(page).filter({ hasText: name });
  await expect(card('Five left').getByText('Simba Cement', { exact: true })).toBeVisible();
  await expect(card('Five left').getByText('KSh 1,250', { exact: true })).toBeVisible();
  await expect(card('Five left').getByText(`/ ${model!.unit}`, { exact: true })).toBeVisible();
  await expect(card('Five left').getByText('In Stock', { exact: true })).toBeVisible();
  await expect(card('One left').getByText('In Stock', { exact: true })).toBeVisible();
  await expect(card('None left').getByText('Out of Stock', { exact: true })).toBeVisible();
});

test('CONST-01 GEN-01 a card shows whole shillings, and cents only where there are some', async ({
  page,
  request,
}) => {
  const [model] = await readProducts(request);
  await openListOf(page, [
    { ...model, id: 'p1', name: 'Whole', price: '1234567.00' },
    { ...model, id: 'p2', name: 'Cents', price: '1250.50' },
  ]);
  await expect(cards(page).filter({ hasText: 'Whole' })).toContainText('KSh 1,234,567');
  await expect(cards(page).filter({ hasText: 'Cents' })).toContainText('KSh 1,250.50');
});

test('STATE-07 New is what came within 7 days, in the grid only @desktop', async ({
  page,
  request,
}) => {
  const [model] = await readProducts(request);
  await openListOf(page, [
    { ...model, id: 'p1', name: 'Six days old', createdAt: daysAgo(6) },
    { ...model, id: 'p2', name: 'Eight days old', createdAt: daysAgo(8) },
  ]);
  const badge = (name: string) =>
    cards(page).filter({ hasText: name }).getByText('New', { exact: true });
  await expect(badge('Six days old')).toBeVisible();
  await expect(badge('Eight days old')).toHaveCount(0);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(badge('Six days old')).toHaveCount(0);
});

test.describe('adding to the cart', () => {
  test('VAL-14 a visitor is led to sign in, even for what is out of stock', async ({
    page,
    request,
  }) => {
    const [model] = await readProducts(request);
    const sent = recordRequests(page, 'POST', '/api/cart');
    const shown = await recordToasts(page);
    await openListOf(page, [{ ...model, stockQuantity: 0 }]);
    await cards(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expectShown(shown, 'Login Required', 'Please log in to add items to your cart.');
    await expect(page).toHaveURL(/\/auth\?next=/);
    expect(sent).toEqual([]);
  });

  test('VAL-15 who may not buy is told that this is for contractors, even for what is out of stock', async ({
    page,
    request,
  }) => {
    const [model] = await readProducts(request);
    await signIn(page, demoAdmin);
    const sent = recordRequests(page, 'POST', '/api/cart');
    await openListOf(page, [{ ...model, stockQuantity: 0 }]);
    await cards(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expectToast(page, 'Not Available', 'Only contractors can add items to cart.');
    expect(sent).toEqual([]);
  });

  test('VAL-16 a contractor is told what is out of stock', async ({ page, request }) => {
    const [model] = await readProducts(request);
    await signIn(page, demoContractor);
    const sent = recordRequests(page, 'POST', '/api/cart');
    await openListOf(page, [{ ...model, stockQuantity: 0 }]);
    await cards(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expectToast(page, 'Out of Stock', 'This product is currently out of stock.');
    expect(sent).toEqual([]);
  });

  test('CARD-05 STATE-08 STATE-09 API-02 a contractor sends it, waits and is told @both', async ({
    page,
    request,
  }) => {
    const [model] = await readProducts(request, 'inStock=true');
    const product = { ...model!, stockQuantity: 50, minOrderQuantity: 5 };
    await signIn(page, demoContractor);
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
    await openListOf(page, [product]);
    await cards(page).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cards(page).getByRole('button', { name: 'Adding...' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    answer();
    await expectToast(page, 'Added to cart', product.name);
    await expect(cards(page).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ productId: product.id, quantity: 5 }]);
  });

  for (const [case_, body, text] of [
    ['in the words of the server', '{"message":"Only 3 left"}', 'Only 3 left'],
    [
      'in its own words where the server has none',
      '',
      'Failed to add item to cart. Please try again.',
    ],
  ] as const) {
    test(`ERR-11 API-03 API-07 a failure is told ${case_} @desktop`, async ({
      page,
      request,
      allowConsole,
    }) => {
      allowConsole(failedAnswer(500));
      const [product] = await readProducts(request, 'inStock=true');
      await signIn(page, demoContractor);
      const sent = recordRequests(page, 'POST', '/api/cart');
      await page.route('**/api/cart', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, body })
          : route.fallback(),
      );
      await openListOf(page, [product!]);
      await cards(page).getByRole('button', { name: 'Add to Cart' }).click();
      await expectToast(page, 'Error', text);
      expect(sent).toHaveLength(1);
    });
  }
});

test.describe('messaging the supplier', () => {
  test('ROUTE-20 CARD-07 a visitor goes to the sign-in by /api/login and comes back to the conversation', async ({
    page,
  }) => {
    await open(page, '/products');
    const login = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/api/login',
    );
    await cards(page).first().getByRole('button', { name: 'Message Supplier' }).click();
    expect(new URL((await login).url()).searchParams.get('next')).toMatch(
      /^\/messages\/[0-9a-f-]+$/,
    );
    await expect(page).toHaveURL(/\/auth\?next=%2Fmessages%2F/);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  });

  test('CARD-06 whoever is signed in comes to the conversation', async ({ page, request }) => {
    const [product] = await readProducts(request, 'sort=name');
    await signIn(page, demoContractor);
    await open(page, '/products');
    await cards(page).first().getByRole('button', { name: 'Message Supplier' }).click();
    await expect(page).toHaveURL(new RegExp(`/messages/${product!.supplierId}$`));
  });
});
