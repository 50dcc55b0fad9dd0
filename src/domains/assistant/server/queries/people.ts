import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What accounts go by: their persons' names, their companies, and the part of an address before the @. */
export async function selectNames(
  db: Kysely<DB>,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'companyName', 'email'])
    .where('id', 'in', [...userIds])
    .execute();
  return rows
    .flatMap(({ firstName, lastName, companyName, email }) => [
      companyName,
      firstName,
      lastName,
      email?.split('@')[0],
    ])
    .filter((name): name is string => typeof name === 'string' && name.trim().length > 2);
}
