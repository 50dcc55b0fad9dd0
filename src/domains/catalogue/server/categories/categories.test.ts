import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { migrateToLatest } from '../../../../platform/migrations.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { AdminCategory } from '../../category-schema.ts';
import type { Category } from '../../schema.ts';
import { findAllDuplicates } from '../duplicates/queries.ts';
import { buildProduct } from '../factory.ts';
import { continueMerge } from './service.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  admin = await server.signedIn(account.id);
});
afterAll(() => server.close());

const db = () => server.database.db;
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  admin.send({ method, url: `/api/admin/categories${path}`, ...(payload && { payload }) });
const shop = async () => (await server.visitor().get('/api/categories')).body as Category[];
const found = async (slug: string) =>
  ((await server.visitor().get(`/api/products?category=${slug}`)).body as { name: string }[]).map(
    ({ name }) => name,
  );

async function create(name: string): Promise<string> {
  const { status, body } = await send('POST', '', { name, nameSw: null, icon: null });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

it('a category is renamed in both languages, and its address stays', async () => {
  const id = await create('Site Gear');
  const entry = { name: 'Gear of the site', nameSw: 'Zana za saiti', icon: 'tools' };
  expect((await send('PUT', `/${id}`, entry)).status).toBe(204);
  expect((await shop()).at(-1)).toMatchObject({ ...entry, slug: 'site-gear', productCount: 0 });
  expect((await send('POST', '', { ...entry, nameSw: null })).status).toBe(422);
  await send('PUT', '/order', { ids: [id] });
  expect((await shop())[0]?.id).toBe(id);
});

it('a category in use is not removed; merged, everything in it and its address lead to the other', async () => {
  const from = await create('Old shelf');
  const into = await create('New shelf');
  const product = await buildProduct(db(), { name: 'Shelf board', categoryId: from });
  const supplier = { supplierId: product.supplierId, sells: true };
  await db()
    .insertInto('supplierCategories')
    .values([
      { ...supplier, categoryId: from },
      { ...supplier, categoryId: into },
    ])
    .execute();
  expect((await send('DELETE', `/${from}`)).status).toBe(409);
  expect((await send('POST', `/${from}/merge`, { into: from })).status).toBe(422);
  expect((await send('POST', `/${from}/merge`, { into })).status).toBe(204);
  expect(await found('old-shelf')).toEqual(['Shelf board']);
  expect(await found('new-shelf')).toEqual(['Shelf board']);
  const merged = (await shop()).find(({ id }) => id === into);
  expect(merged).toMatchObject({ productCount: 1, formerSlugs: ['old-shelf'] });
  expect((await send('POST', '', { name: 'Old shelf', nameSw: null, icon: null })).status).toBe(
    422,
  );
  expect((await send('DELETE', `/${await create('Empty shelf')}`)).status).toBe(204);
});

it('a large category is merged some products at a time: what is interrupted goes on, and nothing else begins', async () => {
  const [from, into, other] = [await create('Wide'), await create('Wider'), await create('Widest')];
  const model = await buildProduct(db(), { name: 'Wide board', categoryId: from });
  await sql`
    insert into products (name, slug, description, price, unit, stock_quantity, category_id, supplier_id)
      select name, slug || n, description, price, unit, stock_quantity, category_id, supplier_id
        from products, generate_series(1, 250) n where id = ${model.id}`.execute(db());
  const counts = async () =>
    ((await admin.get('/api/admin/categories')).body as AdminCategory[])
      .filter(({ id }) => [from, into].includes(id))
      .map(({ products, mergesInto }) => [products, mergesInto]);
  await db().updateTable('categories').set({ mergesInto: into }).where('id', '=', from).execute();
  const steps = [true, false];
  await continueMerge(db(), from, () => steps.shift() ?? false);
  expect(await counts()).toEqual([
    [151, 'Wider'],
    [100, null],
  ]);
  const refused = [
    await send('POST', `/${from}/merge`, { into: other }),
    await send('POST', `/${into}/merge`, { into: other }),
    await send('POST', `/${other}/merge`, { into: from }),
    await send('DELETE', `/${into}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  expect((await send('POST', `/${from}/merge`, { into })).status).toBe(204);
  expect(await counts()).toEqual([[251, null]]);
});

it('a new release brings neither a merged category back nor loses what it says of its materials', async () => {
  const { body } = await admin.get('/api/admin/categories');
  const [first, second] = body as AdminCategory[];
  const cement = (body as AdminCategory[]).find(({ slug }) => slug === 'cement');
  const other = first === cement ? second : first;
  expect((await send('POST', `/${cement?.id}/merge`, { into: other?.id })).status).toBe(204);
  await db().updateTable('referenceFiles').set({ hash: 'older' }).execute();
  await migrateToLatest(server.database.url, () => undefined);
  expect((await shop()).map(({ slug }) => slug)).not.toContain('cement');
  const material = await admin.get('/api/admin/materials/cement-32-5');
  expect(material.body).toMatchObject({ categorySlug: other?.slug });
});

it('what a supplier lists twice waits for an admin until both stay or the two are merged', async () => {
  const cement = { name: 'Simba Cement 42.5N, 50kg', unit: 'bag' };
  const specifications = { packageKg: '50' };
  const older = await buildProduct(db(), {
    ...cement,
    specifications,
    createdAt: new Date('2026-01-01'),
  });
  const { supplierId } = older;
  const newer = await buildProduct(db(), {
    ...cement,
    name: '50 KG simba cement 42.5 n',
    supplierId,
  });
  await buildProduct(db(), { ...cement, unit: 'tonne', supplierId });
  await buildProduct(db(), { ...cement, name: 'Simba Cement 32.5N, 50kg', supplierId });
  await buildProduct(db(), cement);
  const waiting = async () => {
    await db()
      .transaction()
      .execute(async (trx) => {
        // As with a million products, which the limit of answers is too short for.
        await sql`set local statement_timeout = 1`.execute(trx);
        await findAllDuplicates(trx);
      });
    const listings = await db()
      .selectFrom('products')
      .select('id')
      .where('supplierId', '=', supplierId)
      .orderBy('createdAt')
      .execute();
    const read = async ({ id }: { readonly id: string }) =>
      (await admin.get(`/api/admin/queues/duplicates/${id}`)).status === 200 ? [id] : [];
    return (await Promise.all(listings.map(read))).flat();
  };
  expect(await waiting()).toEqual([newer.id]);
  const url = `/api/admin/duplicates/${newer.id}`;
  expect((await admin.get(url)).body).toMatchObject({
    older: { id: older.id, isListed: true, specifications },
    newer: { id: newer.id },
    supplier: { id: supplierId },
  });
  expect((await admin.post(`${url}/keep`)).status).toBe(204);
  expect((await admin.post(`${url}/keep`)).status).toBe(404);
  expect((await admin.get(url)).status).toBe(404);
  expect(await waiting()).toEqual([]);

  // Renamed apart and back again, it is asked about anew.
  const rename = (name: string) =>
    db().updateTable('products').set({ name }).where('id', '=', newer.id).execute();
  await rename('Simba Cement 52.5N');
  expect(await waiting()).toEqual([]);
  await rename(cement.name);
  expect(await waiting()).toEqual([newer.id]);

  // A third one waits on beside the one that took the oldest over.
  const third = await buildProduct(db(), { ...cement, supplierId });
  expect(await waiting()).toEqual([newer.id, third.id]);
  const mergeInto = async (id: string, into: string) => {
    const merge = `/api/admin/products/${id}/merge`;
    const merged = await admin.send({ method: 'POST', url: merge, payload: { into } });
    expect(merged.status).toBe(204);
  };
  await mergeInto(older.id, newer.id);
  expect((await admin.get(`/api/admin/duplicates/${third.id}`)).body).toMatchObject({
    older: { id: newer.id },
    newer: { id: third.id },
  });
  await mergeInto(third.id, newer.id);
  expect(await waiting()).toEqual([]);
});
