import type { ProductCard } from '../schema.ts';

/** What the actions of a card need to know of its product. */
export type CardProduct = Pick<
  ProductCard,
  'id' | 'name' | 'supplierId' | 'stockQuantity' | 'minOrderQuantity'
>;
