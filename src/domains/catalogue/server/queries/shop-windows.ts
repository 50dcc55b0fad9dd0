import type pg from 'pg';

/** Active products in the order of their ids, at most `limit` behind `afterId` (null: from the first). */
export async function selectProductSlugs(
  pool: pg.Pool,
  afterId: string | null,
  limit: number,
): Promise<{ id: string; slug: string }[]> {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `select id, slug from products
     where is_active and ($1::uuid is null or id > $1) order by id limit $2`,
    [afterId, limit],
  );
  return rows;
}

/** Slugs of the categories in which something is listed, in the site's order. */
export async function selectListedCategories(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    `select c.slug from categories c join product_counts n on n.category_id = c.id
      where n.active > 0 order by c.position, c.name`,
  );
  return rows.map(({ slug }) => slug);
}

/** Suppliers that list something, for search engines. */
export async function selectListedSuppliers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct supplier_id as id from supplier_product_counts where active > 0
      order by 1 limit ${mostInSitemap}`,
  );
  return rows.map(({ id }) => id);
}

/** A sitemap holds no more. */
const mostInSitemap = 50_000;

export interface SupplierFiguresRow {
  readonly categories: readonly { id: string; name: string; slug: string }[];
  readonly rating: { readonly average: number | null; readonly count: number };
  readonly productCount: number;
}

/** What a supplier offers: categories of its active products, their number, and their reviews' mean. */
export async function selectSupplierFigures(
  pool: pg.Pool,
  supplierId: string,
): Promise<SupplierFiguresRow> {
  const { rows } = await pool.query<{
    productCount: number;
    ratingSum: number;
    ratingCount: number;
    categories: { id: string; name: string; slug: string }[];
  }>(
    `select count(*)::int as "productCount",
            coalesce(sum(p.rating_sum), 0)::int as "ratingSum",
            coalesce(sum(p.rating_count), 0)::int as "ratingCount",
            coalesce(
              (select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
                               order by c.position, c.name)
               from categories c
               where c.id in (select category_id from products
                              where supplier_id = $1 and is_active)), '[]') as categories
     from products p where p.supplier_id = $1 and p.is_active`,
    [supplierId],
  );
  const row = rows[0] ?? { productCount: 0, ratingSum: 0, ratingCount: 0, categories: [] };
  return {
    productCount: row.productCount,
    categories: row.categories,
    rating: {
      average:
        row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
      count: row.ratingCount,
    },
  };
}
