import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { reasonField } from './schema.ts';
import {
  maxStatementBytes,
  statementColumns,
  statementFaults,
  statementKinds,
} from './statement-rules.ts';

/** Statements as calls send them, and what comes of each row. */

const place = z.int().check(z.minimum(0), z.maximum(99));

/** POST /api/admin/statements/check. */
export const statementSchema = z.strictObject({
  kind: z.enum(statementKinds),
  fileName: z
    .string('statement_missing')
    .check(z.trim(), z.minLength(1, 'statement_missing'), z.maxLength(200, 'text_long')),
  /** The file as it is: CSV. */
  text: z
    .string('statement_missing')
    .check(
      z.minLength(1, 'statement_missing'),
      z.maxLength(maxStatementBytes, 'statement_too_large'),
    ),
  /** Which column is which, where it is not what the headings say. */
  columns: z.optional(z.partialRecord(z.enum(statementColumns), place)),
});
export type Statement = z.infer<typeof statementSchema>;

/** POST /api/admin/statements: where it confirms recorded transfers, both their sides read what proves them. */
export const statementImportSchema = z.extend(statementSchema, {
  proof: z.optional(reasonField('payment_proof_missing')),
});
export type StatementImport = z.infer<typeof statementImportSchema>;

/** What a row comes to: it stands as it is, or is booked when the statement is imported. */
export const statementFates = [
  /** Booked before. */
  'booked',
  /** Booked before, and the statement has another amount. */
  'differs',
  /** Reported before, and found untrue. */
  'dismissed',
  /** Imported, and M-Pesa is being asked. */
  'checking',
  /** Imported, and M-Pesa cannot be asked: somebody else imports the same. */
  'second',
  /** Taken back by another row. */
  'reversed',
  /** No recorded transfer, and no receipt of M-Pesa. */
  'unknown',
  /** Credited to an order. */
  'order',
  /** Confirms a transfer that its buyer recorded. */
  'transfer',
  /** Goes to the reconciliation list. */
  'unmatched',
] as const;
export type StatementFate = (typeof statementFates)[number];
export const bookedFates = ['order', 'transfer', 'unmatched'] as const;

export const statementResponse = z.strictObject({
  rows: listOf(
    z.strictObject({
      row: count,
      fate: z.enum(statementFates),
      receipt: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      amount: money,
      paidAt: z.nullable(time),
      account: z.nullable(z.string()),
      payer: z.nullable(z.string()),
      /** The order that it is of, or goes to. */
      orderId: z.nullable(z.uuid()),
      orderNumber: z.nullable(z.string()),
      /** A receipt that counts once another person has imported the same. */
      needsSecond: z.boolean(),
      /** Another person's statement says something else of it: this one stands, and waits for a second. */
      contradicts: z.boolean(),
    }),
  ),
  faults: listOf(z.strictObject({ row: count, fault: z.enum(statementFaults) })),
  /** Rows that bring nothing in. */
  passed: count,
});
export type StatementAnswer = z.infer<typeof statementResponse>;
export type StatementRow = StatementAnswer['rows'][number];

/** GET /api/admin/statements: the latest first. */
export const statementImportResponse = z.strictObject({
  id: z.uuid(),
  kind: z.enum(statementKinds),
  fileName: z.string(),
  receipts: count,
  transfers: count,
  importedBy: z.string(),
  createdAt: time,
});
export type ImportedStatement = z.infer<typeof statementImportResponse>;
