import type { Position } from '../../../../platform/cursor.ts';
import { strictestPrices } from '../../price-limit-rules.ts';
import type { Facets, ProductSort } from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { selectFacets } from '../queries/facets.ts';
import { type ListFilters, type ListPage, selectPage } from '../queries/product-list.ts';
import { selectBest, selectFound } from '../queries/product-search.ts';
import { dictionaryOf } from './dictionary.ts';
import { stagesOf } from './stages.ts';

export interface ProductSearch {
  readonly text: string;
  readonly filters: ListFilters;
  readonly sort: ProductSort;
  /** As given out with the page before; its first value names the stage that found it. */
  readonly after: Position | null;
  readonly limit: number;
}

const nothing: ListPage = { keys: [], total: 0, next: null };

/**
 * One page of what a search text means, best match first unless another sort is asked for. The first
 * stage that finds anything is the answer, and the pages after it stay with that stage.
 */
export async function searchProducts(
  deps: CatalogueDeps,
  { text, filters, sort, after, limit }: ProductSearch,
): Promise<ListPage> {
  const { plan, limits, ...names } = await dictionaryOf(deps).understand(text);
  const stages = stagesOf(plan, names);
  const limited = { ...filters, ...strictestPrices(filters, limits) };
  // "Under 1,000" and nothing else: all products up to there.
  if (stages.length === 0 && Object.keys(limits).length > 0) {
    return selectPage(deps.pool, limited, sort === 'relevance' ? 'price_asc' : sort, {
      after,
      limit,
    });
  }
  const [first, ...place] = after ?? [0];
  const page = { after: after && place, limit };
  for (let number = Number(first); number < stages.length; number += 1) {
    const stage = stages[number];
    if (!stage) break;
    const found =
      sort === 'relevance'
        ? await selectBest(deps.pool, stage, limited, page)
        : await selectFound(deps.pool, stage, limited, sort, page);
    if (found.total > 0 || after) {
      return { ...found, next: found.next && [number, ...found.next] };
    }
  }
  return nothing;
}

/** Brands and sizes of what a search text means: of the stage that finds anything, as in the list. */
export async function searchFacets(
  deps: CatalogueDeps,
  text: string,
  filters: ListFilters,
): Promise<Facets | null> {
  const { plan, limits, ...names } = await dictionaryOf(deps).understand(text);
  const stages = stagesOf(plan, names);
  const limited = { ...filters, ...strictestPrices(filters, limits) };
  if (stages.length === 0 && Object.keys(limits).length > 0) {
    return selectFacets(deps.pool, limited, null);
  }
  for (const stage of stages) {
    const facets = await selectFacets(deps.pool, limited, stage);
    if (facets) return facets;
  }
  return null;
}
