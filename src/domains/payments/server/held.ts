import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import { type HeldMoney, insertOrderEvent } from '../../orders/server/public.ts';
import { linesOf, splitRefund, toRefund, toRelease, toTakeBack } from '../rules.ts';
import { sendRefund } from './job-definitions.ts';
import { book, selectHeld } from './queries/ledger.ts';
import { insertRefund, selectRefundable } from './queries/refunds.ts';

type Trx = Transaction<DB>;

/** What has arrived is owed to the supplier from now on. Under the order's lock. */
export async function releaseDelivered(trx: Trx, orderId: string): Promise<void> {
  const sums = await selectHeld(trx, orderId);
  if (sums.isCancelled) return;
  const amount = toRelease(sums);
  if (amount === 0n) return;
  await book(trx, { kind: 'release', orderId }, linesOf('held', 'payable', amount));
}

/** Money that is held for orders, for those who move them. */
export const heldMoney = (deps: { readonly enqueue: Enqueue }): HeldMoney => ({
  releaseDelivered,

  /** Back the way that it came, the newest payment first; booked now, sent by a job. */
  async refundHeld(trx, orderId) {
    const sums = await selectHeld(trx, orderId);
    const paid = await selectRefundable(trx, orderId);
    const parts = paid.map(({ left, method }) => ({ left: toCents(left), method }));
    const back = toRefund(sums);
    const amounts = splitRefund(back, parts);
    for (const [index, amount] of amounts.entries()) {
      const payment = paid[index];
      if (!payment || amount === 0n) continue;
      const { receiptId } = payment;
      const refundId = await insertRefund(trx, { orderId, receiptId, amount: fromCents(amount) });
      await book(trx, { kind: 'refund', orderId, refundId }, linesOf('held', 'refunded', amount));
      await deps.enqueue(trx, sendRefund, { refundId });
    }
    const sent = amounts.reduce((sum, amount) => sum + amount, 0n);
    if (sent > 0n) {
      const details = { amount: fromCents(sent) };
      await insertOrderEvent(trx, { orderId, actorId: null, kind: 'refund_started', details });
    }
    const rest = back - sent;
    // Below one shilling M-Pesa sends nothing back, and nobody else waits for it: what is kept is rounded up.
    if (sums.isCancelled && rest > 0n) {
      await book(trx, { kind: 'release', orderId }, linesOf('held', 'payable', rest));
    }
  },
});

/** Money of an order that costs less than was agreed, for those who credit it. */
export const creditedMoney = (deps: { readonly enqueue: Enqueue }) => ({
  /** What is held for it or owed to its supplier, and not paid out: a decimal string. */
  async within(db: Kysely<DB>, orderId: string): Promise<string> {
    const { held, payable } = await selectHeld(db, orderId);
    return fromCents(held + payable);
  },

  /**
   * What is paid beyond what it comes to now goes back to the buyer: of what is held, and where that is too little
   * of what its supplier has not been paid out yet. What is held for goods that stay is owed to the supplier.
   */
  async settle(trx: Trx, orderId: string): Promise<void> {
    const sums = await selectHeld(trx, orderId);
    const back = toTakeBack(sums);
    if (back > 0n) await book(trx, { kind: 'release', orderId }, linesOf('payable', 'held', back));
    await heldMoney(deps).refundHeld(trx, orderId);
    await releaseDelivered(trx, orderId);
  },

  /** So much of what is held for it is owed to its supplier, whatever has arrived. */
  async keep(trx: Trx, orderId: string, amount: string): Promise<void> {
    await book(trx, { kind: 'release', orderId }, linesOf('held', 'payable', toCents(amount)));
  },
});
