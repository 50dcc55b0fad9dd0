import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSupplier } from '../../domains/catalogue/server/factory.ts';
import { createNotify } from '../../domains/notifications/server/public.ts';
import type { AwardInstant } from '../../domains/orders/server/awards/queries.ts';
import { tellAward } from '../../domains/orders/server/job-definitions.ts';
import { handleOrderJobs } from '../../domains/orders/server/jobs.ts';
import type { Notices } from '../../domains/orders/server/ports.ts';
import { orderRoutes } from '../../domains/orders/server/routes.ts';
import { ordersAlone } from '../../domains/orders/server/testing.ts';
import { buildQuotation, buildQuotationItem } from '../../domains/quotations/server/factory.ts';
import { buildRfq, buildRfqItem } from '../../domains/rfqs/server/factory.ts';
import type { JobDefinition, JobHandler, Jobs } from '../../platform/jobs.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
/** Whether sending the job fails, after it was written. */
let isCutOff = false;
/** So many notices are given before one fails; null where none does. */
let failsAfter: number | null = null;
const handlers = new Map<string, JobHandler<AwardInstant>>();

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, jobs }) => {
      await app.register(
        orderRoutes({
          ...ordersAlone,
          db: database.db,
          pool: database.pool,
          enqueue: async (trx, job, payload) => {
            await jobs.enqueue(trx, job, payload);
            if (isCutOff) throw new Error('The connection broke');
          },
        }),
      );
      const notify = createNotify({ enqueue: async () => undefined });
      const handle = (job: JobDefinition<unknown>, handler: JobHandler<never>) =>
        handlers.set(job.name, handler as JobHandler<AwardInstant>);
      handleOrderJobs({ handle } as unknown as Jobs, {
        ...ordersAlone,
        db: database.db,
        notify: failing(notify as Notices),
      });
    },
  });
});
afterAll(() => server.close());

const failing =
  (notify: Notices): Notices =>
  async (trx, notice) => {
    if (failsAfter === 0) throw new Error('The database went away');
    if (failsAfter !== null) failsAfter -= 1;
    await notify(trx, notice);
  };

const db = () => server.database.db;
/** Runs the jobs of an RFQ's awards, in their order. */
async function tell(rfqId: string, signal = new AbortController().signal) {
  const { rows } = await server.database.pool.query<{ data: AwardInstant }>(
    `select data from pgboss.job where name = $1 and data ->> 'rfqId' = $2 order by created_on`,
    [tellAward.name, rfqId],
  );
  for (const { data } of rows) await handlers.get(tellAward.name)?.(data, { retry: 0, signal });
}

/** An RFQ for 100 bags, offered by so many suppliers. */
async function scene(bidders: number) {
  const rfq = await buildRfq(db());
  const line = await buildRfqItem(db(), { rfqId: rfq.id, quantity: 100, unit: 'bag' });
  const bids: { id: string; supplierId: string }[] = [];
  for (let i = 0; i < bidders; i += 1) {
    const bid = await buildQuotation(db(), { rfqId: rfq.id, totalAmount: '70000.00' });
    await buildQuotationItem(db(), {
      quotationId: bid.id,
      rfqItemId: line.id,
      quantity: '100',
      unitPrice: '700.00',
      totalPrice: '70000.00',
    });
    bids.push(bid);
  }
  return { rfq, line, bids, owner: await server.signedIn(rfq.contractorId) };
}

/** What everybody's bell says of an RFQ and its orders: account and kind. */
async function bells(rfqId: string): Promise<string[][]> {
  const orders = await db().selectFrom('orders').select('id').where('rfqId', '=', rfqId).execute();
  const rows = await db()
    .selectFrom('notifications')
    .select(['userId', 'kind'])
    .where('subjectId', 'in', [rfqId, ...orders.map(({ id }) => id)])
    .execute();
  return rows.map(({ userId, kind }) => [userId, kind]).sort();
}

const waiting = async (rfqId: string) => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = $1 and data ->> 'rfqId' = $2`,
    [tellAward.name, rfqId],
  );
  return rows[0]?.n;
};

describe('telling of an award', () => {
  it('a job tells each bidder of itself and the owner of the orders, once however often it runs', async () => {
    const { rfq, line, bids, owner } = await scene(52);
    const [whole, part, ...losers] = bids;
    const refused = await buildQuotation(db(), {
      rfqId: rfq.id,
      status: 'rejected',
      decidedAt: new Date(Date.now() - 60_000),
    });
    // One line of two: what is ordered of this one is a part of it.
    const sand = await buildRfqItem(db(), { rfqId: rfq.id, lineNo: 2, quantity: 5, unit: 'tonne' });
    await buildQuotationItem(db(), {
      quotationId: whole?.id ?? '',
      rfqItemId: sand.id,
      quantity: '5',
      unitPrice: '1800.00',
      totalPrice: '9000.00',
    });
    const give = (rfqItemId: string, quotationId = '', quantity = 0) => ({
      rfqItemId,
      quotationId,
      quantity,
    });
    const { status } = await owner.post(`/api/rfqs/${rfq.id}/award`, {
      lines: [give(line.id, part?.id, 100), give(sand.id, whole?.id, 5)],
    });
    expect([status, await waiting(rfq.id), await bells(rfq.id)]).toEqual([200, 1, []]);

    failsAfter = 30;
    await expect(tell(rfq.id)).rejects.toThrow('went away');
    failsAfter = null;
    const stopped = AbortSignal.abort(new Error('The process stops'));
    await expect(tell(rfq.id, stopped)).rejects.toThrow('stops');
    await tell(rfq.id);
    await tell(rfq.id);
    expect(await bells(rfq.id)).toEqual(
      [
        ...losers.map(({ supplierId }) => [supplierId, 'quotationRejected']),
        [part?.supplierId, 'quotationAccepted'],
        [part?.supplierId, 'orderPlaced'],
        [whole?.supplierId, 'quotationPartlyAccepted'],
        [whole?.supplierId, 'orderPlaced'],
        [rfq.contractorId, 'orderMade'],
        [rfq.contractorId, 'orderMade'],
      ].sort(),
    );
    expect((await bells(rfq.id)).flat()).not.toContain(refused.supplierId);
  });

  it('of a part tells who won it, of a further order only that, and the losers when nothing is left', async () => {
    const { rfq, line, bids, owner } = await scene(2);
    const [won, lost] = bids;
    const give = (quantity: number) => ({
      lines: [{ rfqItemId: line.id, quotationId: won?.id, quantity }],
    });
    await owner.post(`/api/rfqs/${rfq.id}/award`, give(40));
    await tell(rfq.id);
    const first = [
      [won?.supplierId, 'quotationPartlyAccepted'],
      [won?.supplierId, 'orderPlaced'],
      [rfq.contractorId, 'orderMade'],
    ];
    expect(await bells(rfq.id)).toEqual(first.sort());
    await owner.post(`/api/rfqs/${rfq.id}/award`, give(60));
    await tell(rfq.id);
    expect(await bells(rfq.id)).toEqual(
      [
        ...first,
        [won?.supplierId, 'orderPlaced'],
        [rfq.contractorId, 'orderMade'],
        [lost?.supplierId, 'quotationRejected'],
      ].sort(),
    );
  });

  it('of many further orders from one quotation rings its supplier once in a while, not at each', async () => {
    const { rfq, line, bids, owner } = await scene(1);
    const [won] = bids;
    const lines = [{ rfqItemId: line.id, quotationId: won?.id, quantity: 1 }];
    for (let n = 0; n < 8; n += 1) {
      expect((await owner.post(`/api/rfqs/${rfq.id}/award`, { lines })).status).toBe(200);
    }
    await tell(rfq.id);
    await tell(rfq.id);
    const rung = (await bells(rfq.id)).filter(
      ([userId, kind]) => userId === won?.supplierId && kind === 'orderPlaced',
    );
    // The first order, a further one, and one more where a quiet time ends in between.
    expect([2, 3]).toContain(rung.length);
  });

  it('is done by a job of the release before as well, which says no instant', async () => {
    const { rfq, bids, owner } = await scene(2);
    const [won, lost] = bids;
    expect((await owner.post(`/api/quotations/${won?.id}/accept`)).status).toBe(200);
    const former = tellAward.payload.parse({ rfqId: rfq.id });
    await handlers.get(tellAward.name)?.(former, {
      retry: 0,
      signal: new AbortController().signal,
    });
    expect(await bells(rfq.id)).toEqual(
      [
        [won?.supplierId, 'quotationAccepted'],
        [won?.supplierId, 'orderPlaced'],
        [rfq.contractorId, 'orderMade'],
        [lost?.supplierId, 'quotationRejected'],
      ].sort(),
    );
  });

  it('names both sides as they are called everywhere', async () => {
    const { rfq, line, owner } = await scene(0);
    const nameless = await buildSupplier(db(), { companyName: null });
    const bid = await buildQuotation(db(), { rfqId: rfq.id, supplierId: nameless.id });
    await buildQuotationItem(db(), { quotationId: bid.id, rfqItemId: line.id });
    expect((await owner.post(`/api/quotations/${bid.id}/accept`)).status).toBe(200);
    await tell(rfq.id);
    const said = await db()
      .selectFrom('notifications')
      .select(['userId', 'data'])
      .where('kind', 'in', ['orderMade', 'orderPlaced'])
      .where('userId', 'in', [rfq.contractorId, nameless.id])
      .execute();
    const companies = new Map(said.map(({ userId, data }) => [userId, data]));
    const number = expect.stringMatching(/^LPO-/);
    expect(companies.get(rfq.contractorId)).toEqual({
      number,
      // Who has no name is kept as a fact: each reader's language says it.
      company: `supplier:${nameless.id.slice(0, 8)}`,
    });
    expect(companies.get(nameless.id)).toEqual({ number, company: 'Amina Wekesa' });
  });

  it('an award that is undone tells nobody, and leaves nothing to tell', async () => {
    const { rfq, bids, owner } = await scene(2);
    isCutOff = true;
    const { status } = await owner.post(`/api/rfqs/${rfq.id}/award`, { quotationId: bids[0]?.id });
    isCutOff = false;
    expect([status, await waiting(rfq.id)]).toEqual([500, 0]);
    await tell(rfq.id);
    expect(await bells(rfq.id)).toEqual([]);
    const after = await db()
      .selectFrom('rfqs')
      .select('status')
      .where('id', '=', rfq.id)
      .executeTakeFirstOrThrow();
    expect(after.status).toBe('open');
  });
});
