/** What the rules of quantities need of a product; an answer may lack either number. */
export interface Stocked {
  readonly stockQuantity?: number | null;
  readonly minOrderQuantity?: number | null;
}

/** 'In Stock' when the stock is above 0; a stock that is not given is none. */
export function isInStock(product: Stocked): boolean {
  return (product.stockQuantity ?? 0) > 0;
}
