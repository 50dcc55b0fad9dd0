import type pg from 'pg';
import type { Position } from '../../../../platform/cursor.ts';
import { prepared, readShort } from '../../../../platform/prepared.ts';
import type { ProductSort } from '../../schema.ts';
import { cardKey, cardTables } from './card-store.ts';
import {
  filterConditions,
  keptTotal,
  type ListFilters,
  sellerConditions,
  unindexed,
  where,
} from './list-filters.ts';
import { Values } from './values.ts';

/** Pages of lists in one of the plain orders, each of which is one range of one index. */

export interface ListPage {
  /** Keys of the cards (see cardKey), at most `limit`. */
  readonly keys: readonly string[];
  /** Products on all pages. */
  readonly total: number;
  /** Where the next page starts; null on the last one. */
  readonly next: Position | null;
}

export interface Slice {
  readonly after: Position | null;
  readonly limit: number;
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
  // As if each had five more reviews of 3.5 stars: one of five stars does not come before a hundred.
  rating: {
    value: '((p.rating_sum + 17.5) / (p.rating_count + 5))',
    type: 'numeric',
    direction: 'desc',
    text: 'value::text',
  },
};

/** What a page is read from. */
interface Selection {
  readonly sort: PlainSort;
  readonly page: Slice;
  readonly filters: ListFilters;
}

/** A page whose total is kept, in one round trip. `total` is SQL of its own, its values bound. */
export function selectKept(
  pool: pg.Pool,
  { sort, page, filters }: Selection,
  values: Values,
  total: string,
): Promise<ListPage> {
  const found = alongIndex(orders[sort], filterConditions(filters, values), page, values);
  const text = pageText({ sort, total, found });
  return readPage(readShort<PageRow>(pool, prepared(text, values.list)), page.limit);
}

/**
 * Up to here all matches are read and sorted, which is cheap whatever the filter and the order have in
 * common; beyond it the order's index meets a page of matches soon. Within a category or a supplier's
 * products the index has no long way to go in any case.
 */
const fewMatches = { anywhere: 3_000, within: 500 } as const;

const nothing = () => [];

/**
 * A page of any list. It is counted first, since the number decides how its page is best found.
 * `matching` adds conditions on products p.
 */
export async function selectCounted(
  pool: pg.Pool,
  { sort, page, filters }: Selection,
  matching: (values: Values) => string[] = nothing,
): Promise<ListPage> {
  const total = await countMatches(pool, filters, matching);
  if (total === 0) return { keys: [], total, next: null };
  const values = new Values();
  const order = orders[sort];
  const isWithin = filters.categoryId || filters.categorySlug || filters.supplierId;
  const few = matching === nothing && isWithin ? fewMatches.within : fewMatches.anywhere;
  const found =
    total <= few
      ? bySorting(order, [...filterConditions(filters, values), ...matching(values)], page, values)
      : alongIndex(
          order,
          [...openConditions(filters, sort, values), ...matching(values).map(unindexed)],
          page,
          values,
        );
  const known = values.bind(total, 'integer');
  const text = pageText({ sort, total: known, found });
  return readPage(pool.query<PageRow>(prepared(text, values.list)), page.limit);
}

async function countMatches(
  pool: pg.Pool,
  filters: ListFilters,
  matching: (values: Values) => string[],
): Promise<number> {
  const values = new Values();
  const matches = matching(values);
  const kept = matches.length === 0 ? keptTotal(filters, values) : null;
  const total =
    kept ??
    `select count(*) from products p ${where([...filterConditions(filters, values), ...matches])}`;
  const { rows } = await pool.query<{ total: number }>(
    prepared(`select (${total})::integer as total`, values.list),
  );
  return rows[0]?.total ?? 0;
}

/** SQL of at most limit + 1 rows (id, key, value), found by going through the order's index. */
function alongIndex(order: Order, conditions: readonly string[], page: Slice, values: Values) {
  return `select p.id, ${cardKey} as key, ${order.value} as value from products p ${cardTables}
    ${where([...conditions, ...afterCondition(order, page.after, values)])}
    order by ${order.value} ${order.direction}, p.id ${order.direction}
    limit ${oneMore(page.limit)}`;
}

/** The same rows, found by reading every match and sorting them. */
function bySorting(order: Order, conditions: readonly string[], page: Slice, values: Values) {
  const all = [...conditions, ...afterCondition(order, page.after, values)];
  const { direction } = order;
  return `select p.id, ${cardKey} as key, best.value
    from (
      select id, value from (
        select p.id, ${order.value} as value from products p ${where(all)} offset 0
      ) as matched
      order by value ${direction}, id ${direction} limit ${oneMore(page.limit)}
    ) as best join products p on p.id = best.id ${cardTables}`;
}

/** The filters; only those that the order's index can begin with stay open to the planner. */
function openConditions(filters: ListFilters, sort: PlainSort, values: Values): string[] {
  const { minPrice, maxPrice, county, verified, ...others } = filters;
  const prices = filterConditions({ minPrice, maxPrice, withInactive: true }, values);
  const sellers = sellerConditions({ county, verified }, values);
  const isByPrice = sort === 'price_asc' || sort === 'price_desc';
  return [
    ...filterConditions(others, values),
    ...(isByPrice ? prices : prices.map(unindexed)),
    ...sellers.map((condition) => unindexed(`p.${condition}`)),
  ];
}

function afterCondition(order: Order, after: Position | null, values: Values): string[] {
  if (!after) return [];
  const [value, id] = after;
  const than = order.direction === 'asc' ? '>' : '<';
  return [
    `(${order.value}, p.id) ${than} (${values.bind(value, order.type)}, ${values.bind(id, 'uuid')})`,
  ];
}

interface PageText {
  readonly sort: PlainSort;
  /** SQL of the number of rows on all pages. */
  readonly total: string;
  /** SQL of the page's rows (id, key, value). */
  readonly found: string;
}

function pageText({ sort, total, found }: PageText): string {
  const { direction, text: asText } = orders[sort];
  return `with page as (${found})
    select array_agg(key order by value ${direction}, id ${direction}) as keys,
      array_agg(${asText} order by value ${direction}, id ${direction}) as last,
      (${total})::integer as total
    from page`;
}

async function readPage(
  result: Promise<pg.QueryResult<PageRow>>,
  limit: number,
): Promise<ListPage> {
  const { rows } = await result;
  return toPage(rows[0], limit, (row, index) => [
    row.last?.[index] ?? '',
    row.keys?.[index]?.slice(0, 36) ?? '',
  ]);
}

export interface PageRow {
  readonly keys: readonly string[] | null;
  readonly last: readonly string[] | null;
  readonly total: number;
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
