import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { hasQuoted } from './answers.ts';
import { isOpenTo } from './state-now.ts';

/**
 * How many RFQs wait for this supplier: it could quote them now and has not. Those for verified suppliers
 * count for these alone.
 */
export async function countOpenRfqs(db: Kysely<DB>, supplierId: string): Promise<number> {
  const isVerified = sql<boolean>`(select is_verified from users where id = ${supplierId})`;
  const { count } = await db
    .selectFrom('rfqs as r')
    .where(isOpenTo(isVerified))
    .where(sql<boolean>`not ${hasQuoted(supplierId)}`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
