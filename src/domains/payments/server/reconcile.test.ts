import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
} from '../../../app/server/testing/collecting.ts';
import { Steps } from '../../../app/server/testing/collecting-steps.ts';
import { buildAdmin } from '../../accounts/server/factory.ts';
import type { UnmatchedMoney } from '../schema.ts';
import { sweepRefunds } from './queries/refunds.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

type Answer = UnmatchedMoney[] & { code?: string };

async function unmatched(reference: string, amount: number) {
  await steps.paybill(reference, amount);
  const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
  const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
  const found = body.find((one) => one.accountReference === reference);
  if (!found) throw new Error('It is not in the list');
  const post = (what: string, sent: object) =>
    admin.post<Answer>(`/api/admin/receipts/${found.id}/${what}`, sent);
  return { found, post };
}

describe('money that fits no order', () => {
  it('is in the list with what is known of it, and given to an order by an admin, once', async () => {
    const { found, post } = await unmatched('NO SUCH 1', 400);
    expect(found).toMatchObject({
      kind: 'unmatched',
      amount: '400.00',
      payer: 'WANJIKU 2547*****111',
    });
    const one = await paidScene(at);
    const said = { orderNumber: one.order.number.toLowerCase(), reason: 'The buyer called' };
    const unknown = await post('assign', { ...said, orderNumber: 'LPO-999999' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'receipt_order_unknown']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('assign', said)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const { payments, amountPaid, amountHeld } = await one.sums();
    expect([amountPaid, amountHeld]).toEqual(['400.00', '400.00']);
    expect(payments).toMatchObject([{ status: 'confirmed', receipt: found.receipt }]);
    expect((await ledgerSums(at)).unmatched ?? 0).toBe(0);
    const trail = await at.server.database.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'receipt.assigned')
      .execute();
    expect(trail).toMatchObject([{ details: { order: one.order.number } }]);
  });

  it('is not given to an order that does not take it, and goes back to who paid it', async () => {
    const { found, post } = await unmatched('NO SUCH 2', 1_500);
    const one = await paidScene(at);
    const said = { orderNumber: one.order.number, reason: 'The buyer called' };
    const refused = await post('assign', said);
    expect([refused.status, refused.body.code]).toEqual([409, 'receipt_does_not_fit']);
    expect((await post('refund', { reason: 'Nobody knows it' })).status).toBe(200);
    expect((await post('refund', { reason: 'Nobody knows it' })).status).toBe(409);
    await steps.settled();
    expect(at.simulator.state.transfers.get(found.receipt ?? '')?.reversed).toBe(1_500);
    const { unmatched: left = 0, refunded } = await ledgerSums(at);
    expect([left, refunded]).toEqual([0, -150_000]);
  });

  it('a refund that M-Pesa took a day ago, and never said how it ended, comes into the list', async () => {
    const { found, post } = await unmatched('NO SUCH 3', 700);
    await post('refund', { reason: 'Nobody knows it' });
    await steps.settled();
    const { db } = at.server.database;
    const sent = (hours: number) =>
      db
        .insertInto('refunds')
        .values({
          receiptId: found.id,
          amount: '1.00',
          state: 'sent',
          updatedAt: new Date(Date.now() - hours * 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [old, young] = [await sent(25), await sent(1)];
    await sweepRefunds(db);
    const admin = await at.server.signedIn((await buildAdmin(db)).id);
    const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const ids = body.map(({ id }) => id);
    expect([ids.includes(old.id), ids.includes(young.id)]).toEqual([true, false]);
    await admin.post(`/api/admin/refunds/${old.id}/settle`, { reason: 'It is on the statement' });
  });

  it('a refund that M-Pesa does not take is in the list until an admin has sent it by hand, whatever M-Pesa says later', async () => {
    const one = await paidScene(at);
    await steps.ask(one, { result: 0 });
    at.simulator.next({ phone: 'reversal', result: 21 });
    await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
    await steps.settled();
    const admin = await at.server.signedIn((await buildAdmin(at.server.database.db)).id);
    const { body } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    const failed = body.find(({ kind }) => kind === 'refund_failed');
    expect(failed).toMatchObject({ amount: '1000.00', orderNumber: one.order.number });
    const settled = await admin.post<UnmatchedMoney[]>(`/api/admin/refunds/${failed?.id}/settle`, {
      reason: 'Sent by hand',
    });
    expect(settled.body.some(({ id }) => id === failed?.id)).toBe(false);
    const { requestId } = await at.server.database.db
      .selectFrom('refunds')
      .where('id', '=', failed?.id ?? '')
      .select('requestId')
      .executeTakeFirstOrThrow();
    await steps.callBack({ Result: { ResultCode: 1, ConversationID: requestId } });
    await steps.settled();
    const { body: later } = await admin.get<UnmatchedMoney[]>('/api/admin/receipts/unmatched');
    expect(later.some(({ id }) => id === failed?.id)).toBe(false);
  });
});
