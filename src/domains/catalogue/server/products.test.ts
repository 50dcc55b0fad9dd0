import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { Category, Product, ProductCard } from '../schema.ts';
import * as responses from '../schema.ts';
import type { TakeOffAnswer } from '../take-off-schema.ts';
import { buildCategory, buildMaterial, buildProduct, buildSupplier } from './factory.ts';
import { catalogueRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app: FastifyInstance, { database }) => {
      // Who asks is the sessions' affair: here a header says it.
      app.addHook('preHandler', async (request) => {
        const [role, id] = String(request.headers['x-test-actor'] ?? '').split(' ');
        if (role && id) request.actor = { role: role as 'supplier', id };
      });
      await app.register(catalogueRoutes(database));
    },
  });
});
afterAll(() => server.close());

const get = <T>(url: string, headers: Record<string, string> = {}) =>
  server.visitor().get<T>(url, headers);
const as = (role: string, id: string) => ({ 'x-test-actor': `${role} ${id}` });
const names = (cards: readonly ProductCard[]) => cards.map((card) => card.name);
const db = () => server.database.db;

/** A category of its own, so that a test sees its products only. */
async function shelf(products: Parameters<typeof buildProduct>[1][]) {
  const category = await buildCategory(db());
  const built = [];
  for (const product of products) {
    built.push(await buildProduct(db(), { ...product, categoryId: category.id }));
  }
  return { category, products: built, url: `/api/products?categoryId=${category.id}` };
}

describe('GET /api/categories', () => {
  it('API-13 lists id, name, slug and description to anybody, with what each holds', async () => {
    const { category } = await shelf([{}, {}, { isActive: false }]);
    const { status, body } = await get<Category[]>('/api/categories');
    expect(status).toBe(200);
    expect(z.array(responses.categoryResponse).parse(body)).toHaveLength(body.length);
    expect(body.find(({ id }) => id === category.id)).toEqual({
      id: category.id,
      name: category.name,
      slug: category.slug,
      description: null,
      icon: null,
      nameSw: null,
      formerSlugs: [],
      productCount: 2,
    });
  });
});

describe('GET /api/products', () => {
  it('DATA-46, DATA-47 answers cards with their supplier and category', async () => {
    const supplier = await buildSupplier(db(), { companyName: 'Kito Stores', isVerified: true });
    const { url, category } = await shelf([
      { name: 'Ndovu', supplierId: supplier.id, price: '750.5', brandName: 'Ndovu Cement' },
    ]);
    const { body } = await get<ProductCard[]>(url);
    expect(z.array(responses.productCardResponse).parse(body)).toHaveLength(1);
    expect(body[0]).toMatchObject({
      name: 'Ndovu',
      brandName: 'Ndovu Cement',
      price: '750.50',
      unit: '50 kg bag',
      stockQuantity: 40,
      minOrderQuantity: 1,
      images: [],
      supplierId: supplier.id,
      supplier: {
        id: supplier.id,
        companyName: 'Kito Stores',
        location: 'Industrial Area, Nairobi',
        isVerified: true,
      },
      category: { id: category.id, name: category.name, slug: category.slug },
      rating: { average: null, count: 0 },
      isActive: true,
    });
  });

  it('names the pictures in the widths that pages ask for', async () => {
    const key = randomUUID().replaceAll('-', '');
    await db()
      .insertInto('media')
      .values({ key, kind: 'illustration', spec: JSON.stringify({ drawing: 'bag' }) })
      .execute();
    const { url } = await shelf([{ images: [`/media/${key}`] }]);
    const { body } = await get<ProductCard[]>(url);
    expect(body[0]?.images).toEqual([`/media/${key}/960.webp`]);
    expect(body[0]?.media).toEqual([
      { url: `/media/${key}/960.webp`, thumb: `/media/${key}/320.webp`, width: 960, height: 960 },
    ]);
  });

  it('shows a change at once, of the product and of its supplier', async () => {
    const supplier = await buildSupplier(db(), { leadTimeDays: 9 });
    const { url, products } = await shelf([{ supplierId: supplier.id }]);
    const { id } = products[0]!;
    const days = async () => (await get<Product>(`/api/products/${id}`)).body.leadTimeDays;
    expect(await days()).toBe(9);
    await db().updateTable('products').set({ price: '999.00' }).where('id', '=', id).execute();
    const now = { companyName: 'New Name', leadTimeDays: null };
    await db().updateTable('users').set(now).where('id', '=', supplier.id).execute();
    const { body } = await get<ProductCard[]>(url);
    expect(body[0]).toMatchObject({ price: '999.00', supplier: { companyName: 'New Name' } });
    expect(await days()).toBe(null);
  });

  describe('API-14 filters', () => {
    it('by categoryId and by the category’s slug (ROUTE-07)', async () => {
      const { category, url } = await shelf([{ name: 'Here' }]);
      await shelf([{ name: 'Elsewhere' }]);
      expect(names((await get<ProductCard[]>(url)).body)).toEqual(['Here']);
      const bySlug = await get<ProductCard[]>(`/api/products?category=${category.slug}`);
      expect(names(bySlug.body)).toEqual(['Here']);
      expect(bySlug.headers['x-total-count']).toBe('1');
    });

    it('holds nothing for an unknown category', async () => {
      const unknown = await get('/api/products?category=no-such-thing');
      expect(unknown).toMatchObject({ status: 200, body: [] });
      expect(unknown.headers['x-total-count']).toBe('0');
      expect(await get(`/api/products?categoryId=${randomUUID()}`)).toMatchObject({ body: [] });
    });

    it('by supplier, price, stock and county', async () => {
      const coast = await buildSupplier(db(), { deliveryCounties: ['Mombasa', 'Kwale'] });
      const { url } = await shelf([
        { name: 'A', price: '100' },
        { name: 'B', price: '200', stockQuantity: 0 },
        { name: 'C', price: '300', supplierId: coast.id },
      ]);
      const listed = async (query: string) => names((await get<ProductCard[]>(url + query)).body);
      expect(await listed(`&supplierId=${coast.id}`)).toEqual(['C']);
      expect(await listed('&minPrice=200')).toEqual(['B', 'C']);
      expect(await listed('&maxPrice=200')).toEqual(['A', 'B']);
      expect(await listed('&minPrice=150&maxPrice=250.00')).toEqual(['B']);
      expect(await listed('&inStock=true')).toEqual(['A', 'C']);
      expect(await listed('&inStock=0')).toEqual(['B']);
      expect(await listed('&county=Mombasa')).toEqual(['C']);
      expect(await listed('&county=nairobi')).toEqual(['A', 'B']);
    });

    it('counts what the filters leave', async () => {
      const { url } = await shelf([{ price: '100' }, { price: '200' }, { price: '300' }]);
      const { headers, body } = await get<ProductCard[]>(`${url}&minPrice=200&limit=1`);
      expect(body).toHaveLength(1);
      expect(headers['x-total-count']).toBe('2');
    });

    it('answers 20 products unless a limit is given', async () => {
      const { url } = await shelf(Array.from({ length: 21 }, () => ({})));
      const { body, headers } = await get<ProductCard[]>(url);
      expect(body).toHaveLength(20);
      expect(headers['x-total-count']).toBe('21');
      expect((await get<ProductCard[]>(`${url}&limit=50`)).body).toHaveLength(21);
    });
  });

  it('API-16, LIST-05 sorts on the server, by name unless told otherwise', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const { url } = await shelf([
      { name: 'beam', price: '30', createdAt: day(2) },
      { name: 'Anchor', price: '20', createdAt: day(1) },
      { name: 'Clay', price: '10', createdAt: day(3) },
    ]);
    const sorted = async (sort: string) => names((await get<ProductCard[]>(url + sort)).body);
    expect(await sorted('')).toEqual(['Anchor', 'beam', 'Clay']);
    expect(await sorted('&sort=name')).toEqual(['Anchor', 'beam', 'Clay']);
    expect(await sorted('&sort=price_asc')).toEqual(['Clay', 'Anchor', 'beam']);
    expect(await sorted('&sort=price_desc')).toEqual(['beam', 'Anchor', 'Clay']);
    expect(await sorted('&sort=newest')).toEqual(['Clay', 'beam', 'Anchor']);
  });

  it('answers 304 to whoever has the list already, until something in it changes', async () => {
    const { url, products } = await shelf([{ name: 'Same' }]);
    const first = await get(url);
    const etag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: null });
    await db()
      .updateTable('products')
      .set({ stockQuantity: 3 })
      .where('id', '=', products[0]!.id)
      .execute();
    expect((await get(url, { 'if-none-match': etag })).status).toBe(200);
  });

  it('API-15 lists what is off the list to its supplier alone', async () => {
    const supplier = await buildSupplier(db());
    const { products } = await shelf([
      { name: 'Listed', supplierId: supplier.id },
      { name: 'Put away', supplierId: supplier.id, isActive: false },
    ]);
    expect(products).toHaveLength(2);
    const url = `/api/products?supplierId=${supplier.id}`;
    const seen = async (headers = {}) => names((await get<ProductCard[]>(url, headers)).body);
    expect(await seen()).toEqual(['Listed']);
    expect(await seen(as('supplier', randomUUID()))).toEqual(['Listed']);
    expect(await seen(as('contractor', randomUUID()))).toEqual(['Listed']);
    const own = await get<ProductCard[]>(url, as('supplier', supplier.id));
    expect(names(own.body)).toEqual(['Listed', 'Put away']);
    expect(own.headers['x-total-count']).toBe('2');
    expect(names((await get<ProductCard[]>('/api/products?limit=50')).body)).not.toContain(
      'Put away',
    );
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=ten', 'limit'],
    ['categoryId=cement', 'categoryId'],
    ['supplierId=1', 'supplierId'],
    ['sort=colour', 'sort'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=1.234', 'maxPrice'],
    ['inStock=maybe', 'inStock'],
    ['county=Atlantis', 'county'],
    ['search=a%00b', 'search'],
    ['category=%00', 'category'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['cursor=eyJhIjoxfQ', 'cursor'],
    ['page=2', 'page'],
  ])('refuses ?%s, naming %s', async (query, path) => {
    const { status, body } = await get<{ issues: { path: string }[] }>(`/api/products?${query}`);
    expect(status).toBe(422);
    expect(body.issues[0]?.path).toBe(path);
  });
});

describe('GET /api/products?featured', () => {
  it('answers the newest where the setting names none, and its products in its order otherwise', async () => {
    const { products } = await shelf([
      { name: 'First', createdAt: new Date('2099-01-01') },
      { name: 'Second', createdAt: new Date('2099-01-02') },
      { name: 'Third', createdAt: new Date('2099-01-03') },
    ]);
    const featured = async (limit = 2) =>
      names((await get<ProductCard[]>(`/api/products?limit=${limit}&featured=1`)).body);
    expect(await featured()).toEqual(['Third', 'Second']);

    const [first, second, third] = products.map(({ id }) => id);
    const name = async (value: unknown) =>
      db()
        .insertInto('siteSettings')
        .values({ key: 'featured_product_ids', value: JSON.stringify(value) })
        .onConflict((on) => on.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    await name([second, 'no id', randomUUID(), first, third]);
    expect(await featured(4)).toEqual(['Second', 'First', 'Third']);
    expect(await featured(1)).toEqual(['Second']);
    await db().updateTable('products').set({ isActive: false }).where('id', '=', second!).execute();
    expect(await featured(4)).toEqual(['First', 'Third']);
    await name([]);
    expect(await featured()).toEqual(['Third', 'First']);
    await name('broken');
    expect(await featured()).toEqual(['Third', 'First']);
  });
});

describe('GET /api/products/{id}', () => {
  it('API-17, DATA-46, DATA-47 answers one product by id and by slug', async () => {
    const product = await buildProduct(db(), {
      description: 'For slabs.',
      specifications: JSON.stringify({ strengthClass: '32.5N' }),
    });
    const byId = await get<Product>(`/api/products/${product.id}`);
    expect(byId.status).toBe(200);
    expect(responses.productResponse.parse(byId.body)).toMatchObject({
      id: product.id,
      description: 'For slabs.',
      specifications: { strengthClass: '32.5N' },
      offers: [],
      supplier: { companyName: 'Jiwe Imara Hardware', location: 'Industrial Area, Nairobi' },
    });
    expect((await get(`/api/products/${product.slug}`)).body).toEqual(byId.body);
    const etag = String(byId.headers.etag);
    expect((await get(`/api/products/${product.id}`, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([randomUUID(), 'no-such-slug', '%20', "x'--"])(
    'API-18 answers 404 "Product not found" for %s',
    async (id) => {
      expect(await get(`/api/products/${id}`)).toMatchObject({
        status: 404,
        body: { message: 'Product not found', code: 'product_not_found' },
      });
    },
  );

  it('refuses a NUL byte', async () => {
    expect((await get('/api/products/a%00')).status).toBe(422);
  });

  it('shows what is off the list to its supplier and to admins only', async () => {
    const product = await buildProduct(db(), { isActive: false });
    const status = async (headers = {}) =>
      (await get(`/api/products/${product.slug}`, headers)).status;
    expect(await status()).toBe(404);
    expect(await status(as('contractor', randomUUID()))).toBe(404);
    expect(await status(as('supplier', randomUUID()))).toBe(404);
    expect(await status(as('supplier', product.supplierId))).toBe(200);
    expect(await status(as('admin', randomUUID()))).toBe(200);
  });

  it('lists the same item’s other offers, the cheapest first, and no other item', async () => {
    const categoryId = (await buildCategory(db())).id;
    const productType = await buildMaterial(db(), { categoryId });
    const item = {
      categoryId,
      productType,
      brandName: 'Devki Steel',
      attributes: JSON.stringify({ diameterMm: 12, lengthM: 12 }),
    };
    const product = await buildProduct(db(), { ...item, price: '1500' });
    const dear = await buildProduct(db(), { ...item, price: '1600', minOrderQuantity: 5 });
    const cheap = await buildProduct(db(), { ...item, price: '1400', stockQuantity: 0 });
    await buildProduct(db(), { ...item, isActive: false });
    await buildProduct(db(), { ...item, brandName: 'Tononoka' });
    await buildProduct(db(), { ...item, attributes: JSON.stringify({ diameterMm: 12 }) });
    await buildProduct(db(), { ...item, supplierId: product.supplierId });
    await buildProduct(db(), { ...item, productType: await buildMaterial(db(), { categoryId }) });
    const { body } = await get<Product>(`/api/products/${product.id}`);
    expect(body.offers.map((offer) => offer.id)).toEqual([cheap.id, dear.id]);
    expect(body.offers[1]).toMatchObject({
      slug: dear.slug,
      price: '1600.00',
      stockQuantity: 40,
      minOrderQuantity: 5,
      supplier: { companyName: 'Jiwe Imara Hardware', county: 'Nairobi' },
    });
    expect(responses.productResponse.parse(body).offers).toHaveLength(2);
    await db().updateTable('products').set({ price: '1' }).where('id', '=', dear.id).execute();
    const after = await get<Product>(`/api/products/${product.id}`);
    expect(after.body.offers.map((offer) => offer.price)).toEqual(['1.00', '1400.00']);
  });
});

describe('GET /api/take-off', () => {
  const slab = 'job=slab&length=10&width=8&thickness=150&waste=2.5';

  it('prices each line by what suppliers ask who deliver there, in the unit it is bought in', async () => {
    const [near, fast, far] = [
      await buildSupplier(db(), { deliveryCounties: ['Lamu'], deliveryFee: '1500.00' }),
      await buildSupplier(db(), { deliveryCounties: ['Lamu'], deliveryFee: '900.00' }),
      await buildSupplier(db(), { deliveryCounties: ['Nairobi'], deliveryFee: '100.00' }),
    ];
    const bag = { productType: 'cement-42-5', attributes: { bagKg: 50 } };
    const loose = { productType: 'ballast', unit: 'kg', attributes: {} };
    await buildProduct(db(), { ...bag, price: '800.00', supplierId: near.id });
    await buildProduct(db(), { ...bag, price: '700.00', supplierId: fast.id });
    await buildProduct(db(), { ...bag, price: '100.00', supplierId: far.id });
    await buildProduct(db(), { ...loose, price: '2.00', supplierId: far.id });
    const { body } = await get<TakeOffAnswer>(`/api/take-off?${slab}&county=Lamu`);
    const of = (type: string) => body.lines.find((line) => line.type === type);
    expect(of('cement-42-5')).toMatchObject({
      quantity: 78,
      unit: '50 kg bag',
      cost: { low: '54600.00', median: '54600.00', high: '62400.00', suppliers: 2, county: 'Lamu' },
    });
    // Nobody brings ballast to Lamu; sold by the kilogram, it is priced by the tonne.
    expect(of('ballast')).toMatchObject({
      quantity: 16.5,
      cost: { low: '33000.00', county: null },
    });
    expect(of('river-sand')?.cost).toBeNull();
    expect(body.delivery).toEqual({ suppliers: 2, low: '900.00', high: '1500.00' });
  });

  it('says what is missing and what is wrong, and reads feet', async () => {
    const read = async (query: string) => (await get<TakeOffAnswer>(`/api/take-off?${query}`)).body;
    expect(await read('job=slab&length=10')).toMatchObject({ missing: 'width', lines: [] });
    expect(await read(slab.replace('2.5', '900'))).toMatchObject({ wrong: ['waste'] });
    const metres = await read('job=tiles&length=3.048&width=6.096');
    const feet = await read('job=tiles&length=10&length_unit=ft&width=20&width_unit=ft');
    expect(feet.lines).toEqual(metres.lines);
    expect((await get('/api/take-off?job=palace')).status).toBe(422);
    const csv = await server.app.inject({ url: '/api/take-off.csv?job=water-tank&people=5' });
    expect(csv.body).toContain('Plastic Water Tank 2300 L,1,piece,');
  });
});
