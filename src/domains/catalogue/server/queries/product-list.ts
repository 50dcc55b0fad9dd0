import type pg from 'pg';
import type { ProductSort } from '../../schema.ts';
import type { Position } from '../cursor.ts';
import { cardKey, cardTables } from './card-store.ts';
import { prepared, Values } from './statements.ts';

/** What a list holds. Absent fields do not restrict. */
export interface ListFilters {
  readonly categoryId?: string | undefined;
  readonly categorySlug?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  readonly inStock?: boolean | undefined;
  /** Sold by somebody who delivers there. */
  readonly county?: string | undefined;
  /** Only for the supplier's own list. */
  readonly withInactive: boolean;
}

export interface ListPage {
  /** Keys of the cards (see cardKey), at most `limit`. */
  readonly keys: readonly string[];
  /** Products on all pages. */
  readonly total: number;
  /** Where the next page starts; null on the last one. */
  readonly next: Position | null;
}

export type PlainSort = Exclude<ProductSort, 'relevance'>;

interface Order {
  /** Sort value of a row of products p; every one has an index that ends with the id. */
  readonly value: string;
  readonly type: string;
  readonly direction: 'asc' | 'desc';
  /** The value as text that reads back without loss: created_at has microseconds. */
  readonly text: string;
}

const orders: Readonly<Record<PlainSort, Order>> = {
  name: { value: 'lower(p.name)', type: 'text', direction: 'asc', text: 'value' },
  price_asc: { value: 'p.price', type: 'numeric', direction: 'asc', text: 'value::text' },
  price_desc: { value: 'p.price', type: 'numeric', direction: 'desc', text: 'value::text' },
  newest: {
    value: 'p.created_at',
    type: 'timestamptz',
    direction: 'desc',
    text: `to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
};

export interface PageRow {
  readonly keys: readonly string[] | null;
  readonly last: readonly string[] | null;
  readonly total: number;
}

/** One page of a list in one round trip: keys, the next place, and the total. */
export function selectPage(
  pool: pg.Pool,
  filters: ListFilters,
  sort: PlainSort,
  page: { readonly after: Position | null; readonly limit: number },
): Promise<ListPage> {
  const values = new Values();
  const conditions = filterConditions(filters, values);
  const total = totalSql(filters, conditions);
  return selectOrdered(pool, { sort, page, values, conditions, total });
}

interface OrderedSelection {
  readonly sort: PlainSort;
  readonly page: { readonly after: Position | null; readonly limit: number };
  readonly values: Values;
  /** On products p; their values are bound already. */
  readonly conditions: readonly string[];
  /** SQL of the number of rows on all pages. */
  readonly total: string;
}

export async function selectOrdered(
  pool: pg.Pool,
  { sort, page, values, conditions, total }: OrderedSelection,
): Promise<ListPage> {
  const order = orders[sort];
  const { direction } = order;
  const paged = [...conditions, ...afterCondition(order, page.after, values)];
  const text = `with page as (
      select p.id, ${cardKey} as key, ${order.value} as value
        from products p ${cardTables}
        ${where(paged)} order by ${order.value} ${direction}, p.id ${direction}
        limit ${oneMore(page.limit)}
    )
    select array_agg(key order by value ${direction}, id ${direction}) as keys,
      array_agg(${order.text} order by value ${direction}, id ${direction}) as last,
      (${total})::integer as total
    from page`;
  const { rows } = await pool.query<PageRow>(prepared(text, values.list));
  return toPage(rows[0], page.limit, (row, index) => [
    row.last?.[index] ?? '',
    row.keys?.[index]?.slice(0, 36) ?? '',
  ]);
}

/** Written out, since a bound limit would be planned as a tenth of the table. */
export const oneMore = (limit: number): number => Math.trunc(limit) + 1;

/** Cuts the row that was read beyond the page's end, which only says that there is a next page. */
export function toPage(
  row: PageRow | undefined,
  limit: number,
  positionOf: (row: PageRow, index: number) => Position,
): ListPage {
  const keys = row?.keys ?? [];
  return {
    keys: keys.slice(0, limit),
    total: row?.total ?? 0,
    next: row && keys.length > limit ? positionOf(row, limit - 1) : null,
  };
}

/** Conditions on products p and, for the county, users s. */
export function filterConditions(filters: ListFilters, values: Values): string[] {
  const conditions = filters.withInactive ? [] : ['p.is_active'];
  if (filters.categoryId) {
    conditions.push(`p.category_id = ${values.bind(filters.categoryId, 'uuid')}`);
  }
  if (filters.categorySlug) conditions.push(`p.category_id = ${categoryOf(filters, values)}`);
  if (filters.supplierId) {
    conditions.push(`p.supplier_id = ${values.bind(filters.supplierId, 'uuid')}`);
  }
  if (filters.minPrice) conditions.push(`p.price >= ${values.bind(filters.minPrice, 'numeric')}`);
  if (filters.maxPrice) conditions.push(`p.price <= ${values.bind(filters.maxPrice, 'numeric')}`);
  if (filters.inStock === true) conditions.push('p.stock_quantity > 0');
  if (filters.inStock === false) conditions.push('p.stock_quantity = 0');
  if (filters.county) {
    const county = values.bind([filters.county], 'text[]');
    conditions.push(
      `p.supplier_id in (select id from users where role = 'supplier' and delivery_counties @> ${county})`,
    );
  }
  return conditions;
}

const categoryOf = (filters: ListFilters, values: Values) =>
  `(select id from categories where slug = ${values.bind(filters.categorySlug, 'text')})`;

/** Whole list and whole category are kept counted; any other list is counted when it is read. */
function totalSql(filters: ListFilters, conditions: readonly string[]): string {
  const { withInactive, categoryId, categorySlug, ...others } = filters;
  const isCounted =
    !withInactive &&
    !(categoryId && categorySlug) &&
    Object.values(others).every((value) => value === undefined);
  if (!isCounted) return `select count(*) from products p ${where(conditions)}`;
  const category = conditions.find((condition) => condition.startsWith('p.category_id'));
  const of = category ? `where ${category.replace('p.', '')}` : '';
  return `select coalesce(sum(active), 0) from product_counts ${of}`;
}

export const where = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

function afterCondition(order: Order, after: Position | null, values: Values): string[] {
  if (!after) return [];
  const [value, id] = after;
  const than = order.direction === 'asc' ? '>' : '<';
  return [
    `(${order.value}, p.id) ${than} (${values.bind(value, order.type)}, ${values.bind(id, 'uuid')})`,
  ];
}

const featuredKey = 'featured_product_ids';

/**
 * Products that the site's setting names, in its order and active only; where it names none, the
 * newest ones. A short list of its own, without a next page.
 */
export async function selectFeatured(pool: pg.Pool, limit: number): Promise<ListPage> {
  const text = `with chosen as (
      select case when named.id ~ '^[0-9a-f-]{36}$' then named.id::uuid end as id, named.position
        from site_settings, jsonb_array_elements_text(
          case jsonb_typeof(value) when 'array' then value else '[]' end
        ) with ordinality as named (id, position)
        where site_settings.key = $1
    ), page as (
      select ${cardKey} as key, chosen.position
        from chosen join products p on p.id = chosen.id and p.is_active ${cardTables}
        order by chosen.position limit $2::integer
    )
    select array_agg(key order by position) as keys, count(*)::integer as total from page`;
  const { rows } = await pool.query<PageRow>(prepared(text, [featuredKey, limit]));
  const chosen = toPage(rows[0], limit, () => []);
  if (chosen.keys.length > 0) return chosen;
  const newest = await selectPage(pool, { withInactive: false }, 'newest', { after: null, limit });
  return { ...newest, total: newest.keys.length, next: null };
}
