import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { ProductCard } from '../../../catalogue/schema.ts';
import { buildCategory, buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { HistoryEntry, ImportedRow } from '../../import-schema.ts';
import { csv, head, line, listOf, registerImports, send, threeBad } from './testing.ts';

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

describe('an import', () => {
  it('stores the good rows and says what is wrong with each of the others', async () => {
    const { status, body } = await send(supplier, threeBad);
    expect(status).toBe(200);
    expect(body.map(({ row, action, error }) => [row, action, error])).toEqual([
      [2, 'create', undefined],
      [3, null, 'Price must be an amount above 0, such as 1250 or 1250.50'],
      [4, 'create', undefined],
      [5, null, 'There is no such category'],
      [6, null, 'Another row in this file is for the same product'],
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

  it('tells every mistake of a row at once', async () => {
    const { body } = await send(
      supplier,
      csv(',,free,50 kg bag,0,many,Fasteners,'),
      '?dryRun=true',
    );
    expect(body[0]?.problems).toEqual([
      { column: 'name', kind: 'missing' },
      { column: 'price', kind: 'notAnAmount' },
      { column: 'minOrderQuantity', kind: 'notWhole' },
      { column: 'stockQuantity', kind: 'notWhole' },
      { column: 'category', kind: 'unknownCategory', nearest: 'Nails, Screws & Fasteners' },
    ]);
    expect(body[0]?.error).toMatch(/^Name is required\. Price must be/);
  });

  it('stores nothing when it is only tried', async () => {
    const { body } = await send(supplier, threeBad, '?dryRun=true');
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
    const [made] = (await send(supplier, csv(line('Simba 32.5', '750', '3,10,cement,Simba')))).body;
    const changed = await send(
      supplier,
      `Item;Bei;Unit;Category\nSIMBA 32.5;"800";50 KG BAG;cement\n`,
    );
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
    const { body } = await send(supplier, rows);
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
      supplier,
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

  it('knows anew what a product is whose name or category it changes, and else leaves it', async () => {
    const [bar] = (
      await send(supplier, csv(line('Twisted steel nondo Y12', '9', ',1,steel-rebar,')))
    ).body;
    const kind = () =>
      db()
        .selectFrom('products')
        .select(['productType', 'attributes'])
        .where('id', '=', bar?.productId ?? '')
        .executeTakeFirst();
    const rename = (name: string, category = 'steel-rebar') =>
      send(supplier, `id,${head}\n${bar?.productId},${line(name, '8', `,1,${category},`)}`);
    const deformed = (diameterMm: number) => ({
      productType: 'deformed-bar',
      attributes: { diameterMm },
    });
    await rename('Twisted steel nondo Y16');
    expect(await kind()).toEqual(deformed(16));
    await rename('Twisted steel nondo');
    expect(await kind()).toEqual(deformed(16));
    await rename('Nondo Y12 poster', 'cement');
    expect(await kind()).toEqual({ productType: null, attributes: {} });
    await rename('Nondo Y12');
    expect(await kind()).toEqual(deformed(12));
  });

  it('says beforehand what it does, however far apart two rows of one product stand', async () => {
    const others = Array.from({ length: 99 }, (_, index) => line(`Item ${index}`));
    const twins = [line('Twin', '10', ',1,cement,Simba'), ...others, line('Twin', '20')];
    const tried = await send(supplier, csv(...twins), '?dryRun=true');
    const done = await send(supplier, csv(...twins));
    const told = ({ body }: typeof done) =>
      body.map(({ row, action, error }) => [row, action, error]);
    expect(told(tried)).toEqual(told(done));
    expect(told(done).at(-1)).toEqual([
      102,
      null,
      'Another row in this file is for the same product',
    ]);
    const { id } = await buildProduct(db(), {
      supplierId,
      name: 'Two',
      unit: '50 kg bag',
      price: '12',
    });
    const twice = `id,${head}\n${id},${line('Two', '10')}\n,${line('Two', '20')}\n`;
    expect((await send(supplier, twice)).body.map(({ action }) => action)).toEqual([
      'update',
      null,
    ]);
  });

  it('refuses a row with an odd price until it is confirmed, tried and carried out alike', async () => {
    const { id } = await buildProduct(db(), { supplierId, name: 'Simba', price: '750' });
    await buildProduct(db(), { supplierId, name: 'Ndovu', price: '750' });
    const list = csv(line('Simba', '7500'), line('Ndovu', '760'));
    const problems = [{ column: 'price', kind: 'largeShift', compared: '750.00' }];
    for (const query of ['?dryRun=true&pricesConfirmed=false', '?pricesConfirmed=false']) {
      const { body } = await send(supplier, list, query);
      expect(body.map(({ action }) => action)).toEqual([null, 'update']);
      expect(body[0]).toMatchObject({
        problems,
        error: 'Price is more than 40% away from KSh 750. Is it right?',
      });
    }
    const meant = await send(supplier, list);
    expect(meant.body[0]).toMatchObject({ action: 'update', productId: id });
    expect((await own()).map(({ price }) => price).toSorted()).toEqual(['7500.00', '760.00']);
  });

  it('asks about a new product that costs under a tenth of what three others in the county ask', async () => {
    await db().updateTable('users').set({ county: 'Lamu' }).where('id', '=', supplierId).execute();
    const bar = 'Twisted steel nondo Y12';
    const row = csv(line(bar, '80', ',1,steel-rebar,'));
    for (const price of ['900', '1000', '1100']) {
      const { id } = await buildSupplier(db());
      await db().updateTable('users').set({ county: 'Lamu' }).where('id', '=', id).execute();
      const attributes = JSON.stringify({ diameterMm: 12 });
      const kind = { productType: 'deformed-bar', attributes, unit: '50 kg bag' };
      await buildProduct(db(), { supplierId: id, price, ...kind });
    }
    const asked = await send(supplier, row, '?pricesConfirmed=false');
    expect(asked.body[0]?.problems).toEqual([
      { column: 'price', kind: 'farBelowMedian', compared: '1000.00' },
    ]);
    expect((await send(supplier, row, '?pricesConfirmed=true')).body[0]?.action).toBe('create');
  });

  it('of two at once makes each product once', async () => {
    const list = csv(...Array.from({ length: 30 }, (_, index) => line(`Item ${index}`)));
    const answers = await Promise.all([
      send(supplier, list),
      send(supplier, list),
      send(supplier, list),
    ]);
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
      twice.map((list, place) => send(people[place % people.length] as Visitor, list)),
    );
    expect(answers.map(({ status }) => status)).toEqual(twice.map(() => 200));
  });

  it('refuses a file without rows or without a column that is needed, and what is no file', async () => {
    expect((await send(supplier, head)).body.message).toBe('The file has no rows');
    expect((await send(supplier, 'name,unit\na,b')).body.message).toBe(
      'The file has no column "price", "category"',
    );
    expect((await send(supplier, '')).status).toBe(422);
    expect((await supplier.post('/api/products/import', { rows: [] })).status).toBe(415);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const url = '/api/products/import';
    const broken = await supplier.send({ method: 'POST', url, headers: form, payload: 'nonsense' });
    expect(broken.status).toBe(400);
    const long = csv(...Array.from({ length: 10_001 }, (_, index) => line(`Item ${index}`)));
    expect((await send(supplier, long)).body.message).toBe('A file can have at most 10,000 rows');
    expect((await send(supplier, csv(line('a\0b')))).status).toBe(422);
    expect(await own()).toEqual([]);
  });

  it('reads what older spreadsheets write', async () => {
    await send(supplier, Buffer.from(csv(line('Béton prêt')), 'latin1'));
    expect((await own()).map(({ name }) => name)).toEqual(['Béton prêt']);
  });

  it('is for suppliers', async () => {
    const contractor = await server.signedIn((await buildUser(db(), { role: 'contractor' })).id);
    expect((await send(contractor, threeBad)).status).toBe(403);
    expect((await send(server.visitor(), threeBad)).status).toBe(401);
  });
});
