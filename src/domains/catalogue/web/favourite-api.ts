import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { FavouriteState, ProductCard } from '../schema.ts';

/** As many as one answer holds: few people keep more. */
const favouritesPerPage = 50;

/** The first page of the reader's favourites. */
export function readFavourites(api: ApiClient): Promise<Page<ProductCard>> {
  return api.getPage(apiPath(['/api/favourites'], { limit: favouritesPerPage }));
}

export async function readIsFavourite(api: ApiClient, productId: string): Promise<boolean> {
  return (await api.get<FavouriteState>(apiPath(['/api/favourites', productId]))).isFavourite;
}

export async function writeFavourite(
  api: ApiClient,
  productId: string,
  isFavourite: boolean,
): Promise<void> {
  await api.write(isFavourite ? 'PUT' : 'DELETE', apiPath(['/api/favourites', productId]));
}
