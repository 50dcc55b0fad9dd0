import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../../../platform/database.types.ts';
import { type Comparison, rankMeasured, type Standing } from '../../comparison-rules.ts';
import {
  type AskedLine,
  type AskedMeasures,
  type MeasuredQuotation,
  measureAsked,
  measureQuotation,
} from '../../measure-rules.ts';
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
  /** Their order, and of which of them; null until it is asked for. */
  ranked: { readonly of: string; readonly comparison: Comparison } | null;
}

/** Lines of quotations, about a kilobyte each. */
const mostLines = 120_000;

const known = new LRUCache<string, Measures>({
  maxSize: mostLines,
  sizeCalculation: ({ quotations, measures }) =>
    [...quotations.values()].reduce((sum, { lines }) => sum + lines.length, measures.size + 1),
});

/** These quotations of one RFQ side by side, by these lines of it. Private: of an RFQ that may be read. */
export async function readRanking(
  db: Kysely<DB> | Transaction<DB>,
  rfqId: string,
  lines: readonly AskedLine[],
  rows: readonly (ComparedRow & Standing)[],
): Promise<Comparison> {
  const measured = await readMeasures(db, rfqId, lines, rows);
  const of = rows.map(standingKey).join();
  if (measured.ranked?.of === of) return measured.ranked.comparison;
  const standing = rows.flatMap(({ quotationId, isEligible, accepted }) => {
    const one = measured.quotations.get(quotationId);
    return one ? [{ ...one, isEligible, ...(accepted && { accepted }) }] : [];
  });
  const comparison = rankMeasured(measured.measures, standing);
  measured.ranked = { of, comparison };
  return comparison;
}

const standingKey = ({ quotationId, isEligible, accepted }: ComparedRow & Standing) =>
  `${quotationId} ${isEligible} ${accepted?.size ? JSON.stringify([...accepted]) : ''}`;

async function readMeasures(
  db: Kysely<DB> | Transaction<DB>,
  rfqId: string,
  lines: readonly AskedLine[],
  rows: readonly ComparedRow[],
): Promise<Measures> {
  const asked = JSON.stringify(
    lines.map(({ rfqItemId, productName = '', quantity, unit, facts }) => [
      ...[rfqItemId, productName, quantity],
      ...[unit, facts],
    ]),
  );
  const before = known.get(rfqId);
  const kept = before?.asked === asked ? before : null;
  const missing = rows.filter(({ quotationId }) => !kept?.quotations.has(quotationId));
  if (kept && missing.length === 0 && kept.quotations.size === rows.length) return kept;
  const measures = kept?.measures ?? measureAsked(lines);
  const priced = await selectPricedLines(
    db,
    missing.map(({ quotationId }) => quotationId),
  );
  const quotations = new Map<string, MeasuredQuotation>();
  for (const row of rows) {
    const { quotationId, totalAmount, vatIncluded, deliveryTerms, deliveryCost, notes } = row;
    const terms = { vatIncluded, deliveryTerms, deliveryCost };
    const lines = priced.get(quotationId) ?? [];
    const offer = { quotationId, totalAmount, terms, notes, lines };
    const measured = kept?.quotations.get(quotationId) ?? measureQuotation(measures, offer);
    quotations.set(quotationId, measured);
  }
  const taken: Measures = { asked, measures, quotations, ranked: null };
  known.set(rfqId, taken);
  return taken;
}
