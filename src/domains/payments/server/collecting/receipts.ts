import { transact } from '../../../../platform/transact.ts';
import type { CollectDeps } from '../deps.ts';
import { handleCallback } from '../job-definitions.ts';
import { selectUnhandled } from '../queries/callbacks.ts';
import { lockReceipt, updateReceipt } from '../queries/receipts.ts';
import type { resultOf } from './callback-bodies.ts';
import { creditReceipt } from './credit.ts';

/** Asks M-Pesa about a receipt that somebody reported; without an operator for that, it waits for an admin. */
export async function lookUp(deps: CollectDeps, receiptId: string): Promise<void> {
  const { mpesa } = deps.providers;
  const receipt = await deps.db.transaction().execute((trx) => lockReceipt(trx, receiptId));
  if (receipt?.state !== 'reported' || receipt.receipt === null) return;
  // Counted also where nobody can be asked: the sweep comes to an end.
  await updateReceipt(deps.db, receiptId, { checks: receipt.checks + 1 });
  if (!mpesa?.canLookUp) return;
  const conversationId = await mpesa.lookUp(receipt.receipt);
  deps.step?.('receipt asked for');
  await transact(deps.db, async (trx) => {
    await updateReceipt(trx, receiptId, { conversationId });
    for (const callbackId of await selectUnhandled(trx, conversationId)) {
      await deps.enqueue(trx, handleCallback, { callbackId });
    }
  });
}

/** What M-Pesa says of a receipt: true and worth so much, or none. */
export async function settleLookUp(
  deps: CollectDeps,
  receiptId: string,
  { code, amount, receipt: named, status }: ReturnType<typeof resultOf>,
): Promise<string> {
  const receipt = await deps.db.transaction().execute((trx) => lockReceipt(trx, receiptId));
  if (receipt?.state !== 'reported') return 'known';
  const isTrue = code === 0 && status === 'Completed' && named === receipt.receipt;
  if (!isTrue || amount === null) {
    await updateReceipt(deps.db, receiptId, { state: 'refused', payer: null });
    return 'refused';
  }
  return creditReceipt(deps, receipt, amount);
}
