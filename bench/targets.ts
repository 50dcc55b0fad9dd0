import type pg from 'pg';

export interface Target {
  readonly name: string;
  readonly paths: readonly string[];
  /** Share of the floor promised in docs/architecture.md; null where none is. */
  readonly promise: number | null;
  /** Share promised at 100,000 products, where it differs. */
  readonly promiseAtScale?: number;
  /** At 100,000 products the share stays within this part of the one at 300. */
  readonly keepsWithin?: number;
}

const searches = [
  'cement',
  'cemnt',
  'Y12 bars',
  'mabati gauge 30',
  'simiti',
  'nondo 12mm',
  'tank 5000l',
  'crown paint 20l',
  'cypress 6x2',
  'bamburi',
];

/** What people do most, with addresses that vary as theirs do, so that no single answer is warm. */
export async function targets(pool: pg.Pool): Promise<Target[]> {
  const products = await pool.query<{ id: string; slug: string }>(
    'select id, slug from products where is_active order by md5(id::text) limit 40',
  );
  const categories = await pool.query<{ id: string }>('select id from categories order by slug');
  const byCategory = categories.rows.map(({ id }) => `/api/products?categoryId=${id}`);
  const sorted = ['name', 'price_asc', 'price_desc', 'newest'].map(
    (s) => `/api/products?sort=${s}`,
  );
  return [
    { name: 'product list', paths: [...sorted, ...byCategory], promise: 0.35, keepsWithin: 0.2 },
    {
      name: 'search',
      paths: searches.map((text) => `/api/products?search=${encodeURIComponent(text)}`),
      promise: 0.15,
      promiseAtScale: 0.03,
    },
    {
      name: 'product detail',
      paths: products.rows.map(({ id }) => `/api/products/${id}`),
      promise: 0.4,
      keepsWithin: 0.2,
    },
    {
      name: 'page HTML, anonymous',
      paths: [
        '/',
        '/products',
        ...products.rows.slice(0, 8).map(({ slug }) => `/products/${slug}`),
      ],
      promise: 0.2,
    },
  ];
}
