import { readPriceLimits, strictestPrices } from '../price-limit-rules.ts';
import type { ProductFilters } from './list-filters.ts';

/** The same list with the prices that its search says ("cement under 1,000") as filters of their own. */
export function withSaidPrices(filters: ProductFilters): ProductFilters {
  const { rest, limits } = readPriceLimits(filters.search);
  if (Object.keys(limits).length === 0) return filters;
  const { minPrice = '', maxPrice = '' } = strictestPrices(filters, limits);
  return { ...filters, search: rest, minPrice, maxPrice };
}
