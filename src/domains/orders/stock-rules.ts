import { isSameUnit } from '../materials/unit-rules.ts';

/** What confirming an order takes from the stock of the products that its lines name. */

interface Line {
  readonly id: string;
  readonly productId: string | null;
  readonly unit: string | null;
  readonly quantity: string;
}

interface Product {
  readonly name: string;
  readonly unit: string;
  readonly stockQuantity: number;
}

export type Reservation =
  | {
      readonly short: null;
      /** By line. */
      readonly reserved: ReadonlyMap<string, number>;
    }
  | { readonly short: { readonly product: string; readonly left: number; readonly unit: string } };

/**
 * A line takes whole units of its product, where that is sold in the line's unit: what is counted otherwise
 * says nothing about the stock. All or nothing: the first product that does not suffice is named.
 */
export function reservationOf(
  lines: readonly Line[],
  products: ReadonlyMap<string, Product>,
): Reservation {
  const left = new Map([...products].map(([id, { stockQuantity }]) => [id, stockQuantity]));
  const reserved = new Map<string, number>();
  for (const { id, productId, unit, quantity } of lines) {
    const product = productId === null ? undefined : products.get(productId);
    if (!product || productId === null || !isSameUnit(product.unit, unit)) continue;
    const wanted = Math.ceil(Number(quantity));
    const rest = (left.get(productId) ?? 0) - wanted;
    if (rest < 0) {
      return { short: { product: product.name, left: product.stockQuantity, unit: product.unit } };
    }
    left.set(productId, rest);
    reserved.set(id, wanted);
  }
  return { short: null, reserved };
}
