import { fromCents } from '../../../shared/money.ts';
import type { OrderStatus } from '../../orders/rules.ts';
import { type ApplicationStatus, dueAt, isOverdue, owedOn } from '../rules.ts';
import type { ApplicationEntry, CreditAccount, CreditApplication, CreditOrder } from '../schema.ts';
import type { ApplicationEntryRow, ApplicationRow } from './queries/applications.ts';
import type { AccountRow } from './queries/limits.ts';
import type { CreditOrderRow } from './queries/orders.ts';

/** What of an order on credit follows from its delivery and what is paid. */
export function debtOf(row: {
  readonly totalAmount: string;
  readonly amountPaid: string;
  readonly deliveredAt: Date | null;
  readonly days: number;
}) {
  const { totalAmount, amountPaid, deliveredAt, days } = row;
  return { totalAmount, amountPaid, days, deliveredAt: deliveredAt?.toISOString() ?? null };
}

export function toCreditOrder(row: CreditOrderRow, now: number): CreditOrder {
  const debt = debtOf(row);
  return {
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    supplier: { id: row.supplierId, companyName: row.companyName },
    totalAmount: row.totalAmount,
    amountPaid: row.amountPaid,
    amountOwed: fromCents(row.status === 'cancelled' ? 0n : owedOn(debt)),
    days: row.days,
    dueAt: dueAt(debt),
    isOverdue: row.status !== 'cancelled' && isOverdue(debt, now),
  };
}

export const toApplication = (row: ApplicationRow): CreditApplication => ({
  id: row.id,
  limit: row.amount,
  days: row.days,
  business: row.business,
  status: row.status as ApplicationStatus,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

const toContractor = (
  row: Omit<AccountRow, 'amount' | 'days' | 'used' | 'overdue' | 'overdueSince' | 'remindedAt'>,
) => ({
  id: row.contractorId,
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  location: row.location,
  isVerified: row.isVerified,
});

export const toEntry = (row: ApplicationEntryRow): ApplicationEntry => ({
  ...toApplication(row),
  contractor: toContractor(row),
  completedOrders: row.completedOrders,
  completedAmount: row.completedAmount,
});

export const toAccount = (row: AccountRow): CreditAccount => ({
  id: row.contractorId,
  contractor: toContractor(row),
  limit: row.amount ?? '0.00',
  days: row.days,
  used: row.used,
  overdue: row.overdue,
  overdueSince: row.overdueSince?.toISOString() ?? null,
  remindedAt: row.remindedAt?.toISOString() ?? null,
});
