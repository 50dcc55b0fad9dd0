import { type Kysely, sql, type Transaction } from 'kysely';
import type { Position } from '../../../../platform/cursor.ts';
import type { DB } from '../../../../platform/database.types.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Reviews with their authors' names and their photos. */
export function readableReviews(db: Handle) {
  return db
    .selectFrom('reviews as r')
    .leftJoin('users as u', 'u.id', 'r.contractorId')
    .leftJoin('media as m', 'm.key', 'r.photoKey')
    .select([
      'r.id',
      'r.productId',
      'r.contractorId',
      'r.authorName',
      'u.firstName',
      'u.lastName',
      'r.rating',
      'r.text',
      'r.photoKey',
      'm.width',
      'm.height',
      'r.createdAt',
      'r.editedAt',
      'r.replyText',
      'r.repliedAt',
      'r.replyEditedAt',
      'r.hiddenAt',
      'r.hiddenReason',
    ]);
}
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof readableReviews>['execute']>>[number];

export interface ReviewPage {
  readonly rows: readonly ReviewRow[];
  readonly total: number;
  readonly next: Position | null;
}

/** Visible reviews of a product, newest first. */
export async function selectReviews(
  db: Kysely<DB>,
  productId: string,
  page: { readonly after: Position | null; readonly limit: number },
): Promise<ReviewPage> {
  const exactTime = sql<string>`to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let query = readableReviews(db)
    .where('r.productId', '=', productId)
    .where('r.hiddenAt', 'is', null)
    .select(exactTime.as('exactTime'))
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
    rows: shown,
    total: product?.ratingCount ?? 0,
    next: last ? [last.exactTime, last.id] : null,
  };
}

/** One review, hidden or not. */
export async function selectReview(db: Handle, id: string): Promise<ReviewRow | null> {
  return (await readableReviews(db).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
