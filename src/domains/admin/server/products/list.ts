import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import { readCursor, writeCursor } from '../../../../platform/cursor.ts';
import type { ProductQuery } from '../../product-schema.ts';
import type { AdminDeps } from '../deps.ts';
import { selectProducts } from './queries/list.ts';

/** Products of all suppliers (AdminProduct[]), the newest first. @throws AppError 422 for a foreign cursor */
export async function listProducts(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, cursor, ...filters }: ProductQuery,
): Promise<ListAnswer> {
  const list = JSON.stringify(filters);
  const after = cursor === undefined ? null : readCursor(list, cursor);
  const found = await selectProducts(db, filters, { after, limit: limit + 1 });
  return listAnswer(
    found,
    limit,
    ({ place: _place, ...product }) => product,
    ({ place, id }) => writeCursor(list, [place, id]),
  );
}
