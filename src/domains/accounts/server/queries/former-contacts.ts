import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Contact } from '../../../../shared/contact.ts';
import { formerContactDays } from '../../payment-details-rules.ts';

const isRecent = sql<boolean>`given_up_at > now() - make_interval(days => ${formerContactDays})`;

/** Keeps proven contacts that the account gives up, from now on for so many days. */
export async function keepFormerContacts(
  trx: Transaction<DB>,
  userId: string,
  contacts: readonly Contact[],
): Promise<void> {
  if (contacts.length === 0) return;
  await trx
    .insertInto('formerContacts')
    .values(contacts.map(({ kind, value }) => ({ userId, kind, value })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'value']).doUpdateSet({ givenUpAt: sql`now()` }),
    )
    .execute();
}

/**
 * Contacts that the account gave up lately. One that it has again counts until it is proven again: a thief who puts the
 * owner's address back must not silence it by that.
 */
export async function readFormerContacts(db: Kysely<DB>, userId: string): Promise<Contact[]> {
  const rows = await db
    .selectFrom('formerContacts as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select(['f.kind', 'f.value'])
    .where('f.userId', '=', userId)
    .where(isRecent)
    .where(
      sql<boolean>`f.value is distinct from case f.kind
        when 'email' then case when u.email_verified_at is not null then u.email end
        else case when u.phone_verified_at is not null then u.phone_number end end`,
    )
    .orderBy('f.kind')
    .orderBy('f.value')
    .execute();
  return rows.map(({ kind, value }) => ({ kind: kind as Contact['kind'], value }));
}

/** Deletes those whose time is over. */
export async function sweepFormerContacts(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('formerContacts').where(sql<boolean>`not ${isRecent}`).execute();
}
