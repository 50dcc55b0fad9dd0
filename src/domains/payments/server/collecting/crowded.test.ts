import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  paidScene,
  somePhone,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';
import { finance, newReceipt, rowOf } from '../../../../app/server/testing/statements.ts';
import type { Payment } from '../../schema.ts';
import { advance } from './advance.ts';
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

describe('one transfer that is told of in two ways is credited once', () => {
  it('two statements of unknown time, then the query: it is what the request brought', async () => {
    const one = await paidScene(at);
    const silent = { result: 0, callbacks: 0, query: 'break' } as const;
    const { id, reference } = await steps.ask(one, silent, { amount: '400' });
    const { receipt } = steps.promptOf(one);
    const text = `Date,Ref,In,Account,Name\n27/11/2026 10:15,${receipt},400,${reference},WANJIKU`;
    const named = { time: 0, receipt: 1, paidIn: 2, account: 3 };
    const [first, second] = [await finance(at, []), await finance(at, [])];
    await first.importBank(text, { ...named, payer: 4 });
    await second.importBank(text, named);
    await second.lookedUp();
    Object.assign(steps.promptOf(one).fault, { query: 'truth' });
    await advance(at.deps, id);
    const { amountPaid, payments } = await one.sums();
    expect([amountPaid, payments]).toMatchObject(['400.00', [{ status: 'confirmed', receipt }]]);
  });

  it('a row with a receipt confirms no transfer that was recorded under its other number', async () => {
    const one = await paidScene(at);
    await steps.paybill(one.order.number, 400);
    const { receipt } = (await one.sums()).payments[0] ?? {};
    await one.pay({ method: 'bank', amount: '400', reference: 'FT26326RCP' });
    const text = `Date,Reference,Receipt,Credit\n27/11/2026,FT26326RCP,${receipt},400.00\n`;
    const columns = { time: 0, reference: 1, receipt: 2, paidIn: 3 };
    const admin = await finance(at, []);
    expect((await admin.importBank(text, columns)).rows).toMatchObject([{ fate: 'booked' }]);
    expect((await one.sums()).amountPaid).toBe('400.00');
  });

  it('a receipt under whose number a transfer was confirmed is no second payment of its order', async () => {
    const one = await paidScene(at);
    const receipt = newReceipt();
    const { id } = await one.pay({ method: 'bank', amount: '400', reference: receipt });
    await one.seller.post(`/api/payments/${id}/confirm`);
    for (const _ of [1, 2]) {
      const admin = await finance(at, [rowOf(receipt, 400, one.order.number)]);
      await admin.import();
      await admin.lookedUp();
    }
    expect((await one.sums()).amountPaid).toBe('400.00');
    const admin = await finance(at, []);
    expect(await admin.assign(receipt, one.order.number)).toBe('receipt_does_not_fit');
  });

  it('a transfer under the number of a receipt that is credited is not confirmed', async () => {
    const one = await paidScene(at);
    await steps.paybill(one.order.number, 400);
    const reference = (await one.sums()).payments[0]?.receipt;
    const { id } = await one.pay({ method: 'bank', amount: '400', reference });
    const { body } = await one.seller.post<{ code: string }>(`/api/payments/${id}/confirm`);
    expect([body.code, (await one.sums()).amountPaid]).toEqual(['reference_taken', '400.00']);
  });
});
