import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../../../platform/database.types.ts';
import {
  type AskedLine,
  type AskedMeasures,
  type MeasuredQuotation,
  measureAsked,
  measureQuotation,
} from '../../comparison-rules.ts';
import { type ComparedRow, selectPricedLines } from './queries.ts';

/**
 * A submitted quotation is never rewritten, so what it comes to, line by line, is worked out once for
 * each wording of the request: after a change only the new ones are read and measured.
 */

interface Measures {
  /** What was asked for when they were taken. */
  readonly asked: string;
  readonly measures: AskedMeasures;
  readonly quotations: ReadonlyMap<string, MeasuredQuotation>;
}

/** Lines of quotations, about 400 bytes each. */
const mostLines = 150_000;

const known = new LRUCache<string, Measures>({
  maxSize: mostLines,
  sizeCalculation: ({ quotations, measures }) =>
    [...quotations.values()].reduce((sum, { lines }) => sum + lines.length, measures.size + 1),
});

/** These quotations of one RFQ, measured by these lines of it. Private: of an RFQ that may be read. */
export async function readMeasures(
  db: Kysely<DB> | Transaction<DB>,
  rfqId: string,
  lines: readonly AskedLine[],
  rows: readonly ComparedRow[],
): Promise<Pick<Measures, 'measures' | 'quotations'>> {
  const asked = JSON.stringify(
    lines.map(({ rfqItemId, quantity, unit, facts }) => [rfqItemId, quantity, unit, facts]),
  );
  const before = known.get(rfqId);
  const kept = before?.asked === asked ? before : null;
  const measures = kept?.measures ?? measureAsked(lines);
  const missing = rows.filter(({ quotationId }) => !kept?.quotations.has(quotationId));
  const priced = await selectPricedLines(
    db,
    missing.map(({ quotationId }) => quotationId),
  );
  const quotations = new Map<string, MeasuredQuotation>();
  for (const row of rows) {
    const { quotationId, totalAmount, vatIncluded, deliveryTerms, deliveryCost } = row;
    const terms = { vatIncluded, deliveryTerms, deliveryCost };
    const offer = { quotationId, totalAmount, terms, lines: priced.get(quotationId) ?? [] };
    const measured = kept?.quotations.get(quotationId) ?? measureQuotation(measures, offer);
    quotations.set(quotationId, measured);
  }
  if (!kept || missing.length > 0) known.set(rfqId, { asked, measures, quotations });
  return { measures, quotations };
}
