import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
  somePhone,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';
import type { Payment } from '../../schema.ts';
import { takeUpCallback } from './callbacks.ts';

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const db = () => at.server.database.db;

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
