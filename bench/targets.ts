import type pg from 'pg';
import { type Contractor, signInContractors } from './contractors.ts';

/** One request, as the load generator sends it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Calls {
  /** What is sent next; varies as people's requests do, so that no single answer is warm. */
  readonly next: () => Call;
  /** How many calls a connection sends before it starts anew. */
  readonly variety: number;
}

export interface Target extends Calls {
  readonly name: string;
  /** Share of the floor promised in docs/architecture.md; null where none is. */
  readonly promise: number | null;
  /** Share promised at 100,000 products, where it differs. */
  readonly promiseAtScale?: number;
  /** Measured while twenty suppliers change prices. */
  readonly whileEditing?: boolean;
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
/** Single letters, beginnings, what matches very much or nothing, and searches that are filtered. */
const hardSearches = [
  's',
  'p',
  'st',
  'bar',
  'pipe',
  'steel',
  'cement&sort=price_asc',
  'paint&inStock=1',
  'misumri ya mabati',
  'xqzzyk',
];
const sorts = ['name', 'price_asc', 'price_desc', 'newest', 'rating'];
const filters = [
  'inStock=1',
  'inStock=0',
  'county=Nairobi',
  'county=Turkana&inStock=1',
  'minPrice=500&maxPrice=5000',
  'minPrice=700&maxPrice=710',
  'minPrice=100000',
];

/** What people do most, each as calls that differ from one to the next. */
export async function targets(pool: pg.Pool, sessionSecret: string): Promise<Target[]> {
  const { rows: products } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from products where is_active order by md5(id::text) limit 40',
  );
  const { rows: categories } = await pool.query<{ id: string }>(
    'select id from categories order by slug',
  );
  const inCategories = categories.map(({ id }) => `categoryId=${id}`);
  const filtered = sorts.flatMap((sort, place) => [
    ...filters.map((filter) => `sort=${sort}&${filter}`),
    `sort=${sort}&inStock=1&minPrice=500&${inCategories[place]}`,
  ]);
  const lists = (queries: readonly string[]) => queries.map((query) => `/api/products?${query}`);
  const contractors = await signInContractors(pool, sessionSecret);
  // Their answers are not kept: what the database and the rules cost.
  const signedIn = { cookie: contractors[0]?.cookie ?? '' };
  const pages = products.slice(0, 8).map(({ slug }) => `/products/${slug}`);
  return [
    {
      name: 'product list',
      ...inTurn(lists([...sorts.map((sort) => `sort=${sort}`), ...inCategories])),
      promise: 0.35,
      keepsWithin: 0.2,
    },
    {
      name: 'list, while 20 edit',
      ...inTurn(lists([...sorts.map((sort) => `sort=${sort}`), ...inCategories])),
      promise: 0.35,
      whileEditing: true,
    },
    { name: 'list, filtered', ...inTurn(lists(filtered)), promise: null },
    {
      name: 'search',
      ...inTurn(lists(searches.map((text) => `search=${encodeURIComponent(text)}`))),
      promise: 0.15,
      promiseAtScale: 0.03,
    },
    {
      name: 'search, hard',
      ...inTurn(lists(hardSearches.map((text) => `search=${text.replaceAll(' ', '+')}`))),
      promise: null,
      promiseAtScale: 0.03,
    },
    {
      name: 'product detail',
      ...inTurn(products.map(({ id }) => `/api/products/${id}`)),
      promise: 0.4,
      keepsWithin: 0.2,
    },
    {
      name: 'product list, signed in',
      ...inTurn(lists([...sorts.map((sort) => `sort=${sort}`), ...inCategories]), signedIn),
      promise: null,
    },
    {
      name: 'search, signed in',
      ...inTurn(lists(searches.map((text) => `search=${encodeURIComponent(text)}`)), signedIn),
      promise: 0.15,
      promiseAtScale: 0.03,
    },
    {
      name: 'cart add',
      ...additions(contractors, await buyable(pool)),
      promise: 0.2,
      keepsWithin: 0.2,
    },
    {
      name: 'page HTML, anonymous',
      ...inTurn(['/', '/products', ...pages], { 'accept-encoding': 'gzip, br' }),
      promise: 0.2,
    },
  ];
}

/** GETs of the paths, one after the other, for ever. */
export function inTurn(paths: readonly string[], headers: Call['headers'] = {}): Calls {
  let count = 0;
  const next = (): Call => {
    count += 1;
    return { method: 'GET', path: paths[count % paths.length] ?? '/', headers };
  };
  // One more than there are, so that every connection is at another place of the list.
  return { next, variety: paths.length + 1 };
}

interface Buyable {
  readonly id: string;
  readonly quantity: number;
}

async function buyable(pool: pg.Pool): Promise<Buyable[]> {
  const { rows } = await pool.query<Buyable>(
    `select id, min_order_quantity as quantity from products
      where is_active and stock_quantity >= min_order_quantity order by md5(id::text) limit 300`,
  );
  return rows;
}

/** A new line with every call, each in the cart of another contractor than the call before. */
function additions(contractors: readonly Contractor[], products: readonly Buyable[]): Calls {
  let count = -1;
  const next = (): Call => {
    count += 1;
    const contractor = contractors[count % contractors.length];
    const product = products[Math.floor(count / contractors.length) % products.length];
    return {
      method: 'POST',
      path: '/api/cart',
      headers: { 'content-type': 'application/json', cookie: contractor?.cookie ?? '' },
      body: JSON.stringify({ productId: product?.id, quantity: product?.quantity }),
    };
  };
  return { next, variety: 1_000 };
}
