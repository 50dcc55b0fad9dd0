import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildMaterial, buildProduct, buildSupplier } from '../../../catalogue/server/factory.ts';
import type { ComparisonAnswer } from '../../../quotations/comparison-schema.ts';
import type { Quotation } from '../../../quotations/schema.ts';
import type { Rfq, RfqItem } from '../../../rfqs/schema.ts';
import type { Order } from '../../schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;

/** A request by a product of 50 kg bags, answered with a product of 25 kg bags. */
async function scene() {
  const productType = await buildMaterial(db(), { unit: '50 kg bag' });
  const wanted = await buildProduct(db(), { productType, attributes: { bagKg: 50 } });
  const company = await buildSupplier(db());
  const instead = await buildProduct(db(), {
    supplierId: company.id,
    name: 'Kifaru Mfuko Mdogo',
    productType,
    unit: 'bag',
    minOrderQuantity: 4,
    attributes: { bagKg: 25 },
  });
  const owner = await server.signedIn((await buildUser(db())).id);
  const { body: rfq } = await owner.post<Rfq>('/api/rfqs', {
    title: 'Cement',
    description: 'For the floor',
    items: [{ productName: 'Bags', productId: wanted.id, quantity: 10, unit: 'bag' }],
  });
  const { body: items } = await owner.get<RfqItem[]>(`/api/rfqs/${rfq.id}/items`);
  const supplier = await server.signedIn(company.id);
  const { status, body: quotation } = await supplier.post<Quotation>('/api/quotations', {
    rfqId: rfq.id,
    totalAmount: '4000',
    deliveryTime: 2,
    items: [
      {
        rfqItemId: items[0]?.id,
        quantity: 10,
        unitPrice: '400',
        unit: 'bag',
        productId: instead.id,
      },
    ],
  });
  expect(status).toBe(201);
  return { wanted, instead, owner, supplier, rfq, items, quotation };
}

it('what was offered stays as it was, whatever becomes of the products', async () => {
  const { wanted, instead, owner, rfq, items, quotation } = await scene();
  expect(items[0]).toMatchObject({ normalizedQuantity: '500.000000', normalizedUnit: 'kg' });
  expect(quotation.items[0]).toMatchObject({
    productName: 'Kifaru Mfuko Mdogo',
    normalizedQuantity: '250.000000',
    normalizedUnit: 'kg',
  });
  const compared = () => owner.get<ComparisonAnswer>(`/api/rfqs/${rfq.id}/comparison`);
  const before = (await compared()).body.lines;
  expect(before[0]?.offers[0]).toMatchObject({
    productName: 'Kifaru Mfuko Mdogo',
    covers: 'part',
    minimum: '2.000',
    normalizedUnitPrice: '16.0000',
  });
  const change = { name: 'Something else', attributes: { bagKg: 1 }, minOrderQuantity: 9 };
  for (const { id } of [wanted, instead]) {
    await db().updateTable('products').set(change).where('id', '=', id).execute();
  }
  expect((await compared()).body.lines).toEqual(before);
  for (const { id } of [wanted, instead]) {
    await db().deleteFrom('products').where('id', '=', id).execute();
  }
  expect((await compared()).body.lines).toEqual(before);
  const [read] = (await owner.get<Quotation[]>(`/api/quotations?rfqId=${rfq.id}`)).body;
  expect(read?.items[0]).toMatchObject({ productName: 'Kifaru Mfuko Mdogo', productId: null });
  // As many bags that hold less are a substitute: the buyer names it.
  const substitutes = [{ rfqItemId: items[0]?.id, quotationId: quotation.id }];
  const { body } = await owner.post<{ orders: Order[] }>(`/api/quotations/${quotation.id}/accept`, {
    substitutes,
  });
  expect(body.orders[0]?.items[0]).toMatchObject({
    name: 'Kifaru Mfuko Mdogo',
    quantity: '10.000',
    unitPrice: '400.00',
  });
});

it('a line that an edit leaves alone keeps what was known of it', async () => {
  const { wanted, owner, rfq, items } = await scene();
  await db()
    .updateTable('products')
    .set({ attributes: { bagKg: 1 } })
    .where('id', '=', wanted.id)
    .execute();
  const [line] = items;
  const put = (quantity: number) =>
    owner.send({
      method: 'PUT',
      url: `/api/rfqs/${rfq.id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        items: [
          { id: line?.id, productName: 'Bags', productId: wanted.id, quantity, unit: 'bag' },
          { productName: 'Nails', quantity: 1 },
        ],
      }),
    });
  const read = async () => (await owner.get<RfqItem[]>(`/api/rfqs/${rfq.id}/items`)).body[0];
  expect((await put(10)).status).toBe(200);
  expect(await read()).toMatchObject({ id: line?.id, normalizedQuantity: '500.000000' });
  expect((await put(12)).status).toBe(200);
  expect(await read()).toMatchObject({ id: line?.id, normalizedQuantity: '12.000000' });
});
