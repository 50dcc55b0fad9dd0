import { type ApiClient, apiPath, type Page } from '../../../../ui/data/api-client.ts';
import type { ProductCard } from '../../schema.ts';
import type { SupplierFigures } from '../../selling-schema.ts';

/** How many products the overview shows. */
export const recentCount = 3;
/** Products of one part of the supplier's own list. */
const ownPageSize = 30;

/** What the supplier's dashboard begins with. */
export interface SellingFirstView {
  readonly figures: SupplierFigures;
  readonly recentProducts: readonly ProductCard[];
}

export const ownProductsPath = (supplierId: string) =>
  apiPath(['/api/products'], { supplierId, sort: 'newest', limit: ownPageSize });

/** A part of the supplier's own list, newest first, with what is off the public one. */
export function readOwnProducts(api: ApiClient, path: string): Promise<Page<ProductCard>> {
  return api.getPage<ProductCard>(path);
}

export async function readFirstView(api: ApiClient, supplierId: string): Promise<SellingFirstView> {
  const recent = apiPath(['/api/products'], { supplierId, sort: 'newest', limit: recentCount });
  const [figures, { items }] = await Promise.all([
    api.get<SupplierFigures>('/api/dashboard/supplier'),
    readOwnProducts(api, recent),
  ]);
  return { figures, recentProducts: items };
}
