import type { Actor } from '../../../platform/actor.ts';
import { fromCents } from '../../../shared/money.ts';
import type { PayTo } from '../../accounts/payment-details-schema.ts';
import { openAmounts, type PaymentRole, paymentMachine } from '../rules.ts';
import type { OrderPayments, Payment, PaymentOfOrder } from '../schema.ts';
import type { FoundPaymentRow } from './queries/all-payments.ts';
import type { PaymentRow, selectOrderPayments } from './queries/payments.ts';

interface Sides {
  readonly contractorId: string;
  readonly supplierId: string;
}

function sideOf({ contractorId, supplierId }: Sides, userId: string): 'buyer' | 'seller' | null {
  if (userId === contractorId) return 'buyer';
  return userId === supplierId ? 'seller' : null;
}

/** Who somebody is to an order; null for a stranger. */
export const roleOf = (sides: Sides, { id, role }: Actor): PaymentRole | null =>
  sideOf(sides, id) ?? (role === 'admin' ? 'admin' : null);

/** Who did something about a payment; whoever is no side of the order was an admin then. */
export const roleOfAuthor = (sides: Sides, userId: string | null): PaymentRole | null =>
  userId === null ? null : (sideOf(sides, userId) ?? 'admin');

/** Facts of a payment, and of the order that it is for. */
export function toPayment(row: PaymentRow, reader: Actor): Payment {
  const { id, orderId, status, amount, reference, paidOn, reason, reversalReason } = row;
  const decidedBy = roleOfAuthor(row, row.decidedBy);
  const role = roleOf(row, reader);
  return {
    id,
    orderId,
    status,
    method: 'bank',
    amount,
    reference,
    paidOn,
    reason,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reversedBy: roleOfAuthor(row, row.reversedBy),
    reversedAt: row.reversedAt?.toISOString() ?? null,
    reversalReason,
    createdAt: row.createdAt.toISOString(),
    moves: paymentMachine.stepsOf(status, role, { decidedBy, role }),
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
): Omit<OrderPayments, 'isPayable' | keyof PayTo> | null {
  const [first] = rows;
  if (!first) return null;
  const { orderId, totalAmount, amountPaid, amountPending, orderStatus } = first;
  const { owed, free } = openAmounts(first);
  const isBuyer = sideOf(first, reader.id) === 'buyer';
  return {
    orderId,
    totalAmount,
    amountPaid,
    amountPending,
    amountOwed: fromCents(owed),
    mayRecord: isBuyer && orderStatus !== 'cancelled' ? fromCents(free) : null,
    payments: rows.filter(isPayment).map((row) => toPayment(row, reader)),
  };
}

const isPayment = (row: ListRow): row is ListRow & PaymentRow => row.id !== null;
