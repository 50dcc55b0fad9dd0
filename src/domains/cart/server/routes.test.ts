import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import type { Role } from '../../../shared/roles.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildProduct } from '../../catalogue/server/factory.ts';
import type { CartLine } from '../schema.ts';
import { forgetRemovedLines } from './queries.ts';
import { cartRoutes } from './routes.ts';
import { add, cartOf, cement, countOf, put, type Refusal, remove } from './testing.ts';

let server: TestServer;
let buyer: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(cartRoutes(database));
    },
  });
});
beforeEach(async () => {
  [buyer, other] = [await person('contractor'), await person('contractor')];
});
afterAll(() => server.close());

async function person(role: Role): Promise<Visitor> {
  return server.signedIn((await buildUser(server.database.db, { role })).id);
}

const product = async (overrides: Parameters<typeof buildProduct>[1] = {}) =>
  (await buildProduct(server.database.db, { ...cement, ...overrides })).id;

describe('reading', () => {
  it('API-34 answers id, quantity and the product', async () => {
    const productId = await product({ brandName: 'Bamburi', minOrderQuantity: 2 });
    const { body: added } = await add(buyer, productId, 2);
    expect(await cartOf(buyer)).toEqual([
      {
        id: added.id,
        quantity: 2,
        priceSeen: '780.00',
        warning: null,
        product: expect.objectContaining({
          id: productId,
          slug: expect.stringMatching(/^product-/),
          name: 'Cement 50 kg',
          brandName: 'Bamburi',
          unit: 'bag',
          price: '780.00',
          images: [],
          supplierId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          supplier: expect.objectContaining({ companyName: 'Jiwe Imara Hardware' }),
          stockQuantity: 100,
          minOrderQuantity: 2,
        }),
      },
    ]);
  });

  it('API-35 counts lines, not units', async () => {
    expect(await countOf(buyer)).toEqual({ count: 0 });
    await add(buyer, await product(), 4);
    await add(buyer, await product(), 9);
    expect(await countOf(buyer)).toEqual({ count: 2 });
    expect(await countOf(other)).toEqual({ count: 0 });
  });

  it('lists what was added first on top, and nobody else sees it', async () => {
    const ids = [await product(), await product(), await product()];
    for (const id of ids) await add(buyer, id);
    await add(buyer, ids[0], 2);
    expect((await cartOf(buyer)).map((line) => line.product.id)).toEqual(ids);
    expect(await cartOf(other)).toEqual([]);
  });

  it('warns of what changed since: price, stock, and whether it is sold', async () => {
    const productId = await product();
    await add(buyer, productId, 10);
    const changeTo = async (values: object) => {
      await server.database.db
        .updateTable('products')
        .set(values)
        .where('id', '=', productId)
        .execute();
      return (await cartOf(buyer))[0]?.warning;
    };
    expect(await changeTo({ price: '800.50' })).toBe(
      'The price changed from KSh 780 to KSh 800.50.',
    );
    expect(await changeTo({ stockQuantity: 4, price: '780.00' })).toBe('Only 4 left.');
    expect(await changeTo({ stockQuantity: 40, minOrderQuantity: 12, price: '790.00' })).toBe(
      'Minimum order is 12 bags. The price changed from KSh 780 to KSh 790.',
    );
    expect(await changeTo({ isActive: false })).toBe('This product is no longer for sale.');
  });

  it('takes the price as seen when the product is added again', async () => {
    const productId = await product();
    await add(buyer, productId);
    await server.database.pool.query('update products set price = 790 where id = $1', [productId]);
    await add(buyer, productId);
    expect(await cartOf(buyer)).toMatchObject([{ priceSeen: '790.00', warning: null }]);
  });
});

describe('changing a quantity', () => {
  it('API-37 CART-02 stores it and answers the line', async () => {
    const { body: added } = await add(buyer, await product());
    const answer = await put(buyer, added.id, { quantity: 4 });
    expect(answer).toMatchObject({ status: 200, body: { id: added.id, quantity: 4 } });
    expect(await cartOf(buyer)).toEqual([answer.body]);
  });

  it('VAL-53 allows 1 below the minimum order, and the line warns', async () => {
    const { body: added } = await add(buyer, await product({ minOrderQuantity: 5 }), 5);
    expect(await put(buyer, added.id, { quantity: 1 })).toMatchObject({
      status: 200,
      body: { quantity: 1, warning: 'Minimum order is 5 bags.' },
    });
  });

  it('refuses more than the stock, and a product that is no longer sold', async () => {
    const productId = await product({ stockQuantity: 6 });
    const { body: added } = await add(buyer, productId);
    expect(await put(buyer, added.id, { quantity: 7 })).toMatchObject({
      status: 409,
      body: { message: 'Only 6 left', code: 'over_stock', details: { left: 6 } },
    });
    await server.database.pool.query('update products set is_active = false where id = $1', [
      productId,
    ]);
    expect(await put(buyer, added.id, { quantity: 2 })).toMatchObject({
      status: 409,
      body: { message: 'This product is no longer for sale', code: 'not_sold' },
    });
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }]);
  });

  it.each([{ quantity: 0 }, { quantity: -2 }, { quantity: 2.5 }, { quantity: '3' }, {}])(
    'VAL-54 refuses %j',
    async (body) => {
      const { body: added } = await add(buyer, await product());
      const answer = await put(buyer, added.id, body);
      expect(answer.status).toBe(422);
      expect(answer.body.issues?.[0]?.path).toBe('quantity');
      expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }]);
    },
  );

  it('answers a line of somebody else like a missing one, before the body is looked at', async () => {
    const { body: added } = await add(buyer, await product());
    for (const body of [{ quantity: 2 }, { quantity: 'many' }, {}]) {
      const [foreign, missing] = [
        await put(other, added.id, body),
        await put(other, randomUUID(), body),
      ];
      expect([foreign.status, missing.status]).toEqual([404, 404]);
      expect(foreign.body.message).toBe(missing.body.message);
    }
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }]);
    expect(await put(buyer, 'not-an-id', { quantity: 2 })).toMatchObject({ status: 422 });
  });
});

describe('removing', () => {
  it('API-38 CART-04 takes the line out, once', async () => {
    const { body: added } = await add(buyer, await product());
    const { body: kept } = await add(buyer, await product());
    expect(await remove(buyer, added.id)).toMatchObject({ status: 204, body: null });
    expect(await cartOf(buyer)).toMatchObject([{ id: kept.id }]);
    expect(await countOf(buyer)).toEqual({ count: 1 });
    expect(await remove(buyer, added.id)).toMatchObject({ status: 404 });
  });

  it('answers a line of somebody else like a missing one', async () => {
    const { body: added } = await add(buyer, await product());
    expect(await remove(other, added.id)).toMatchObject({
      status: 404,
      body: { message: 'Cart item not found' },
    });
    expect(await countOf(buyer)).toEqual({ count: 1 });
  });

  it('leaves no line in a circle of waiting with additions and changes of the same cart', async () => {
    const productId = await product({ stockQuantity: 1_000_000 });
    const { body: added } = await add(buyer, productId);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        [
          () => add(buyer, productId),
          () => put(buyer, added.id, { quantity: i + 1 }),
          () => remove(buyer, added.id),
        ][i % 3]!(),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([]);
  });
});

describe('undoing a removal', () => {
  const restore = (who: Visitor, itemId: string) =>
    who.post<CartLine & Refusal>(`/api/cart/${itemId}/restore`);
  const change = (productId: string, values: object) =>
    server.database.db.updateTable('products').set(values).where('id', '=', productId).execute();

  it('brings the line back as it was, with what it warned of, at its place', async () => {
    const productId = await product({ minOrderQuantity: 2 });
    const { body: first } = await add(buyer, productId, 10);
    await add(buyer, await product());
    await change(productId, { price: '800', stockQuantity: 3, minOrderQuantity: 5 });
    const before = await cartOf(buyer);
    expect(before[0]?.warning).toBe('Only 3 left. The price changed from KSh 780 to KSh 800.');
    await remove(buyer, first.id);
    const restored = await restore(buyer, first.id);
    expect([restored.status, restored.body]).toEqual([200, before[0]]);
    expect(await cartOf(buyer)).toEqual(before);
    expect((await restore(buyer, first.id)).status).toBe(404);
  });

  it('adds to what was put into the cart meanwhile, and brings nothing back twice', async () => {
    const productId = await product();
    const { body } = await add(buyer, productId, 5);
    await remove(buyer, body.id);
    await add(buyer, productId, 2);
    const answers = await Promise.all([1, 2, 3].map(() => restore(buyer, body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 7 }]);
  });

  it('is nobody else’s, and not for long', async () => {
    const { body } = await add(buyer, await product());
    expect((await restore(buyer, body.id)).status).toBe(404);
    await remove(buyer, body.id);
    expect((await restore(other, body.id)).status).toBe(404);
    await server.database.pool.query(
      "update removed_cart_items set removed_at = now() - interval '61 minutes' where id = $1",
      [body.id],
    );
    expect((await restore(buyer, body.id)).status).toBe(404);
    await forgetRemovedLines(server.database.pool);
    const { rows } = await server.database.pool.query(
      'select from removed_cart_items where id = $1',
      [body.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('who may', () => {
  it.each([
    ['ROLE-04', null, 401],
    ['ROLE-03', 'supplier', 403],
    ['ROLE-03', 'admin', 403],
  ] as const)('%s refuses %s with %i', async (_row, role, status) => {
    const { body } = await add(buyer, await product());
    const visitor = role ? await person(role) : server.visitor();
    const addition = { payload: { productId: body.productId, quantity: 1 } };
    for (const call of [
      { method: 'GET', url: '/api/cart' },
      { method: 'GET', url: '/api/cart/count' },
      { method: 'POST', url: '/api/cart', ...addition },
      { method: 'PUT', url: `/api/cart/${body.id}`, payload: { quantity: 2 } },
      { method: 'DELETE', url: `/api/cart/${body.id}` },
    ] as const) {
      const answer = await visitor.send<Refusal>(call);
      const wrongRole = call.method === 'POST' ? 'can add items to cart.' : 'have a cart.';
      expect(answer.status).toBe(status);
      expect(answer.body.message).toBe(role ? `Only contractors ${wrongRole}` : 'Unauthorized');
    }
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }]);
  });
});

describe('the cart itself', () => {
  it('DATA-39 tells to the minute when it was changed last', async () => {
    const { body: added } = await add(buyer, await product());
    const age = async () => {
      const { rows } = await server.database.pool.query<{ seconds: number }>(
        `select extract(epoch from now() - c.updated_at)::float8 as seconds
           from carts c join cart_items i on i.cart_id = c.id where i.product_id = $1`,
        [added.productId],
      );
      return rows[0]?.seconds ?? Number.NaN;
    };
    const ageByAnHour = () =>
      server.database.pool.query(
        `alter table carts disable trigger carts_updated_at;
         update carts set updated_at = now() - interval '1 hour';
         alter table carts enable trigger carts_updated_at`,
      );
    const { body: extra } = await add(buyer, await product());
    for (const change of [
      () => add(buyer, added.productId),
      () => put(buyer, added.id, { quantity: 4 }),
      () => remove(buyer, extra.id),
    ]) {
      await ageByAnHour();
      expect(await age()).toBeGreaterThan(3_000);
      await change();
      expect(await age()).toBeLessThan(60);
    }
  });
});
