/** What other domains' pages may show of the catalogue. */
export { type ProductActions, useProductActions } from './product-actions.ts';
export { ProductCard, type ProductCardProps } from './product-card.tsx';
export { cardItem, ProductGrid } from './product-grid.tsx';
export { ProductMissing } from './product-missing.tsx';
export { RecentlyViewed } from './recently-viewed-strip.tsx';
export { suggestBelow } from './suggesting.tsx';
export { useSupplierName } from './supplier-line.tsx';
export { useWantedItem } from './use-wanted-item.ts';
