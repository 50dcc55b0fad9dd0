import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { formatUnitPrice, fromCents, toCents } from '../../../../shared/money.ts';
import { type LockedOrder, lockOrderUnseen } from '../../../orders/server/public.ts';
import {
  type AskedAt,
  fitsInto,
  isSamePhone,
  linesOf,
  mayAnswer,
  openAmounts,
  type PaymentMethod,
  paymentMachine,
} from '../../rules.ts';
import type { CollectDeps } from '../deps.ts';
import { releaseDelivered } from '../held.ts';
import type { ProviderName } from '../providers/provider.ts';
import { book } from '../queries/ledger.ts';
import {
  isTransferConfirmed,
  lockPayment,
  markCollected,
  selectMoney,
} from '../queries/payments.ts';
import {
  deleteReport,
  lockReceipt,
  type Receipt,
  selectAnswer,
  selectByReference,
  selectReceiptByNumber,
  takeReceipt,
  updateReceipt,
} from '../queries/receipts.ts';
import {
  insertReceived,
  type RequestOfPayment,
  selectAsked,
  selectOrderByNumber,
  selectRequest,
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
    const one = await lockBoth(trx, { paymentId, orderId });
    await updateRequest(trx, paymentId, { state: 'ended', resultCode: '0' });
    const amount = paid.amount ?? one.payment.amount;
    if (await isKnown(trx, one, { amount, receipt: paid.receipt })) return 'known';
    const receipt = await takeReceipt(trx, {
      provider,
      receipt: paid.receipt,
      amount,
      accountReference: one.payment.reference,
    });
    deps.step?.('receipt taken');
    if (receipt.state !== 'reported') {
      if (receipt.requestedFor === null) {
        await updateReceipt(trx, receipt.id, { requestedFor: paymentId });
      }
      // Another payment has it: this one is paid by nothing.
      if (one.payment.status === 'pending') await fail(trx, one, 'receipt_used');
      return 'known';
    }
    await updateReceipt(trx, receipt.id, { requestedFor: paymentId });
    return creditOne(deps, trx, one, { receipt, amount, isAnswer: true });
  });
}

/** A payment and its order under their locks. */
interface Locked {
  readonly paymentId: string;
  readonly orderId: string;
  readonly order: LockedOrder;
  readonly payment: Awaited<ReturnType<typeof lockPayment>>;
}

async function lockBoth(
  trx: Trx,
  { paymentId, orderId }: Pick<Locked, 'paymentId' | 'orderId'>,
): Promise<Locked> {
  const order = await lockOrderUnseen(trx, orderId);
  const payment = await lockPayment(trx, null, paymentId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return { paymentId, orderId, order, payment };
}

/**
 * Whether what a request brought was booked already: by its word, or as a transfer that named its reference. A
 * receipt's number that comes later is noted.
 */
async function isKnown(
  trx: Trx,
  { paymentId, payment: { reference } }: Locked,
  { amount, receipt }: { readonly amount: string; readonly receipt: string | null },
): Promise<boolean> {
  const answer = await selectAnswer(trx, paymentId);
  if (answer) {
    if (answer.receipt === null && receipt !== null) await nameAnswer(trx, answer, receipt);
    return true;
  }
  if (receipt !== null) return false;
  const asked = await selectRequest(trx, paymentId);
  const transfers = await selectByReference(trx, { reference, amount });
  // A transfer whose time nobody knows is taken for it: other money comes under a number of its own.
  const same =
    asked &&
    (transfers.find((one) => mayAnswer(one, asked, new Date())) ??
      transfers.find(({ paidAt, isFromAsked }) => paidAt === null && isFromAsked !== false));
  if (!same) return false;
  await updateReceipt(trx, same.id, { requestedFor: paymentId });
  return true;
}

/** The number of a receipt that was booked without one; whose it is already keeps it. */
async function nameAnswer(
  trx: Trx,
  { id, provider }: Pick<Receipt, 'id' | 'provider'>,
  receipt: string,
): Promise<void> {
  const other = await selectReceiptByNumber(trx, provider, receipt);
  if (other && other.state !== 'reported') return;
  if (other) await deleteReport(trx, other.id);
  await updateReceipt(trx, id, { receipt });
}

interface Arrived {
  readonly receipt: Receipt;
  readonly amount: string;
  /** Whether its request brought it, by its provider's word. */
  readonly isAnswer: boolean;
}

/** Credits a reported receipt to the payment that it is for, else to its order, else to nobody yet. */
async function creditOne(
  deps: CollectDeps,
  trx: Trx,
  { paymentId, orderId, order, payment }: Locked,
  { receipt, amount, isAnswer }: Arrived,
): Promise<Credited> {
  const own = payment.status === 'pending' ? toCents(payment.amount) : 0n;
  const facts = { decidedBy: null, role: null, method: payment.method };
  const isDue =
    toCents(amount) === toCents(payment.amount) &&
    paymentMachine.transitionError('credit', payment.status, facts) === null &&
    (await hasRoom(trx, order, { receipt, amount, own, method: payment.method }));
  if (!isDue) {
    if (isAnswer && payment.status === 'pending') {
      await fail(trx, { orderId, paymentId }, 'unmatched');
    }
    return placeReceipt(deps, trx, order, receipt, amount);
  }
  await markCollected(trx, { orderId, paymentId }, 'confirmed');
  deps.step?.('payment confirmed');
  await bookCollected(deps, trx, order, { paymentId, receipt, amount });
  return 'credited';
}

async function fail(
  trx: Trx,
  one: { readonly orderId: string; readonly paymentId: string },
  code: string,
): Promise<void> {
  await markCollected(trx, one, 'failed');
  await updateRequest(trx, one.paymentId, { resultCode: code });
}

/**
 * Whether an order takes this much still, and no transfer was confirmed for it under the number of this receipt, which
 * would be the same money.
 */
async function hasRoom(
  trx: Trx,
  { id, status }: LockedOrder,
  { receipt: { receipt }, amount, own = 0n, method }: Room,
): Promise<boolean> {
  if (status === 'cancelled') return false;
  if (receipt !== null && (await isTransferConfirmed(trx, id, receipt))) return false;
  const money = await selectMoney(trx, null, id);
  const others = fromCents(toCents(money.amountPending) - own);
  const { free } = openAmounts({ ...money, amountPending: others });
  return fitsInto(toCents(amount), free, method);
}

interface Room extends Pick<Arrived, 'receipt' | 'amount'> {
  /** Cents of what waits that this money is for. */
  readonly own?: bigint;
  readonly method: PaymentMethod;
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
  const { id: orderId } = order;
  const account = accountOf(receipt.provider);
  await updateReceipt(trx, receipt.id, { state: 'credited', paymentId, amount, payer: null });
  const booking = { kind: 'payment', orderId, paymentId } as const;
  await book(trx, booking, linesOf(account, 'held', toCents(amount)));
  deps.step?.('payment booked');
  const facts = { id: paymentId, order, amount };
  await notePayment(trx, null, 'payment.collected', facts, 'payment_received');
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

/** What M-Pesa says of a receipt. */
export interface LookedUp {
  readonly amount: string;
  readonly paidAt: Date | null;
  /** The phone that paid, as far as it is shown. */
  readonly phone: string | null;
}

/**
 * Credits a receipt that M-Pesa has confirmed: to the payment whose request brought it or whose reference it names,
 * to the order that its account names, else to nobody yet.
 */
export async function creditReceipt(
  deps: CollectDeps,
  report: Pick<Receipt, 'id' | 'accountReference' | 'requestedFor' | 'paidAt'>,
  { amount, paidAt: said, phone }: LookedUp,
): Promise<Credited> {
  const reference = (report.accountReference ?? '').trim().toUpperCase();
  const paidAt = said ?? report.paidAt;
  const asked = await selectAsked(deps.db, { reference, requestedFor: report.requestedFor });
  const number = orderNumberIn(reference);
  const named = asked || number === null ? null : await selectOrderByNumber(deps.db, number);
  return transact(deps.db, async (trx) => {
    const one = asked && (await lockBoth(trx, asked));
    const order = one?.order ?? (named && (await lockOrderUnseen(trx, named.id)));
    const receipt = await lockReceipt(trx, report.id);
    if (receipt?.state !== 'reported') return 'known';
    const isFromAsked = asked && isSamePhone(phone, asked.phone);
    await updateReceipt(trx, receipt.id, { isFromAsked, ...(paidAt && { paidAt }) });
    if (!one || !asked) return placeReceipt(deps, trx, order, receipt, amount);
    const arrived = { receipt: { ...receipt, paidAt, isFromAsked }, amount };
    return creditAsked(deps, trx, one, { ...arrived, asked });
  });
}

/** A looked up receipt that names a payment, beside what is booked for that. */
async function creditAsked(
  deps: CollectDeps,
  trx: Trx,
  one: Locked,
  { receipt, amount, asked }: Omit<Arrived, 'isAnswer'> & { readonly asked: AskedAt },
): Promise<Credited> {
  const answer = await selectAnswer(trx, one.paymentId);
  const isAnswer = receipt.requestedFor !== null;
  if (answer && answer.receipt === null && answer.amount === amount) {
    if (isAnswer || mayAnswer(receipt, asked, answer.createdAt)) {
      await nameAnswer(trx, answer, receipt.receipt ?? '');
      await updateReceipt(trx, answer.id, { isFromAsked: receipt.isFromAsked });
      return 'known';
    }
    // Nobody knows when it was paid: it may be the same money, and a person decides.
    if (receipt.paidAt === null) return placeReceipt(deps, trx, null, receipt, amount);
  }
  // Credited already as what was asked for, and it was another amount: a person decides on the report.
  if (answer && answer.receipt === null && isAnswer) return 'known';
  // What its request brought is this one: the other was a transfer of its own.
  if (answer && isAnswer) await updateReceipt(trx, answer.id, { requestedFor: null });
  return creditOne(deps, trx, one, { receipt, amount, isAnswer });
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
  if (!order || !(await hasRoom(trx, order, { receipt, amount, method }))) {
    if (receipt.state === 'reported') await bookUnmatched(trx, receipt, amount);
    return 'unmatched';
  }
  const { id: orderId, contractorId: payerId } = order;
  const reference = receipt.receipt ?? receipt.id;
  const paymentId = await insertReceived(trx, { orderId, payerId, method, amount, reference });
  await bookCollected(deps, trx, order, { paymentId, receipt, amount });
  return 'credited';
}
