/** What other domains may call on the server. */
export type { CatalogueDeps } from './deps.ts';
export { selectProductSlugs, selectSupplierFigures } from './queries/shop-windows.ts';
