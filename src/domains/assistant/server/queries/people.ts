import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What an account goes by: its person's names, its company, and the part of its address before the @. */
export async function selectNames(db: Kysely<DB>, userId: string): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'companyName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return [];
  const { firstName, lastName, companyName, email } = row;
  return [companyName, firstName, lastName, email?.split('@')[0]].filter(
    (name): name is string => typeof name === 'string' && name.trim().length > 2,
  );
}
