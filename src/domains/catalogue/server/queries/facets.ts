import type pg from 'pg';
import { sizeTexts } from '../../../materials/size-text-rules.ts';
import type { Facets } from '../../schema.ts';
import type { SearchStage } from '../search/stages.ts';
import { filterConditions, type ListFilters, where } from './list-filters.ts';
import { foundConditions } from './product-search.ts';
import { Values } from './values.ts';

const mostBrands = 40;
const mostSizes = 60;

/**
 * Brands and sizes that products of a list have, each with how many; the most frequent ones where there
 * are many. Null where the list, or this stage of a search, finds nothing.
 */
export async function selectFacets(
  pool: pg.Pool,
  filters: ListFilters,
  stage: SearchStage | null,
): Promise<Facets | null> {
  const values = new Values();
  const matching = stage ? foundConditions(stage, values) : [];
  const conditions = [...filterConditions(filters, values), ...matching];
  const keys = values.bind(Object.keys(sizeTexts), 'text[]');
  const { rows } = await pool.query<{ key: string | null; value: string; count: number }>(
    `with found as materialized (
        select p.brand_name, p.attributes, count(*) as products from products p ${where(conditions)}
          group by 1, 2
      ), brands as (
        select null::text as key, brand_name as value, sum(products)::integer as count from found
          where brand_name is not null group by 2 order by 3 desc, 2 limit ${mostBrands}
      ), sizes as (
        select a.key, a.value, sum(products)::integer as count
          from found, jsonb_each_text(found.attributes) a where a.key = any(${keys})
          group by 1, 2 order by 3 desc, 1, 2 limit ${mostSizes}
      )
      select * from brands union all select * from sizes
        union all select '', '', 1 where exists (select from found)`,
    values.list,
  );
  if (rows.length === 0) return null;
  const brands = rows.filter(({ key }) => key === null);
  const sizes = rows.flatMap(({ key, value, count }) =>
    !key ? [] : { key, figure: Number.parseFloat(value), value, count },
  );
  return {
    brands: brands
      .map(({ value, count }) => ({ value, count }))
      .sort((a, b) => a.value.localeCompare(b.value)),
    sizes: sizes
      .sort((a, b) => a.key.localeCompare(b.key) || a.figure - b.figure)
      .map(({ key, value, count }) => ({
        value: `${key}:${value}`,
        text: sizeTexts[key]?.(value) ?? value,
        count,
      })),
  };
}
