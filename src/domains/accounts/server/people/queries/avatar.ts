import type { Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** Holds the account's row until the transaction ends; its picture's address, undefined where it is gone. */
export async function lockAvatar(
  trx: Transaction<DB>,
  userId: string,
): Promise<string | null | undefined> {
  const row = await trx
    .selectFrom('users')
    .select('profileImageUrl')
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.profileImageUrl;
}

export async function storeAvatar(
  trx: Transaction<DB>,
  userId: string,
  address: string | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ profileImageUrl: address })
    .where('id', '=', userId)
    .execute();
}
