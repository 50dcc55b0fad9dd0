import { type ApiClient, apiPath, type Page } from '../../../ui/data/api-client.ts';
import type { FavouriteState, ProductCard } from '../schema.ts';
import { apiFailure } from './api.ts';

/** As many as one answer holds: few people keep more. */
const favouritesPerPage = 50;

/** The first page of the reader's favourites; null for who is not signed in. */
export async function readFavourites(api: ApiClient): Promise<Page<ProductCard> | null> {
  try {
    return await api.getPage(apiPath(['/api/favourites'], { limit: favouritesPerPage }));
  } catch (error) {
    if (apiFailure(error)?.status === 401) return null;
    throw error;
  }
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
