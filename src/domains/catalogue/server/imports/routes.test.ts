import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { HistoryEntry, ImportedRow, ProductImport } from '../../import-schema.ts';
import type { ProductCard } from '../../schema.ts';
import { buildCategory, buildProduct, buildSupplier } from '../factory.ts';
import { handleCatalogueJobs } from '../jobs.ts';
import { catalogueRoutes } from '../routes.ts';
import { exportProducts } from './export.ts';
import { importRoutes } from './routes.ts';
import { carryOutImport } from './service.ts';

let server: TestServer;
let supplierId: string;
let supplier: Visitor;
let category: { id: string; name: string; slug: string };

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(catalogueRoutes(database));
      await app.register(importRoutes({ ...database, enqueue: jobs.enqueue }));
    },
  });
  category = await db()
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('slug', '=', 'cement')
    .executeTakeFirstOrThrow();
  handleCatalogueJobs(server.jobs, server.database);
  await server.jobs.startWorkers();
});
beforeEach(async () => {
  supplierId = (await buildSupplier(db())).id;
  supplier = await server.signedIn(supplierId);
});
afterAll(() => server.close());

const db = () => server.database.db;
const head = 'name,description,price,unit,minOrderQuantity,stockQuantity,category,brandName';
const line = (name: string, price = '750', rest = ',10,cement,') =>
  `${name},,${price},50 kg bag,${rest}`;
const csv = (...lines: string[]) => [head, ...lines].join('\n');

interface Refusal {
  readonly message: string;
}

const send = <T = ImportedRow[] & Refusal>(text: string | Buffer, query = '', who = supplier) =>
  who.send<T>({
    method: 'POST',
    url: `/api/products/import${query}`,
    headers: { 'content-type': 'text/csv' },
    payload: text,
  });

const own = async (who = supplier, id = supplierId) =>
  (await who.get<ProductCard[]>(`/api/products?supplierId=${id}&limit=50`)).body;

const threeBad = csv(
  line('Simba 32.5'),
  line('Free cement', '0'),
  line('Bamburi 42.5', '"KSh 1,250.50"', '5,40,Cement & Binders,Bamburi'),
  line('Cake', '750', ',1,cakes,'),
  line('simba 32.5', '760'),
);

describe('an import', () => {
  it('stores the good rows and says what is wrong with each of the others', async () => {
    const { status, body } = await send(threeBad);
    expect(status).toBe(200);
    expect(body.map(({ row, action, error }) => [row, action, error])).toEqual([
      [2, 'create', undefined],
      [3, null, 'Price must be an amount above 0, such as 1250 or 1250.50'],
      [4, 'create', undefined],
      [5, null, 'There is no such category'],
      [6, null, 'Another row of this file is about the same product'],
    ]);
    expect(
      (await own()).map(({ id, name, price, ...rest }) => ({ id, name, price, rest })),
    ).toEqual([
      {
        id: body[2]?.productId,
        name: 'Bamburi 42.5',
        price: '1250.50',
        rest: expect.objectContaining({
          brandName: 'Bamburi',
          minOrderQuantity: 5,
          stockQuantity: 40,
          category,
          isActive: true,
        }),
      },
      {
        id: body[0]?.productId,
        name: 'Simba 32.5',
        price: '750.00',
        rest: expect.objectContaining({ minOrderQuantity: 1, stockQuantity: 10 }),
      },
    ]);
  });

  it('stores nothing when it is only tried', async () => {
    const { body } = await send(threeBad, '?dryRun=true');
    expect(body.map(({ action }) => action)).toEqual(['create', null, 'create', null, null]);
    expect(await own()).toEqual([]);
  });

  it('takes a form with a file, and its field dryRun', async () => {
    const form = new FormData();
    form.append('dryRun', 'true');
    form.append('file', new Blob([threeBad]), 'products.csv');
    const request = new Response(form);
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const url = '/api/products/import';
    const tried = await supplier.send<ImportedRow[]>({ method: 'POST', url, headers, payload });
    expect([tried.status, tried.body.length]).toEqual([200, 5]);
    expect(await own()).toEqual([]);
  });

  it('changes what the supplier has already, and leaves what the file does not say', async () => {
    const [made] = (await send(csv(line('Simba 32.5', '750', '3,10,cement,Simba')))).body;
    const changed = await send(`Item;Bei;Unit;Category\nSIMBA 32.5;"800";50 KG BAG;cement\n`);
    expect(changed.body).toEqual([
      { row: 2, name: 'SIMBA 32.5', action: 'update', productId: made?.productId },
    ]);
    expect(await own()).toMatchObject([
      { price: '800.00', stockQuantity: 10, minOrderQuantity: 3, brandName: 'Simba' },
    ]);
    const history = await supplier.get<HistoryEntry[]>(`/api/products/${made?.productId}/history`);
    expect(history.body).toMatchObject([
      { oldPrice: '750.00', newPrice: '800.00', oldStockQuantity: 10, cause: 'import' },
    ]);
  });

  it('never changes another supplier’s product, by name or by id', async () => {
    const theirs = await buildProduct(db(), {
      name: 'Simba 32.5',
      unit: '50 kg bag',
      price: '700',
    });
    const rows = `id,${head}\n,${line('Simba 32.5')}\n${theirs.id},${line('Other')}\n`;
    const { body } = await send(rows);
    expect(body).toMatchObject([
      { action: 'create' },
      { error: 'None of your products has this id' },
    ]);
    expect((await supplier.get<ProductCard>(`/api/products/${theirs.id}`)).body.price).toBe(
      '700.00',
    );
  });

  it('knows what a product is by its name, within the category that it is put in', async () => {
    await send(
      csv(
        line('Twisted steel nondo Y12', '900', ',1,steel-rebar,'),
        line('Nondo Y12 poster', '90', ',1,cement,'),
      ),
    );
    const made = await db()
      .selectFrom('products')
      .select(['name', 'productType', 'attributes'])
      .where('supplierId', '=', supplierId)
      .orderBy('name', 'desc')
      .execute();
    expect(made).toEqual([
      expect.objectContaining({ productType: 'deformed-bar', attributes: { diameterMm: 12 } }),
      expect.objectContaining({ productType: null, attributes: {} }),
    ]);
  });

  it('says beforehand what it does, however far apart two rows of one product stand', async () => {
    const others = Array.from({ length: 99 }, (_, index) => line(`Item ${index}`));
    const twins = [line('Twin', '10', ',1,cement,Simba'), ...others, line('Twin', '20')];
    const tried = await send(csv(...twins), '?dryRun=true');
    const done = await send(csv(...twins));
    const told = ({ body }: typeof done) =>
      body.map(({ row, action, error }) => [row, action, error]);
    expect(told(tried)).toEqual(told(done));
    expect(told(done).at(-1)).toEqual([
      102,
      null,
      'Another row of this file is about the same product',
    ]);
    const { id } = await buildProduct(db(), { supplierId, name: 'Two', unit: '50 kg bag' });
    const twice = `id,${head}\n${id},${line('Two', '10')}\n,${line('Two', '20')}\n`;
    expect((await send(twice)).body.map(({ action }) => action)).toEqual(['update', null]);
  });

  it('of two at once makes each product once', async () => {
    const list = csv(...Array.from({ length: 30 }, (_, index) => line(`Item ${index}`)));
    const answers = await Promise.all([send(list), send(list), send(list)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const actions = answers.flatMap(({ body }) => body.map(({ action }) => action));
    expect(actions.filter((action) => action === 'create')).toHaveLength(30);
    expect(await own()).toHaveLength(30);
  });

  it('of many suppliers at once in the same categories waits for nobody in a circle', async () => {
    const other = await buildCategory(db());
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => server.signedIn((await buildSupplier(db())).id)),
    );
    const lists = people.map((_, place) =>
      csv(
        ...Array.from({ length: 40 }, (__, index) =>
          line(`Item ${index}`, '5', `,1,${(index + place) % 2 ? 'cement' : other.slug},`),
        ),
      ),
    );
    const twice = [...lists, ...lists];
    const answers = await Promise.all(
      twice.map((list, place) => send(list, '', people[place % people.length])),
    );
    expect(answers.map(({ status }) => status)).toEqual(twice.map(() => 200));
  });

  it('refuses a file without rows or without a column that is needed, and what is no file', async () => {
    expect((await send(head)).body.message).toBe('The file has no rows');
    expect((await send('name,unit\na,b')).body.message).toBe(
      'The file has no column "price", "category"',
    );
    expect((await send('')).status).toBe(422);
    expect((await supplier.post('/api/products/import', { rows: [] })).status).toBe(415);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = '/api/products/import';
    const broken = await supplier.send({ method: 'POST', url, headers: form, payload: 'nonsense' });
    expect(broken.status).toBe(400);
    const long = csv(...Array.from({ length: 10_001 }, (_, index) => line(`Item ${index}`)));
    expect((await send(long)).body.message).toBe('A file holds at most 10,000 rows');
    expect((await send(csv(line('a\0b')))).status).toBe(422);
    expect(await own()).toEqual([]);
  });

  it('reads what older spreadsheets write', async () => {
    await send(Buffer.from(csv(line('Béton prêt')), 'latin1'));
    expect((await own()).map(({ name }) => name)).toEqual(['Béton prêt']);
  });

  it('is for suppliers', async () => {
    const contractor = await server.signedIn((await buildUser(db(), { role: 'contractor' })).id);
    expect((await send(threeBad, '', contractor)).status).toBe(403);
    expect((await send(threeBad, '', server.visitor())).status).toBe(401);
  });
});

describe('a long import', () => {
  const followed = async (id: string, who = supplier) =>
    (await who.get<ProductImport>(`/api/products/imports/${id}`)).body;
  const untilDone = (id: string) =>
    expect.poll(async () => (await followed(id)).status, { timeout: 20_000 }).toBe('done');

  it('is carried out afterwards, and can be followed', async () => {
    const lines = Array.from({ length: 1_200 }, (_, index) =>
      line(`Item ${index}`, index % 400 === 7 ? 'free' : '10'),
    );
    const { status, body } = await send<ProductImport>(csv(...lines));
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
      failures: [{ row: 3, name: 'Doomed', error: 'This row could not be stored' }],
    });
  });

  it('is one at a time', async () => {
    await keepUndone([line('Good')]);
    const second = await send<Refusal>(csv(line('Other')), '?later=true');
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('Your last list is still being stored. Please wait for it.');
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
  async function keepUndone(lines: readonly string[]): Promise<string> {
    const { id } = await db()
      .insertInto('productImports')
      .values({ supplierId, total: lines.length })
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

describe('an export', () => {
  const exported = async () => {
    const url = '/api/products/export.csv';
    const cookie = [...supplier.cookies].map((pair) => pair.join('=')).join('; ');
    return server.app.inject({ method: 'GET', url, headers: { cookie } });
  };

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
    const answer = await exported();
    expect(answer.headers['content-disposition']).toBe('attachment; filename=products.csv');
    expect(answer.payload).toContain('"\'=HYPERLINK(""x""), cheap"');
    expect(answer.payload).not.toContain('Not mine');
    const { body } = await send(answer.payload);
    expect(body.map(({ action }) => action)).toEqual(['update', 'update']);
    expect((await own()).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['=HYPERLINK("x"), cheap', true],
      ['Put away', false],
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
    const first = exportProducts(server.database, actor)[Symbol.asyncIterator]();
    await first.next();
    await first.next();
    const { pool } = server.database;
    // What is read ahead is read soon.
    await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
    const second = exportProducts(server.database, actor);
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
