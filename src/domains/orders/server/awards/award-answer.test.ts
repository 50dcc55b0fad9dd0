import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildQuotation, buildQuotationItem } from '../../../quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../../rfqs/server/factory.ts';
import { awardResponse } from '../../award-schema.ts';
import type { Order, OrderSummary } from '../../schema.ts';
import { orderRoutes } from '../routes.ts';
import { ordersAlone } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database }) => {
      await app.register(orderRoutes({ ...ordersAlone, db: database.db, pool: database.pool }));
    },
  });
});
afterAll(() => server.close());

async function quoted() {
  const { db } = server.database;
  const rfq = await buildRfq(db);
  const item = await buildRfqItem(db, { rfqId: rfq.id });
  const quotation = await buildQuotation(db, { rfqId: rfq.id });
  await buildQuotationItem(db, { quotationId: quotation.id, rfqItemId: item.id });
  return { rfq, quotation, owner: await server.signedIn(rfq.contractorId) };
}
type Answer = { orders: (Order | OrderSummary)[] };

it('an award answers its orders with their lines, and without them where they are not asked for', async () => {
  const first = await quoted();
  const whole = await first.owner.post<Answer>(`/api/rfqs/${first.rfq.id}/award`, {
    quotationId: first.quotation.id,
  });
  expect(whole.body.orders[0]).toMatchObject({ items: [{ lineNo: 1 }], events: [{}] });

  const second = await quoted();
  const short = await second.owner.post<Answer>(`/api/rfqs/${second.rfq.id}/award?items=false`, {
    quotationId: second.quotation.id,
  });
  expect(short.status).toBe(200);
  expect(awardResponse.safeParse(short.body).error).toBeUndefined();
  const [order] = short.body.orders;
  expect(order).toMatchObject({ party: 'buyer', rfqId: second.rfq.id, itemCount: 1 });
  expect(order).not.toHaveProperty('items');

  const third = await quoted();
  const accept = `/api/quotations/${third.quotation.id}/accept`;
  expect((await third.owner.post(`${accept}?items=maybe`)).status).toBe(422);
  const accepted = await third.owner.post<Answer>(`${accept}?items=false`);
  expect(accepted.body.orders[0]).not.toHaveProperty('events');
});
