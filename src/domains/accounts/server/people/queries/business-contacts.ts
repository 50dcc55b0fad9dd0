import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';

/** What the two sides of an order know of each other to trade and to be taxed. */
export interface BusinessContact {
  /** E.164. */
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  /** Of the verification that an admin approved; null for an account that is not verified. */
  readonly kraPin: string | null;
}

/** Private: for who has an order with these accounts. By their ids. */
export async function selectBusinessContacts(
  db: Kysely<DB> | Transaction<DB>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, BusinessContact>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users as u')
    .where('u.id', 'in', userIds)
    .select((eb) => [
      'u.id',
      'u.phoneNumber as phone',
      sql<boolean>`u.phone_verified_at is not null`.as('isPhoneProven'),
      eb
        .selectFrom('verificationRequests as v')
        .select('v.kraPin')
        .whereRef('v.userId', '=', 'u.id')
        .where('u.isVerified', '=', true)
        .where('v.status', '=', 'approved')
        .orderBy('v.decidedAt', 'desc')
        .limit(1)
        .as('kraPin'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
