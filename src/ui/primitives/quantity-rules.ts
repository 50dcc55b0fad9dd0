/**
 * What quantity may be chosen of a product. Pure, so that the stepper, the product page and the cart
 * agree.
 */

export interface QuantityBounds {
  readonly min: number;
  readonly max: number;
}

const defaultMin = 1;
/** Where an answer carries no stock at all. A stock of 0 is known, and allows nothing. */
const defaultMax = 1000;

/** From a product's fields, any of which may be missing from an answer. */
export function quantityBounds(product: {
  readonly minOrderQuantity?: number | null | undefined;
  readonly stockQuantity?: number | null | undefined;
}): QuantityBounds {
  return {
    min: product.minOrderQuantity ?? defaultMin,
    max: product.stockQuantity ?? defaultMax,
  };
}

export function isAllowedQuantity(value: number, bounds: QuantityBounds): boolean {
  return Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
}

/** What a typed text means as a quantity. `quantity` is null where it is no whole number. */
export type TypedQuantity =
  | { readonly kind: 'allowed'; readonly quantity: number }
  | { readonly kind: 'notWhole'; readonly quantity: null }
  | { readonly kind: 'below' | 'above'; readonly quantity: number };

/** Thousands may be written with commas. */
export function readQuantity(text: string, bounds: QuantityBounds): TypedQuantity {
  const figures = text.trim().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  if (!/^\d{1,9}$/.test(figures)) return { kind: 'notWhole', quantity: null };
  const quantity = Number(figures);
  if (quantity < bounds.min) return { kind: 'below', quantity };
  return quantity > bounds.max ? { kind: 'above', quantity } : { kind: 'allowed', quantity };
}

/**
 * Whether more digits could still make `text` an allowed quantity. With 5 to 100 allowed, somebody
 * who wants 12 types 1 first: that is no quantity yet, but nothing to complain of while it is typed.
 */
export function mayBecomeQuantity(text: string, bounds: QuantityBounds): boolean {
  if (text === '') return true;
  if (!/^[1-9]\d*$/.test(text)) return false;
  for (let low = Number(text), high = low; low <= bounds.max; low *= 10, high = high * 10 + 9) {
    if (high >= bounds.min) return true;
  }
  return false;
}

/**
 * Where one step leads, or null where it is refused. A value left outside by a change of stock steps
 * back to the nearest bound.
 */
function stepTarget(value: number, step: 1 | -1, bounds: QuantityBounds): number | null {
  const target = step === 1 ? Math.max(value + 1, bounds.min) : Math.min(value - 1, bounds.max);
  return isAllowedQuantity(target, bounds) ? target : null;
}

export function canDecrease(value: number, bounds: QuantityBounds): boolean {
  return stepTarget(value, -1, bounds) !== null;
}

export function canIncrease(value: number, bounds: QuantityBounds): boolean {
  return stepTarget(value, 1, bounds) !== null;
}

/** One step up or down; a step out of bounds changes nothing. */
export function steppedQuantity(value: number, step: 1 | -1, bounds: QuantityBounds): number {
  return stepTarget(value, step, bounds) ?? value;
}
