import type { Actor } from '../../../platform/actor.ts';
import { fromCents, toCents } from '../../../shared/money.ts';
import type { PayTo } from '../../accounts/payment-details-schema.ts';
import { type OrderSides, partyOf } from '../../orders/rules.ts';
import { movesOf, mpesaPart, openAmounts, type PaymentRole } from '../rules.ts';
import type { OrderPayments, Payment, PaymentOfOrder } from '../schema.ts';
import type { CollectDeps } from './deps.ts';
import type { FoundPaymentRow } from './queries/all-payments.ts';
import type { PaymentRow, selectOrderPayments } from './queries/payments.ts';

/** Who somebody is to an order; null for a stranger. */
export const roleOf = (sides: OrderSides, { id, role }: Actor): PaymentRole | null =>
  partyOf(sides, id) ?? (role === 'admin' ? 'admin' : null);

/** Who did something about a payment; whoever is no side of the order was an admin then. */
export const roleOfAuthor = (sides: OrderSides, userId: string | null): PaymentRole | null =>
  userId === null ? null : (partyOf(sides, userId) ?? 'admin');

/** Facts of a payment, and of the order that it is for. */
export function toPayment(row: PaymentRow, reader: Actor): Payment {
  const { id, orderId, status, method, amount, reference, paidOn, reason, reversalReason } = row;
  const decidedBy = roleOfAuthor(row, row.decidedBy);
  const role = roleOf(row, reader);
  return {
    id,
    orderId,
    status,
    method,
    amount,
    reference,
    request: toRequest(row, role),
    receipt: row.receipt,
    amountRefunded: row.amountRefunded,
    paidOn,
    reason,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reversedBy: roleOfAuthor(row, row.reversedBy),
    reversedAt: row.reversedAt?.toISOString() ?? null,
    reversalReason,
    createdAt: row.createdAt.toISOString(),
    moves: movesOf(status, { decidedBy, role, method }),
  };
}

const shownStates = { new: 'asking', sending: 'asking', asked: 'waiting', ended: 'ended' } as const;

/** Of the phone that is asked the last digits do: whose it is, the buyer alone knows. */
function toRequest({ request, status }: PaymentRow, role: PaymentRole | null): Payment['request'] {
  if (!request) return null;
  const { state, phone, code, payUrl } = request;
  return {
    state: status === 'pending' ? shownStates[state] : 'ended',
    phone: phone && `07•••\u00a0••${phone.slice(-4)}`,
    code,
    payUrl: role === 'buyer' && status === 'pending' ? payUrl : null,
  };
}

export const toPaymentOfOrder = (row: FoundPaymentRow, reader: Actor): PaymentOfOrder => ({
  ...toPayment(row, reader),
  orderNumber: row.number,
  contractorId: row.contractorId,
  supplierId: row.supplierId,
  buyerName: row.buyerName,
  supplierName: row.supplierName,
});

type ListRow = Awaited<ReturnType<typeof selectOrderPayments>>[number];

/** @param rows of one order, at least one */
export function toOrderPayments(
  rows: readonly ListRow[],
  reader: Actor,
): Omit<OrderPayments, 'isPayable' | 'collect' | keyof PayTo> | null {
  const [first] = rows;
  if (!first) return null;
  const { orderId, totalAmount, amountPaid, amountPending, amountHeld, orderStatus } = first;
  const isCancelled = orderStatus === 'cancelled';
  const { owed, free } = openAmounts({ ...first, isCancelled });
  const party = partyOf(first, reader.id);
  return {
    orderId,
    totalAmount,
    amountPaid,
    amountPending,
    amountHeld,
    amountOwed: fromCents(owed),
    payout: party === 'seller' ? payoutOf(first) : null,
    mayRecord: party === 'buyer' && !isCancelled ? fromCents(free) : null,
    payments: rows.filter(isPayment).map((row) => toPayment(row, reader)),
  };
}

const payoutOf = ({ amountPayable, amountPayingOut, amountPaidOut, fee }: ListRow) => ({
  owed: amountPayable,
  payingOut: amountPayingOut,
  paidOut: amountPaidOut,
  fee,
});

const isPayment = (row: ListRow): row is ListRow & PaymentRow => row.id !== null;

/** How the buyer can be collected from. @param cap the most that one transfer by M-Pesa may be */
export function toCollect(
  free: string,
  { providers, settings }: Pick<CollectDeps, 'providers' | 'settings'>,
  { phone, cap }: { readonly phone: string | null; readonly cap: number },
): OrderPayments['collect'] {
  const cents = toCents(free);
  return {
    mpesa: providers.mpesa && fromCents(mpesaPart(cents, cap)),
    card: providers.paystack && free,
    mpesaCap: fromCents(BigInt(cap) * 100n),
    paybill: providers.mpesa && paybillOf(settings),
    phone,
    simulatedPhone: settings.phoneUrl,
  };
}

/** A till takes no account number: money sent there names no order. */
const paybillOf = ({ mpesa }: CollectDeps['settings']): string | null =>
  mpesa?.transactionType === 'CustomerPayBillOnline' ? mpesa.shortcode : null;
