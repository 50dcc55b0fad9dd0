import type { Kysely } from 'kysely';
import type { DB } from '../database.types.ts';
import type { Setting } from '../settings.ts';

/** Stores a setting's value, as if an admin had. */
export async function storeSetting<Value>(
  db: Kysely<DB>,
  { name }: Setting<Value>,
  value: Value,
): Promise<void> {
  const stored = JSON.stringify(value);
  await db
    .insertInto('siteSettings')
    .values({ key: name, value: stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: stored }))
    .execute();
}
