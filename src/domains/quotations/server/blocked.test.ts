import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import type { Quotation } from '../schema.ts';
import { buildAskedRfq } from './factory.ts';
import { quotationRoutes } from './routes.ts';
import { send, signedInBoth, sum, withoutFiles } from './testing.ts';

let server: TestServer;
const told: string[] = [];

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database: { db }, jobs: { enqueue } }) => {
      const notify = async (_trx: unknown, { kind }: { kind: string }) => {
        told.push(kind);
      };
      await app.register(quotationRoutes({ db, enqueue, notify, uploads: withoutFiles }));
    },
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async () => signedInBoth(server, await buildAskedRfq(db()));
const block = (blockerId: string, blockedId: string) =>
  db().insertInto('blocks').values({ blockerId, blockedId }).execute();

it('nobody sends a first quotation to whom they blocked or who blocked them, and nobody is told', async () => {
  for (const isOwners of [true, false]) {
    const one = await scene();
    const pair = [one.rfq.contractorId, one.company.id] as const;
    await (isOwners ? block(...pair) : block(pair[1], pair[0]));
    const { status, body } = await send(one, sum(one.rfq.id, { notes: 'Words' }));
    expect([status, body.code]).toEqual([409, 'pair_blocked']);
    expect(told).toEqual([]);
    await db().deleteFrom('blocks').execute();
    expect((await send(one, sum(one.rfq.id))).status).toBe(201);
    expect(told.splice(0)).toEqual(['quotationReceived']);
  }
});

it('what ended is begun no more after a block', async () => {
  const one = await scene();
  const { body } = await send(one, sum(one.rfq.id));
  const { status: withdrawn } = await one.supplier.post(`/api/quotations/${body.id}/withdraw`);
  expect(withdrawn).toBe(200);
  await block(one.rfq.contractorId, one.company.id);
  expect((await send(one, sum(one.rfq.id))).status).toBe(409);
  told.splice(0);
  await db().deleteFrom('blocks').execute();
});

it('what was begun before a block goes on', async () => {
  const one = await scene();
  const { body } = await send(one, sum(one.rfq.id));
  await block(one.rfq.contractorId, one.company.id);
  const revision = { ...sum(one.rfq.id), rfqId: undefined, totalAmount: '44000' };
  const revised = await one.supplier.send<Quotation>({
    method: 'PUT',
    url: `/api/quotations/${body.id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(revision),
  });
  expect(revised.status).toBe(200);
});
