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
import { insertOrGrowLines } from './queries.ts';
import { cartRoutes } from './routes.ts';
import { add, cartOf, cement, countOf, type Refusal } from './testing.ts';

let server: TestServer;
let buyer: Visitor;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(cartRoutes(database));
    },
  });
});
beforeEach(async () => {
  buyer = await person('contractor');
});
afterAll(() => server.close());

async function person(role: Role): Promise<Visitor> {
  return server.signedIn((await buildUser(server.database.db, { role })).id);
}

const product = async (overrides: Parameters<typeof buildProduct>[1] = {}) =>
  (await buildProduct(server.database.db, { ...cement, ...overrides })).id;

describe('adding', () => {
  it('API-32 takes a product and a quantity, and answers the line', async () => {
    const productId = await product();
    const { status, body } = await add(buyer, productId, 3);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      productId,
      quantity: 3,
    });
    expect(await cartOf(buyer)).toMatchObject([{ id: body.id, quantity: 3 }]);
  });

  it('DATA-40 sums the same product in one line', async () => {
    const productId = await product();
    const first = await add(buyer, productId, 2);
    const second = await add(buyer, productId, 5);
    expect(second.body).toEqual({ id: first.body.id, productId, quantity: 7 });
    expect(await cartOf(buyer)).toHaveLength(1);
  });

  it('sums fifty simultaneous additions to a cart that does not exist yet', async () => {
    const productId = await product({ stockQuantity: 1_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(buyer, productId, 3)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.quantity)).size).toBe(50);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 150 }]);
  });

  it('sums what several processes add to one line at once', async () => {
    const productId = await product({ stockQuantity: 1_000 });
    const ownerId = (await buildUser(server.database.db, { role: 'contractor' })).id;
    const others = await Promise.all(
      Array.from({ length: 5 }, () => buildUser(server.database.db, { role: 'contractor' })),
    );
    const quantity = 2;
    const additions = [ownerId, ...others.map(({ id }) => id)].map((id) => ({
      ownerId: id,
      productId,
      quantity,
    }));
    const { pool } = server.database;
    await Promise.all(Array.from({ length: 50 }, () => insertOrGrowLines(pool, additions)));
    const visitor = await server.signedIn(ownerId);
    expect(await cartOf(visitor)).toMatchObject([{ quantity: 100 }]);
  });

  it('adds to the carts of many at once, to each its own, and refuses only whom it must', async () => {
    const productId = await product({ stockQuantity: 4 });
    const people = await Promise.all(Array.from({ length: 12 }, () => person('contractor')));
    const answers = await Promise.all(people.map((who, place) => add(who, productId, place + 1)));
    expect(answers.map(({ status }) => status)).toEqual(
      people.map((_, place) => (place < 4 ? 201 : 409)),
    );
    const carts = await Promise.all(people.map(cartOf));
    expect(carts.map(([line]) => line?.quantity ?? 0)).toEqual(
      people.map((_, place) => (place < 4 ? place + 1 : 0)),
    );
  });

  describe('while somebody holds a row', () => {
    /** Runs `meanwhile` while `statement` is done and not yet committed; then undoes or commits it. */
    async function whileHeld(
      statement: string,
      id: string,
      meanwhile: () => Promise<void>,
      end: 'commit' | 'rollback' = 'rollback',
    ) {
      const client = await server.database.pool.connect();
      try {
        await client.query('begin');
        await client.query(statement, [id]);
        await meanwhile();
      } finally {
        await client.query(end);
        client.release();
      }
    }
    const deleteProduct = 'delete from products where id = $1';

    it('keeps nobody waiting who adds something else', async () => {
      const [held, free] = [await product(), await product()];
      const people = await Promise.all(Array.from({ length: 6 }, () => person('contractor')));
      await whileHeld(deleteProduct, held, async () => {
        const waiting = Promise.all(people.map((who) => add(who, held)));
        const others = await Promise.all([...people, buyer].map((who) => add(who, free)));
        expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
        expect((await waiting).map(({ status }) => status)).toEqual(people.map(() => 409));
      });
      const again = await Promise.all(people.map((who) => add(who, held)));
      expect(again.map(({ status }) => status)).toEqual(people.map(() => 201));
    });

    it('says so where that takes long, and that it is gone where it was deleted', async () => {
      const held = await product();
      await whileHeld(deleteProduct, held, async () => {
        expect(await add(buyer, held)).toMatchObject({
          status: 409,
          body: { message: 'This was changed while you were working on it. Please try again.' },
        });
      });
      await whileHeld(deleteProduct, held, async () => undefined, 'commit');
      expect((await add(buyer, held)).status).toBe(404);
    });

    it('refuses whose account is held, and nobody that goes with it', async () => {
      const productId = await product();
      const { id } = await buildUser(server.database.db, { role: 'contractor' });
      const owner = await server.signedIn(id);
      await whileHeld('select from users where id = $1 for update', id, async () => {
        const quantity = 1;
        const { pool } = server.database;
        const both = [{ ownerId: id, productId, quantity }];
        await expect(insertOrGrowLines(pool, both)).rejects.toMatchObject({ code: '55P03' });
        const answers = await Promise.all([add(owner, productId), add(buyer, productId)]);
        expect(answers.map(({ status }) => status)).toEqual([409, 201]);
      });
      expect((await add(owner, productId)).status).toBe(201);
    });

    it('waits for nobody who changes the product', async () => {
      const productId = await product();
      const change = 'update products set price = 1 where id = $1';
      await whileHeld(change, productId, async () => {
        expect((await add(buyer, productId)).status).toBe(201);
      });
    });
  });

  it('never exceeds the stock, however many add at once', async () => {
    const productId = await product({ stockQuantity: 10 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(buyer, productId, 3)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 9 }]);
  });

  it('refuses more than the stock, alone or with what is there, and says how many are left', async () => {
    const productId = await product({ stockQuantity: 8 });
    expect(await add(buyer, productId, 9)).toMatchObject({
      status: 409,
      body: { message: 'Only 8 left', code: 'over_stock', details: { left: 8 } },
    });
    expect(await cartOf(buyer)).toEqual([]);
    await add(buyer, productId, 6);
    expect(await add(buyer, productId, 3)).toMatchObject({
      status: 409,
      body: {
        message: 'Only 8 left, and your cart has 6',
        code: 'over_stock_in_cart',
        details: { left: 8, inCart: 6 },
      },
    });
    expect(await add(buyer, productId, 2)).toMatchObject({ status: 201, body: { quantity: 8 } });
  });

  it('refuses less than the minimum order, whatever the stock', async () => {
    for (const stockQuantity of [100, 2]) {
      const productId = await product({ minOrderQuantity: 5, stockQuantity });
      const { status, body } = await add(buyer, productId, 4);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        message: 'Minimum order is 5 bags',
        code: 'below_minimum',
        details: { quantity: 5, unit: 'bag' },
        issues: [{ path: 'quantity', message: 'Minimum order is 5 bags' }],
      });
    }
    const productId = await product({ minOrderQuantity: 5, unit: '50 kg bag' });
    expect((await add(buyer, productId)).body.message).toBe('Minimum order is 5 × 50 kg bags');
  });

  it('counts what the cart has already against the minimum order', async () => {
    const productId = await product({ minOrderQuantity: 5, stockQuantity: 8 });
    expect((await add(buyer, productId, 5)).status).toBe(201);
    expect(await add(buyer, productId, 1)).toMatchObject({ status: 201, body: { quantity: 6 } });
    expect(await add(buyer, productId, 3)).toMatchObject({
      status: 409,
      body: {
        code: 'over_stock_in_cart',
        message: 'Only 8 left, and your cart has 6',
        details: { left: 8, inCart: 6 },
      },
    });
  });

  it('takes what makes up the minimum order with a line below it', async () => {
    const productId = await product({ minOrderQuantity: 5, stockQuantity: 100 });
    const { body } = await add(buyer, productId, 5);
    await buyer.send({ method: 'PUT', url: `/api/cart/${body.id}`, payload: { quantity: 2 } });
    expect(await add(buyer, productId, 2)).toMatchObject({
      status: 422,
      body: { code: 'below_minimum' },
    });
    expect(await add(buyer, productId, 3)).toMatchObject({ status: 201, body: { quantity: 5 } });
  });

  it('sums to no more than a line holds, and says so', async () => {
    const productId = await product({ stockQuantity: 5_000_000 });
    expect((await add(buyer, productId, 1_000_000)).status).toBe(201);
    expect(await add(buyer, productId, 1)).toMatchObject({
      status: 409,
      body: {
        code: 'line_full',
        message: 'You can have at most 1,000,000 on one line',
        details: { maximum: 1_000_000 },
      },
    });
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1_000_000 }]);
  });

  it('answers a missing product and one that is not sold alike', async () => {
    const hidden = await product({ isActive: false });
    const [missing, inactive] = [await add(buyer, randomUUID()), await add(buyer, hidden)];
    expect(missing).toMatchObject({ status: 404, body: { message: 'Product not found' } });
    expect(inactive).toMatchObject({ status: 404, body: { message: missing.body.message } });
  });

  it('holds at most 500 products, and what is there can still grow', async () => {
    const first = await product();
    await add(buyer, first);
    await server.database.pool.query(
      `insert into products (name, slug, price, unit, stock_quantity, category_id, supplier_id)
         select name, slug || '-' || n, price, unit, stock_quantity, category_id, supplier_id
           from products, generate_series(1, 499) n where id = $1`,
      [first],
    );
    await server.database.pool.query(
      `insert into cart_items (cart_id, product_id)
         select i.cart_id, p.id from cart_items i
           join products f on f.id = i.product_id join products p on p.supplier_id = f.supplier_id
           where i.product_id = $1 and p.id <> $1`,
      [first],
    );
    expect(await countOf(buyer)).toEqual({ count: 500 });
    expect(await add(buyer, await product())).toMatchObject({
      status: 409,
      body: {
        code: 'cart_full',
        message: 'Your cart is full: it can hold 500 products',
        details: { maximum: 500 },
      },
    });
    expect(await add(buyer, first, 4)).toMatchObject({ status: 201, body: { quantity: 5 } });
  });

  it.each([
    [{ quantity: 1 }, 'productId'],
    [{ productId: 'cement', quantity: 1 }, 'productId'],
    [{ productId: randomUUID() }, 'quantity'],
    [{ productId: randomUUID(), quantity: 0 }, 'quantity'],
    [{ productId: randomUUID(), quantity: -1 }, 'quantity'],
    [{ productId: randomUUID(), quantity: 1.5 }, 'quantity'],
    [{ productId: randomUUID(), quantity: '2' }, 'quantity'],
    [{ productId: randomUUID(), quantity: null }, 'quantity'],
    [{ productId: randomUUID(), quantity: 1e12 }, 'quantity'],
    [{ productId: randomUUID(), quantity: 1, userId: randomUUID() }, 'userId'],
  ])('API-32 refuses %j at its field', async (body, path) => {
    const answer = await buyer.post<Refusal>('/api/cart', body);
    expect(answer.status).toBe(422);
    expect(answer.body.issues?.[0]?.path).toBe(path);
  });
});
