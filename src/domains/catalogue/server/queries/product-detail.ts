import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import type { Product, ProductOffer } from '../../schema.ts';
import { type CardRow, cardColumns, cardKey, cardTables, toCard } from './card-store.ts';

/** Other offers of an item are shown up to this many; the cheapest are the ones that matter. */
const maxOffers = 10;
/** About 4 kB each. */
const maxDetails = 2_000;

/** A product found by its address, with what names this version of its page's data. */
export interface FoundProduct {
  readonly id: string;
  readonly isActive: boolean;
  readonly supplierId: string;
  /** Changes whenever the product, an offer, or anything shown of them does (see cardKey). */
  readonly version: string;
}

interface DetailRow extends CardRow {
  readonly description: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly offers: readonly ProductOffer[];
  readonly product_type: string | null;
  readonly version: number;
  readonly lead_time_days: number | null;
  /** Visible reviews of 1 to 5 stars, in this order; null where there is none. */
  readonly rating_counts: readonly number[] | null;
}

// The same item: what is known of it (type, every machine-readable attribute, brand) is equal. An
// item without attributes is not known well enough to be called the same as another.
const offersOf = (columns: string) => `(
    select o.id, o.price, ${columns}
      from products o join users seller on seller.id = o.supplier_id
      where o.is_active and o.product_type = p.product_type and o.attributes = p.attributes
        and o.attributes <> '{}' and o.brand_name is not distinct from p.brand_name
        and o.supplier_id <> p.supplier_id
      order by o.price, o.id limit ${maxOffers}
  ) as offer`;

const offerKeys = `(
    select string_agg(offer.key, ' ' order by offer.price, offer.id)
      from ${offersOf("o.id || '.' || o.xmin || '.' || seller.xmin as key")}
  )`;

const selectFound = `select p.id, p.is_active as "isActive", p.supplier_id as "supplierId",
    concat_ws(' ', ${cardKey}, ${offerKeys}) as version
  from products p ${cardTables}`;
const foundById = `${selectFound} where p.id = $1::uuid`;
const foundBySlug = `${selectFound} where p.slug = $1`;
/** By the address of a product that was merged into it. */
const foundByFormer = (column: 'id' | 'slug') =>
  `${selectFound} join former_products f on f.product_id = p.id and f.${column} = $1`;

const offers = `(
    select coalesce(json_agg(offer.body order by offer.price, offer.id), '[]')
      from ${offersOf(`json_build_object(
        'id', o.id, 'slug', o.slug, 'price', o.price::text, 'unit', o.unit,
        'stockQuantity', o.stock_quantity, 'minOrderQuantity', o.min_order_quantity,
        'supplier', json_build_object('id', seller.id, 'companyName', seller.company_name,
          'location', seller.location, 'isVerified', seller.is_verified, 'county', seller.county)
      ) as body`)}
  ) as offers`;

const ratingCounts = `case when p.rating_count > 0 then (
    select array_agg((select count(*)::integer from reviews r
        where r.product_id = p.id and r.hidden_at is null and r.rating = stars) order by stars)
      from generate_series(1, 5) as stars
  ) end as rating_counts`;

const selectDetail = `select ${cardColumns}, p.description, p.specifications, p.product_type,
    p.version, s.lead_time_days, ${offers}, ${ratingCounts}
  from products p ${cardTables} where p.id = $1::uuid`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The product of this id or slug, its own or one of before a merger, listed or not; null if missing. */
export async function findProduct(pool: pg.Pool, idOrSlug: string): Promise<FoundProduct | null> {
  const isId = uuid.test(idOrSlug);
  const find = async (text: string) =>
    (await pool.query<FoundProduct>(prepared(text, [idOrSlug]))).rows[0];
  const found = await find(isId ? foundById : foundBySlug);
  return found ?? (await find(foundByFormer(isId ? 'id' : 'slug'))) ?? null;
}

/** Everything a product's page shows, its offers the cheapest first; null if it is gone. */
async function selectProduct(pool: pg.Pool, id: string): Promise<Product | null> {
  const { rows } = await pool.query<DetailRow>(prepared(selectDetail, [id]));
  const row = rows[0];
  if (!row) return null;
  return {
    ...toCard(row),
    description: row.description,
    specifications: row.specifications,
    offers: row.offers,
    productType: row.product_type,
    version: row.version,
    leadTimeDays: row.lead_time_days,
    ...(row.rating_counts ? { ratingCounts: row.rating_counts } : {}),
  };
}

const detailsOfPool = new WeakMap<pg.Pool, LRUCache<string, string>>();

/** The found product as JSON (Product), written out once a version; null if it is gone since. */
export async function readProductJson(
  pool: pg.Pool,
  { id, version }: FoundProduct,
): Promise<string | null> {
  const details = detailsOfPool.get(pool) ?? new LRUCache<string, string>({ max: maxDetails });
  detailsOfPool.set(pool, details);
  const known = details.get(version);
  if (known !== undefined) return known;
  const product = await selectProduct(pool, id);
  if (!product) return null;
  const body = JSON.stringify(product);
  details.set(version, body);
  return body;
}
