import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  elapse,
  ledgerSums,
  openCollecting,
  type PaidScene,
  paidScene,
  somePhone,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';
import { transact } from '../../../../platform/transact.ts';
import { toCents } from '../../../../shared/money.ts';
import { buildAdmin, buildPayee, buildUser } from '../../../accounts/server/factory.ts';
import type { Payouts } from '../../payout-schema.ts';
import type { Payment } from '../../schema.ts';
import { heldMoney } from '../held.ts';
import { takeUpCallback } from './callbacks.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const db = () => at.server.database.db;
const anAdmin = async () => at.server.signedIn((await buildAdmin(db())).id);

describe('many at once', () => {
  it('50 requests on one order never ask for more than it comes to, and are never credited over', async () => {
    const one = await paidScene(at);
    for (let n = 0; n < 50; n += 1) at.simulator.next({ result: 0, callbacks: 3 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        one.buyer.post<Payment>(`/api/orders/${one.order.id}/payments`, {
          method: 'mpesa',
          amount: '300',
          phone: `+${somePhone()}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    await steps.settled();
    expect((await one.sums()).amountPaid).toBe('900.00');
    at.simulator.state.faults.splice(0);
  });

  it('50 callbacks of one payment, taken up at once, credit it once', async () => {
    const one = await paidScene(at);
    await steps.ask(one);
    await steps.answer(one, 0);
    await at.simulator.state.settled();
    const { checkoutRequestId } = steps.promptOf(one);
    for (let n = 0; n < 49; n += 1) await steps.control('resend', { checkoutRequestId });
    await at.simulator.state.settled();
    const stored = await db()
      .selectFrom('providerCallbacks')
      .select('id')
      .where('requestId', '=', checkoutRequestId)
      .execute();
    expect(stored).toHaveLength(50);
    await Promise.all(stored.map(({ id }) => takeUpCallback(at.deps, id)));
    expect(await one.sums()).toMatchObject({ amountPaid: '1000.00' });
    const booked = await db()
      .selectFrom('ledgerTransactions')
      .select('kind')
      .where('orderId', '=', one.order.id)
      .execute();
    expect(booked).toEqual([{ kind: 'payment' }]);
  });

  it('20 payments by paybill at once are credited as far as they fit; the rest waits for an admin', async () => {
    const one = await paidScene(at);
    at.forget();
    for (let n = 0; n < 20; n += 1) {
      await steps.control('paybill', {
        reference: one.order.number,
        amount: 150,
        phone: '254722000111',
      });
    }
    await steps.settled();
    expect((await one.sums()).amountPaid).toBe('900.00');
    const { unmatched = 0 } = await ledgerSums(at);
    expect(unmatched).toBe(-14 * 15_000);
  });
});

type Move = (one: PaidScene) => Promise<unknown>;
type Line = { orderItemId: string; quantity: string };
type Disputes = { disputes: { options: { lines: Line[] } | null }[] };

/** What the two sides, the providers and time do to an order. */
const moves: Readonly<Record<string, Move>> = {
  asked: (one) =>
    one
      .pay({ amount: '300' })
      .catch(() => null)
      .then(() => steps.settled()),
  paid: (one) => steps.ask(one, { result: 0 }, { amount: '400' }).catch(() => null),
  refused: (one) => steps.ask(one, { result: 1032 }, { amount: '100' }).catch(() => null),
  lost: (one) => steps.ask(one, { result: 0, callbacks: 0 }, { amount: '200' }).catch(() => null),
  card: (one) => steps.payByCard(one).catch(() => null),
  answered: async (one) => {
    const isAsked = [...at.simulator.state.prompts.values()].some(
      ({ phone }) => phone === one.phone,
    );
    if (isAsked) await steps.answer(one, 0);
    await steps.settled();
  },
  paybill: (one) => steps.paybill(one.order.number, 250),
  stray: () => steps.paybill('NOBODY', 50),
  later: () => steps.afterwards(200),
  transfer: async (one) => {
    const body = { method: 'bank', amount: '100', reference: `FT${Math.random()}`.slice(0, 12) };
    const made = await one.buyer.post<Payment>(`/api/orders/${one.order.id}/payments`, body);
    if (made.status === 202) await one.seller.post(`/api/payments/${made.body.id}/confirm`);
  },
  reversed: async (one) => {
    const { payments } = await one.sums();
    const known = payments.find(
      ({ method, status }) => method === 'bank' && status === 'confirmed',
    );
    if (known) await one.seller.post(`/api/payments/${known.id}/reverse`, { reason: 'Bounced' });
  },
  arrived: async (one) => {
    await db()
      .updateTable('orderItems')
      .set((eb) => ({
        deliveredQuantity: eb.fn('least', ['quantity', eb('deliveredQuantity', '+', '3')]),
      }))
      .where('orderId', '=', one.order.id)
      .execute();
    await transact(db(), async (trx) => {
      await trx
        .selectFrom('orders')
        .select('id')
        .where('id', '=', one.order.id)
        .forNoKeyUpdate()
        .execute();
      await heldMoney(at.deps).releaseDelivered(trx, one.order.id);
    });
  },
  returned: async (one) => {
    const url = `/api/orders/${one.order.id}/returns`;
    const { returnable } = (await one.buyer.get<{ returnable: Line[] }>(url)).body;
    const lines = returnable.map(({ orderItemId, quantity }) => ({
      orderItemId,
      quantity: String(Math.min(2, Number(quantity))),
    }));
    const { body } = await one.buyer.post<{ id: string }>(url, { kind: 'surplus', lines });
    await one.seller.post(`/api/returns/${body.id}/agree`);
    await one.seller.post(`/api/returns/${body.id}/receive`, { lines, isRestocked: false });
    await steps.settled();
  },
  disputed: async (one) => {
    const said = { kind: 'damaged', text: 'Some of the bags are wet' };
    const url = `/api/orders/${one.order.id}/disputes`;
    const { body } = await one.buyer.post<{ id: string }>(url, said);
    const admin = await anAdmin();
    const read = (await admin.get<Disputes>(url)).body;
    const lines = (read.disputes[0]?.options?.lines ?? []).map(({ orderItemId }) => ({
      orderItemId,
      quantity: '2',
    }));
    const decision = { creditAmount: '150', lines, outcome: 'continue', reason: 'As shown' };
    await admin.post(`/api/admin/disputes/${body.id}/decide`, decision);
    await steps.settled();
  },
  paidOut: async () => {
    const [maker, checker] = [await anAdmin(), await anAdmin()];
    const { batches = [] } = (await maker.post<Partial<Payouts>>('/api/admin/payouts')).body;
    await checker.post(`/api/admin/payouts/${batches[0]?.id}/approve`);
  },
  recorded: (one) =>
    one.buyer.post(`/api/orders/${one.order.id}/payments`, {
      ...{ method: 'bank', amount: '300', reference: `FT${Math.random()}`.slice(0, 12) },
    }),
  confirmed: async (one) => {
    const { payments } = await one.sums();
    const known = payments.find(({ method, status }) => method === 'bank' && status === 'pending');
    if (known) await one.seller.post(`/api/payments/${known.id}/confirm`);
    await steps.settled();
  },
  cancelled: (one) =>
    one.buyer
      .post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' })
      .then(() => steps.settled()),
};

const runs = Number(process.env.PAYMENT_RUNS ?? 3);

/** What the marketplace still has for an order, in cents. */
async function keptFor({ order }: PaidScene): Promise<bigint> {
  const { amount } = await db()
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.val('0')).as('amount'))
    .where('orderId', '=', order.id)
    .where('account', 'in', ['held', 'payable'])
    .executeTakeFirstOrThrow();
  return -toCents(amount);
}

it('after any moves the ledger sums to zero, and what came in is held, owed, paid out, unmatched or refunded', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 5, maxLength: 12 }),
      fc.constantFrom('placed', 'dispatched', 'delivered'),
      async (names, status) => {
        at.forget();
        await elapse(at, 3_700);
        const { id: supplierId } = await buildUser(db(), { role: 'supplier' });
        await buildPayee(db(), { supplierId });
        const one = await paidScene(at, { totalAmount: '1000.50', status, supplierId });
        const line = { orderId: one.order.id, lineNo: 1, name: 'Cement', quantity: '10' };
        await db()
          .insertInto('orderItems')
          .values({ ...line, unitPrice: '100', totalPrice: '1000' })
          .execute();
        for (const name of names) await moves[name]?.(one);
        const { bank = 0, receivable = 0, ...collected } = await ledgerSums(at);
        expect(bank + receivable).toBe(0);
        expect(Object.values(collected).reduce((sum, cents) => sum + cents, 0)).toBe(0);
        for (const account of ['held', 'payable', 'unmatched', 'refunded', 'paid_out', 'fees']) {
          expect(collected[account] ?? 0).toBeLessThanOrEqual(0);
        }
        const { amountPaid, amountHeld, totalAmount } = await one.sums();
        expect(toCents(amountPaid)).toBeLessThan(100_050n + 100n);
        expect(toCents(amountHeld) >= 0n).toBe(true);
        // What is paid beyond the total is with the supplier alone: what we have of it went back.
        const isOverpaid = toCents(amountPaid) - toCents(totalAmount) >= 100n;
        if (isOverpaid) expect(await keptFor(one)).toBeLessThan(100n);
      },
    ),
    { numRuns: runs },
  );
}, 240_000);
