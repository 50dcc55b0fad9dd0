import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { HistoryEntry } from '../../import-schema.ts';
import { exportProducts } from './export.ts';
import { listOf, publicUrl, registerImports, send } from './testing.ts';

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
});
beforeEach(async () => {
  supplierId = (await buildSupplier(db())).id;
  supplier = await server.signedIn(supplierId);
});
afterAll(() => server.close());

const db = () => server.database.db;
const own = () => listOf(supplier, supplierId);

const supplierExport = (headers: Record<string, string> = {}) => {
  const url = '/api/products/export.csv';
  const cookie = [...supplier.cookies].map((pair) => pair.join('=')).join('; ');
  return server.app.inject({ method: 'GET', url, headers: { ...headers, cookie } });
};

describe('an export', () => {
  it('holds the supplier’s own products, safe for spreadsheets, and comes back as it went', async () => {
    await buildProduct(db(), { name: 'Not mine' });
    await buildProduct(db(), {
      supplierId,
      name: '=HYPERLINK("x"), cheap',
      categoryId: category.id,
    });
    await buildProduct(db(), {
      supplierId,
      name: 'Put away',
      isActive: false,
      categoryId: category.id,
    });
    const answer = await supplierExport();
    expect(answer.headers['content-disposition']).toBe('attachment; filename=products.csv');
    expect(answer.payload).toContain('"\'=HYPERLINK(""x""), cheap"');
    expect(answer.payload).not.toContain('Not mine');
    const { body } = await send(supplier, answer.payload);
    expect(body.map(({ action }) => action)).toEqual(['update', 'update']);
    expect((await own()).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['=HYPERLINK("x"), cheap', true],
      ['Put away', false],
    ]);
  });
});

describe('a whole export', () => {
  it('has status, details and picture addresses, and is imported again as it went', async () => {
    const specifications = { Grade: '42.5', 'Mix: sand': '1:2', Note: 'two\nlines' };
    const { id } = await buildProduct(db(), {
      supplierId,
      name: 'Whole',
      isActive: false,
      categoryId: category.id,
      specifications: JSON.stringify(specifications),
      images: ['/media/00ff', '/media/11ee'],
    });
    const whole = () =>
      db().selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await whole();
    const { payload } = await supplierExport();
    expect(payload).toContain(`${publicUrl}/media/00ff/960.webp\n${publicUrl}/media/11ee/960.webp`);
    const { body } = await send(supplier, payload);
    expect(body.map(({ action }) => action)).toEqual(['update']);
    expect(await whole()).toEqual(before);
    // Into another shop the whole of it goes, too; pictures are added there.
    const other = (await buildSupplier(db())).id;
    const [heading, ...rows] = payload.split('\r\n');
    const without = rows.map((row) => row.replace(id, ''));
    await send(await server.signedIn(other), [heading, ...without].join('\r\n'));
    const copy = await db()
      .selectFrom('products')
      .select(['name', 'isActive', 'specifications'])
      .where('supplierId', '=', other)
      .execute();
    expect(copy).toEqual([{ name: 'Whole', isActive: false, specifications }]);
  });

  it('never lists again what was taken down', async () => {
    const { id } = await buildProduct(db(), {
      supplierId,
      name: 'Taken',
      isActive: false,
      takenDownAt: new Date(),
      categoryId: category.id,
    });
    const { body } = await send(
      supplier,
      `id,name,price,unit,category,status\n${id},Taken,5,bag,cement,active`,
    );
    expect(body).toMatchObject([
      { action: null, error: expect.stringContaining('was taken down') },
    ]);
  });
});

describe('a long export', () => {
  it('holds no connection while its reader sleeps, and one of a supplier is under way', async () => {
    await server.database.pool.query(
      `insert into products (name, slug, description, price, unit, category_id, supplier_id)
        select 'Item ' || n, 'item-' || gen_random_uuid(), repeat('x', 4000), 5, 'bag', $1, $2
          from generate_series(1, 450) n`,
      [category.id, supplierId],
    );
    const actor = { id: supplierId } as Actor;
    const deps = { db: db(), publicUrl };
    const first = exportProducts(deps, actor)[Symbol.asyncIterator]();
    await first.next();
    await first.next();
    const { pool } = server.database;
    // What is read ahead is read soon.
    await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
    const second = exportProducts(deps, actor);
    await expect(
      (async () => {
        while (!(await first.next()).done);
      })(),
    ).rejects.toThrow();
    const rows = (await second.toArray()).join('').split('\r\n');
    expect(rows).toHaveLength(452);
    expect(new Set(rows).size).toBe(452);
  });
});

describe('an export that is asked for again at once', () => {
  it('is refused in plain words, not with the headers of the file', async () => {
    await buildProduct(db(), { supplierId, description: 'x'.repeat(4_000) });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => supplierExport({ 'accept-encoding': 'gzip' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

describe('the history of a product', () => {
  it('is its supplier’s, page by page, and only ever added to', async () => {
    const { id } = await buildProduct(db(), { supplierId, price: '100', stockQuantity: 1 });
    const { pool } = server.database;
    // Ids of different lengths, whose order as texts is another one.
    await pool.query("select setval(pg_get_serial_sequence('product_history', 'id'), 9998)");
    for (const price of ['110', '120', '130']) {
      await db().updateTable('products').set({ price }).where('id', '=', id).execute();
    }
    const first = await supplier.get<HistoryEntry[]>(`/api/products/${id}/history?limit=2`);
    expect(first.body.map(({ newPrice }) => newPrice)).toEqual(['130.00', '120.00']);
    const [, next] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const rest = await supplier.get<HistoryEntry[]>(next ?? '');
    expect(rest.body.map(({ newPrice }) => newPrice)).toEqual(['110.00']);
    const stranger = await server.signedIn((await buildSupplier(db())).id);
    expect((await stranger.get(`/api/products/${id}/history`)).status).toBe(404);
    await expect(pool.query('update product_history set new_price = 1')).rejects.toThrow();
    await expect(pool.query('delete from product_history')).rejects.toThrow();
    await db().deleteFrom('products').where('id', '=', id).execute();
    const left = await pool.query('select from product_history where product_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});
