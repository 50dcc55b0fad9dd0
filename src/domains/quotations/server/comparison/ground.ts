import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { fromCents } from '../../../../shared/money.ts';
import type { Comparison, Standing } from '../../comparison-rules.ts';
import type { AskedLine } from '../../measure-rules.ts';
import { isGone, withLeft } from '../../remainder-rules.ts';
import { type QuotationState, quotationState, vatIn } from '../../rules.ts';
import { type AskedLine as StoredLine, selectAskedLines } from '../queries/asked-lines.ts';
import { type Ordered, selectOrdered } from '../queries/ordered.ts';
import { selectAccepted } from '../queries/substitutes.ts';
import { selectOfferingMore } from '../queries/write.ts';
import { readRanking } from './measures.ts';
import {
  type ComparedRfq,
  type ComparedRow,
  countOfGone,
  selectComparedQuotations,
  selectComparedRfq,
} from './queries.ts';

export type ComparedItem = AskedLine &
  Pick<StoredLine, 'lineNo' | 'productName' | 'estimatedBudget' | 'awardedQuantity'>;

export type ComparedStanding = ComparedRow &
  Standing & {
    readonly state: QuotationState;
  };

/** Everything that a comparison is made of, and the comparison. */
export interface Ground {
  readonly rfq: ComparedRfq;
  readonly items: readonly ComparedItem[];
  readonly quotations: readonly ComparedStanding[];
  readonly comparison: Comparison;
  /** What orders that stand took, by quotation. */
  readonly ordered: ReadonlyMap<string, Ordered>;
  /** Part of the RFQ is awarded, and this compares what is left of it by what is offered for that. */
  readonly isRemainder: boolean;
  /** Quotations that are left out because their supplier is suspended or has left. */
  readonly leftOut: number;
}

/** @param ownerId who reads; null for a job. Null where the RFQ is missing or somebody else's */
export async function readGround(
  db: Kysely<DB> | Transaction<DB>,
  rfqId: string,
  ownerId: string | null,
): Promise<Ground | null> {
  const rfq = await selectComparedRfq(db, rfqId, ownerId);
  if (!rfq) return null;
  const asked = await selectAskedLines(db, rfqId);
  const compared = await selectComparedQuotations(db, rfqId);
  const offering = rfq.status === 'awarded' ? await selectOfferingMore(db, rfqId) : [];
  const isRemainder = offering.length > 0;
  const still = new Set(offering.map(({ id }) => id));
  const rows = isRemainder ? compared.filter((row) => still.has(row.quotationId)) : compared;
  const lines = isRemainder ? withLeft(asked).filter((line) => !isGone(line)) : asked;
  const items = lines.map(({ id: rfqItemId, ...line }) => ({ ...line, rfqItemId }));
  const accepted = Map.groupBy(await selectAccepted(db, rfqId), (one) => one.quotationId);
  const quotations = rows.map((row) => {
    const state = stateOf(row);
    const own = accepted.get(row.quotationId) ?? [];
    return {
      ...row,
      state,
      isEligible: isEligible(row, state, rfq, isRemainder),
      accepted: new Map(own.map((one) => [one.rfqItemId, one.differences])),
    };
  });
  const awarded = rows.flatMap((row) => (row.status === 'accepted' ? row.quotationId : []));
  const ordered = await selectOrdered(db, awarded);
  const taken = isRemainder ? ordered : null;
  const comparison = await readRanking(db, { rfqId, lines: items, taken }, quotations);
  const shown = rows.map(({ quotationId }) => quotationId);
  return {
    rfq,
    items,
    quotations: isRemainder ? withLeftTotals(quotations, comparison) : quotations,
    comparison,
    ordered,
    isRemainder,
    leftOut: await countOfGone(db, rfqId, shown),
  };
}

/** What each of them comes to for what is left, in place of what it was sent with. */
function withLeftTotals(
  quotations: readonly ComparedStanding[],
  comparison: Comparison,
): ComparedStanding[] {
  const totals = new Map(comparison.quotations.map((one) => [one.quotationId, one.landedCents]));
  return quotations.map((row) => {
    const total = totals.get(row.quotationId);
    if (total === undefined) return row;
    return { ...row, totalAmount: fromCents(total), vatAmount: fromCents(vatIn(total)) };
  });
}

const stateOf = ({ status, isExpired, isOutdated }: ComparedRow) =>
  quotationState({ status, isExpired, isOutdated, isSuperseded: false, isWithdrawn: false });

/** When nothing is left to award, the comparison stays as it was: what was turned down had been eligible. */
function isEligible(
  { isVerified }: ComparedRow,
  state: QuotationState,
  { status, verifiedOnly }: ComparedRfq,
  isRemainder: boolean,
): boolean {
  if (status === 'awarded' && !isRemainder) return state === 'accepted' || state === 'rejected';
  return (state === 'live' || state === 'accepted') && (isVerified || !verifiedOnly);
}
