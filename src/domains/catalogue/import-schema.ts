import * as z from 'zod/mini';
import { flag, listLimit } from '../../shared/list-query.ts';
import type { ImportProblem } from './import-rules.ts';

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

export const importParamsSchema = z.object({ id: z.guid('Import not found') });

/** GET /api/products/{id}/history. */
export const historyQuerySchema = z.strictObject({
  limit: listLimit(),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'This page does not exist'))),
});

/** What became of a row, or would become of it. */
export interface ImportedRow {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly name: string;
  readonly action: 'create' | 'update' | null;
  readonly productId: string | null;
  /** A sentence a mistake; only where nothing was stored for this row. */
  readonly error?: string;
  /** The same for programs and other languages. */
  readonly problems?: readonly ImportProblem[];
}

/** A list of products on its way into the catalogue. */
export interface ProductImport {
  readonly id: string;
  readonly status: 'waiting' | 'running' | 'done';
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  /** Rows that were not stored, at most the first 200. */
  readonly failures: readonly ImportedRow[];
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** A change of a product's price or stock. */
export interface HistoryEntry {
  readonly id: string;
  readonly oldPrice: string;
  readonly newPrice: string;
  readonly oldStockQuantity: number;
  readonly newStockQuantity: number;
  /** "edit", "import", "order", … */
  readonly cause: string;
  readonly createdAt: string;
}
