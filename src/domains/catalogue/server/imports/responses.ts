import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../../shared/responses.ts';

/** What the import and its followers answer, for the API document. */

const problem = z.strictObject({
  column: z.nullable(z.string()),
  kind: z.string(),
  nearest: z.optional(z.string()),
  compared: z.optional(money),
});

const importedRow = z.strictObject({
  row: count,
  name: z.string(),
  action: z.nullable(z.enum(['create', 'update'])),
  productId: z.nullable(z.uuid()),
  error: z.optional(z.string()),
  problems: z.optional(listOf(problem)),
});

export const importResultResponse = listOf(importedRow);

export const importResponse = z.strictObject({
  id: z.uuid(),
  status: z.enum(['waiting', 'running', 'done']),
  total: count,
  created: count,
  updated: count,
  failed: count,
  failures: listOf(importedRow),
  createdAt: time,
  finishedAt: z.nullable(time),
});

export const historyResponse = z.strictObject({
  id: z.string(),
  oldPrice: money,
  newPrice: money,
  oldStockQuantity: count,
  newStockQuantity: count,
  cause: z.string(),
  createdAt: time,
});
