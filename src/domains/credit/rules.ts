import { endOfNairobiDay, nairobiDayNumber } from '../../shared/dates.ts';
import { fromCents, toCents } from '../../shared/money.ts';

/** What is owed on credit, since when, and whether more of it may be had. */

/** So many days after its delivery an order on credit is paid. */
export const creditDays = [7, 14, 30] as const;
export type CreditDays = (typeof creditDays)[number];

export const applicationStatuses = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const maxBusinessLength = 500;
export const maxReasonLength = 500;

/** An order on credit. Amounts are decimal strings, KES. */
export interface Debt {
  readonly totalAmount: string;
  readonly amountPaid: string;
  /** ISO 8601 UTC; null before everything has arrived. */
  readonly deliveredAt: string | null;
  readonly days: number;
}

/** Cents that are still to pay; never below 0. */
export function owedOn({ totalAmount, amountPaid }: Pick<Debt, 'totalAmount' | 'amountPaid'>) {
  const owed = toCents(totalAmount) - toCents(amountPaid);
  return owed > 0n ? owed : 0n;
}

const dayMs = 86_400_000;

/** The last moment to pay: the end of a day in Nairobi; null before the delivery. */
export function dueAt({ deliveredAt, days }: Pick<Debt, 'deliveredAt' | 'days'>): string | null {
  if (deliveredAt === null) return null;
  const lastDay = nairobiDayNumber(Date.parse(deliveredAt)) + days;
  return endOfNairobiDay(new Date(lastDay * dayMs).toISOString().slice(0, 10));
}

/** Days since the due day by the calendar in Nairobi; below 0 before it, null before the delivery. */
export function daysLate(debt: Pick<Debt, 'deliveredAt' | 'days'>, now: number): number | null {
  const due = dueAt(debt);
  return due === null ? null : nairobiDayNumber(now) - nairobiDayNumber(Date.parse(due));
}

export const isOverdue = (debt: Debt, now: number): boolean =>
  owedOn(debt) > 0n && (daysLate(debt, now) ?? 0) > 0;

/** How long what is owed has been due. */
export const ageBuckets = ['notDue', 'days30', 'days60', 'over60'] as const;
export type AgeBucket = (typeof ageBuckets)[number];

export function bucketOf(late: number | null): AgeBucket {
  if (late === null || late <= 0) return 'notDue';
  if (late <= 30) return 'days30';
  return late <= 60 ? 'days60' : 'over60';
}

export interface CreditSums {
  readonly used: string;
  readonly available: string;
  readonly overdue: string;
  readonly ageing: Readonly<Record<AgeBucket, string>>;
}

/**
 * What is used of a limit, what is left of it, and how old the debts are. A limit that was lowered, or a
 * payment that was reversed, can leave more used than the limit: nothing is available then.
 */
export function sumCredit(limit: string, debts: readonly Debt[], now: number): CreditSums {
  const ageing: Record<AgeBucket, bigint> = { notDue: 0n, days30: 0n, days60: 0n, over60: 0n };
  for (const debt of debts) ageing[bucketOf(daysLate(debt, now))] += owedOn(debt);
  const overdue = ageing.days30 + ageing.days60 + ageing.over60;
  const used = ageing.notDue + overdue;
  const left = toCents(limit) - used;
  return {
    used: fromCents(used),
    available: fromCents(left > 0n ? left : 0n),
    overdue: fromCents(overdue),
    ageing: {
      notDue: fromCents(ageing.notDue),
      days30: fromCents(ageing.days30),
      days60: fromCents(ageing.days60),
      over60: fromCents(ageing.over60),
    },
  };
}

/** So often credit may be chosen for one order: each choice stands in its timeline. */
export const mostChoices = 3;

/** Why an order cannot go on credit. */
export const drawObstacles = [
  'unverified',
  'none',
  'paid',
  'often',
  'overdue',
  'too_little',
] as const;
export type DrawObstacle = (typeof drawObstacles)[number];

interface Draw {
  readonly isVerified: boolean;
  /** Decimal string; null where there never was one. */
  readonly limit: string | null;
  readonly debts: readonly Debt[];
  /** Of the order; pending is what waits to be confirmed. */
  readonly order: {
    readonly totalAmount: string;
    readonly amountPaid: string;
    readonly amountPending: string;
    /** How often it was put on credit, and taken off again. */
    readonly choices: number;
  };
}

/** The first thing that keeps an order from going on credit; null where nothing does. */
export function drawObstacle(
  { isVerified, limit, debts, order }: Draw,
  now: number,
): DrawObstacle | null {
  if (!isVerified) return 'unverified';
  if (limit === null || toCents(limit) === 0n) return 'none';
  const isTouched = toCents(order.amountPaid) > 0n || toCents(order.amountPending) > 0n;
  if (isTouched || toCents(order.totalAmount) === 0n) return 'paid';
  if (order.choices >= mostChoices) return 'often';
  if (debts.some((debt) => isOverdue(debt, now))) return 'overdue';
  const { available } = sumCredit(limit, debts, now);
  return toCents(order.totalAmount) > toCents(available) ? 'too_little' : null;
}

/** What a buyer is reminded of, and what tells the reminders of one order apart. */
export interface Reminder {
  readonly kind: 'creditDueSoon' | 'creditDueToday' | 'creditOverdue';
  readonly key: string;
}

const soonDays = 3;

/** Three days before the due day (later where that was missed), on it, and each week after it. */
export function reminderOf(late: number | null): Reminder | null {
  if (late === null || late < -soonDays) return null;
  if (late < 0) return { kind: 'creditDueSoon', key: 'soon' };
  if (late === 0) return { kind: 'creditDueToday', key: 'today' };
  return { kind: 'creditOverdue', key: `week ${Math.floor((late - 1) / 7)}` };
}
