import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { mostRevisions, mostUnprovenNotified } from '../rules.ts';
import { buildAskedRfq, buildQuotation } from './factory.ts';
import { quotationRoutes } from './routes.ts';
import { day, send, signedInBoth, sum, withoutFiles } from './testing.ts';

let server: TestServer;
const told: { kind: string; dedupeKey?: string }[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db }, jobs: { enqueue } }) => {
      const notify = async (_trx: unknown, notice: { kind: string; dedupeKey?: string }) => {
        told.push(notice);
      };
      await app.register(quotationRoutes({ db, enqueue, notify, uploads: withoutFiles }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async () => signedInBoth(server, await buildAskedRfq(db()));
const suspend = (id: string) =>
  db().updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', id).execute();

it('is refused where its supplier read another version of the RFQ', async () => {
  const one = await scene();
  const raise = () =>
    db().updateTable('rfqs').set({ version: 2 }).where('id', '=', one.rfq.id).execute();
  const refusal = { status: 409, body: { code: 'rfq_changed' } };
  const { body: sent } = await send(one, sum(one.rfq.id, { rfqVersion: 1 }));
  await raise();
  const { rfqId: _rfq, ...revision } = sum(one.rfq.id, { rfqVersion: 1 });
  const revise = (body: object) =>
    one.supplier.send({
      method: 'PUT',
      url: `/api/quotations/${sent.id}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  expect(await revise(revision)).toMatchObject(refusal);
  const reconfirm = (rfqVersion: number) =>
    one.supplier.post(`/api/quotations/${sent.id}/reconfirm`, { validUntil: day(9), rfqVersion });
  expect(await reconfirm(1)).toMatchObject(refusal);
  expect(await reconfirm(2)).toMatchObject({ status: 200 });
  expect(await revise({ ...revision, rfqVersion: 2 })).toMatchObject({ status: 200 });
});

it('tells the owner once in a while of who offers and withdraws again and again', async () => {
  const one = await scene();
  told.length = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const { body } = await send(one, sum(one.rfq.id));
    await one.supplier.post(`/api/quotations/${body.id}/withdraw`);
  }
  const keys = (kind: string) =>
    new Set(told.filter((notice) => notice.kind === kind).map(({ dedupeKey }) => dedupeKey)).size;
  // Two where ten minutes end just then.
  expect(keys('quotationReceived')).toBeLessThanOrEqual(2);
  expect(keys('quotationWithdrawn')).toBeLessThanOrEqual(2);
});

it('tells the owner of twenty suppliers who have proven nothing, and of the others once in a while; of who has, always', async () => {
  const one = await scene();
  for (let n = 0; n < mostUnprovenNotified; n += 1)
    await buildQuotation(db(), { rfqId: one.rfq.id });
  told.length = 0;
  const keyOf = async (emailVerifiedAt: Date | null) => {
    const { id } = await buildUser(db(), { role: 'supplier', emailVerifiedAt });
    const answer = await send({ supplier: await server.signedIn(id) }, sum(one.rfq.id));
    expect(answer.status).toBe(201);
    return told.at(-1)?.dedupeKey?.includes(id);
  };
  expect([await keyOf(null), await keyOf(null), await keyOf(new Date())]).toEqual([
    false,
    false,
    true,
  ]);
});

it('one supplier answers one RFQ a bounded number of times', async () => {
  const one = await scene();
  await buildQuotation(db(), {
    rfqId: one.rfq.id,
    supplierId: one.company.id,
    revision: mostRevisions,
    withdrawnAt: new Date(),
  });
  expect(await send(one, sum(one.rfq.id))).toMatchObject({
    status: 409,
    body: { code: 'quotation_revisions' },
  });
});

it('a suspension withdraws what its supplier offered, closes what its contractor asks for, and stores nothing new', async () => {
  const [bidder, buyer] = [await scene(), await scene()];
  const { body: sent } = await send(bidder, sum(bidder.rfq.id));
  const { body: answer } = await send(buyer, sum(buyer.rfq.id));
  await suspend(bidder.company.id);
  await suspend(buyer.rfq.contractorId);
  const stored = await db()
    .selectFrom('quotations')
    .innerJoin('rfqs', 'rfqs.id', 'quotations.rfqId')
    .select(['quotations.id', 'withdrawnAt'])
    .select(sql<boolean>`closes_at <= now()`.as('isClosed'))
    .where('quotations.id', 'in', [sent.id, answer.id])
    .execute();
  expect(new Map(stored.map(({ id, ...rest }) => [id, rest]))).toEqual(
    new Map([
      [sent.id, { withdrawnAt: expect.any(Date), isClosed: false }],
      [answer.id, { withdrawnAt: null, isClosed: true }],
    ]),
  );
  const late = { rfqId: buyer.rfq.id, supplierId: bidder.company.id };
  await expect(buildQuotation(db(), late)).rejects.toMatchObject({ code: '23503' });
});
