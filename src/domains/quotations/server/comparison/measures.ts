import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '../../../../platform/database.types.ts';
import { fromCents } from '../../../../shared/money.ts';
import { type Comparison, rankMeasured, type Standing } from '../../comparison-rules.ts';
import {
  type AskedLine,
  type AskedMeasures,
  type MeasuredQuotation,
  measureAsked,
  measureQuotation,
  type PricedOffer,
} from '../../measure-rules.ts';
import { type LeftLine, leftOfQuotation, type TakenOf } from '../../remainder-rules.ts';
import { type ComparedRow, type PricedLine, selectPricedLines } from './queries.ts';

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

/** What of an RFQ is compared. */
export interface Measured {
  readonly rfqId: string;
  readonly lines: readonly (AskedLine & LeftLine)[];
  /** Where only what is left of it is compared: what orders took of the quotations. */
  readonly taken: TakenOf | null;
}

/** These quotations of one RFQ side by side, by these lines of it. Private: of an RFQ that may be read. */
export async function readRanking(
  db: Kysely<DB> | Transaction<DB>,
  asked: Measured,
  rows: readonly (ComparedRow & Standing)[],
): Promise<Comparison> {
  const measured = await readMeasures(db, asked, rows);
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
  { rfqId, lines, taken }: Measured,
  rows: readonly ComparedRow[],
): Promise<Measures> {
  const asked = JSON.stringify([
    lines.map(({ rfqItemId, productName = '', quantity, unit, facts }) => [
      ...[rfqItemId, productName, quantity],
      ...[unit, facts],
    ]),
    taken && [...taken],
  ]);
  const before = known.get(rfqId);
  const kept = before?.asked === asked ? before : null;
  const missing = rows.filter(({ quotationId }) => !kept?.quotations.has(quotationId));
  if (kept && missing.length === 0 && kept.quotations.size === rows.length) return kept;
  const measures = kept?.measures ?? measureAsked(lines);
  const priced = await selectPricedLines(
    db,
    missing.map(({ quotationId }) => quotationId),
  );
  const offerOf = taken ? leftOffer(lines, taken) : wholeOffer;
  const quotations = new Map<string, MeasuredQuotation>();
  for (const row of rows) {
    const { quotationId } = row;
    const own = () => measureQuotation(measures, offerOf(row, priced.get(quotationId) ?? []));
    quotations.set(quotationId, kept?.quotations.get(quotationId) ?? own());
  }
  const made: Measures = { asked, measures, quotations, ranked: null };
  known.set(rfqId, made);
  return made;
}

type OfferOf = (row: ComparedRow, lines: readonly PricedLine[]) => PricedOffer;

const wholeOffer: OfferOf = (row, lines) => {
  const { quotationId, totalAmount, vatIncluded, deliveryTerms, deliveryCost, notes } = row;
  const terms = { vatIncluded, deliveryTerms, deliveryCost };
  return { quotationId, totalAmount, terms, notes, lines };
};

/** A quotation by what it offers of what is left; a sum without lines is for all of it. */
function leftOffer(asked: Measured['lines'], taken: TakenOf): OfferOf {
  const left = new Map(asked.map((line) => [line.rfqItemId, line]));
  return (row, priced) => {
    const whole = wholeOffer(row, priced);
    if (priced.length === 0) return whole;
    // The same unit is written as none.
    const inUnits = priced.map((line) => ({
      ...line,
      unit: line.unit ?? left.get(line.rfqItemId)?.unit ?? null,
    }));
    const own = taken.get(row.quotationId);
    const { lines, total } = leftOfQuotation(inUnits, whole.terms, left, own);
    return { ...whole, lines, totalAmount: fromCents(total) };
  };
}
