import type pg from 'pg';
import type { Product, ProductOffer } from '../../schema.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './card-store.ts';
import { prepared } from './statements.ts';

/** Other suppliers of an item are shown up to this many; the cheapest are the ones that matter. */
const maxOffers = 20;

interface DetailRow extends CardRow {
  readonly description: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly offers: readonly ProductOffer[];
  /** Visible reviews of 1 to 5 stars, in this order; null where there is none. */
  readonly rating_counts: readonly number[] | null;
}

// The same item: what is known of it (type, every machine-readable attribute, brand) is equal. An
// item without attributes is not known well enough to be called the same as another.
const offers = `(
    select coalesce(json_agg(offer.body order by offer.price, offer.id), '[]') from (
      select o.id, o.price, json_build_object(
          'id', o.id, 'slug', o.slug, 'price', o.price::text, 'unit', o.unit,
          'stockQuantity', o.stock_quantity, 'minOrderQuantity', o.min_order_quantity,
          'supplier', json_build_object('id', seller.id, 'companyName', seller.company_name,
            'location', seller.location, 'isVerified', seller.is_verified, 'county', seller.county)
        ) as body
        from products o join users seller on seller.id = o.supplier_id
        where o.is_active and o.product_type = p.product_type and o.attributes @> p.attributes
          and o.attributes = p.attributes and o.attributes <> '{}' and o.brand_name is not distinct from p.brand_name
          and o.supplier_id <> p.supplier_id
        order by o.price, o.id limit ${maxOffers}
    ) as offer
  ) as offers`;

const ratingCounts = `case when p.rating_count > 0 then (
    select array_agg((select count(*)::integer from reviews r
        where r.product_id = p.id and r.hidden_at is null and r.rating = stars) order by stars)
      from generate_series(1, 5) as stars
  ) end as rating_counts`;

const selectDetail = `select ${cardColumns}, p.description, p.specifications, ${offers},
    ${ratingCounts}
  from products p ${cardTables}`;
const byId = `${selectDetail} where p.id = $1::uuid`;
const bySlug = `${selectDetail} where p.slug = $1`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether this addresses a product by its id; anything else is taken for a slug. */
export const isProductId = (text: string): boolean => uuid.test(text);

/** The product of this id or slug, listed or not, with its offers cheapest first; null if missing. */
export async function selectProduct(pool: pg.Pool, idOrSlug: string): Promise<Product | null> {
  const text = isProductId(idOrSlug) ? byId : bySlug;
  const { rows } = await pool.query<DetailRow>(prepared(text, [idOrSlug]));
  const row = rows[0];
  if (!row) return null;
  return {
    ...toCard(row),
    description: row.description,
    specifications: row.specifications,
    offers: row.offers,
    ...(row.rating_counts ? { ratingCounts: row.rating_counts } : {}),
  };
}
