import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { MaterialFacts } from '../../../materials/unit-rules.ts';
import { isUndecided } from '../queries/state-now.ts';

/** Scores of one RFQ are written by one job at a time, until the transaction ends. */
export async function lockScores(trx: Transaction<DB>, rfqId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('scores'), hashtext(${rfqId}))`.execute(trx);
}

export interface ShopPrice {
  readonly supplierId: string;
  readonly productType: string;
  readonly price: string;
  readonly unit: string;
  readonly facts: MaterialFacts;
}

/** In more units of one type than these a supplier is not asked. */
const unitsOfType = 5;

interface Market {
  readonly productTypes: readonly string[];
  readonly county: string | null;
  /** Who bids does not make the market that the bid is held against. */
  readonly bidders: readonly string[];
}

/**
 * What products of these types cost now at suppliers who deliver to the county: of each supplier, type
 * and unit the product in the middle of its prices, in the units that most of its products have.
 */
export async function selectShopPrices(
  db: Kysely<DB> | Transaction<DB>,
  { productTypes, county, bidders }: Market,
): Promise<ShopPrice[]> {
  if (productTypes.length === 0) return [];
  const { rows } = await sql<{
    supplierId: string;
    productType: string;
    price: string;
    unit: string;
    usualUnit: string;
    attributes: MaterialFacts['attributes'];
    name: string;
  }>`
    with offered as (
      select p.id, p.supplier_id, p.product_type, p.price, p.unit, p.attributes, p.name,
          row_number() over same_unit as place,
          count(*) over (partition by p.supplier_id, p.product_type, lower(p.unit)) as of_unit
        from products p
        join users s on s.id = p.supplier_id
        where p.is_active and p.product_type = any(${productTypes})
          and p.supplier_id <> all(${bidders}::uuid[])
          and (${county}::text is null or s.delivery_counties @> array[${county}::text])
        window same_unit as
          (partition by p.supplier_id, p.product_type, lower(p.unit) order by p.price, p.id)
    ), middle as (
      select *, row_number() over
          (partition by supplier_id, product_type order by of_unit desc, lower(unit)) as unit_place
        from offered where place = (of_unit + 1) / 2
    )
    select o.supplier_id as "supplierId", o.product_type as "productType", o.price, o.unit,
        m.unit as "usualUnit", o.attributes, o.name
      from middle o join materials m on m.key = o.product_type
      where o.unit_place <= ${unitsOfType}`.execute(db);
  return rows.map(({ supplierId, productType, price, unit, usualUnit, attributes, name }) => ({
    supplierId,
    productType,
    price,
    unit,
    facts: { productType, usualUnit, attributes: attributes ?? null, text: name },
  }));
}

/** RFQs of the last half-year with quotations that nobody has decided on, by their ids, some at a time. */
export async function selectUndecidedRfqs(
  db: Kysely<DB>,
  afterId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from rfqs r
      where r.status <> 'awarded' and r.created_at > now() - interval '180 days'
        and (${afterId}::uuid is null or r.id > ${afterId}::uuid)
        and exists (select from quotations q where q.rfq_id = r.id
          and ${isUndecided()})
      order by r.id limit 200`.execute(db);
  return rows.map(({ id }) => id);
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
