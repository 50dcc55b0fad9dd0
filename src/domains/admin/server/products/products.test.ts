import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { AdminProduct } from '../../product-schema.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const post = (path: string, payload: object) =>
  admin.send({ method: 'POST', url: `/api/admin/products/${path}`, payload });

async function names(query: string): Promise<string[]> {
  const { body } = await admin.get(`/api/admin/products?${query}`);
  expect(body).toEqual(expect.any(Array));
  return (body as AdminProduct[]).map(({ name }) => name);
}

it('finds products of all suppliers by words, supplier, state and unknown type, part by part', async () => {
  const { id: supplierId } = await buildSupplier(db(), { companyName: 'Zege Bora' });
  await buildProduct(db(), { name: 'Fence post long', supplierId, productType: 'concrete-post' });
  await buildProduct(db(), { name: 'Fence post short', supplierId, productType: null });
  await buildProduct(db(), { name: 'Odd thing', supplierId, isActive: false, productType: null });
  expect(await names('search=post fen')).toEqual(['Fence post short', 'Fence post long']);
  expect(await names('supplier=zege b')).toHaveLength(3);
  expect(await names('supplier=zege&state=hidden')).toEqual(['Odd thing']);
  expect(await names('supplier=zege&untyped=true')).toEqual(['Odd thing', 'Fence post short']);
  const first = await admin.get('/api/admin/products?supplier=zege&limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
  expect((await admin.get(next)).body).toMatchObject([{ name: 'Fence post long' }]);
});

it('takes several down with a reason that their supplier reads, and passes by what is so already', async () => {
  const { id: supplierId } = await buildSupplier(db());
  const [one, two] = [
    await buildProduct(db(), { supplierId }),
    await buildProduct(db(), { supplierId }),
  ];
  const ids = [one.id, two.id];
  const down = { kind: 'standing', isActive: false, reason: 'No photo of the real thing' };
  expect((await post('steps', { ...down, ids: [one.id] })).body).toMatchObject({ unchanged: 0 });
  const { body } = await post('steps', { ...down, ids });
  expect(body).toEqual({ changed: [{ id: two.id, productType: null }], unchanged: 1 });
  const owner = await server.signedIn(supplierId);
  const { body: own } = await owner.send({
    method: 'PUT',
    url: `/api/products/${two.id}`,
    payload: { isActive: true },
  });
  expect(own).toMatchObject({ code: 'taken_down_for', details: { reason: down.reason } });
  const back = { kind: 'standing', isActive: true, reason: 'Photo added', ids };
  expect((await post('steps', back)).body).toMatchObject({ unchanged: 0 });
  const trail = await db()
    .selectFrom('auditLog')
    .select('action')
    .where('targetId', 'in', ids)
    .orderBy('id')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual([
    'product.taken_down',
    'product.taken_down',
    'product.restored',
    'product.restored',
  ]);
});

it('a type that an admin set stays when its supplier renames the product', async () => {
  const { id: supplierId } = await buildSupplier(db());
  const { id } = await buildProduct(db(), { supplierId, name: 'Grey stuff', productType: null });
  const set = { kind: 'type', ids: [id], productType: 'ballast' };
  expect((await post('steps', set)).body).toEqual({
    changed: [{ id, productType: null }],
    unchanged: 0,
  });
  const unknown = { ...set, productType: 'moon-dust' };
  expect((await post('steps', unknown)).status).toBe(422);
  const owner = await server.signedIn(supplierId);
  const change = { name: 'Cement 50 kg', productType: 'cement-32-5' };
  await owner.send({ method: 'PUT', url: `/api/products/${id}`, payload: change });
  const { body } = await server.visitor().get(`/api/products/${id}`);
  expect(body).toMatchObject({ name: 'Cement 50 kg', productType: 'ballast' });
});

it('merges two listings of one supplier: carts, favourites, views and the old address lead to what remains', async () => {
  const { id: supplierId } = await buildSupplier(db());
  const gone = await buildProduct(db(), { supplierId });
  const kept = await buildProduct(db(), { supplierId });
  const buyers = [await buildUser(db()), await buildUser(db())];
  for (const [at, { id: userId }] of buyers.entries()) {
    const { id: cartId } = await db()
      .insertInto('carts')
      .values({ userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const productIds = at === 0 ? [gone.id, kept.id] : [gone.id];
    await db()
      .insertInto('cartItems')
      .values(productIds.map((productId) => ({ cartId, productId, quantity: 2 })))
      .execute();
    await db()
      .insertInto('favourites')
      .values(productIds.map((productId) => ({ userId, productId })))
      .execute();
  }
  const day = '2026-11-20';
  await db()
    .insertInto('productTraffic')
    .values([gone.id, kept.id].map((productId) => ({ productId, day, views: 3 })))
    .execute();
  const stranger = await buildProduct(db());
  const chosen = { ids: [gone.id, stranger.id, kept.id] };
  await admin.send({ method: 'PUT', url: '/api/admin/featured', payload: chosen });
  expect((await post(`${gone.id}/merge`, { into: stranger.id })).status).toBe(422);
  expect((await post(`${gone.id}/merge`, { into: kept.id })).status).toBe(204);
  const featured = (await admin.get('/api/admin/featured')).body as AdminProduct[];
  expect(featured.map(({ id }) => id)).toEqual([kept.id, stranger.id]);
  const held = await db()
    .selectFrom('cartItems')
    .select('quantity')
    .where('productId', '=', kept.id)
    .orderBy('quantity')
    .execute();
  expect(held).toEqual([{ quantity: 2 }, { quantity: 4 }]);
  const views = await db()
    .selectFrom('productTraffic')
    .select('views')
    .where('productId', '=', kept.id)
    .execute();
  expect(views).toEqual([{ views: 6 }]);
  const liked = await db()
    .selectFrom('favourites')
    .select('userId')
    .where('productId', '=', kept.id)
    .execute();
  expect(liked).toHaveLength(2);
  for (const address of [gone.id, gone.slug]) {
    const { body } = await server.visitor().get(`/api/products/${address}`);
    expect(body).toMatchObject({ id: kept.id });
  }
});

it('an admin chooses and orders the featured products, and the shop shows them so', async () => {
  const [one, two] = [await buildProduct(db()), await buildProduct(db())];
  const put = (ids: string[]) =>
    admin.send({ method: 'PUT', url: '/api/admin/featured', payload: { ids } });
  const shown = async () =>
    ((await server.visitor().get('/api/products?featured=true')).body as AdminProduct[]).map(
      ({ id }) => id,
    );
  expect((await put([two.id, one.id])).status).toBe(200);
  expect(await shown()).toEqual([two.id, one.id]);
  expect((await put([one.id, two.id])).status).toBe(200);
  expect(await shown()).toEqual([one.id, two.id]);
  expect((await put([crypto.randomUUID()])).status).toBe(422);
});

it('a merger leaves nothing behind: every table that refers to products is known to it', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'products'::regclass order by 1`.execute(db());
  expect(rows.map(({ name }) => name)).toEqual([
    'cart_items',
    'duplicate_listings',
    'duplicate_listings',
    'favourites',
    'former_products',
    'messages',
    'order_items',
    'product_history',
    'product_import_rows',
    'product_traffic',
    'quotation_items',
    'removed_cart_items',
    'reviews',
    'rfq_items',
  ]);
});
