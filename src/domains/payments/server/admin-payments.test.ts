import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../app/server/testing/test-server.ts';
import { nairobiDay } from '../../../shared/dates.ts';
import { buildAdmin, buildUser } from '../../accounts/server/factory.ts';
import type { PaymentOfOrder } from '../schema.ts';
import { buildOrder } from './factory.ts';
import { waitingTransfers } from './queries/waiting.ts';
import { move, recorded, signedInBoth } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
const scene = async (fields: Parameters<typeof buildOrder>[1] = {}) =>
  signedInBoth(server, await buildOrder(db(), fields));

async function anAdmin(fields: Parameters<typeof buildUser>[1] = {}) {
  const admin = await buildAdmin(db(), fields);
  return { admin, visitor: await server.signedIn(admin.id) };
}

describe('GET /api/admin/payments', () => {
  it('has those of all orders in parts, newest first, and by their state', async () => {
    const [one, other] = [await scene(), await scene()];
    const first = await recorded(one, '1');
    const second = await recorded(other, '2');
    await move(one.seller, first, 'confirm');
    const { admin, visitor } = await anAdmin();
    const part = await visitor.get<PaymentOfOrder[]>('/api/admin/payments?limit=1');
    expect(part.body).toMatchObject([
      {
        id: second.id,
        orderNumber: other.order.number,
        contractorId: other.order.contractorId,
        supplierId: other.order.supplierId,
        moves: ['confirm', 'reject'],
      },
    ]);
    expect(part.headers.link).toContain(`cursor=${second.id}`);
    const rest = await visitor.get<PaymentOfOrder[]>(
      `/api/admin/payments?limit=1&cursor=${second.id}`,
    );
    expect(rest.body.map(({ id }) => id)).toEqual([first.id]);
    const pending = await visitor.get<PaymentOfOrder[]>('/api/admin/payments?status=pending');
    expect(pending.body.every(({ status }) => status === 'pending')).toBe(true);
    expect(pending.body.map(({ id }) => id)).not.toContain(first.id);
    expect((await visitor.get('/api/admin/payments?status=paid')).status).toBe(422);
    const { rows: queue } = await sql<{ id: string; title: string }>`${waitingTransfers()}`.execute(
      db(),
    );
    expect(queue.find(({ id }) => id === second.id)?.title).toBe(`${other.order.number} KSh 2`);
    const noted = await db()
      .selectFrom('auditLog')
      .select('action')
      .where('actorId', '=', admin.id)
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(Array(3).fill('payment.listed'));
  });

  it('finds them by order, buyer, supplier and days, each and together', async () => {
    const [contractor, supplier] = [
      await buildUser(db(), { companyName: null, firstName: 'Wanjiru', lastName: "O'Brien_100%" }),
      await buildUser(db(), { role: 'supplier', companyName: 'Simba Cement & Steel' }),
    ];
    const one = await scene({ contractorId: contractor.id, supplierId: supplier.id });
    const payment = await recorded(one, '7');
    const other = await recorded(await scene(), '8');
    const old = await recorded(one, '9');
    await server.database.pool.query(
      `insert into payments (order_id, payer_id, method, amount, reference, created_at)
       values ($1, $2, 'bank', 3, 'OLD 1', '2026-03-01T20:59:59Z'),
              ($1, $2, 'bank', 4, 'OLD 2', '2026-03-01T21:00:00Z')`,
      [one.order.id, contractor.id],
    );
    const { visitor } = await anAdmin();
    const found = async (query: Record<string, string>) => {
      const url = `/api/admin/payments?limit=50&${new URLSearchParams(query)}`;
      const { status, body, headers } = await visitor.get<PaymentOfOrder[]>(url);
      expect([status, headers['x-total-count']]).toEqual([200, String(body.length)]);
      return body.map(({ amount }) => Number(amount)).toSorted();
    };
    expect(await found({ order: one.order.number.toLowerCase() })).toEqual([3, 4, 7, 9]);
    expect(await found({ buyer: "wanjiru o'brien_100%" })).toEqual([3, 4, 7, 9]);
    expect(await found({ buyer: 'wanjiru _' })).toEqual([]);
    expect(await found({ supplier: 'cement & st', status: 'pending' })).toEqual([3, 4, 7, 9]);
    expect(await found({ supplier: 'simba', status: 'confirmed' })).toEqual([]);
    // Days are Nairobi's: the first of the two is of the 1st of March there, the other of the 2nd.
    expect(await found({ supplier: 'simba', from: '2026-03-01', to: '2026-03-01' })).toEqual([3]);
    expect(await found({ supplier: 'simba', from: '2026-03-02', to: '2026-03-02' })).toEqual([4]);
    const today = nairobiDay(new Date());
    expect(await found({ buyer: 'Wanjiru', from: today, to: '' })).toEqual([7, 9]);
    const all = await visitor.get<PaymentOfOrder[]>(
      '/api/admin/payments?buyer=&order=&status=&from=',
    );
    expect(all.body.map(({ id }) => id)).toEqual(
      expect.arrayContaining([payment.id, other.id, old.id]),
    );
    expect(all.body.find(({ id }) => id === payment.id)).toMatchObject({
      buyerName: "Wanjiru O'Brien_100%",
      supplierName: 'Simba Cement & Steel',
    });
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    [`buyer=${'x'.repeat(101)}`, 'buyer'],
    ['status=lost', 'status'],
    ['limit=51', 'limit'],
    ['cursor=7', 'cursor'],
    ['order=a&order=b', 'order'],
  ])('says what is wrong with ?%s', async (query, path) => {
    const { visitor } = await anAdmin();
    const { status, body } = await visitor.get<{ issues: { path: string }[] }>(
      `/api/admin/payments?${query}`,
    );
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([422, [path]]);
  });

  it('is nobody else’s, also not an admin’s who has not set up two-step sign-in', async () => {
    const one = await scene();
    const { visitor } = await anAdmin({ totpSecret: null, totpConfirmedAt: null });
    for (const who of [one.buyer, one.seller, visitor]) {
      expect((await who.get('/api/admin/payments')).status).toBe(403);
    }
  });
});
