import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { isOpenTo } from './state-now.ts';

/** How many RFQs this supplier could quote now: those for verified suppliers count for these alone. */
export async function countOpenRfqs(db: Kysely<DB>, supplierId: string): Promise<number> {
  const isVerified = sql<boolean>`(select is_verified from users where id = ${supplierId})`;
  const { count } = await db
    .selectFrom('rfqs as r')
    .where(isOpenTo(isVerified))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
