import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { isCurrent, withVatSql } from '../../../quotations/server/public.ts';
import { isOpenNow } from '../../../rfqs/server/public.ts';
import type { PriceKind } from '../../market-rules.ts';

/** A price as it stands on the list or in a quotation, before it is compared. */
export interface StatedRow {
  readonly kind: PriceKind;
  readonly supplierId: string;
  readonly buyerId: string | null;
  readonly county: string;
  readonly materialKey: string;
  readonly usualUnit: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly unit: string | null;
  readonly name: string;
  /** With VAT. */
  readonly price: string;
}

export async function selectMaterialKeys(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('materials').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

/** Suppliers whose documents were checked: who makes up accounts makes up no figures. */
const counts = (users: string) => sql`${sql.ref(`${users}.is_verified`)}
  and ${sql.ref(`${users}.suspended_at`)} is null and ${sql.ref(`${users}.anonymised_at`)} is null`;

/** What is asked now for these materials. */
export async function selectListPrices(
  db: Kysely<DB>,
  materialKeys: readonly string[],
): Promise<StatedRow[]> {
  const { rows } = await sql<StatedRow>`
    select 'list' as kind, p.supplier_id as "supplierId", null as "buyerId", u.county,
        m.key as "materialKey", m.unit as "usualUnit", p.attributes, p.unit, p.name,
        p.price::text as price
      from products p
      join materials m on m.key = p.product_type
      join users u on u.id = p.supplier_id and ${counts('u')} and u.county is not null
     where p.is_active and p.product_type = any(${materialKeys}::text[])`.execute(db);
  return rows;
}

/**
 * What was quoted in the last 90 days to RFQs that no rival can answer any more: while one is open, a
 * figure could guide a bid.
 */
export async function selectQuotedPrices(
  db: Kysely<DB>,
  materialKeys: readonly string[],
): Promise<StatedRow[]> {
  const { rows } = await sql<StatedRow>`
    select 'quotation' as kind, q.supplier_id as "supplierId", r.contractor_id as "buyerId",
        r.delivery_county as county, m.key as "materialKey", m.unit as "usualUnit",
        coalesce(nullif(i.product -> 'attributes', 'null'), nullif(l.facts -> 'attributes', 'null'), '{}')
          as attributes,
        i.unit, coalesce(i.product ->> 'name', l.product_name) as name,
        ${withVatSql('q.vat_included', 'i.unit_price')}::text as price
      from quotations q
      join rfqs r on r.id = q.rfq_id and r.delivery_county is not null and not ${isOpenNow('r')}
      join users u on u.id = q.supplier_id and ${counts('u')}
      join quotation_items i on i.quotation_id = q.id
      join rfq_items l on l.id = i.rfq_item_id
      join materials m on m.key = coalesce(i.product ->> 'productType', l.product_type)
     where ${isCurrent('q')} and q.created_at > now() - interval '90 days'
       and m.key = any(${materialKeys}::text[])`.execute(db);
  return rows;
}
