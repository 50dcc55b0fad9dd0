import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import type { Counterparty, Statement } from '../../statement-schema.ts';
import { creditOrder } from '../credits/credits.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { statementDocument } from '../documents/statement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ registerRoutes: (app, deps) => registerDomains(deps)(app) });
});
afterAll(() => server.close());

const db = () => server.database.db;
type Visitor = Awaited<ReturnType<TestServer['signedIn']>>;

/** Two companies with an order of KSh 1,000 in January, one of 500 in March, and a cancelled one. */
async function scene() {
  const { id: contractorId } = await buildUser(db());
  const { id: supplierId } = await buildUser(db(), { role: 'supplier', companyName: 'Simba' });
  const build = async (at: string, totalAmount: string, more: object = {}) =>
    db()
      .insertInto('orders')
      .values({
        contractorId,
        supplierId,
        totalAmount,
        subtotal: totalAmount,
        createdAt: new Date(at),
        ...more,
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
  // Nairobi's first of January has begun.
  const first = await build('2025-12-31T21:30:00Z', '1000.00');
  const second = await build('2026-03-05T08:00:00Z', '500.00');
  const off = { status: 'cancelled', cancelledAt: new Date(), cancelledBy: contractorId };
  await build('2026-03-06T08:00:00Z', '700.00', { ...off, cancelledReason: 'Too late' });
  const [buyer, seller] = [await server.signedIn(contractorId), await server.signedIn(supplierId)];
  return { contractorId, supplierId, first, second, buyer, seller };
}

async function pay({ buyer, seller }: { buyer: Visitor; seller: Visitor }, order: { id: string }) {
  const body = { method: 'bank', amount: '400.00', reference: 'FT26326K7Q' };
  const made = await buyer.post<{ id: string }>(`/api/orders/${order.id}/payments`, body);
  await seller.post(`/api/payments/${made.body.id}/confirm`);
  return made.body.id;
}

const year = { from: '2026-01-01', to: '2026-12-31' };
const read = (who: Visitor, id: string, { from, to } = year) =>
  who.get<Statement & { code: string }>(`/api/statements/${id}?from=${from}&to=${to}`);

it('is the same for both sides: orders, payments, reversals, and what is owed after each', async () => {
  const one = await scene();
  const { buyer, seller, first, contractorId, supplierId } = one;
  const paid = await pay(one, first);
  const own = (await read(buyer, supplierId)).body;
  expect(
    own.rows.map(({ kind, charged, paid: sum, balance }) => [kind, charged, sum, balance]),
  ).toEqual([
    ['order', '1000.00', '0.00', '1000.00'],
    ['order', '500.00', '0.00', '1500.00'],
    ['payment', '0.00', '400.00', '1100.00'],
  ]);
  expect(own).toMatchObject({
    opening: '0.00',
    charged: '1500.00',
    paid: '400.00',
    closing: '1100.00',
  });
  expect(own.rows[2]?.reference).toBe('FT26326K7Q');
  expect((await read(seller, contractorId)).body).toEqual(own);
  await seller.post(`/api/payments/${paid}/reverse`, { reason: 'Bounced' });
  const after = (await read(buyer, supplierId)).body;
  expect(after.rows.at(-1)).toMatchObject({
    kind: 'reversal',
    paid: '-400.00',
    balance: '1500.00',
  });
  const list = await buyer.get<Counterparty[]>('/api/statements');
  expect(list.body).toMatchObject([{ id: supplierId, orders: 3, balance: '1500.00' }]);
});

it('has a credit where it was given, and the order as it was placed', async () => {
  const { buyer, supplierId, first } = await scene();
  await db()
    .transaction()
    .execute(async (trx) => {
      const { id } = await trx
        .insertInto('disputes')
        .values({ orderId: first.id, openedBy: supplierId, kind: 'short' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const price = { unitPrice: '1000', totalPrice: '1000' };
      await trx
        .insertInto('orderItems')
        .values({ orderId: first.id, lineNo: 1, name: 'Sand', quantity: '1', ...price })
        .execute();
      const cause = { disputeId: id, causeNumber: 'DP-000001' };
      await creditOrder(trx, first.id, { ...cause, amount: '250.00', kept: [] });
    });
  const { body } = await read(buyer, supplierId);
  expect(body.rows.map(({ kind, charged, balance }) => [kind, charged, balance])).toEqual([
    ['order', '1000.00', '1000.00'],
    ['order', '500.00', '1500.00'],
    ['credit', '-250.00', '1250.00'],
  ]);
  const list = await buyer.get<Counterparty[]>('/api/statements');
  expect(list.body[0]?.balance).toBe(body.closing);
});

it('begins with what was owed before, and its days are Nairobi’s', async () => {
  const { buyer, supplierId } = await scene();
  const march = await read(buyer, supplierId, { from: '2026-03-01', to: '2026-03-05' });
  expect(march.body).toMatchObject({ opening: '1000.00', closing: '1500.00' });
  expect(march.body.rows).toHaveLength(1);
  const day = await read(buyer, supplierId, { from: '2026-01-01', to: '2026-01-01' });
  expect(day.body.rows).toHaveLength(1);
});

it('is of companies that one has orders with, for a year at most', async () => {
  const { buyer, supplierId } = await scene();
  const other = await scene();
  expect((await read(buyer, other.supplierId)).status).toBe(404);
  expect((await read(buyer, 'nonsense')).status).toBe(404);
  for (const [from, to] of [
    ['2026-02-01', '2026-01-01'],
    ['2025-01-01', '2026-06-01'],
    ['2026-02-30', '2026-03-01'],
  ] as const) {
    expect((await read(buyer, supplierId, { from, to })).status).toBe(422);
  }
});

it('is a PDF with the balance in words, in the reader’s language', async () => {
  const { buyer, supplierId } = await scene();
  const { body } = await read(buyer, supplierId);
  const printed = statementDocument(body, documentTexts('sw'));
  expect(printed).toMatchObject({ kind: 'TAARIFA YA AKAUNTI', sum: { amount: '1500.00' } });
  expect(printed.account?.rows).toHaveLength(2);
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `/api/statements/${supplierId}/statement.pdf?from=2026-01-01&to=2026-12-31`;
  const { statusCode, rawPayload } = await server.app.inject({ url, headers: { cookie } });
  expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});
