import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { ProviderName } from '../providers/provider.ts';

type Handle = Kysely<DB> | Transaction<DB>;

/** Stores what a provider sent, as it came. */
export async function insertCallback(
  trx: Transaction<DB>,
  callback: {
    readonly provider: ProviderName;
    readonly kind: string;
    readonly requestId: string | null;
    readonly body: string;
    readonly source: string;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('providerCallbacks')
    .values(callback)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectCallback(db: Handle, id: string) {
  const row = await db
    .selectFrom('providerCallbacks')
    .where('id', '=', id)
    .select(['id', 'kind', 'requestId', 'body', 'handledAt'])
    .select(sql<ProviderName>`provider`.as('provider'))
    .select(sql<number>`extract(epoch from now() - received_at)::float8`.as('ageSeconds'))
    .executeTakeFirst();
  return row ?? null;
}
export type StoredCallback = NonNullable<Awaited<ReturnType<typeof selectCallback>>>;

export async function markHandled(db: Handle, id: string, outcome: string): Promise<void> {
  await db
    .updateTable('providerCallbacks')
    .set({ handledAt: sql<Date>`now()`, outcome })
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .execute();
}

/** What came for a request before its reply. */
export async function selectUnhandled(db: Handle, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('providerCallbacks')
    .where('requestId', '=', requestId)
    .where('handledAt', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Phones and names are in there: it is kept as long as disputes take. */
export async function deleteOldCallbacks(db: Handle): Promise<void> {
  await db
    .deleteFrom('providerCallbacks')
    .where(sql<SqlBool>`received_at < now() - interval '90 days'`)
    .execute();
}
