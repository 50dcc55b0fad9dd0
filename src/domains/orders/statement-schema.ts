import * as z from 'zod/mini';
import { calendarDay } from '../../shared/calendar-day.ts';
import { id } from '../../shared/id.ts';
import { count, listOf, time } from '../../shared/responses.ts';

/** What two companies have ordered from and paid to each other. */

/** So many days a statement covers at most. */
const longestStatementDays = 366;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** GET /api/statements/{id}: both days count, in Nairobi. */
export const statementQuerySchema = z.strictObject({ from: calendarDay, to: calendarDay }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'statement_days_cross' }),
  z.refine(({ from, to }) => daysBetween(from, to) < longestStatementDays, {
    path: ['from'],
    error: 'statement_long',
  }),
);
export type StatementPeriod = z.infer<typeof statementQuerySchema>;

export const statementParamsSchema = z.object({ id });

/** Decimal string, KES; negative where more was paid than ordered. */
const balance = z.string().check(z.regex(/^-?\d+\.\d{2}$/));

const company = z.strictObject({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  location: z.nullable(z.string()),
});

/** GET /api/statements: whom there are orders with, and what is owed now. */
export const counterpartyResponse = z.strictObject({ ...company.shape, orders: count, balance });
export type Counterparty = z.infer<typeof counterpartyResponse>;

export const statementResponse = z.strictObject({
  from: z.string(),
  to: z.string(),
  buyer: company,
  supplier: company,
  /** What was owed before the first day. */
  opening: balance,
  rows: listOf(
    z.strictObject({
      at: time,
      kind: z.enum(['order', 'credit', 'payment', 'reversal']),
      orderId: z.uuid(),
      orderNumber: z.string(),
      /** Of a payment, as it was recorded; of a credit, the number of its note. */
      reference: z.nullable(z.string()),
      /** What the order comes to, negative for a credit of it; zero for a payment. */
      charged: balance,
      /** What was paid; negative where it went back. */
      paid: balance,
      /** What is owed after it. */
      balance,
    }),
  ),
  charged: balance,
  paid: balance,
  /** What is owed after the last day. */
  closing: balance,
});
export type Statement = z.infer<typeof statementResponse>;
