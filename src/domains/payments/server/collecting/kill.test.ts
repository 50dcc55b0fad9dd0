import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Collecting,
  ledgerSums,
  openCollecting,
  type PaidScene,
  paidScene,
} from '../../../../app/server/testing/collecting.ts';
import { Steps } from '../../../../app/server/testing/collecting-steps.ts';

/** A process dies between any two steps; the job that it was at is done again, and the books balance. */

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

async function healed(): Promise<void> {
  for (const seconds of [40, 40, 60]) await steps.afterwards(seconds);
}

async function expectBalanced(): Promise<void> {
  const { bank = 0, receivable = 0, ...collected } = await ledgerSums(at);
  expect(bank + receivable).toBe(0);
  expect(Object.values(collected).reduce((sum, cents) => sum + cents, 0)).toBe(0);
}

const bookings = ({ order }: PaidScene) =>
  at.server.database.db
    .selectFrom('ledgerTransactions')
    .select('kind')
    .where('orderId', '=', order.id)
    .orderBy('createdAt')
    .execute();

describe.each([
  'request claimed',
  'request sent',
  'reply stored',
  'callback taken up',
  'status known',
  'receipt taken',
  'payment confirmed',
  'payment booked',
])('dying at "%s"', (step) => {
  it('credits the payment once in the end, unless the phone was never asked', async () => {
    at.forget();
    const one = await paidScene(at);
    at.dieAt(step);
    await steps.ask(one, { result: 0 });
    await healed();
    await expectBalanced();
    const { amountPaid, payments } = await one.sums();
    if (step === 'request claimed') {
      await steps.afterwards(300);
      expect((await one.payment(payments[0]?.id ?? '')).status).toBe('expired');
      const prompts = [...at.simulator.state.prompts.values()];
      expect(prompts.some(({ phone }) => phone === one.phone)).toBe(false);
      return;
    }
    expect([amountPaid, payments.length, payments[0]?.status]).toEqual(['1000.00', 1, 'confirmed']);
    expect((await bookings(one)).map(({ kind }) => kind)).toEqual(['payment']);
    const asked = [...at.simulator.state.prompts.values()];
    expect(asked.filter(({ phone }) => phone === one.phone)).toHaveLength(1);
  });
});

it('dying where a failure is stored fails it once', async () => {
  at.forget();
  const one = await paidScene(at);
  at.dieAt('end stored');
  const { id } = await steps.ask(one, { result: 1032 });
  await healed();
  expect((await one.payment(id)).status).toBe('failed');
});

it('dying while a receipt is looked up credits it once', async () => {
  at.forget();
  const one = await paidScene(at);
  at.dieAt('receipt asked for');
  await steps.paybill(one.order.number, 300);
  await healed();
  expect((await one.sums()).amountPaid).toBe('300.00');
  expect(await bookings(one)).toHaveLength(1);
});

it.each(['refund claimed', 'refund sent'])(
  'dying at "%s" refunds no more than once',
  async (step) => {
    at.forget();
    const one = await paidScene(at);
    const { id } = await steps.ask(one, { result: 0 });
    at.dieAt(step);
    await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
    await steps.settled();
    await healed();
    await expectBalanced();
    const { receipt } = await one.payment(id);
    const reversed = at.simulator.state.transfers.get(receipt ?? '')?.reversed;
    expect(reversed).toBe(step === 'refund sent' ? 1000 : 0);
    const refund = await at.server.database.db
      .selectFrom('refunds')
      .select('state')
      .where('orderId', '=', one.order.id)
      .executeTakeFirstOrThrow();
    // Nobody knows whether it was sent: a person looks, rather than sending it again.
    expect(['sending', 'failed']).toContain(refund.state);
  },
);
