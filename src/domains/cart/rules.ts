import { toCents } from '../../shared/money.ts';
import type { ProductCard } from '../catalogue/schema.ts';
import type { CartLine } from './schema.ts';

/** What these rules need to know of a product. */
type Sold = Pick<
  ProductCard,
  'isActive' | 'price' | 'unit' | 'stockQuantity' | 'minOrderQuantity' | 'supplierId'
>;

/** A line as these rules see it. */
export type CartLineFacts = Line;
type Line<Product extends Sold = Sold> = Pick<CartLine, 'quantity' | 'priceSeen'> & {
  readonly product: Product;
};

/** Why a line may not go through as it stands. */
export type CartWarning =
  | { readonly kind: 'notSold' }
  | { readonly kind: 'overStock'; readonly left: number }
  | { readonly kind: 'belowMinimum'; readonly minimum: number; readonly unit: string }
  | { readonly kind: 'priceChanged'; readonly from: string; readonly to: string };

/**
 * What to tell a buyer about a line, the most pressing first. The cart itself keeps any quantity from
 * 1 on, so minimum order and stock are warned of here.
 */
export function cartWarnings({ quantity, priceSeen, product }: Line): CartWarning[] {
  if (!product.isActive) return [{ kind: 'notSold' }];
  const { price, unit, stockQuantity: left, minOrderQuantity: minimum } = product;
  const warnings: CartWarning[] = [];
  if (quantity > left) warnings.push({ kind: 'overStock', left });
  if (quantity < minimum) warnings.push({ kind: 'belowMinimum', minimum, unit });
  if (priceSeen !== null && toCents(priceSeen) !== toCents(price)) {
    warnings.push({ kind: 'priceChanged', from: priceSeen, to: price });
  }
  return warnings;
}

/** Price times quantity in cents; nothing for a product that is no longer sold. */
export function lineCents({ quantity, product }: Line): bigint {
  return product.isActive ? toCents(product.price) * BigInt(quantity) : 0n;
}

export interface CartTotals {
  /** Lines, which is what the count in the navigation bar shows. */
  readonly items: number;
  readonly units: number;
  readonly cents: bigint;
}

/** What the cart adds up to. A product that is no longer sold is still an item, but costs nothing. */
export function cartTotals(lines: readonly Line[]): CartTotals {
  const sold = lines.filter(({ product }) => product.isActive);
  return {
    items: lines.length,
    units: sold.reduce((sum, line) => sum + line.quantity, 0),
    cents: sold.reduce((sum, line) => sum + lineCents(line), 0n),
  };
}

/** Lines by supplier, both in the order in which they were added. */
export function groupBySupplier<Entry extends Line>(
  lines: readonly Entry[],
): readonly (readonly [Entry, ...Entry[]])[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const line of lines) {
    const group = groups.get(line.product.supplierId);
    if (group) group.push(line);
    else groups.set(line.product.supplierId, [line]);
  }
  return [...groups.values()];
}
