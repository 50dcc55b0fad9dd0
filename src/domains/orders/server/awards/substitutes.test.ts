import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildQuotation, buildQuotationItem } from '../../../quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import type { Order } from '../../schema.ts';
import { orderRoutes } from '../routes.ts';
import { ordersAlone } from '../testing.ts';

let server: TestServer;
const db = () => server.database.db;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(orderRoutes({ ...ordersAlone, db: database.db, pool: database.pool }));
    },
  });
});
afterAll(() => server.close());

type Answer = {
  orders: Order[];
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
};

/** 100 bags of cement 42.5, for which a supplier offers 32.5. */
async function scene() {
  const rfq = await buildRfq(db());
  const line = await buildRfqItem(db(), {
    rfqId: rfq.id,
    productName: 'Cement 42.5',
    productType: 'cement-42-5',
    quantity: 100,
    unit: 'bag',
  });
  const quotation = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: '50000.00' });
  const product = { name: 'Simba Cement 32.5', minimum: { quantity: '1', unit: 'bag' } };
  const item = await buildQuotationItem(db(), {
    quotationId: quotation.id,
    rfqItemId: line.id,
    unit: 'bag',
    quantity: '100',
    unitPrice: '500.00',
    totalPrice: '50000.00',
    product: JSON.stringify({ ...product, productType: 'cement-32-5' }),
  });
  const owner = await server.signedIn(rfq.contractorId);
  const pair = { rfqItemId: line.id, quotationId: quotation.id };
  return { rfq, line, quotation, item, owner, pair };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const award = ({ owner, rfq }: Scene, body: object) =>
  owner.post<Answer>(`/api/rfqs/${rfq.id}/award`, body);

const weaker = { trait: 'strength', asked: '42.5', offered: '32.5', isLower: true };

describe('awarding a substitute', () => {
  it('is refused with a code unless the request names it, whole or by line, and orders nothing', async () => {
    const one = await scene();
    const { id } = one.quotation;
    for (const { status, body } of [
      await award(one, { quotationId: id }),
      await award(one, { lines: [{ ...one.pair, quantity: '10' }] }),
      await award(one, { quotationId: id, substitutes: [{ ...one.pair, rfqItemId: id }] }),
      await one.owner.post<Answer>(`/api/quotations/${id}/accept`),
    ]) {
      expect([status, body.code]).toEqual([409, 'award_substitute']);
      expect(body.issues?.[0]?.path).toBe(`substitutes.${one.line.id}`);
    }
    const orders = await db()
      .selectFrom('orders')
      .selectAll()
      .where('rfqId', '=', one.rfq.id)
      .execute();
    expect(orders).toEqual([]);
  });

  it('named in the request is ordered, and the order says what differs', async () => {
    const one = await scene();
    const body = { quotationId: one.quotation.id, substitutes: [one.pair] };
    const { status, body: answer } = await award(one, body);
    expect(status).toBe(200);
    expect(answer.orders[0]?.items[0]).toMatchObject({
      name: 'Simba Cement 32.5',
      askedName: 'Cement 42.5',
      differences: [weaker],
    });
  });

  it('named when its quotation is accepted is ordered too', async () => {
    const one = await scene();
    const url = `/api/quotations/${one.quotation.id}/accept`;
    const { status } = await one.owner.post<Answer>(url, { substitutes: [one.pair] });
    expect(status).toBe(200);
  });

  it('accepted before needs no further word, and the order says what differs all the same', async () => {
    const one = await scene();
    await db()
      .insertInto('acceptedSubstitutes')
      .values({ quotationItemId: one.item.id, differences: JSON.stringify([weaker]) })
      .execute();
    const { status, body } = await award(one, { quotationId: one.quotation.id });
    expect(status).toBe(200);
    expect(body.orders[0]?.items[0]?.differences).toEqual([weaker]);
  });

  it('accepted for another difference than it has now is refused', async () => {
    const one = await scene();
    await db()
      .insertInto('acceptedSubstitutes')
      .values({
        quotationItemId: one.item.id,
        differences: JSON.stringify([{ ...weaker, asked: '32.5', offered: '22.5' }]),
      })
      .execute();
    const { body } = await award(one, { quotationId: one.quotation.id });
    expect(body.code).toBe('award_substitute');
  });
});
