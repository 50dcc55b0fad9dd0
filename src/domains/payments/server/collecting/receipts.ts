import { transact } from '../../../../platform/transact.ts';
import type { CollectDeps } from '../deps.ts';
import { handleCallback, lookUpReceipt } from '../job-definitions.ts';
import type { Transfer } from '../providers/provider.ts';
import { selectUnhandled } from '../queries/callbacks.ts';
import {
  lockReceipt,
  selectReceiptByNumber,
  selectUnheardOf,
  takeReceipt,
  updateReceipt,
} from '../queries/receipts.ts';
import type { resultOf } from './callback-bodies.ts';
import { creditReceipt } from './credit.ts';

/** M-Pesa lists the transfers of two days. */
const listedMs = 48 * 3_600_000;

/** Money that is said to have come. */
interface Said extends Transfer {
  /** The payment whose request brought it. */
  readonly requestedFor?: string;
}

/** Notes money that is said to have come, once a receipt; what it is worth is looked up. */
export async function report({ db, enqueue }: CollectDeps, said: Said): Promise<string> {
  if (await selectReceiptByNumber(db, 'mpesa', said.receipt)) return 'known';
  await transact(db, async (trx) => {
    const { id, state } = await takeReceipt(trx, { provider: 'mpesa', ...said });
    if (state === 'reported') await enqueue(trx, lookUpReceipt, { receiptId: id });
  });
  return 'looked up';
}

/**
 * Asks M-Pesa about a receipt that somebody reported. Without an operator for that, the statements count that
 * two admins have found it on; what fewer have found waits for an admin.
 */
export async function lookUp(deps: CollectDeps, receiptId: string): Promise<void> {
  const { mpesa } = deps.providers;
  const receipt = await deps.db.transaction().execute((trx) => lockReceipt(trx, receiptId));
  if (receipt?.state !== 'reported' || receipt.receipt === null) return;
  // Counted also where nobody can be asked: the sweep comes to an end.
  await updateReceipt(deps.db, receiptId, { checks: receipt.checks + 1 });
  if (!mpesa?.canLookUp) {
    if (receipt.secondStatementId === null) return;
    const { amount, paidAt, payer: phone } = receipt;
    return void (await creditReceipt(deps, receipt, { amount, paidAt, phone }));
  }
  const conversationId = await mpesa.lookUp(receipt.receipt);
  deps.step?.('receipt asked for');
  await transact(deps.db, async (trx) => {
    await updateReceipt(trx, receiptId, { conversationId });
    for (const callbackId of await selectUnhandled(trx, conversationId)) {
      await deps.enqueue(trx, handleCallback, { callbackId });
    }
  });
}

/** What M-Pesa lists is reported, where no callback has said it. */
export async function pullTransfers(deps: CollectDeps): Promise<void> {
  const { mpesa } = deps.providers;
  if (!mpesa?.canList) return;
  const listed = await mpesa.list(new Date(Date.now() - listedMs), new Date());
  const unheard = await selectUnheardOf(
    deps.db,
    listed.map(({ receipt }) => receipt),
  );
  for (const one of listed) if (unheard.includes(one.receipt)) await report(deps, one);
}

/** What M-Pesa says of a receipt: true and worth so much, or none. */
export async function settleLookUp(
  deps: CollectDeps,
  receiptId: string,
  { code, amount, receipt: named, status, paidAt, phone }: ReturnType<typeof resultOf>,
): Promise<string> {
  const receipt = await deps.db.transaction().execute((trx) => lockReceipt(trx, receiptId));
  if (receipt?.state !== 'reported') return 'known';
  // Not found, or not answered this time: it is asked for again, and comes to a person in the end.
  if (code !== 0) return 'asked for again';
  const isTrue = status === 'Completed' && named === receipt.receipt && amount !== null;
  // M-Pesa knows of what the paybill itself paid out as well.
  const isOwn = phone !== null && phone.split(' ')[0] === deps.settings.mpesa?.shortcode;
  if (!isTrue || isOwn) {
    await updateReceipt(deps.db, receiptId, { state: 'refused', payer: null });
    return 'refused';
  }
  return creditReceipt(deps, receipt, { amount, paidAt, phone });
}
