import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';
import type { NotificationPreferences } from '../../account-schema.ts';
import { recordOwn } from '../queries/own-audit.ts';

export interface OwnCredentials {
  readonly password: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export async function readOwnCredentials(
  pool: pg.Pool,
  userId: string,
): Promise<OwnCredentials | null> {
  const { rows } = await pool.query<OwnCredentials>(
    `select password, email, phone_number as "phoneNumber", first_name as "firstName",
       last_name as "lastName"
     from users where id = $1 and anonymised_at is null`,
    [userId],
  );
  return rows[0] ?? null;
}

interface PasswordReplacement {
  readonly userId: string;
  /** The hash that was checked, and the one to come. */
  readonly checked: string;
  readonly next: string;
  /** The sign-in that stays. */
  readonly keepSid: string;
}

/**
 * Stores a new password in place of the one that was checked, ends every other sign-in of the account
 * and every link sent to reset the old password.
 *
 * @param stored runs in the same transaction when it was changed
 * @returns false when the password was changed meanwhile
 */
export function replacePassword(
  db: Kysely<DB>,
  { userId, checked, next, keepSid }: PasswordReplacement,
  stored: (trx: Transaction<DB>) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password: next })
      .where('id', '=', userId)
      .where('password', '=', checked)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await trx
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .where('sid', '<>', keepSid)
      .execute();
    await trx
      .updateTable('accountTokens')
      .set({ usedAt: new Date() })
      .where('userId', '=', userId)
      .where('purpose', '=', 'password_reset')
      .where('usedAt', 'is', null)
      .execute();
    await recordOwn(trx, userId, 'password.changed');
    await stored(trx);
    return true;
  });
}

/** Stores the four switches, and a consent given to marketing or taken back. */
export async function storePreferences(
  db: Kysely<DB>,
  userId: string,
  preferences: NotificationPreferences,
  consentVersion: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select('marketingEmails')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    await trx.updateTable('users').set(preferences).where('id', '=', userId).execute();
    if (before.marketingEmails === preferences.marketingEmails) return;
    await trx
      .insertInto('consents')
      .values({
        userId,
        purpose: 'marketing',
        version: consentVersion,
        granted: preferences.marketingEmails,
      })
      .execute();
  });
}

export async function storeLanguage(pool: pg.Pool, userId: string, language: string) {
  await pool.query('update users set locale = $2 where id = $1', [userId, language]);
}
