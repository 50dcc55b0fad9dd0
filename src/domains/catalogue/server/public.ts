/** What other domains may call on the server. */

export type { TakeOffCost } from '../take-off-schema.ts';
export { classifyMaterials } from './classify.ts';
export type { CatalogueDeps } from './deps.ts';
export { findDuplicates, waitingDuplicates } from './duplicates/queries.ts';
export { cachedPictureNames } from './media.ts';
export { type ModeratedProduct, moderateProduct } from './moderation.ts';
export { type FittingProduct, findOnPriceList } from './price-list.ts';
export { readProductCards } from './queries/cards-by-id.ts';
export { setPicturePrivate } from './queries/media.ts';
export { cataloguePersonalData } from './queries/personal-data.ts';
export { findProduct, readProductJson } from './queries/product-detail.ts';
export {
  selectListedCategories,
  selectListedSuppliers,
  selectProductSlugs,
  selectSupplierFigures,
} from './queries/shop-windows.ts';
export { changeStock, lockStock, type StockedProduct } from './queries/stock.ts';
export { selectMostViewed, selectTrafficDays } from './queries/traffic.ts';
export { catalogueRoutes } from './routes.ts';
export { dictionaryOf } from './search/dictionary.ts';
export { measureAlias } from './search/effect/measure-alias.ts';
export { isSeenByBoth } from './seen.ts';
export { type SetType, setProductType } from './set-type.ts';
export { featuredProducts } from './settings.ts';
export { listCosts } from './take-off/list-prices.ts';
export { countCartAdd } from './traffic/traffic.ts';
