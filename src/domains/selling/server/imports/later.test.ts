import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { ProductCard } from '../../../catalogue/schema.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { ProductImport } from '../../import-schema.ts';
import { handleSellingJobs } from '../jobs.ts';
import { carryOutImport, giveUpImport, tidyImports } from './later.ts';
import { csv, line, listOf, type Refusal, registerImports, send } from './testing.ts';

let server: TestServer;
let category: { id: string; name: string; slug: string };
let supplier: Visitor;
let supplierId: string;

beforeAll(async () => {
  server = await openTestServer({ registerRoutes: registerImports });
  category = await db()
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('slug', '=', 'cement')
    .executeTakeFirstOrThrow();
  handleSellingJobs(server.jobs, server.database);
  await server.jobs.startWorkers();
});
beforeEach(async () => {
  supplierId = (await buildSupplier(db())).id;
  supplier = await server.signedIn(supplierId);
});
afterAll(() => server.close());

const db = () => server.database.db;
const own = () => listOf(supplier, supplierId);

describe('a long import', () => {
  const followed = async (id: string, who = supplier) =>
    (await who.get<ProductImport>(`/api/products/imports/${id}`)).body;
  const untilDone = (id: string) =>
    expect.poll(async () => (await followed(id)).status).toBe('done');

  it('is carried out afterwards, and can be followed', async () => {
    const lines = Array.from({ length: 1_200 }, (_, index) =>
      line(`Item ${index}`, index % 400 === 7 ? 'free' : '10'),
    );
    const { status, body } = await send<ProductImport>(supplier, csv(...lines));
    expect(status).toBe(202);
    expect(body).toMatchObject({ total: 1_200, failed: 3 });
    await untilDone(body.id);
    const done = await followed(body.id);
    expect(done).toMatchObject({ created: 1_197, updated: 0, failed: 3 });
    expect(done.failures.map(({ row }) => row)).toEqual([9, 409, 809]);
    expect((await supplier.get<ProductImport>('/api/products/imports/latest')).body.id).toBe(
      body.id,
    );
    const stranger = await server.signedIn((await buildSupplier(db())).id);
    expect((await stranger.get(`/api/products/imports/${body.id}`)).status).toBe(404);
    expect((await stranger.get('/api/products/imports/latest')).body).toBeNull();
  });

  it('stores odd prices where they were confirmed when it was sent, and else says which they are', async () => {
    await buildProduct(db(), { supplierId, name: 'Simba', price: '750' });
    const sent = async (query: string) => {
      const { body } = await send<ProductImport>(supplier, csv(line('Simba', '7500')), query);
      await untilDone(body.id);
      return followed(body.id);
    };
    expect(await sent('?later=true&pricesConfirmed=false')).toMatchObject({
      updated: 0,
      failures: [{ problems: [{ column: 'price', kind: 'largeShift', compared: '750.00' }] }],
    });
    expect(await sent('?later=true&pricesConfirmed=true')).toMatchObject({ updated: 1 });
  });

  it('goes on where it was interrupted, and stores nothing twice', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => line(`Item ${index}`));
    const id = await keepUndone(lines);
    const stop = new AbortController();
    const { database } = server;
    const run = carryOutImport(database, id, stop.signal);
    await expect.poll(async () => (await followed(id)).created).toBeGreaterThan(0);
    stop.abort();
    await run.catch(() => undefined);
    await Promise.all([
      carryOutImport(database, id, new AbortController().signal),
      carryOutImport(database, id, new AbortController().signal),
    ]);
    expect(await followed(id)).toMatchObject({ status: 'done', created: 250, updated: 0 });
  });

  it('refuses the one row that the database does', async () => {
    const id = await keepUndone([line('Good'), line('Doomed'), line('Also good')]);
    await server.database.pool.query(
      `update product_import_rows set input = jsonb_set(input, '{categoryId}', to_jsonb($2::text))
        where import_id = $1 and name = 'Doomed'`,
      [id, randomUUID()],
    );
    await carryOutImport(server.database, id, new AbortController().signal);
    expect(await followed(id)).toMatchObject({
      status: 'done',
      created: 2,
      failures: [{ row: 3, name: 'Doomed', error: 'We could not save this row' }],
    });
  });

  it('is one at a time, and one that was left undone is carried on when the next list comes', async () => {
    const id = await keepUndone([line('Good')]);
    const second = await send<Refusal>(supplier, csv(line('Other')), '?later=true');
    expect(second.status).toBe(409);
    expect(second.body.message).toBe(
      'We are still saving your last list. Please wait until it is done.',
    );
    await untilDone(id);
    expect((await own()).map(({ name }) => name)).toEqual(['Good']);
    expect((await send(supplier, csv(line('Other')), '?later=true')).status).toBe(202);
  });

  it('ends where it was tried often enough, and says which rows were not stored', async () => {
    const id = await keepUndone([line('Good')]);
    await giveUpImport(server.database, id);
    expect(await followed(id)).toMatchObject({
      status: 'done',
      failures: [{ row: 2, name: 'Good', error: 'We could not save this row' }],
    });
    await carryOutImport(server.database, id, new AbortController().signal);
    expect(await own()).toEqual([]);
    expect((await send(supplier, csv(line('Good')), '?later=true')).status).toBe(202);
  });

  it('is kept for a month, and one that an outage left is carried on within a day', async () => {
    const { id: other } = await buildSupplier(db());
    const [old, stuck] = [
      await keepUndone([line('Old')]),
      await keepUndone([line('Stuck')], other),
    ];
    const age = (id: string, days: number) =>
      db()
        .updateTable('productImports')
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute();
    await giveUpImport(server.database, old);
    await age(stuck, 1);
    await age(old, 29);
    const deps = { ...server.database, enqueue: server.jobs.enqueue };
    await tidyImports(deps);
    expect((await followed(old)).id).toBe(old);
    const ofOther = async () => (await listOf(server.visitor(), other)).length;
    await expect.poll(ofOther).toBe(1);
    await age(old, 31);
    const latest = () => supplier.get('/api/products/imports/latest');
    expect((await latest()).body).toBeNull();
    await tidyImports(deps);
    const left = await db()
      .selectFrom('productImports')
      .select('id')
      .where('supplierId', '=', supplierId)
      .execute();
    expect(left).toEqual([]);
  });

  const suspend = (isSuspended: boolean) =>
    db()
      .updateTable('users')
      .set({ suspendedAt: isSuspended ? new Date() : null })
      .where('id', '=', supplierId)
      .execute();

  it('ends where its supplier is suspended', async () => {
    const id = await keepUndone([line('Good'), line('Other')]);
    await suspend(true);
    await carryOutImport(server.database, id, new AbortController().signal);
    const kept = await db()
      .selectFrom('productImportRows')
      .select(['outcome', 'input'])
      .where('importId', '=', id)
      .execute();
    expect(kept).toEqual(kept.map(() => ({ outcome: 'failed', input: null })));
    await suspend(false);
    expect(await own()).toEqual([]);
  });

  it('lists nothing of who is suspended meanwhile until that is over', async () => {
    await suspend(true);
    const { id } = await buildProduct(db(), { supplierId, name: 'Late', categoryId: category.id });
    const read = async () =>
      (await server.visitor().get<ProductCard[]>(`/api/products?supplierId=${supplierId}`)).body;
    expect(await read()).toEqual([]);
    await db().updateTable('products').set({ isActive: true }).where('id', '=', id).execute();
    const state = () =>
      db().selectFrom('products').select('isActive').where('id', '=', id).executeTakeFirst();
    expect(await state()).toEqual({ isActive: false });
    await suspend(false);
    expect(await state()).toEqual({ isActive: true });
  });

  it('is not stored for an account that was deleted while it was sent', async () => {
    const { pool } = server.database;
    const deleted =
      'update users set anonymised_at = now(), email = null, password = null where id = $1';
    await pool.query(deleted, [supplierId]);
    await expect(
      db().insertInto('productImports').values({ supplierId, total: 1 }).execute(),
    ).rejects.toMatchObject({ code: '23503' });
    await expect(
      db().insertInto('carts').values({ userId: supplierId }).execute(),
    ).rejects.toMatchObject({ code: '23503' });
  });

  /** An import that no worker takes. */
  async function keepUndone(lines: readonly string[], seller = supplierId): Promise<string> {
    const { id } = await db()
      .insertInto('productImports')
      .values({ supplierId: seller, total: lines.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = lines.map((text, index) => {
      const [name = ''] = text.split(',');
      const row = { id: null, name, description: null, price: '10.00', unit: 'bag' };
      const input = { ...row, minOrderQuantity: null, stockQuantity: 5, brandName: null };
      return {
        importId: id,
        rowNumber: index + 2,
        name,
        input: JSON.stringify({ ...input, categoryId: category.id }),
      };
    });
    await db().insertInto('productImportRows').values(rows).execute();
    return id;
  }
});
