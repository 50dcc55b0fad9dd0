import * as z from 'zod/mini';
import { flag, listLimit } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { importProblem } from './import-rules.ts';

/** What the import of products and its followers exchange. */

/** POST /api/products/import. */
export const importQuerySchema = z.strictObject({
  /** Says what would happen and stores nothing. */
  dryRun: z.optional(flag),
  /** Answers at once with the import, which is then carried out; many rows always are. */
  later: z.optional(flag),
  /** `false` refuses rows with odd prices, so that the page can ask about them. */
  pricesConfirmed: z.optional(flag),
});

export const importParamsSchema = z.object({ id: z.guid() });

/** GET /api/products/{id}/history. */
export const historyQuerySchema = z.strictObject({
  limit: listLimit(),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'cursor_foreign'))),
});

/** What became of a row, or would become of it. */
const importedRow = z.strictObject({
  /** As a spreadsheet counts: the headings are row 1. */
  row: count,
  name: z.string(),
  action: z.nullable(z.enum(['create', 'update'])),
  productId: z.nullable(z.uuid()),
  /** A sentence a mistake; only where nothing was stored for this row. */
  error: z.optional(z.string()),
  /** The same for programs and other languages. */
  problems: z.optional(listOf(importProblem)),
});
export type ImportedRow = z.infer<typeof importedRow>;
export const importResultResponse = listOf(importedRow);

/** A list of products on its way into the catalogue. */
export const importResponse = z.strictObject({
  id: z.uuid(),
  status: z.enum(['waiting', 'running', 'done']),
  total: count,
  created: count,
  updated: count,
  failed: count,
  /** Rows that were not stored, at most the first 200. */
  failures: listOf(importedRow),
  createdAt: time,
  finishedAt: z.nullable(time),
});
export type ProductImport = z.infer<typeof importResponse>;

/** A change of a product's price or stock. */
export const historyResponse = z.strictObject({
  id: z.string(),
  oldPrice: money,
  newPrice: money,
  oldStockQuantity: count,
  newStockQuantity: count,
  /** "edit", "import", "order", … */
  cause: z.string(),
  createdAt: time,
});
export type HistoryEntry = z.infer<typeof historyResponse>;
