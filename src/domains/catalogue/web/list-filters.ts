import { counties } from '../../../shared/counties.ts';
import { sortOf } from '../rules.ts';
import type { ProductSort } from '../schema.ts';

/** What the address of /products says. An empty string and false mean: not restricted. */
export interface ProductFilters {
  readonly search: string;
  /** A category's slug. */
  readonly category: string;
  /** Null: the default, which is by relevance with a search text and by name without. */
  readonly sort: ProductSort | null;
  /** Decimal strings, KES. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Delivered to this county. */
  readonly county: string;
  readonly inStock: boolean;
  readonly brand: string;
  /** An attribute and its value: "diameterMm:12". */
  readonly size: string;
  /** Sold by verified suppliers. */
  readonly verified: boolean;
  /** A supplier's id. */
  readonly supplier: string;
  readonly view: 'grid' | 'list';
  readonly cursor: string;
}

// Not read from the schema: that would bring its whole validation library to the reader's phone.
const sorts: readonly ProductSort[] = [
  'name',
  'price_asc',
  'price_desc',
  'newest',
  'rating',
  'relevance',
];
const longestSearch = 200;
const longestShown = 40;
const amount = /^\d{1,8}(\.\d{1,2})?$/;
const sizePattern = /^[A-Za-z0-9]{1,40}:[^:]{1,60}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads an address or a submitted form. What nobody could have chosen (an unknown county, a price
 * that is no amount) is left out, so that a mistyped address still shows a list.
 */
export function readFilters(params: URLSearchParams): ProductFilters {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const matching = (name: string, pattern: RegExp) => {
    const value = text(name).replaceAll(',', '');
    return pattern.test(value) ? value : '';
  };
  const isOn = (name: string) => ['true', '1', 'on'].includes(text(name));
  const search = text('search').slice(0, longestSearch);
  const sort = sorts.find((known) => known === text('sort')) ?? null;
  return {
    search,
    category: text('category'),
    sort: sort && chosenSort(search, sort),
    minPrice: matching('minPrice', amount),
    maxPrice: matching('maxPrice', amount),
    county: counties.find((known) => known === text('county')) ?? '',
    brand: text('brand').slice(0, 120),
    size: sizePattern.test(text('size')) ? text('size') : '',
    inStock: isOn('inStock'),
    verified: isOn('verified'),
    supplier: matching('supplier', uuid),
    view: text('view') === 'list' ? 'list' : 'grid',
    cursor: text('cursor'),
  };
}

/** What an address asks for that readFilters leaves out: mistyped, or from an old link. */
export function unreadable(params: URLSearchParams): readonly LeftOut[] {
  const filters = readFilters(params);
  return (['sort', 'minPrice', 'maxPrice', 'county'] as const).flatMap((name) => {
    const value = (params.get(name) ?? '').trim();
    const isRead = name === 'sort' ? sorts.some((known) => known === value) : filters[name] !== '';
    return value === '' || isRead ? [] : [{ name, value: value.slice(0, longestShown) }];
  });
}

export interface LeftOut {
  readonly name: 'sort' | 'minPrice' | 'maxPrice' | 'county';
  readonly value: string;
}

/** Null for a sort that the list has anyway, or that makes no sense without a search text. */
function chosenSort(search: string, sort: ProductSort): ProductSort | null {
  const applied = sortOf({ search, sort });
  return applied === sortOf({ search }) ? null : applied;
}

/** The address of a list, without what is at its default: the same list has one address. */
export function listAddress(filters: Partial<ProductFilters>): string {
  const params = new URLSearchParams();
  const put = (name: keyof ProductFilters, value: string | null | undefined) => {
    if (value) params.set(name, value);
  };
  put('search', filters.search);
  put('category', filters.category);
  put('sort', filters.sort);
  put('minPrice', filters.minPrice);
  put('maxPrice', filters.maxPrice);
  put('county', filters.county);
  put('brand', filters.brand);
  put('size', filters.size);
  put('inStock', filters.inStock ? 'true' : '');
  put('verified', filters.verified ? 'true' : '');
  put('supplier', filters.supplier);
  put('view', filters.view === 'list' ? 'list' : '');
  put('cursor', filters.cursor);
  const query = params.toString();
  return query ? `/products?${query}` : '/products';
}

/** How many of the filters behind "More filters" are in use. */
export function countExtraFilters(filters: ProductFilters): number {
  const { minPrice, maxPrice, county, brand, size, inStock, verified } = filters;
  return [minPrice, maxPrice, county, brand, size, inStock, verified].filter(Boolean).length;
}

/** Whether a search may say a price, so that what reads it is worth loading. */
export const maySayPrice = (search: string): boolean => /\d|\b(?:elfu|mia)\b/i.test(search);

/** Whether no price can be as high as the one and as low as the other. */
export function pricesCross({ minPrice, maxPrice }: Prices): boolean {
  return minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice);
}
type Prices = Pick<ProductFilters, 'minPrice' | 'maxPrice'>;

/** Whether anything at all restricts the list. */
export function isRestricted(filters: ProductFilters): boolean {
  const { search, category, supplier } = filters;
  return Boolean(search || category || supplier) || countExtraFilters(filters) > 0;
}

/** Query of GET /api/products. The API takes a category's id where the address has its slug. */
export function productQuery(
  filters: ProductFilters,
  categoryId: string | null,
): Record<string, string | null> {
  return {
    search: filters.search,
    categoryId,
    supplierId: filters.supplier,
    sort: filters.sort,
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    inStock: filters.inStock ? 'true' : null,
    verified: filters.verified ? 'true' : null,
    county: filters.county,
    brand: filters.brand,
    size: filters.size,
    cursor: filters.cursor,
  };
}

/** The address that search engines keep: text and category only, from the first page on. */
export function canonicalList(filters: ProductFilters): string {
  return listAddress({ search: filters.search, category: filters.category });
}

/** Searches, and sorted and narrowed variants of a list, are left out of search engines. */
export function isIndexable(filters: ProductFilters): boolean {
  const { search, sort, supplier } = filters;
  return !search.trim() && !sort && !supplier && countExtraFilters(filters) === 0;
}
