import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { openDiskStore } from '../../../platform/object-storage/disk-store.ts';
import { pngFile } from '../../../platform/object-storage/testing/files.ts';
import {
  makeStorageFolder,
  type StorageFolder,
} from '../../../platform/object-storage/testing/storage-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Product, ProductCard } from '../../catalogue/schema.ts';
import {
  buildCategory,
  buildMaterial,
  buildProduct,
  buildReview,
  buildSupplier,
} from '../../catalogue/server/factory.ts';
import type { ImportedRow } from '../import-schema.ts';
import type { SellingSuggestions } from '../schema.ts';
import { importRoutes } from './imports/routes.ts';
import { publicUrl } from './imports/testing.ts';
import {
  cementIn,
  dataUrl,
  listed,
  put,
  type Refusal,
  registerSelling,
  remove,
} from './testing.ts';

let server: TestServer;
let folder: StorageFolder;
beforeAll(async () => {
  folder = await makeStorageFolder();
  const store = openDiskStore(path.join(folder.path, 'uploads'));
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await registerSelling(app, database, store);
      await app.register(importRoutes({ ...database, enqueue: jobs.enqueue, publicUrl }));
    },
  });
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const db = () => server.database.db;
const priceWrong = 'Enter a price such as 1250 or 1250.50, up to KSh 99,999,999.99';

async function aSupplier() {
  const { id } = await buildSupplier(db());
  const category = await buildCategory(db());
  return { id, visitor: await server.signedIn(id), category, fields: cementIn(category) };
}

describe('POST /api/products', () => {
  it('SDASH-16 API-19 VAL-27 lists a product that everybody sees at once', async () => {
    const { visitor, fields, category, id: supplierId } = await aSupplier();
    const product = await listed(visitor, fields);
    expect(product).toMatchObject({
      name: fields.name,
      price: fields.price,
      unit: fields.unit,
      category: { id: category.id },
      supplierId,
      description: null,
      brandName: null,
      stockQuantity: 0,
      minOrderQuantity: 1,
      isActive: true,
      images: [],
      version: 1,
    });
    expect(product.slug).toMatch(/^ndovu-cement-32-5n-50-kg-[0-9a-f]{8}$/);
    const { body } = await server
      .visitor()
      .get<ProductCard[]>(`/api/products?categoryId=${category.id}`);
    expect(body.map(({ id }) => id)).toEqual([product.id]);
  });

  it('takes every field, and a number in place of a decimal string', async () => {
    const { visitor, fields } = await aSupplier();
    const product = await listed(visitor, {
      ...fields,
      price: 1250.5,
      description: ' Fresh stock. ',
      brandName: 'Ndovu',
      stockQuantity: 40,
      minOrderQuantity: 5,
      specifications: { strengthClass: '32.5N' },
      isActive: false,
    });
    expect(product).toMatchObject({
      price: '1250.50',
      description: 'Fresh stock.',
      brandName: 'Ndovu',
      stockQuantity: 40,
      minOrderQuantity: 5,
      specifications: { strengthClass: '32.5N' },
      isActive: false,
    });
  });

  it('gives two products of one name addresses of their own', async () => {
    const { visitor, fields } = await aSupplier();
    const name = 'Kokoto ya kipekee kabisa';
    const [one, other] = await Promise.all([
      listed(visitor, { ...fields, name }),
      listed(visitor, { ...fields, name }),
    ]);
    expect(one.slug).not.toBe(other.slug);
  });

  it('is done once where it is sent twice under one key', async () => {
    const { visitor, fields, id } = await aSupplier();
    const key = { 'idempotency-key': 'the-same-press' };
    const first = await visitor.post<Product>('/api/products', fields, key);
    const again = await visitor.post<Product>('/api/products', fields, key);
    expect(again.body.id).toBe(first.body.id);
    const { body } = await visitor.get<ProductCard[]>(`/api/products?supplierId=${id}`);
    expect(body).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ name: 'Simba\ncement' }, 'name', 'Enter the name on one line'],
    [{ unit: '' }, 'unit', 'Unit is required'],
    [{ categoryId: '' }, 'categoryId', 'Category is required'],
    [
      { categoryId: '9d3b7a52-6a57-4c3b-9d0a-000000000000' },
      'categoryId',
      'There is no such category',
    ],
    [{ price: '' }, 'price', 'Price is required'],
    [{ price: undefined }, 'price', 'Price is required'],
    [{ price: '0' }, 'price', 'The price must be more than 0'],
    [{ price: '-5' }, 'price', priceWrong],
    [{ price: '12.345' }, 'price', priceWrong],
    [{ price: 'cheap' }, 'price', priceWrong],
    [{ stockQuantity: -1 }, 'stockQuantity', 'Enter a whole number from 0 to 100,000,000'],
    [{ minOrderQuantity: 0 }, 'minOrderQuantity', 'Enter a whole number from 1 to 1,000,000'],
    [{ images: ['a', 'b', 'c', 'd'] }, 'images', 'A product has at most 3 images'],
    [{ productType: 'no-such-thing' }, 'productType', 'Choose a product type from the list'],
    [
      { specifications: { colour: '' } },
      'specifications.colour',
      'Enter a value of at most 200 characters',
    ],
    [{ specifications: { '': '' } }, 'specifications', 'Enter a name of at most 60 characters'],
    [{ description: 5 }, 'description', 'Enter text here'],
    [{ brandName: [] }, 'brandName', 'Enter text here'],
    [{ supplierId: 'somebody' }, 'supplierId', 'supplierId is not a field of this request'],
  ])('VAL-20 VAL-21 VAL-22 VAL-23 refuses %o at %s', async (wrong, field, sentence) => {
    const { visitor, fields } = await aSupplier();
    const { status, body } = await visitor.post<Refusal>('/api/products', { ...fields, ...wrong });
    expect(status).toBe(422);
    expect(body.issues).toContainEqual(expect.objectContaining({ path: field, message: sentence }));
  });

  it('refuses the 20,001st product, as does an import, which still changes the others', async () => {
    const { id, visitor, category, fields } = await aSupplier();
    await db()
      .transaction()
      .execute(async (trx) => {
        // What follows a product into other tables takes too long for so many.
        await sql`alter table products disable trigger user`.execute(trx);
        await sql`insert into products (name, slug, price, unit, search, category_id, supplier_id)
          select 'Item ' || n, ${id}::text || '-' || n, 750, 'bag', '', ${category.id}, ${id}
            from generate_series(1, 19999) n`.execute(trx);
        await sql`alter table products enable trigger user`.execute(trx);
      });
    const send = (text: string, query = '') =>
      visitor.send<ImportedRow[]>({
        method: 'POST',
        url: `/api/products/import${query}`,
        headers: { 'content-type': 'text/csv' },
        payload: text,
      });
    const row = (name: string) => `${name},800,bag,${category.slug}`;
    const text = ['name,price,unit,category', row('Item 1'), row('A'), row('B')].join('\n');
    const full = 'You already have 20,000 products. Remove some before you add more';
    for (const query of ['?dryRun=true', '']) {
      const { body } = await send(text, query);
      expect(body.map(({ action, error }) => [action, error])).toEqual([
        ['update', undefined],
        ['create', undefined],
        [null, full],
      ]);
    }
    const refused = await visitor.post<Refusal>('/api/products', fields);
    expect([refused.status, refused.body.message]).toEqual([422, full]);
  });

  it('ROLE-09 is for suppliers only', async () => {
    const { fields } = await aSupplier();
    const contractor = await server.signedIn((await buildUser(db())).id);
    expect((await contractor.post('/api/products', fields)).status).toBe(403);
    expect((await server.visitor().post('/api/products', fields)).status).toBe(401);
  });

  it('guesses the type from the name, within the chosen category', async () => {
    const { visitor, fields, category } = await aSupplier();
    const key = await buildMaterial(db(), {
      name: 'Quarrelstone',
      categoryId: category.id,
      tagsEn: ['quarrelstone'],
      attributeKeys: ['diameterMm'],
    });
    await buildMaterial(db(), { name: 'Wobblestone', tagsEn: ['wobblestone'] });
    // The dictionary looks for changes every two seconds.
    await expect
      .poll(async () => {
        const url = '/api/selling/suggestions?name=quarrelstone%2012mm';
        return (await visitor.get<SellingSuggestions>(url)).body.guess?.productType.key;
      })
      .toBe(key);
    const guessed = await listed(visitor, { ...fields, name: 'Quarrelstone 12 mm' });
    expect(guessed.productType).toBe(key);
    const elsewhere = await listed(visitor, { ...fields, name: 'Wobblestone 12 mm' });
    expect(elsewhere.productType).toBeNull();
    const said = await listed(visitor, { ...fields, name: 'Other 12 mm', productType: key });
    expect(said.productType).toBe(key);
  });
});

describe('PUT /api/products/{id}', () => {
  it('SDASH-17 API-20 changes what is named and leaves the rest alone', async () => {
    const { visitor, fields } = await aSupplier();
    const product = await listed(visitor, {
      ...fields,
      description: 'Fresh',
      stockQuantity: 40,
      specifications: { grade: '32.5N' },
      images: [dataUrl(await pngFile())],
    });
    const { status, body } = await put(visitor, product.id, { price: '799' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...product, price: '799.00', version: 2 });
    const cleared = await put(visitor, product.id, { description: null, images: [] });
    expect(cleared.body).toMatchObject({ description: null, images: [], price: '799.00' });
  });

  it('asks about an odd price where the caller wants that, and stores it once it is confirmed', async () => {
    const { visitor, fields } = await aSupplier();
    const { id, version } = await listed(visitor, { ...fields, price: '750' });
    const { status, body } = await put<Refusal>(visitor, id, {
      price: '7500',
      version,
      isPriceConfirmed: false,
    });
    const message = 'KSh 7,500 is more than 40% away from KSh 750. Is it right?';
    expect([status, body.code]).toEqual([409, 'odd_price']);
    expect(body).toMatchObject({
      issues: [{ path: 'price', message }],
      details: { doubt: 'largeShift', compared: '750.00' },
    });
    const whole = await put<Refusal>(visitor, id, {
      ...fields,
      price: '70',
      isPriceConfirmed: false,
    });
    expect(whole.body.code).toBe('odd_price');
    const meant = await put(visitor, id, { price: '7500', isPriceConfirmed: true });
    expect(meant.body).toMatchObject({ price: '7500.00', version: version + 1 });
    // What costs what it did before is nobody's new price.
    const same = { ...fields, price: '7500', isPriceConfirmed: false };
    expect((await put(visitor, id, same)).status).toBe(200);
    // Who calls by the contract, which does not know the field, means what it sends.
    expect((await put(visitor, id, { ...fields, price: '70' })).status).toBe(200);
  });

  it('refuses what it would refuse of a new one', async () => {
    const { visitor, fields } = await aSupplier();
    const { id } = await listed(visitor, fields);
    for (const wrong of [{ name: '' }, { price: '0' }, { unit: ' ' }, { categoryId: 'x' }]) {
      const { status, body } = await put<Refusal>(visitor, id, wrong);
      expect(status).toBe(422);
      expect(body.issues?.[0]?.path).toBe(Object.keys(wrong)[0]);
    }
  });

  it('tells the second of two edits of one version that the product changed', async () => {
    const { visitor, fields } = await aSupplier();
    const { id, version } = await listed(visitor, fields);
    const answers = await Promise.all(
      ['760', '770'].map((price) => put<Refusal>(visitor, id, { price, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('product_changed');
    const late = await put<Refusal>(visitor, id, { images: [], name: 'Late', version });
    expect(late.status).toBe(409);
  });

  it('is the owner’s alone: another’s listed product is 403, one off the list 404', async () => {
    const { visitor, fields } = await aSupplier();
    const other = await aSupplier();
    const seen = await listed(visitor, fields);
    const hidden = await listed(visitor, { ...fields, isActive: false });
    expect((await put(other.visitor, seen.id, { nonsense: 1 })).status).toBe(403);
    expect((await put(other.visitor, hidden.id, { nonsense: 1 })).status).toBe(404);
    expect((await remove(other.visitor, seen.id)).status).toBe(403);
    expect((await remove(other.visitor, hidden.id)).status).toBe(404);
    const unknown = '9d3b7a52-6a57-4c3b-9d0a-000000000000';
    expect((await put(visitor, unknown, {})).status).toBe(404);
  });

  it('does not list again what an admin took down', async () => {
    const { visitor, id: supplierId } = await aSupplier();
    const { id } = await buildProduct(db(), {
      supplierId,
      isActive: false,
      takenDownAt: new Date(),
      takenDownReason: 'not a building material',
    });
    const { status, body } = await put<Refusal>(visitor, id, { isActive: true });
    expect(status).toBe(409);
    expect(body.message).toContain('not a building material');
  });

  it('keeps what it knew of the same type when the name changes', async () => {
    const { visitor, id: supplierId, category } = await aSupplier();
    const key = await buildMaterial(db(), {
      categoryId: category.id,
      attributeKeys: ['diameterMm', 'lengthM'],
    });
    const { id } = await buildProduct(db(), {
      supplierId,
      categoryId: category.id,
      productType: key,
      attributes: JSON.stringify({ diameterMm: 12, lengthM: 12 }),
    });
    await expect.poll(async () => (await put(visitor, id, { name: 'Bar 16 mm' })).status).toBe(200);
    const { attributes } = await db()
      .selectFrom('products')
      .select('attributes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(attributes).toEqual({ diameterMm: 16, lengthM: 12 });
  });
});

describe('DELETE /api/products/{id}', () => {
  it('takes a product away, and its pictures out of use', async () => {
    const { visitor, fields } = await aSupplier();
    const { id, images } = await listed(visitor, {
      ...fields,
      images: [dataUrl(await pngFile())],
    });
    expect((await remove(visitor, id)).status).toBe(204);
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(404);
    const key = images[0]?.split('/')[2] ?? '';
    const media = await db().selectFrom('media').select('key').where('key', '=', key).execute();
    expect(media).toEqual([]);
    expect((await remove(visitor, id)).status).toBe(404);
  });

  it('keeps one with reviews, which can only be taken off the list', async () => {
    const { visitor, fields } = await aSupplier();
    const { id } = await listed(visitor, fields);
    await buildReview(db(), { productId: id });
    const { status, body } = await remove(visitor, id);
    expect(status).toBe(409);
    expect(body.code).toBe('product_has_history');
    expect((await put(visitor, id, { isActive: false })).body.isActive).toBe(false);
  });
});
