import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { featuredKey } from '../../../../catalogue/server/public.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export async function selectFeaturedIds(db: Handle): Promise<readonly string[]> {
  const row = await db
    .selectFrom('siteSettings')
    .select('value')
    .where('key', '=', featuredKey)
    .executeTakeFirst();
  const { value } = row ?? {};
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export async function writeFeaturedIds(trx: Transaction<DB>, ids: readonly string[]) {
  await sql`
    insert into site_settings (key, value) values (${featuredKey}, ${JSON.stringify(ids)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(trx);
}
