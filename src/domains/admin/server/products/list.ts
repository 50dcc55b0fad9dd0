import type { ListAnswer } from '../../../../platform/conditional-read.ts';
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
  const { rows, total } = await selectProducts(db, filters, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const json = JSON.stringify(shown.map(({ place: _place, ...product }) => product));
  const next = last ? { cursor: writeCursor(list, [last.place, last.id]) } : null;
  return { version: json, total, part: () => ({ json, next }) };
}
