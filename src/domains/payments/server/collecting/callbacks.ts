import { transact } from '../../../../platform/transact.ts';
import { parsePhone } from '../../../../shared/phone.ts';
import type { CollectDeps } from '../deps.ts';
import { handleCallback } from '../job-definitions.ts';
import type { ProviderName } from '../providers/provider.ts';
import {
  insertCallback,
  markHandled,
  type StoredCallback,
  selectCallback,
} from '../queries/callbacks.ts';
import { selectReceiptOfConversation } from '../queries/receipts.ts';
import { selectRefundOfRequest } from '../queries/refunds.ts';
import { selectLostRequest, selectPaymentOfRequest, updateRequest } from '../queries/requests.ts';
import { advance } from './advance.ts';
import { identify, paybillOf, paystackOf, pushOf, resultOf } from './callback-bodies.ts';
import { report, settleLookUp } from './receipts.ts';
import { checkRefunds, endRefund } from './refunds.ts';

/** What came earlier than what it is about is tried again so long; then nobody knows it. */
const unknownAfterSeconds = 300;

/** Stores what a provider sent, as it came; the rest is done by a job, so that the provider has its answer. */
export async function receiveCallback(
  { db, enqueue }: Pick<CollectDeps, 'db' | 'enqueue'>,
  provider: ProviderName,
  { body, source }: { readonly body: string; readonly source: string },
): Promise<void> {
  const { kind, requestId } = identify(provider, body);
  await transact(db, async (trx) => {
    const callbackId = await insertCallback(trx, { provider, kind, requestId, body, source });
    await enqueue(trx, handleCallback, { callbackId });
  });
}

/** Does what follows from a stored callback: none of them is believed, each makes its provider be asked. */
export async function takeUpCallback(deps: CollectDeps, callbackId: string): Promise<void> {
  const callback = await selectCallback(deps.db, callbackId);
  if (!callback || callback.handledAt !== null) return;
  const outcome = await handlers[callback.kind]?.(deps, callback);
  deps.step?.('callback taken up');
  if (outcome !== null) await markHandled(deps.db, callbackId, outcome ?? 'not understood');
}

/** A word on what was done; null where it is to be taken up again. */
type Handler = (deps: CollectDeps, callback: StoredCallback) => Promise<string | null>;

const handlers: Readonly<Record<string, Handler>> = {
  push: async (deps, callback) => {
    const push = pushOf(callback.body);
    const asked = await selectPaymentOfRequest(deps.db, 'mpesa', push.requestId);
    const paymentId = asked?.paymentId ?? (await adopt(deps, push));
    if (paymentId === null) {
      const isTooEarly = await again(deps, callback);
      if (isTooEarly || push.paid === null) return isTooEarly ? null : 'unknown';
      return report(deps, { ...push.paid, accountReference: null });
    }
    const receipt = push.paid?.receipt ?? null;
    if (push.paid && asked && isNews(push.paid, asked)) {
      const { reference: accountReference } = asked;
      return report(deps, { ...push.paid, accountReference, requestedFor: paymentId });
    }
    const done = await advance(deps, paymentId, { again: receipt !== null, receipt });
    if (done === 'settled') return 'checked';
    // It is not so yet by the provider's own word: the receipt's number waits here.
    return (await again(deps, callback, 86_400)) ? null : 'not confirmed';
  },

  paybill: async (deps, { body }) => report(deps, paybillOf(body)),

  result: async (deps, callback) => {
    const result = resultOf(callback.body);
    const receiptId = await selectReceiptOfConversation(deps.db, result.conversationId);
    if (receiptId !== null) return settleLookUp(deps, receiptId, result);
    const refundId = await selectRefundOfRequest(deps.db, result.conversationId);
    if (refundId === null) return (await again(deps, callback)) ? null : 'unknown';
    await endRefund(
      deps,
      refundId,
      result.code === 0 ? { state: 'done' } : { state: 'failed', failure: String(result.code) },
    );
    return 'refund ended';
  },

  paystack: async (deps, { body }) => {
    const { reference, isOfRefund } = paystackOf(body);
    const asked = reference ? await selectPaymentOfRequest(deps.db, 'paystack', reference) : null;
    if (!asked) return 'unknown';
    if (isOfRefund) {
      await checkRefunds(deps, asked.paymentId);
      return 'refund asked about';
    }
    await advance(deps, asked.paymentId, { again: true });
    return 'checked';
  },
};

/** Another amount than was asked for, or another transfer than is booked: what that is worth is looked up. */
const isNews = (
  paid: { readonly amount: string; readonly receipt: string },
  asked: { readonly amount: string; readonly receipt: string | null },
) =>
  Number(asked.amount) !== Number(paid.amount) ||
  (asked.receipt !== null && asked.receipt !== paid.receipt);

/** Takes a callback up again later, while it may still be about something that is not known yet. */
async function again(
  { db, enqueue }: CollectDeps,
  { id, ageSeconds }: StoredCallback,
  untilSeconds = unknownAfterSeconds,
): Promise<boolean> {
  if (ageSeconds > untilSeconds) return false;
  const startAfterSeconds = Math.max(5, Math.min(Math.round(ageSeconds), 3_600));
  await enqueue(db, handleCallback, { callbackId: id }, { startAfterSeconds });
  return true;
}

/** A success whose request got no reply: where one request alone can be meant, it is that one. */
async function adopt(
  { db }: CollectDeps,
  { requestId, paid }: ReturnType<typeof pushOf>,
): Promise<string | null> {
  const phone = paid && parsePhone(`+${paid.payer}`);
  if (!paid || !phone) return null;
  const paymentId = await selectLostRequest(db, { phone, amount: paid.amount });
  if (paymentId !== null) await updateRequest(db, paymentId, { requestId });
  return paymentId;
}
