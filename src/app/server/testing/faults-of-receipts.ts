import { expect } from 'vitest';
import { type Collecting, elapse, type PaidScene } from './collecting.ts';
import type { Steps } from './collecting-steps.ts';

export interface Fault {
  readonly name: string;
  /** What happens, for the table. */
  readonly outcome: string;
  run(one: PaidScene, steps: Steps, at: Collecting): Promise<void>;
  /** The status of the order's payments, what is paid for it, and what came to the reconciliation list meanwhile. */
  readonly ends: readonly [statuses: string, paid: string, unmatched: string];
}

export const paid = ['confirmed', '1000.00', '0.00'] as const;

/** Of two transfers for one request, and of receipts that no callback has named. */
export const faultsOfReceipts: readonly Fault[] = [
  {
    name: 'Reply, callback and confirmation lost, no list',
    outcome:
      'Only the statement has it: finance imports that, the receipt is looked up, and credited.',
    async run(one, steps) {
      const { id } = await steps.ask(one, { result: 0, ask: 'lose', callbacks: 0 });
      await steps.afterwards(60);
      await steps.afterwards(300);
      expect((await one.payment(id)).status).toBe('expired');
      const { rows } = await steps.statement(one);
      expect(rows).toMatchObject([{ fate: 'checking', amount: '1000.00' }]);
      expect((await steps.statement(one)).rows).toMatchObject([{ fate: 'booked' }]);
    },
    ends: paid,
  },
  {
    name: 'Callback never, then the statement',
    outcome: 'It is credited by then; the statement adds the receipt’s number, and no money.',
    async run(one, steps) {
      const { id } = await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
      await steps.statement(one);
      expect((await one.payment(id)).receipt).toMatch(/^S/);
    },
    ends: paid,
  },
  {
    name: 'Callback never, confirmed by paybill',
    outcome: 'The receipt is of this phone and time: it is the number of what is credited.',
    async run(one, steps) {
      const { id } = await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
      expect((await one.payment(id)).receipt).toBe(null);
      await steps.confirmAgain(one);
      expect((await one.payment(id)).receipt).toMatch(/^S/);
    },
    ends: paid,
  },
  {
    name: 'Callback never, then paid again by paybill',
    outcome: 'It was paid after the first was known: the second goes to the reconciliation list.',
    async run(one, steps, at) {
      const { id, reference } = await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
      await elapse(at, 300);
      await steps.paybill(reference, 1000, { phone: one.phone });
      expect((await one.payment(id)).receipt).toBe(null);
    },
    ends: ['confirmed', '1000.00', '1000.00'],
  },
  {
    name: 'Callback never, then paid by paybill from another phone',
    outcome: 'It is not what the phone was asked for: it goes to the reconciliation list.',
    async run(one, steps) {
      const { reference } = await steps.ask(one, { result: 0, callbacks: 0 });
      await steps.afterwards(10);
      await steps.paybill(reference, 1000);
    },
    ends: ['confirmed', '1000.00', '1000.00'],
  },
  {
    name: 'Paid by paybill, then on the phone within the minute, callback never',
    outcome: 'They look like one, until the list of transfers has both.',
    async run(one, steps) {
      const { reference } = await steps.ask(one, { callbacks: 0 });
      await steps.paybill(reference, 1000, { phone: one.phone });
      await steps.answer(one, 0);
      await steps.afterwards(10);
      await steps.list();
    },
    ends: ['confirmed', '1000.00', '1000.00'],
  },
  {
    name: 'Paid by paybill from another phone, then on the phone, callback never',
    outcome:
      'The request is asked about until its end: the second goes to the reconciliation list.',
    async run(one, steps) {
      const { reference } = await steps.ask(one, { callbacks: 0 });
      await steps.paybill(reference, 1000);
      await steps.answer(one, 0);
      await steps.afterwards(10);
      await steps.list();
      await steps.afterwards(10);
    },
    ends: ['confirmed', '1000.00', '1000.00'],
  },
  {
    name: 'Paybill, its confirmation never',
    outcome: 'The list of transfers has it: it is credited to the order.',
    async run(one, steps) {
      await steps.paybill(one.order.number, 300, { confirmations: 0 });
      await steps.list();
      await steps.list();
    },
    ends: ['confirmed', '300.00', '0.00'],
  },
];
