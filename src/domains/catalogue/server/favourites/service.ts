import type { Actor } from '../../../../platform/actor.ts';
import type { ListAnswer } from '../../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../../platform/cursor.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { FavouriteListQuery } from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';
import { cardStoreOf } from '../queries/card-store.ts';
import { insertFavourite, selectFavourites } from '../queries/favourites.ts';

/**
 * The actor's favourites as ready JSON (ProductCard[]), newest first. A product off the list is left
 * out until it is back.
 *
 * @throws AppError 422 for a cursor of another list
 */
export async function listFavourites(
  { pool }: CatalogueDeps,
  actor: Actor,
  { cursor, limit }: FavouriteListQuery,
): Promise<ListAnswer> {
  const list = `favourites ${actor.id}`;
  const after = cursor === undefined ? null : readCursor(list, cursor);
  const page = await selectFavourites(pool, actor.id, { after, limit });
  const next = page.next && { cursor: writeCursor(list, page.next) };
  return {
    version: `${actor.id} ${page.keys.join(' ')} ${next?.cursor}`,
    total: page.total,
    part: async () => ({ json: `[${(await cardStoreOf(pool).read(page.keys)).join(',')}]`, next }),
  };
}

/** Keeps a product among the actor's favourites. @throws AppError 404 where it is not on the list */
export async function addFavourite(
  { pool }: CatalogueDeps,
  actor: Actor,
  productId: string,
): Promise<void> {
  if (!(await insertFavourite(pool, actor.id, productId)))
    throw new AppError(404, 'product_not_found');
}
