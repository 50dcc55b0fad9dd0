import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

export interface NewContactSubmission {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
}

/** Stores one message of the contact form and answers its id. */
export async function insertContactSubmission(
  db: Kysely<DB>,
  submission: NewContactSubmission,
): Promise<string> {
  const { id } = await db
    .insertInto('contactSubmissions')
    .values(submission)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The named settings that have a value; a setting without one is not in the map. */
export async function readSettings(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('siteSettings')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}
