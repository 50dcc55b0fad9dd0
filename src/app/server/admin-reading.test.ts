import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { buildQuotation } from '../../domains/quotations/server/factory.ts';
import { buildRfq } from '../../domains/rfqs/server/factory.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;

async function orderOf(rfqId: string, contractorId: string) {
  const { id: quotationId, supplierId } = await buildQuotation(db(), { rfqId, status: 'accepted' });
  const amounts = { subtotal: '1160.00', totalAmount: '1160.00' };
  return db()
    .insertInto('orders')
    .values({ contractorId, supplierId, rfqId, quotationId, ...amounts })
    .returning('id')
    .executeTakeFirstOrThrow();
}

it('what an admin reads of RFQs, quotations and orders leaves a trace; what their parties read does not', async () => {
  const rfq = await buildRfq(db());
  const order = await orderOf(rfq.id, rfq.contractorId);
  const account = await buildUser(db(), { role: 'admin', totpConfirmedAt: new Date() });
  const admin = await server.signedIn(account.id);
  const owner = await server.signedIn(rfq.contractorId);
  const reads: readonly (readonly [url: string, action: string, targetId: string])[] = [
    ['/api/rfqs', 'rfq.listed', 'all'],
    [`/api/rfqs/${rfq.id}`, 'rfq.read', rfq.id],
    [`/api/rfqs/${rfq.id}/items`, 'rfq.read', rfq.id],
    ['/api/quotations', 'quotation.listed', 'all'],
    [`/api/quotations?rfqId=${rfq.id}`, 'quotation.listed', rfq.id],
    ['/api/orders', 'order.listed', 'all'],
    [`/api/orders/${order.id}`, 'order.read', order.id],
  ];
  const get = async (who: Visitor, url: string) => expect((await who.get(url)).status).toBe(200);
  for (const [url, action, targetId] of reads) {
    const before = (await traces()).length;
    await get(admin, url);
    const added = (await traces()).slice(before);
    expect(added, url).toEqual([{ actorId: account.id, action, targetId }]);
    await get(owner, url);
    expect((await traces()).length, url).toBe(before + 1);
  }
});

const traces = () =>
  db()
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'targetId'])
    .where('targetType', 'in', ['rfq', 'order', 'quotation'])
    .orderBy('id')
    .execute();
