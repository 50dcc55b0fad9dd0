import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildMaterial, buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import type { PriceListLine, Quotation } from '../../schema.ts';
import { quotationRoutes } from '../routes.ts';
import { type Refusal, withoutFiles } from '../testing.ts';
import { priceListRoutes } from './routes.ts';

let server: TestServer;
/** Of the dictionary, which every database has. */
const cement = 'cement-42-5';
const bar = 'deformed-bar';

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db, pool }, jobs: { enqueue } }) => {
      await app.register(priceListRoutes({ pool, db }));
      const notify = async () => undefined;
      await app.register(quotationRoutes({ db, enqueue, notify, uploads: withoutFiles }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;

/** An RFQ for these lines, and a supplier that may answer it. */
async function scene(...lines: Parameters<typeof buildRfqItem>[1][]) {
  const rfq = await buildRfq(db());
  const items = [];
  for (const [place, line] of lines.entries()) {
    items.push((await buildRfqItem(db(), { ...line, rfqId: rfq.id, lineNo: place + 1 })).id);
  }
  const { id: supplierId } = await buildSupplier(db());
  const supplier = await server.signedIn(supplierId);
  const fill = async () =>
    (await supplier.get<PriceListLine[]>(`/api/rfqs/${rfq.id}/price-list`)).body;
  return { rfq, items, supplierId, supplier, fill };
}
const line = (productName: string, quantity: number, unit: string, productType: string) => ({
  productName,
  quantity,
  unit,
  productType,
  facts: JSON.stringify({ usualUnit: productType === cement ? '50 kg bag' : '12 m bar' }),
});
const cementOf = (supplierId: string, fields: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(db(), {
    supplierId,
    name: 'Bamburi Cement 42.5 (50 kg)',
    productType: cement,
    attributes: JSON.stringify({ strengthMpa: 42.5, bagKg: 50 }),
    unit: '50 kg bag',
    price: '1050.00',
    ...fields,
  });
const barOf = (supplierId: string, diameterMm: number) =>
  buildProduct(db(), {
    supplierId,
    name: `Devki Deformed Bar Y${diameterMm} 12 m`,
    productType: bar,
    attributes: JSON.stringify({ diameterMm, lengthM: 12 }),
    unit: '12 m bar',
    price: `${diameterMm * 100}.50`,
  });

describe('GET /api/rfqs/{id}/price-list', () => {
  it('gives each line the supplier’s own product of its type and size, at its price and in a unit that converts', async () => {
    const one = await scene(
      line('Cement 42.5', 40, 'bag', cement),
      line('Simiti 42.5', 2, 'tonne', cement),
      line('Nondo Y16', 30, 'piece', bar),
    );
    await cementOf(one.supplierId);
    for (const size of [12, 16, 20]) await barOf(one.supplierId, size);
    const found = await one.fill();
    expect(
      found.map(({ rfqItemId, fit, product, offer }) => [rfqItemId, fit, product.price, offer]),
    ).toEqual([
      [one.items[0], 'same', '1050.00', { unit: 'bag', quantity: '40.000' }],
      [one.items[1], 'same', '1050.00', { unit: '50 kg bag', quantity: '40.000' }],
      [one.items[2], 'same', '1600.50', { unit: 'piece', quantity: '30.000' }],
    ]);
    // What is filled so can be sent as it is.
    const items = found.map(({ rfqItemId, product, offer }) => ({
      rfqItemId,
      unitPrice: product.price,
      productId: product.id,
      ...offer,
    }));
    const totalAmount = 80 * 1050 + 30 * 1600.5;
    const sent = await one.supplier.post<Quotation & Refusal>('/api/quotations', {
      rfqId: one.rfq.id,
      totalAmount,
      deliveryTime: 3,
      items,
    });
    expect([sent.status, sent.body.issues]).toEqual([201, undefined]);
  });

  it('marks what is not the same: a size that is not told, another one, a unit that does not convert', async () => {
    const one = await scene(
      line('Deformed bars', 30, 'piece', bar),
      line('Nondo Y25', 30, 'piece', bar),
      line('Cement 42.5 50 kg', 2, 'lorry', cement),
      line('Cement 32.5', 2, 'bag', cement),
      line('Tiles', 2, 'box', await buildMaterial(db())),
    );
    await cementOf(one.supplierId);
    await barOf(one.supplierId, 12);
    expect(
      (await one.fill()).map(({ rfqItemId, fit, offer }) => [rfqItemId, fit, offer?.unit]),
    ).toEqual([
      [one.items[0], 'untold', undefined],
      [one.items[1], 'other', undefined],
      [one.items[2], 'unit', undefined],
      [one.items[3], 'other', 'bag'],
    ]);
  });

  it('prefers the product that is asked for, then one of its name, then the named brand, in stock and cheap', async () => {
    const one = await scene(
      line('Simba cement 42.5', 5, 'bag', cement),
      line('Cement 42.5', 5, 'bag', cement),
      { productName: 'special MIX cement', quantity: 5, unit: '50 kg bag' },
      line('Cement 42.5', 5, 'bag', cement),
    );
    const { supplierId } = one;
    await cementOf(supplierId, { price: '900.00', stockQuantity: 0 });
    const cheap = await cementOf(supplierId, { price: '1000.00' });
    const simba = await cementOf(supplierId, { price: '1100.00', brandName: 'Simba Cement' });
    const named = await cementOf(supplierId, { name: 'Special mix cement', productType: null });
    await db()
      .updateTable('rfqItems')
      .set({ productId: simba.id })
      .where('id', '=', one.items[3] ?? '')
      .execute();
    expect((await one.fill()).map(({ fit, product }) => [fit, product.id])).toEqual([
      ['same', simba.id],
      ['same', cheap.id],
      ['name', named.id],
      ['product', simba.id],
    ]);
  });

  it('says what is in stock of the product, also where that is nothing', async () => {
    const one = await scene(line('Cement 42.5', 5, 'bag', cement));
    await cementOf(one.supplierId, { stockQuantity: 0 });
    expect((await one.fill()).map(({ product }) => product.stockQuantity)).toEqual([0]);
  });

  it('never fills what its buyer would have to accept as a substitute, whatever it is called', async () => {
    const one = await scene(line('Tembo cement', 5, 'bag', cement));
    await cementOf(one.supplierId, {
      name: 'Tembo cement',
      productType: 'cement-32-5',
      attributes: JSON.stringify({ strengthMpa: 32.5, bagKg: 50 }),
    });
    expect((await one.fill()).map(({ fit }) => fit)).toEqual(['other']);
  });

  it('knows only the supplier’s own products that are listed', async () => {
    const one = await scene(line('Cement 42.5', 40, 'bag', cement));
    await cementOf(one.supplierId, { isActive: false });
    const rival = await cementOf((await buildSupplier(db())).id);
    await db()
      .updateTable('rfqItems')
      .set({ productId: rival.id })
      .where('id', '=', one.items[0] ?? '')
      .execute();
    expect(await one.fill()).toEqual([]);
  });

  it('is for suppliers who may see the RFQ', async () => {
    const { rfq, supplier } = await scene(line('Cement 42.5', 40, 'bag', cement));
    const path = `/api/rfqs/${rfq.id}/price-list`;
    expect((await (await server.signedIn(rfq.contractorId)).get(path)).status).toBe(403);
    const admin = await server.signedIn((await buildUser(db(), { role: 'admin' })).id);
    expect((await admin.get(path)).status).toBe(403);
    expect((await supplier.get('/api/rfqs/nonsense/price-list')).status).toBe(404);
    await db().updateTable('rfqs').set({ verifiedOnly: true }).where('id', '=', rfq.id).execute();
    expect((await supplier.get(path)).status).toBe(404);
    await db()
      .updateTable('rfqs')
      .set({ verifiedOnly: false, status: 'closed' })
      .where('id', '=', rfq.id)
      .execute();
    const late = await supplier.get<Refusal>(path);
    expect([late.status, late.body.code]).toEqual([404, 'rfq_closed']);
  });
});
