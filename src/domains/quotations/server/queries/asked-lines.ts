import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialFacts } from '../../../materials/unit-rules.ts';
import { materialFacts, type StoredFacts } from '../../../rfqs/rules.ts';
import type { Specifications } from '../../../rfqs/schema.ts';

/** A line of an RFQ as quotations refer to it. */
export interface AskedLine {
  readonly id: string;
  readonly lineNo: number;
  readonly productName: string;
  /** Decimal with three decimals. */
  readonly quantity: string;
  /** What awards that stand took of it, likewise. */
  readonly awardedQuantity: string;
  readonly unit: string | null;
  readonly estimatedBudget: string | null;
  /** That it names. */
  readonly productId: string | null;
  /** What was known of the material when the line was written, so that offers in other units compare. */
  readonly facts: MaterialFacts;
}

/** The lines that an RFQ, or each of these, asks for now, in their order. Private: read the RFQ first. */
export async function selectAskedLines(
  db: Kysely<DB> | Transaction<DB>,
  rfqId: string | readonly string[],
): Promise<AskedLine[]> {
  const rows = await db
    .selectFrom('rfqItems')
    .select([
      'id',
      'lineNo',
      'productName',
      'quantity',
      'awardedQuantity',
      'unit',
      'estimatedBudget',
      'productId',
      'productType',
      'specifications',
      'loadTonnes',
      'facts',
    ])
    .where('rfqId', 'in', [rfqId].flat())
    .where('removedAt', 'is', null)
    .orderBy('lineNo')
    .orderBy('id')
    .execute();
  return rows.map(({ productType, specifications, loadTonnes, facts, ...line }) => ({
    ...line,
    facts: materialFacts({
      productType,
      productName: line.productName,
      specifications: specifications as Specifications | null,
      loadTonnes: loadTonnes === null ? null : Number(loadTonnes),
      facts: facts as StoredFacts,
    }),
  }));
}
