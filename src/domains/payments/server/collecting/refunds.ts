import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { insertOrderEvent } from '../../../orders/server/public.ts';
import type { CollectDeps } from '../deps.ts';
import { handleCallback } from '../job-definitions.ts';
import { Refused } from '../providers/provider.ts';
import { selectUnhandled } from '../queries/callbacks.ts';
import { claimRefund, type SentBack, selectSentRefunds, updateRefund } from '../queries/refunds.ts';
import { providerOf } from './advance.ts';

/**
 * Sends a refund, which is booked already, once: where nobody knows whether it was taken, a person looks.
 */
export async function sendOut(deps: CollectDeps, refundId: string): Promise<void> {
  const refund = await claimRefund(deps.db, refundId);
  if (!refund) return;
  deps.step?.('refund claimed');
  const { provider, receipt, reference, amount } = refund;
  if (receipt === null) {
    await updateRefund(deps.db, refundId, { state: 'failed', failure: 'no_receipt' });
    return;
  }
  try {
    const asked = { receipt, reference: reference ?? receipt, amount };
    const requestId = await providerOf(deps.providers, provider).refund(asked);
    deps.step?.('refund sent');
    await transact(deps.db, async (trx) => {
      await updateRefund(trx, refundId, { state: 'sent', requestId });
      for (const callbackId of await selectUnhandled(trx, requestId)) {
        await deps.enqueue(trx, handleCallback, { callbackId });
      }
    });
  } catch (error) {
    const failure = error instanceof Refused ? error.code : 'unknown';
    await updateRefund(deps.db, refundId, { state: 'failed', failure });
  }
}

/** How its provider says that a refund ended. */
export const endRefund = (
  { db }: Pick<CollectDeps, 'db'>,
  id: string,
  end: { readonly state: 'done' } | { readonly state: 'failed'; readonly failure: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const refund = await updateRefund(trx, id, end);
    if (refund && end.state === 'done') await noteRefunded(trx, refund);
  });

/** The timeline of its order says that the buyer has the money again. */
export async function noteRefunded(
  trx: Transaction<DB>,
  { orderId, amount }: SentBack,
): Promise<void> {
  if (orderId === null) return;
  await insertOrderEvent(trx, { orderId, actorId: null, kind: 'refunded', details: { amount } });
}

/** Asks how refunds went that a provider has taken: of one payment, or all that have been silent for a while. */
export async function checkRefunds(deps: CollectDeps, paymentId: string | null): Promise<void> {
  for (const { id, provider, requestId } of await selectSentRefunds(deps.db, paymentId)) {
    const end = await deps.providers[provider]?.refunded?.(requestId);
    if (end === 'done') await endRefund(deps, id, { state: 'done' });
    if (end === 'failed') await endRefund(deps, id, { state: 'failed', failure: 'failed' });
    // Those that were asked about last come last.
    if (end === 'waiting') await updateRefund(deps.db, id, { state: 'sent' });
  }
}
