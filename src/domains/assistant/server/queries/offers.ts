import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What one line of a request looks for. */
export interface OfferQuery {
  readonly line: number;
  /** Likeliest first. */
  readonly types: readonly string[];
  /** Attributes that must be so. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface Offer {
  readonly line: number;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly productType: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Decimal text. */
  readonly price: string;
  readonly unit: string;
  /** The dictionary's unit of its type: what a bare "bag" of it holds. */
  readonly usualUnit: string | null;
  readonly stockQuantity: number;
  readonly minOrderQuantity: number;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly isVerified: boolean;
  readonly delivers: boolean;
  readonly leadTimeDays: number | null;
  readonly supplierCounty: string | null;
  readonly onTimeRate: string | null;
  readonly completedOrders: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** How many offers of a line are weighed: those delivered there, in stock, and cheapest first. */
const offersPerLine = 60;

/** Offers on the list for each line, `county` (may be null) being where they are wanted. */
export async function selectOffers(
  db: Kysely<DB>,
  lines: readonly OfferQuery[],
  county: string | null,
): Promise<Offer[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<Offer>`
    select line.line, offer.*,
        (select unit from materials where key = offer."productType") as "usualUnit"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as line (line integer, types text[], attributes jsonb)
      cross join lateral (
        select fitting.*, coalesce(users.company_name, '') as "supplierName",
            users.is_verified as "isVerified", users.lead_time_days as "leadTimeDays",
            users.county as "supplierCounty", records.on_time_rate as "onTimeRate",
            coalesce(records.completed_orders, 0) as "completedOrders",
            (${county}::text is null or ${county} = any (users.delivery_counties)) as delivers
          from (
            select products.id, slug, products.name, product_type as "productType", attributes,
                price, products.unit, stock_quantity as "stockQuantity",
                min_order_quantity as "minOrderQuantity", supplier_id as "supplierId",
                rating_sum as "ratingSum", rating_count as "ratingCount"
              from products
              where is_active and product_type = any (line.types)
                -- Written so that the type's index is taken: by attributes, no wish would mean all products.
                and (attributes || '{}'::jsonb) @> line.attributes
          ) as fitting
          join users on users.id = fitting."supplierId" and users.suspended_at is null
          left join supplier_records as records on records.supplier_id = users.id
          order by delivers desc, (fitting."stockQuantity" > 0) desc,
              array_position(line.types, fitting."productType"), fitting.price, fitting.id
          limit ${offersPerLine}
      ) as offer
      order by line.line`.execute(db);
  return rows;
}
