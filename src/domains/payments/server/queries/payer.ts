import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** The phone of an account, which it is asked at unless it says otherwise. */
export async function selectPhone(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('phoneNumber')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.phoneNumber ?? null;
}
