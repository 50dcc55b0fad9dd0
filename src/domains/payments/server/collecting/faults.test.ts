import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Collecting,
  elapse,
  ledgerSums,
  openCollecting,
  type PaidScene,
  paidScene,
} from '../../../../app/server/testing/collecting.ts';
import { forged, Steps } from '../../../../app/server/testing/collecting-steps.ts';
import { faultsOfCards } from '../../../../app/server/testing/faults-of-cards.ts';
import {
  type Fault,
  faultsOfReceipts,
  paid,
} from '../../../../app/server/testing/faults-of-receipts.ts';
import { fromCents, toCents } from '../../../../shared/money.ts';

/**
 * Every fault that the simulated providers can have, on the real database, and the table of them in
 * docs/payments.md, which this test writes (`vitest run -u`).
 */

let at: Collecting;
let steps: Steps;
beforeAll(async () => {
  at = await openCollecting();
  steps = new Steps(at);
});
afterAll(() => at.close());

const faults: readonly Fault[] = [
  {
    name: 'None',
    outcome:
      'The callback is stored, the request is queried, the payment is credited with its receipt.',
    run: async (one) => void (await steps.ask(one, { result: 0 })),
    ends: paid,
  },
  {
    name: 'Callback before the reply',
    outcome: 'It waits until the reply names its request.',
    run: async (one) => void (await steps.ask(one, { result: 0, replyMs: 150 })),
    ends: paid,
  },
  {
    name: 'Callback twice, and once more later',
    outcome: 'The first one is credited, the others change nothing.',
    async run(one) {
      await steps.ask(one, { result: 0, callbacks: 2 });
      await steps.control('resend', { checkoutRequestId: steps.promptOf(one).checkoutRequestId });
      await steps.settled();
    },
    ends: paid,
  },
  {
    name: 'Callback late',
    outcome: 'The job has queried and credited by then; the callback adds the receipt’s number.',
    async run(one) {
      const { id } = await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
      expect(await one.payment(id)).toMatchObject({ status: 'confirmed', receipt: null });
      await steps.control('resend', { checkoutRequestId: steps.promptOf(one).checkoutRequestId });
      await steps.settled();
      expect((await one.payment(id)).receipt).toMatch(/^S/);
    },
    ends: paid,
  },
  {
    name: 'Callback never',
    outcome: 'The job queries what stays silent, and credits it.',
    async run(one) {
      await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
    },
    ends: paid,
  },
  {
    name: 'Reply lost, callback comes',
    outcome: 'The only lost request of this phone and amount is meant; it is queried and credited.',
    async run(one) {
      await steps.ask(one, { result: 0, ask: 'lose' });
      await steps.afterwards(60);
      await steps.afterwards(60);
    },
    ends: paid,
  },
  {
    name: 'Reply and callback lost, confirmed by paybill',
    outcome:
      'The confirmation carries the payment’s reference; the receipt is looked up and credited.',
    async run(one) {
      await steps.ask(one, { result: 0, ask: 'lose', callbacks: 0, alsoConfirmed: true });
      await steps.afterwards(60);
    },
    ends: paid,
  },
  {
    name: 'Reply and callback lost, nothing else',
    outcome: 'The payment expires; the list of transfers has its reference, and it is credited.',
    async run(one) {
      const { id } = await steps.ask(one, { result: 0, ask: 'lose', callbacks: 0 });
      await steps.afterwards(60);
      await steps.afterwards(300);
      expect((await one.payment(id)).status).toBe('expired');
      await steps.list();
    },
    ends: paid,
  },
  ...faultsOfReceipts,
  {
    name: 'Callback with another amount',
    outcome:
      'It is not believed: the receipt is looked up, and credited by what M-Pesa says of it.',
    async run(one) {
      await steps.ask(one, { result: 0, callbackAmount: 7 });
      await steps.settled();
    },
    ends: paid,
  },
  {
    name: 'Callback forged, of a request that waits',
    outcome: 'The query says that it still waits: nothing is credited.',
    async run(one) {
      await steps.ask(one);
      expect(await steps.callBack(forged(steps.promptOf(one).checkoutRequestId, 1000))).toBe(200);
      await steps.settled();
    },
    ends: ['pending', '0.00', '0.00'],
  },
  {
    name: 'Callback forged, of an unknown request',
    outcome:
      'After five minutes its receipt is looked up; there is none: an admin sees the report, and no money.',
    async run(one) {
      await steps.ask(one);
      await steps.callBack(forged('ws_CO_unknown', 500));
      await steps.settled();
      await steps.afterwards(200);
      await elapse(at, 200);
      await at.run(true);
      await steps.settled();
    },
    ends: ['expired', '0.00', '0.00'],
  },
  {
    name: 'Callback at another path',
    outcome: 'Answered 404, nothing is stored.',
    async run(one) {
      await steps.ask(one);
      const wrong = `${at.callbackUrl.slice(0, -1)}${at.callbackUrl.endsWith('x') ? 'y' : 'x'}`;
      const body = JSON.stringify(forged(steps.promptOf(one).checkoutRequestId, 1000));
      expect((await fetch(wrong, { method: 'POST', body })).status).toBe(404);
    },
    ends: ['pending', '0.00', '0.00'],
  },
  {
    name: 'Paid after the buyer cancelled the payment',
    outcome: 'The money is credited: it still fits the order.',
    async run(one) {
      const { id } = await steps.ask(one);
      expect((await one.buyer.post(`/api/payments/${id}/cancel`)).status).toBe(200);
      await steps.answer(one, 0);
      await steps.settled();
    },
    ends: paid,
  },
  {
    name: 'Paid after it expired',
    outcome: 'Credited, as it still fits.',
    async run(one) {
      await steps.ask(one);
      await steps.afterwards(200);
      await steps.answer(one, 0);
      await steps.settled();
    },
    ends: paid,
  },
  {
    name: 'Paid after the order was cancelled',
    outcome: 'Goes to the reconciliation list.',
    async run(one) {
      const { id } = await steps.ask(one);
      await one.buyer.post(`/api/payments/${id}/cancel`);
      const off = await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
      expect(off.status).toBe(200);
      await steps.answer(one, 0);
      await steps.settled();
    },
    ends: ['cancelled', '0.00', '1000.00'],
  },
  {
    name: 'Paid after the order was cancelled, callback late',
    outcome: 'The job has queried by then; the callback adds the receipt’s number, and no money.',
    async run(one) {
      const { id } = await steps.ask(one, { callbacks: 0 });
      await one.buyer.post(`/api/payments/${id}/cancel`);
      await one.buyer.post(`/api/orders/${one.order.id}/cancel`, { reason: 'Closed' });
      await steps.answer(one, 0);
      await steps.afterwards(10);
      await steps.control('resend', { checkoutRequestId: steps.promptOf(one).checkoutRequestId });
      await steps.settled();
      await steps.afterwards(10);
    },
    ends: ['cancelled', '0.00', '1000.00'],
  },
  {
    name: 'Paid on the phone after it was paid by paybill',
    outcome: 'Both transfers are real: the second one goes to the reconciliation list.',
    async run(one) {
      const { reference } = await steps.ask(one);
      await steps.afterwards(200);
      await steps.paybill(reference, 1000);
      await steps.answer(one, 0);
      await steps.settled();
      await steps.afterwards(10);
    },
    ends: ['confirmed', '1000.00', '1000.00'],
  },
  {
    name: 'Paid after the order was paid in another way',
    outcome: 'Goes to the reconciliation list.',
    async run(one) {
      await steps.ask(one);
      await steps.afterwards(200);
      const first = steps.promptOf(one);
      await steps.ask(one, { result: 0 });
      await steps.control('answer', { checkoutRequestId: first.checkoutRequestId, result: 0 });
      await steps.settled();
    },
    ends: ['expired, confirmed', '1000.00', '1000.00'],
  },
  ...[1, 17, 26, 1001, 1025, 1032, 1037, 2001, 9999].map((result) => ({
    name: `Result code ${result}`,
    outcome: 'The payment failed; the page says why.',
    async run(one: PaidScene) {
      const { id } = await steps.ask(one, { result });
      expect((await one.payment(id)).request).toMatchObject({ code: String(result) });
    },
    ends: ['failed', '0.00', '0.00'] as const,
  })),
  {
    name: 'Request refused',
    outcome: 'The payment failed; another one can be tried.',
    run: async (one) => void (await steps.ask(one, { ask: 'refuse' })),
    ends: ['failed', '0.00', '0.00'],
  },
  {
    name: 'M-Pesa broken',
    outcome:
      'Nobody knows whether the phone was asked: it is not asked twice, and the payment expires.',
    async run(one) {
      await steps.ask(one, { ask: 'break' });
      await steps.afterwards(60);
      await steps.afterwards(300);
    },
    ends: ['expired', '0.00', '0.00'],
  },
  {
    name: 'Query broken when the callback comes',
    outcome:
      'Nothing is credited on the callback’s word; it is taken up again until the query answers.',
    async run(one) {
      const { id } = await steps.ask(one, { result: 0, query: 'break' });
      expect((await one.payment(id)).status).toBe('pending');
      Object.assign(steps.promptOf(one).fault, { query: 'truth' });
      await steps.afterwards(30);
      expect((await one.payment(id)).receipt).toMatch(/^S/);
    },
    ends: paid,
  },
  {
    name: 'STK payment that is confirmed by paybill as well',
    outcome: 'One receipt is credited once.',
    async run(one) {
      await steps.ask(one, { result: 0, alsoConfirmed: true });
      await steps.settled();
    },
    ends: paid,
  },
  {
    name: 'Callbacks of two payments in reverse order',
    outcome: 'Each finds its own request.',
    async run(one) {
      await steps.ask(one, {}, { amount: '400' });
      const first = steps.promptOf(one);
      await elapse(at, 200);
      await at.run(true);
      await steps.ask(one, { result: 0 }, { amount: '600' });
      await steps.control('answer', { checkoutRequestId: first.checkoutRequestId, result: 0 });
      await steps.settled();
    },
    ends: ['confirmed, confirmed', '1000.00', '0.00'],
  },
  {
    name: 'Paybill with the order’s number',
    outcome: 'The receipt is looked up and credited to the order.',
    run: (one) => steps.paybill(one.order.number, 300),
    ends: ['confirmed', '300.00', '0.00'],
  },
  {
    name: 'Paybill confirmed twice',
    outcome: 'Credited once.',
    run: (one) =>
      steps.paybill(one.order.number.toLowerCase().replace('-', ' '), 300, { confirmations: 2 }),
    ends: ['confirmed', '300.00', '0.00'],
  },
  {
    name: 'Paybill with more than the order comes to',
    outcome: 'Goes to the reconciliation list.',
    run: (one) => steps.paybill(one.order.number, 1001),
    ends: ['', '0.00', '1001.00'],
  },
  {
    name: 'Paybill with an unknown account',
    outcome: 'Goes to the reconciliation list.',
    run: () => steps.paybill('KIBANDA', 250),
    ends: ['', '0.00', '250.00'],
  },
  ...faultsOfCards,
];

const unmatchedSum = async () => {
  const { unmatched = 0 } = await ledgerSums(at);
  return BigInt(-unmatched);
};

const rows: string[] = [];
it.each(faults)('$name: $outcome', async ({ name, outcome, run, ends }) => {
  at.forget();
  at.simulator.state.faults.splice(0);
  const before = await unmatchedSum();
  const one = await paidScene(at);
  await run(one, steps, at);
  const { payments, amountPaid } = await one.sums();
  const statuses = payments.map(({ status }) => status).join(', ');
  const unmatched = fromCents((await unmatchedSum()) - before);
  expect([statuses, amountPaid, unmatched]).toEqual(ends);
  expect(payments.every(({ receipt }) => receipt === null || receipt.length > 3)).toBe(true);
  const sums = await ledgerSums(at);
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(toCents(amountPaid) <= 100_000n).toBe(true);
  rows.push(`| ${name} | ${outcome} | ${statuses || '–'} | ${amountPaid} | ${unmatched} |`);
});

it('are all in docs/payments.md, as they ended here', async () => {
  const written = await readFile(new URL(`../../../../../${document}`, import.meta.url), 'utf8');
  const [above = ''] = written.split('| Fault |');
  await expect(`${above}${head}${rows.join('\n')}\n`).toMatchFileSnapshot(
    `../../../../../${document}`,
  );
});

const document = 'docs/payments.md';
const head = `| Fault | What happens | Payments | Paid | To the reconciliation list |
| --- | --- | --- | --- | --- |
`;
