import type { Actor } from '../../../../platform/actor.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import { AppError } from '../../../../shared/errors.ts';
import type { CatalogueDeps } from '../../../catalogue/server/public.ts';
import { isOwnProduct, selectHistory } from '../queries/stock.ts';

/**
 * How price and stock of an own product changed, newest first, as ready JSON (HistoryEntry[]).
 *
 * @throws AppError 404 for a product that is missing or another supplier's
 */
export async function readHistory(
  { db }: CatalogueDeps,
  actor: Actor,
  productId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ListAnswer> {
  if (!(await isOwnProduct(db, actor.id, productId))) throw new AppError(404, 'product_not_found');
  const rows = await selectHistory(db, productId, { before: cursor, limit: limit + 1 });
  return listAnswer({ rows, total: null }, limit, (row) => row);
}
