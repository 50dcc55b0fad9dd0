import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';

/** What is stored, by its key. */
export async function selectSettings(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('siteSettings')
    .select(['key', 'value', 'version', 'updatedAt'])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Stores a value over the version that was read; false where another was stored since. */
export async function saveSetting(
  trx: Transaction<DB>,
  {
    name,
    value,
    version,
  }: { readonly name: string; readonly value: unknown; readonly version: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into site_settings as stored (key, value) select ${name}, ${JSON.stringify(value)}::jsonb
      where ${version}::int = 0 or exists (select from site_settings where key = ${name})
    on conflict (key) do update set value = excluded.value, version = stored.version + 1
      where stored.version = ${version}::int
    returning 1`.execute(trx);
  return rows.length > 0;
}
