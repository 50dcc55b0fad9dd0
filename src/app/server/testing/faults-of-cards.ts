import { expect } from 'vitest';
import { checkRefunds } from '../../../domains/payments/server/collecting/refunds.ts';
import { elapse } from './collecting.ts';
import { type Fault, paid } from './faults-of-receipts.ts';

/** Of cards and of refunds to them, by Paystack. */
export const faultsOfCards: readonly Fault[] = [
  {
    name: 'Card paid',
    outcome: 'The webhook is stored, the payment verified and credited.',
    run: async (one, steps) => void (await steps.payByCard(one)),
    ends: paid,
  },
  {
    name: 'Card paid, webhook twice and with another amount',
    outcome: 'The verification counts, once.',
    run: async (one, steps) =>
      void (await steps.payByCard(one, { callbacks: 2, callbackAmount: 1 })),
    ends: paid,
  },
  {
    name: 'Card paid, webhook never',
    outcome: 'The job verifies and credits it.',
    async run(one, steps) {
      await steps.payByCard(one, { callbacks: 0 });
      await steps.afterwards(10);
    },
    ends: paid,
  },
  {
    name: 'Card webhook with a forged signature',
    outcome: 'Answered 404, nothing is stored.',
    async run(one, steps) {
      const { reference } = await steps.beginCard(one);
      await steps.control('forge', { body: { event: 'charge.success', data: { reference } } });
      await steps.settled();
    },
    ends: ['pending', '0.00', '0.00'],
  },
  {
    name: 'Card declined',
    outcome: 'The payment failed.',
    run: async (one, steps) => void (await steps.payByCard(one, {}, false)),
    ends: ['failed', '0.00', '0.00'],
  },
  {
    name: 'Card refunded, and Paystack fails it later',
    outcome: 'Its webhook makes Paystack be asked: an admin sends the money by hand.',
    async run(one, steps, at) {
      await steps.payByCard(one);
      at.simulator.next({ phone: 'refund', result: 1 });
      await steps.cancelOrder(one);
      expect(await steps.refundOf(one)).toMatchObject({ state: 'failed', failure: 'failed' });
    },
    ends: ['confirmed', '0.00', '0.00'],
  },
  {
    name: 'Card refunded, webhook never',
    outcome: 'The job asks how it went.',
    async run(one, steps, at) {
      await steps.payByCard(one);
      at.simulator.next({ phone: 'refund', callbacks: 0 });
      await steps.cancelOrder(one);
      expect((await steps.refundOf(one)).state).toBe('sent');
      await elapse(at, 1_000);
      await checkRefunds(at.deps, null);
      expect((await steps.refundOf(one)).state).toBe('done');
    },
    ends: ['confirmed', '0.00', '0.00'],
  },
];
