import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Comparison, Standing } from '../../comparison-rules.ts';
import type { AskedLine } from '../../measure-rules.ts';
import { type QuotationState, quotationState } from '../../rules.ts';
import { type AskedLine as StoredLine, selectAskedLines } from '../queries/asked-lines.ts';
import { type Ordered, selectOrdered } from '../queries/ordered.ts';
import { selectAccepted } from '../queries/substitutes.ts';
import { readRanking } from './measures.ts';
import {
  type ComparedRfq,
  type ComparedRow,
  selectComparedQuotations,
  selectComparedRfq,
} from './queries.ts';

export type ComparedItem = AskedLine &
  Pick<StoredLine, 'lineNo' | 'productName' | 'estimatedBudget'>;

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
  /** What the award took, by quotation. */
  readonly ordered: ReadonlyMap<string, Ordered>;
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
  const items = asked.map(({ id: rfqItemId, ...line }) => ({ ...line, rfqItemId }));
  const rows = await selectComparedQuotations(db, rfqId);
  const accepted = Map.groupBy(await selectAccepted(db, rfqId), (one) => one.quotationId);
  const quotations = rows.map((row) => {
    const state = stateOf(row);
    const own = accepted.get(row.quotationId) ?? [];
    return {
      ...row,
      state,
      isEligible: isEligible(row, state, rfq),
      accepted: new Map(own.map((one) => [one.rfqItemId, one.differences])),
    };
  });
  const awarded = rows.flatMap((row) => (row.status === 'accepted' ? row.quotationId : []));
  return {
    rfq,
    items,
    quotations,
    comparison: await readRanking(db, rfqId, items, quotations),
    ordered: await selectOrdered(db, awarded),
  };
}

const stateOf = ({ status, isExpired, isOutdated }: ComparedRow) =>
  quotationState({ status, isExpired, isOutdated, isSuperseded: false, isWithdrawn: false });

/** After the award the comparison stays as it was: what was turned down by it had been eligible. */
function isEligible(
  { isVerified }: ComparedRow,
  state: QuotationState,
  { status, verifiedOnly }: ComparedRfq,
): boolean {
  if (status === 'awarded') return state === 'accepted' || state === 'rejected';
  return state === 'live' && (isVerified || !verifiedOnly);
}
