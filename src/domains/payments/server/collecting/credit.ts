import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { insertOrderEvent } from '../../../orders/server/public.ts';
import { fitsInto, linesOf, openAmounts, type PaymentMethod, paymentMachine } from '../../rules.ts';
import type { CollectDeps } from '../deps.ts';
import { releaseDelivered } from '../held.ts';
import type { ProviderName } from '../providers/provider.ts';
import { book } from '../queries/ledger.ts';
import {
  type LockedOrder,
  lockOrder,
  lockPayment,
  markCollected,
  selectMoney,
} from '../queries/payments.ts';
import {
  deleteReport,
  lockReceipt,
  type Receipt,
  type RequestedMoney,
  selectReceiptByNumber,
  selectReceiptOfRequest,
  takeReceipt,
  updateReceipt,
} from '../queries/receipts.ts';
import {
  insertReceived,
  type RequestOfPayment,
  selectByReference,
  selectOrderByNumber,
  updateRequest,
} from '../queries/requests.ts';
import { notePayment } from '../trail.ts';

type Trx = Transaction<DB>;

/** What became of money that arrived. */
export type Credited = 'credited' | 'unmatched' | 'known';
type Asked = Pick<RequestOfPayment, 'paymentId' | 'orderId' | 'provider'>;

/**
 * Credits a payment that its provider says is paid: once, however often it is said. Money that does not fit the
 * order any more is nobody's until an admin has looked at it. Locks: the order, the payment, the receipt.
 */
export async function creditPayment(
  deps: CollectDeps,
  { paymentId, orderId, provider }: Asked,
  paid: { readonly amount: string | null; readonly receipt: string | null },
): Promise<Credited> {
  return transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, null, orderId);
    const payment = await lockPayment(trx, null, paymentId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    await updateRequest(trx, paymentId, { state: 'ended', resultCode: '0' });
    const amount = paid.amount ?? payment.amount;
    const { reference } = payment;
    const money = { paymentId, provider, reference, amount, receipt: paid.receipt };
    if (await isKnown(trx, money)) return 'known';
    const receipt = await takeReceipt(trx, {
      provider,
      receipt: paid.receipt,
      amount,
      accountReference: reference,
    });
    deps.step?.('receipt taken');
    if (receipt.state !== 'reported') {
      // Another payment has it: this one is paid by nothing.
      if (payment.status === 'pending') await fail(trx, { orderId, paymentId }, 'receipt_used');
      return 'known';
    }
    const own = payment.status === 'pending' ? toCents(payment.amount) : 0n;
    const facts = { decidedBy: null, role: null, method: payment.method };
    const isDue =
      toCents(amount) === toCents(payment.amount) &&
      paymentMachine.transitionError('credit', payment.status, facts) === null &&
      (await hasRoom(trx, order, toCents(amount), own, payment.method));
    if (!isDue) {
      if (payment.status === 'pending') await fail(trx, { orderId, paymentId }, 'unmatched');
      await bookUnmatched(trx, receipt, amount);
      return 'unmatched';
    }
    await markCollected(trx, { orderId, paymentId }, 'confirmed');
    deps.step?.('payment confirmed');
    await bookCollected(deps, trx, order, { paymentId, receipt, amount });
    return 'credited';
  });
}

/** Whether a payment's money was booked already, to whomever; a receipt's number that comes later is noted. */
async function isKnown(trx: Trx, money: RequestedMoney): Promise<boolean> {
  const { provider, receipt } = money;
  const known = await selectReceiptOfRequest(trx, money);
  if (!known) return false;
  if (known.receipt !== null || receipt === null) return true;
  const other = await selectReceiptByNumber(trx, provider, receipt);
  if (other && other.state !== 'reported') return true;
  if (other) await deleteReport(trx, other.id);
  await updateReceipt(trx, known.id, { receipt });
  return true;
}

async function fail(
  trx: Trx,
  one: { readonly orderId: string; readonly paymentId: string },
  code: string,
): Promise<void> {
  await markCollected(trx, one, 'failed');
  await updateRequest(trx, one.paymentId, { resultCode: code });
}

/** Whether an order takes this much still. @param own cents of what waits that this money is for */
async function hasRoom(
  trx: Trx,
  { orderId, orderStatus }: LockedOrder,
  amount: bigint,
  own: bigint,
  method: PaymentMethod,
): Promise<boolean> {
  if (orderStatus === 'cancelled') return false;
  const { free } = openAmounts(await selectMoney(trx, null, orderId));
  return fitsInto(amount, free + own, method);
}

interface Collected {
  readonly paymentId: string;
  readonly receipt: Receipt;
  readonly amount: string;
}

/** Where a provider's money comes in. */
export const accountOf = (provider: ProviderName) =>
  provider === 'paystack' ? ('card' as const) : ('mpesa' as const);

/** The ledger, the timeline, the trail and the news of money that arrived for an order. */
async function bookCollected(
  deps: CollectDeps,
  trx: Trx,
  order: LockedOrder,
  { paymentId, receipt, amount }: Collected,
): Promise<void> {
  const { orderId } = order;
  const account = accountOf(receipt.provider);
  await updateReceipt(trx, receipt.id, { state: 'credited', paymentId, amount, payer: null });
  const booking = { kind: 'payment', orderId, paymentId } as const;
  await book(trx, booking, linesOf(account, 'held', toCents(amount)));
  deps.step?.('payment booked');
  const details = { amount };
  await insertOrderEvent(trx, { orderId, actorId: null, kind: 'payment_received', details });
  await notePayment(trx, null, 'payment.collected', { id: paymentId, order, amount });
  for (const userId of [order.contractorId, order.supplierId].toSorted()) {
    await deps.notify(trx, {
      userId,
      kind: 'paymentReceived',
      subjectId: orderId,
      values: { number: order.number, amount: formatUnitPrice(amount) },
      dedupeKey: `paymentReceived ${paymentId}`,
    });
  }
  await releaseDelivered(trx, orderId);
}

async function bookUnmatched(trx: Trx, { id, provider }: Receipt, amount: string): Promise<void> {
  await updateReceipt(trx, id, { state: 'unmatched', amount });
  const account = accountOf(provider);
  const booking = { kind: 'unmatched', orderId: null, receiptId: id } as const;
  await book(trx, booking, linesOf(account, 'unmatched', toCents(amount)));
}

/**
 * Credits a receipt that M-Pesa has confirmed: to the payment or the order that its account reference names, else
 * to nobody yet.
 *
 * @param amount as M-Pesa says it
 */
export async function creditReceipt(
  deps: CollectDeps,
  report: Pick<Receipt, 'id' | 'receipt' | 'accountReference'>,
  amount: string,
): Promise<Credited> {
  const reference = (report.accountReference ?? '').trim().toUpperCase();
  const asked = reference ? await selectByReference(deps.db, reference) : null;
  const isSame = asked !== null && toCents(asked.amount) === toCents(amount);
  if (asked && isSame && (asked.receiptId === null || asked.receipt === null)) {
    const { paymentId, orderId } = asked;
    const one = { paymentId, orderId, provider: 'mpesa' } as const;
    return creditPayment(deps, one, { amount, receipt: report.receipt });
  }
  const number = orderNumberIn(reference);
  const named = number === null ? null : await selectOrderByNumber(deps.db, number);
  const orderId = asked?.orderId ?? named?.id ?? null;
  return transact(deps.db, async (trx) => {
    const order = orderId === null ? null : await lockOrder(trx, null, orderId);
    const receipt = await lockReceipt(trx, report.id);
    if (receipt?.state !== 'reported') return 'known';
    return placeReceipt(deps, trx, order, receipt, amount);
  });
}

/** The number of an order as people write it: "lpo 12" is 12; null where there is none. */
export function orderNumberIn(text: string): bigint | null {
  const [, digits] = /^(?:LPO)?[\s-]*0*(\d{1,12})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : BigInt(digits);
}

/** Credits a locked receipt to a locked order, where that takes it. */
export async function placeReceipt(
  deps: CollectDeps,
  trx: Trx,
  order: LockedOrder | null,
  receipt: Receipt,
  amount: string,
): Promise<Credited> {
  const method = accountOf(receipt.provider);
  if (!order || !(await hasRoom(trx, order, toCents(amount), 0n, method))) {
    if (receipt.state === 'reported') await bookUnmatched(trx, receipt, amount);
    return 'unmatched';
  }
  const { orderId, contractorId: payerId } = order;
  const reference = receipt.receipt ?? receipt.id;
  const paymentId = await insertReceived(trx, { orderId, payerId, method, amount, reference });
  await bookCollected(deps, trx, order, { paymentId, receipt, amount });
  return 'credited';
}
