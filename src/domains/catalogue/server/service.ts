import type { Answer, ListAnswer } from '../../../platform/conditional-read.ts';
import { type Position, readCursor, writeCursor } from '../../../platform/cursor.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { selectCounty, selectPlaces } from '../../materials/server/public.ts';
import { listsInactive, maySeeProduct, sortOf, type Viewer } from '../rules.ts';
import type {
  Category,
  Facets,
  MaterialSuggestion,
  PlaceSuggestion,
  ProductListQuery,
  ProductSort,
} from '../schema.ts';
import type { CatalogueDeps } from './deps.ts';
import { cardStoreOf } from './queries/card-store.ts';
import { selectCategories } from './queries/categories.ts';
import { selectFacets } from './queries/facets.ts';
import { findProduct, readProductJson } from './queries/product-detail.ts';
import {
  type ListFilters,
  type ListPage,
  selectFeatured,
  selectPage,
} from './queries/product-list.ts';
import { dictionaryOf } from './search/dictionary.ts';
import { searchFacets, searchProducts } from './search/search-products.ts';
import { suggestMaterials } from './search/suggest.ts';

const maxSuggestions = 10;

/** All categories in the site's order, each with the number of its listed products. */
export const listCategories = (deps: CatalogueDeps): Promise<Category[]> => selectCategories(deps);

/**
 * One page of products as ready JSON (ProductCard[]). An unknown category holds nothing.
 *
 * @throws AppError 422 for a cursor of another list and for an unknown county.
 */
export async function listProducts(
  deps: CatalogueDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<ListAnswer> {
  const filters = await filtersOf(deps, viewer, query);
  const sort = sortOf(query);
  const list = JSON.stringify([filters, sort, query.search, query.featured]);
  const after = query.cursor === undefined ? null : readCursor(list, query.cursor);
  const page = await readPage(deps, query, {
    filters,
    sort,
    after,
    limit: query.limit,
  });
  const next = page.next && { cursor: writeCursor(list, page.next) };
  return {
    version: `${page.keys.join(' ')} ${next?.cursor}`,
    total: page.total,
    part: async () => ({
      json: `[${(await cardStoreOf(deps.pool).read(page.keys)).join(',')}]`,
      next,
    }),
  };
}

async function filtersOf(
  deps: CatalogueDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<ListFilters> {
  const county = query.county ? await selectCounty(deps, query.county) : undefined;
  if (county === null) {
    throw invalid([issueAt('county', 'county_wrong')]);
  }
  return {
    categoryId: query.categoryId,
    categorySlug: query.category || undefined,
    supplierId: query.supplierId,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    inStock: query.inStock,
    verified: query.verified,
    brand: query.brand || undefined,
    size: query.size || undefined,
    county,
    withInactive: listsInactive(viewer, query),
  };
}

/**
 * Brands and sizes to narrow a list by: those that its products have, whatever brand and size it is
 * narrowed to now.
 *
 * @throws AppError 422 for an unknown county.
 */
export async function listFacets(
  deps: CatalogueDeps,
  viewer: Viewer,
  query: ProductListQuery,
): Promise<Facets> {
  const filters = await filtersOf(deps, viewer, { ...query, brand: undefined, size: undefined });
  const text = query.search?.trim();
  const found = text
    ? await searchFacets(deps, text, filters)
    : await selectFacets(deps.pool, filters, null);
  return found ?? { brands: [], sizes: [] };
}

interface PageRequest {
  readonly filters: ListFilters;
  readonly sort: ProductSort;
  readonly after: Position | null;
  readonly limit: number;
}

function readPage(
  deps: CatalogueDeps,
  { search = '', featured }: ProductListQuery,
  { filters, sort, after, limit }: PageRequest,
): Promise<ListPage> {
  if (featured) return selectFeatured(deps.pool, limit);
  if (search.trim() !== '') {
    return searchProducts(deps, { text: search.trim(), filters, sort, after, limit });
  }
  return selectPage(deps.pool, filters, sort === 'relevance' ? 'name' : sort, { after, limit });
}

/**
 * A product by id or slug, with the same item's offers from other suppliers, as ready JSON (Product).
 *
 * @throws AppError 404 where it is missing, or off the list and not the viewer's to see.
 */
export async function getProduct(
  deps: CatalogueDeps,
  viewer: Viewer,
  idOrSlug: string,
): Promise<Answer> {
  const found = await findProduct(deps.pool, idOrSlug);
  if (!found || !maySeeProduct(viewer, found)) throw productNotFound();
  return {
    version: found.version,
    body: async () => {
      const body = await readProductJson(deps.pool, found);
      if (body === null) throw productNotFound();
      return body;
    },
  };
}

const productNotFound = () => new AppError(404, 'product_not_found');

/** Materials that a text being typed may mean, best first; the first ones of all without a text. */
export async function listMaterials(
  deps: CatalogueDeps,
  search: string,
): Promise<MaterialSuggestion[]> {
  return suggestMaterials(await dictionaryOf(deps).index(), search, maxSuggestions);
}

/** Towns that a text being typed may mean. */
export const listPlaces = (deps: CatalogueDeps, search: string): Promise<PlaceSuggestion[]> =>
  selectPlaces(deps, search, maxSuggestions);
