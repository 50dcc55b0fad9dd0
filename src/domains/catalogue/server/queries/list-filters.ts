import type { Values } from './values.ts';

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
  /** True: sold by somebody whose papers were checked. */
  readonly verified?: boolean | undefined;
  readonly brand?: string | undefined;
  /** An attribute and its value: "diameterMm:12". */
  readonly size?: string | undefined;
  /** Only for the supplier's own list. */
  readonly withInactive: boolean;
}

/** Hides a condition from the planner, which takes every range for a narrow one. */
export const unindexed = (condition: string) => `case when ${condition} then true else false end`;

/**
 * Conditions on products p. A category narrows more than a county, which is then only looked at; most
 * sellers are verified, so that this narrows next to nothing.
 */
export function filterConditions(filters: ListFilters, values: Values): string[] {
  const conditions = filters.withInactive ? [] : ['p.is_active'];
  const { county, verified, ...others } = filters;
  conditions.push(...ownerConditions(others, values).map((condition) => `p.${condition}`));
  for (const condition of sellerConditions({ county, verified }, values)) {
    const isSecond =
      county === undefined ||
      filters.categoryId !== undefined ||
      filters.categorySlug !== undefined;
    conditions.push(isSecond ? unindexed(`p.${condition}`) : `p.${condition}`);
  }
  if (filters.minPrice) conditions.push(`p.price >= ${values.bind(filters.minPrice, 'numeric')}`);
  if (filters.maxPrice) conditions.push(`p.price <= ${values.bind(filters.maxPrice, 'numeric')}`);
  if (filters.inStock === true) conditions.push('p.stock_quantity > 0');
  if (filters.inStock === false) conditions.push('p.stock_quantity = 0');
  if (filters.brand) conditions.push(brandCondition(filters.brand, values));
  if (filters.size) conditions.push(sizeCondition(filters.size, values));
  return conditions;
}

/** No index is on the brand; its words are in the search vector, and that narrows to it. */
export function brandCondition(brand: string, values: Values): string {
  const name = values.bind(brand, 'text');
  return `(p.brand_name = ${name} and p.search @@ plainto_tsquery('catalogue_search', ${name}))`;
}

function sizeCondition(size: string, values: Values): string {
  const [key = '', value = ''] = size.split(':');
  const ways = [value, ...(Number.isFinite(Number(value)) ? [Number(value)] : [])].map(
    (one) => `p.attributes @> ${values.bind(JSON.stringify({ [key]: one }), 'jsonb')}`,
  );
  return `(${ways.join(' or ')})`;
}

/** Conditions on category_id and supplier_id, which products and the kept counts both have. */
function ownerConditions(filters: ListFilters, values: Values): string[] {
  const conditions: string[] = [];
  if (filters.categoryId) {
    conditions.push(`category_id = ${values.bind(filters.categoryId, 'uuid')}`);
  }
  if (filters.categorySlug) {
    const slug = values.bind(filters.categorySlug, 'text');
    conditions.push(`category_id = coalesce((select id from categories where slug = ${slug}),
      (select category_id from former_categories where slug = ${slug}))`);
  }
  if (filters.supplierId) {
    conditions.push(`supplier_id = ${values.bind(filters.supplierId, 'uuid')}`);
  }
  return [...conditions, ...sellerConditions(filters, values)];
}

/** A condition on supplier_id where something is asked of who sells. */
export function sellerConditions(
  { county, verified }: Pick<ListFilters, 'county' | 'verified'>,
  values: Values,
): string[] {
  const asked = [
    ...(county ? [`delivery_counties @> ${values.bind([county], 'text[]')}`] : []),
    ...(verified ? ['is_verified'] : []),
  ];
  if (asked.length === 0) return [];
  return [
    `supplier_id in (select id from users where role = 'supplier' and ${asked.join(' and ')})`,
  ];
}

/**
 * SQL of a list's total from the counts that triggers keep, or null where nobody keeps it: prices,
 * and what is not listed.
 */
export function keptTotal(filters: ListFilters, values: Values): string | null {
  const { withInactive, minPrice, maxPrice, brand, size } = filters;
  if (withInactive || minPrice || maxPrice || brand || size) return null;
  const { inStock, supplierId, county, verified } = filters;
  const isBySupplier = supplierId !== undefined || county !== undefined || verified === true;
  const table = isBySupplier ? 'supplier_product_counts' : 'product_counts';
  const all = inStock === false ? 'active - in_stock' : 'active';
  const number = inStock === true ? 'in_stock' : all;
  const of = where(ownerConditions(filters, values));
  return `select coalesce(sum(${number}), 0) from ${table} ${of}`;
}

export const where = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
