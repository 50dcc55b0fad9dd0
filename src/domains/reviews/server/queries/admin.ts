import { type Kysely, sql } from 'kysely';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { AdminReviewsQuery } from '../../schema.ts';
import { readableReviews } from './reviews.ts';

/** Reviews of all products, newest first; one row more than asked for where there are more. */
export async function selectAllReviews(
  db: Kysely<DB>,
  { hidden, cursor, limit }: AdminReviewsQuery,
) {
  const wanted = sql<boolean>`(${hidden ?? null}::boolean is null
    or (r.hidden_at is not null) = ${hidden ?? null}::boolean)`;
  const total = await countUpTo(db, db.selectFrom('reviews as r').where(wanted));
  let page = readableReviews(db)
    .innerJoin('products as p', 'p.id', 'r.productId')
    .select(['p.name as productName', 'p.slug as productSlug'])
    .where(wanted);
  if (cursor) {
    page = page.where(
      sql<boolean>`(r.created_at, r.id) <
        (select last.created_at, last.id from reviews as last where last.id = ${cursor})`,
    );
  }
  const rows = await page
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows, total };
}
