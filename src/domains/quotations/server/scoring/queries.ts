import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialFacts } from '../../../catalogue/unit-rules.ts';

/** Scores of one RFQ are written by one job at a time, until the transaction ends. */
export async function holdScores(trx: Transaction<DB>, rfqId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('scores'), hashtext(${rfqId}))`.execute(trx);
}

export interface ShopPrice {
  readonly productType: string;
  readonly price: string;
  readonly unit: string;
  readonly facts: MaterialFacts;
}

/** What products of these types cost now, from suppliers who deliver to the county. */
export async function selectShopPrices(
  db: Kysely<DB> | Transaction<DB>,
  productTypes: readonly string[],
  county: string | null,
): Promise<ShopPrice[]> {
  if (productTypes.length === 0) return [];
  const { rows } = await sql<{
    productType: string;
    price: string;
    unit: string;
    usualUnit: string;
    attributes: MaterialFacts['attributes'];
    name: string;
  }>`
    select p.product_type as "productType", p.price, p.unit, m.unit as "usualUnit", p.attributes,
        p.name
      from products p
      join materials m on m.key = p.product_type
      join users s on s.id = p.supplier_id
      where p.is_active and p.product_type = any(${productTypes})
        and (${county}::text is null or s.delivery_counties @> array[${county}::text])
      limit 20000`.execute(db);
  return rows.map(({ productType, price, unit, usualUnit, attributes, name }) => ({
    productType,
    price,
    unit,
    facts: { productType, usualUnit, attributes: attributes ?? null, text: name },
  }));
}

export interface StoredScore {
  readonly quotationId: string;
  readonly score: string;
  readonly analysis: string;
  readonly analysisSw: string;
  readonly parts: readonly {
    readonly name: string;
    readonly weight: string;
    readonly value: string;
    readonly words: string;
    readonly wordsSw: string;
  }[];
}

/** Writes the scores of quotations on one RFQ in place of those they had. */
export async function writeScores(
  trx: Transaction<DB>,
  rfqId: string,
  scores: readonly StoredScore[],
): Promise<void> {
  if (scores.length === 0) return;
  const ids = scores.map(({ quotationId }) => quotationId);
  await sql`
    update quotations q
      set ai_score = s.score, ai_analysis = s.analysis, ai_analysis_sw = s.analysis_sw,
        scored_at = now()
      from unnest(${ids}::uuid[], ${scores.map((s) => s.score)}::numeric[],
        ${scores.map((s) => s.analysis)}::text[], ${scores.map((s) => s.analysisSw)}::text[])
        as s (id, score, analysis, analysis_sw)
      where q.id = s.id and q.rfq_id = ${rfqId}`.execute(trx);
  await trx.deleteFrom('quotationScoreParts').where('quotationId', 'in', ids).execute();
  const parts = scores.flatMap(({ quotationId, parts }) =>
    parts.map((part, position) => ({ ...part, quotationId, position })),
  );
  await trx.insertInto('quotationScoreParts').values(parts).execute();
}
