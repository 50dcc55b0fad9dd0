import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { openDiskStore } from '../../../platform/object-storage/disk-store.ts';
import {
  makeStorageFolder,
  type StorageFolder,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { buildCategory, buildProduct, buildSupplier } from '../../catalogue/server/factory.ts';
import type { PriceChanges, PricedProduct } from '../price-schema.ts';
import { put, type Refusal, registerSelling } from './testing.ts';

let server: TestServer;
let folder: StorageFolder;
let supplierId: string;
let supplier: Visitor;
beforeAll(async () => {
  folder = await makeStorageFolder();
  const store = openDiskStore(folder.path);
  server = await openTestServer({
    registerRoutes: (app, { database }) => registerSelling(app, database, store),
  });
});
beforeEach(async () => {
  supplierId = (await buildSupplier(db())).id;
  supplier = await server.signedIn(supplierId);
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const db = () => server.database.db;
const url = '/api/selling/prices';
const list = async (query = '', who = supplier) =>
  (await who.get<PricedProduct[]>(`${url}${query}`)).body;
const save = <T = PricedProduct[]>(changes: readonly object[], who = supplier) =>
  who.send<T & Refusal>({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ changes }),
  });
const to = ({ id, version }: PricedProduct, price: string): PriceChanges['changes'][number] => ({
  id,
  version,
  price,
});

async function three(): Promise<[PricedProduct, PricedProduct, PricedProduct]> {
  for (const name of ['Cement', 'Nails', 'Sand']) {
    await buildProduct(db(), { supplierId, name, price: '100', stockQuantity: 50 });
  }
  return (await list()) as [PricedProduct, PricedProduct, PricedProduct];
}

describe('PUT /api/selling/prices', () => {
  it('stores all prices together, and writes each into its history', async () => {
    const [cement, nails, sand] = await three();
    const { status, body } = await save([to(nails, '120'), to(cement, '95.50'), to(sand, '100')]);
    expect(status).toBe(200);
    expect(body.map(({ name, price, version }) => [name, price, version])).toEqual([
      ['Nails', '120.00', nails.version + 1],
      ['Cement', '95.50', cement.version + 1],
      // What it is already is no change.
      ['Sand', '100.00', sand.version],
    ]);
    const history = await db()
      .selectFrom('productHistory')
      .select(['newPrice', 'cause'])
      .where('productId', 'in', [cement.id, nails.id, sand.id])
      .orderBy('newPrice')
      .execute();
    expect(history).toEqual([
      { newPrice: '95.50', cause: 'edit' },
      { newPrice: '120.00', cause: 'edit' },
    ]);
  });

  it('stores none where one row is at fault, and tells all faults at once', async () => {
    const [cement, nails, sand] = await three();
    const theirs = await buildProduct(db(), { price: '100' });
    await save([to(nails, '110')]);
    const { status, body } = await save([
      to(cement, '101'),
      to(nails, '120'),
      { id: theirs.id, version: 1, price: '99' },
      to(sand, '1000'),
    ]);
    expect([status, body.code]).toEqual([409, 'prices_refused']);
    expect(body.issues).toMatchObject([
      {
        path: 'changes.1.version',
        message: 'This product was changed in the meantime. It now costs KSh 110',
      },
      { path: 'changes.2.id', message: 'This product is no longer there' },
      {
        path: 'changes.3.price',
        message: 'KSh 1,000 is more than 40% away from KSh 100. Is it right?',
      },
    ]);
    expect((await list()).map(({ price }) => price)).toEqual(['100.00', '110.00', '100.00']);
  });

  it('stores an odd price once it is confirmed', async () => {
    const [cement] = await three();
    expect((await save([{ ...to(cement, '1000'), isConfirmed: true }])).status).toBe(200);
  });

  it('refuses what is no price, no list or one product twice, each row by its field', async () => {
    const [cement, nails] = await three();
    const wrong = await save([to(cement, '0'), to(nails, '1.234')]);
    expect(wrong.status).toBe(422);
    expect(wrong.body.issues?.map(({ path }) => path)).toEqual([
      'changes.0.price',
      'changes.1.price',
    ]);
    expect((await save([])).status).toBe(422);
    expect((await save([to(cement, '101'), to(cement, '102')])).status).toBe(422);
    expect((await save([{ ...to(cement, '101'), stockQuantity: 5 }])).status).toBe(422);
  });

  it('of two lists saved at once over the same prices stores one', async () => {
    const products = await three();
    const answers = await Promise.all([
      save(products.map((product) => to(product, '110'))),
      save(products.toReversed().map((product) => to(product, '120'))),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set((await list()).map(({ price }) => price)).size).toBe(1);
  });
});

describe('GET /api/selling/prices', () => {
  it('counts the products on all pages, and gives those that are named, the supplier’s own alone', async () => {
    const [cement, nails] = await three();
    const theirs = await buildProduct(db(), { price: '100' });
    const page = await supplier.get<PricedProduct[]>(`${url}?limit=1`);
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '3']);
    const named = await list(`?ids=${nails.id},${cement.id},${theirs.id}`);
    expect(named.map(({ id }) => id)).toEqual([cement.id, nails.id]);
    expect((await supplier.get(`${url}?ids=${nails.id},x`)).status).toBe(422);
  });

  it('is the supplier’s own list by name, page by page, by category, stock, status and words', async () => {
    const category = await buildCategory(db());
    await buildProduct(db(), { name: 'Not mine' });
    await buildProduct(db(), { supplierId, name: 'zinc sheet', stockQuantity: 0 });
    await buildProduct(db(), { supplierId, name: 'Angle line', stockQuantity: 9 });
    await buildProduct(db(), { supplierId, name: 'Bolt', isActive: false, stockQuantity: 10 });
    await buildProduct(db(), { supplierId, name: 'Clamp', categoryId: category.id });
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names('')).toEqual(['Angle line', 'Bolt', 'Clamp', 'zinc sheet']);
    expect(await names('?stock=out')).toEqual(['zinc sheet']);
    expect(await names('?stock=low')).toEqual(['Angle line']);
    expect(await names('?status=inactive')).toEqual(['Bolt']);
    expect(await names(`?categoryId=${category.id}`)).toEqual(['Clamp']);
    expect(await names('?search=LINE')).toEqual(['Angle line']);
    const first = await supplier.get<PricedProduct[]>(`${url}?limit=3`);
    const [, next] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const rest = await supplier.get<PricedProduct[]>(next ?? '');
    expect(rest.body.map(({ name }) => name)).toEqual(['zinc sheet']);
  });

  it('knows the median of the same in the own county, once three others offer it', async () => {
    const bar = {
      name: 'Deformed bar Y12',
      productType: 'deformed-bar',
      // Of this test alone, however often it runs.
      attributes: JSON.stringify({ batch: randomUUID() }),
      unit: 'piece',
    };
    const own = await buildProduct(db(), { ...bar, supplierId, price: '900' });
    const others = ['800', '1000', '1200', '5000'];
    for (const [place, price] of others.entries()) {
      const { id } = await buildSupplier(db());
      const county = place === 3 ? 'Mombasa' : 'Nairobi';
      await db().updateTable('users').set({ county }).where('id', '=', id).execute();
      if (place < 3) expect((await list())[0]?.countyMedian).toBeNull();
      await buildProduct(db(), { ...bar, supplierId: id, price });
    }
    expect((await list())[0]).toMatchObject({ id: own.id, countyMedian: '1000.00' });
    const { body } = await save((await list()).map((product) => to(product, '99')));
    expect(body.issues?.[0]?.message).toBe(
      'KSh 99 is under a tenth of what others in your county ask (KSh 1,000). Is it right?',
    );
    // The same is asked of one product, in an edit; `attributes` are not read anew by that.
    const edit = await put<Refusal>(supplier, own.id, { price: '99', isPriceConfirmed: false });
    expect(edit.body).toMatchObject({
      code: 'odd_price',
      details: { doubt: 'farBelowMedian', compared: '1000.00' },
    });
  });
});
