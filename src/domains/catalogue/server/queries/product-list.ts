import type pg from 'pg';
import { prepared } from '../../../../platform/prepared.ts';
import { featuredProducts } from '../settings.ts';
import { cardKey, cardTables } from './card-store.ts';
import { keptTotal, type ListFilters } from './list-filters.ts';
import {
  type ListPage,
  type PageRow,
  type PlainSort,
  type Slice,
  selectCounted,
  selectKept,
  toPage,
} from './ordered-page.ts';
import { Values } from './values.ts';

export type { ListFilters } from './list-filters.ts';
export type { ListPage } from './ordered-page.ts';

/** One page of a list; the whole list and whole categories, which are asked for most, in one round trip. */
export function selectPage(
  pool: pg.Pool,
  filters: ListFilters,
  sort: PlainSort,
  page: Slice,
): Promise<ListPage> {
  const { categoryId, categorySlug, withInactive, ...others } = filters;
  const isWhole = !withInactive && Object.values(others).every((value) => value === undefined);
  const values = new Values();
  const total = isWhole ? keptTotal(filters, values) : null;
  return total === null
    ? selectCounted(pool, { sort, page, filters })
    : selectKept(pool, { sort, page, filters }, values, total);
}

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
  const { rows } = await pool.query<PageRow>(prepared(text, [featuredProducts.name, limit]));
  const chosen = toPage(rows[0], limit, () => []);
  if (chosen.keys.length > 0) return chosen;
  const newest = await selectPage(pool, { withInactive: false }, 'newest', { after: null, limit });
  return { ...newest, total: newest.keys.length, next: null };
}
