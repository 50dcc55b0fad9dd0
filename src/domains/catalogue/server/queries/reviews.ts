import { sql } from 'kysely';
import type { Position } from '../../../../platform/cursor.ts';
import { reviewAuthor } from '../../rules.ts';
import type { Review } from '../../schema.ts';
import type { CatalogueDeps } from '../deps.ts';

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly next: Position | null;
}

/** Visible reviews of a product, newest first. */
export async function selectReviews(
  { db }: CatalogueDeps,
  productId: string,
  page: { readonly after: Position | null; readonly limit: number },
): Promise<ReviewPage> {
  const exactTime = sql<string>`to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let query = db
    .selectFrom('reviews as r')
    .leftJoin('users as u', 'u.id', 'r.contractorId')
    .where('r.productId', '=', productId)
    .where('r.hiddenAt', 'is', null)
    .select(['r.id', 'r.rating', 'r.text', 'r.createdAt', 'r.authorName'])
    .select(['u.firstName', 'u.lastName', exactTime.as('exactTime')])
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(page.limit + 1);
  if (page.after) {
    const [time, id] = page.after;
    query = query.where(sql<boolean>`(r.created_at, r.id) < (${time}::timestamptz, ${id}::uuid)`);
  }
  const [rows, product] = await Promise.all([
    query.execute(),
    db.selectFrom('products').select('ratingCount').where('id', '=', productId).executeTakeFirst(),
  ]);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    reviews: shown.map((row) => ({
      id: row.id,
      authorName: row.authorName ?? reviewAuthor(row.firstName, row.lastName),
      rating: row.rating,
      text: row.text,
      createdAt: row.createdAt.toISOString(),
    })),
    total: product?.ratingCount ?? 0,
    next: last ? [last.exactTime, last.id] : null,
  };
}
