import type { Actor } from '../../../../platform/actor.ts';
import type { ListAnswer } from '../../../../platform/conditional-read.ts';
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
  const found = await selectHistory(db, productId, { before: cursor, limit: limit + 1 });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const json = JSON.stringify(entries);
  const next = found.length > limit && last ? { cursor: last.id } : null;
  return { version: `${actor.id} ${json}`, total: null, part: () => ({ json, next }) };
}
