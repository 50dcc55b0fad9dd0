import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../../platform/database.types.ts';
import { recordOwn } from '../queries/own-audit.ts';

export interface TwoStepRow {
  /** Sealed; null where nothing was set up. */
  readonly secret: string | null;
  readonly isConfirmed: boolean;
  readonly recoveryCodesLeft: number;
  /** How an authenticator app names the account. */
  readonly contact: string;
}

export async function readTwoStep(pool: pg.Pool, userId: string): Promise<TwoStepRow | null> {
  const { rows } = await pool.query<TwoStepRow>(
    `select totp_secret as secret, totp_confirmed_at is not null as "isConfirmed",
       coalesce(email::text, phone_number, '') as contact,
       (select count(*)::int from recovery_codes
         where user_id = users.id and used_at is null) as "recoveryCodesLeft"
     from users where id = $1 and anonymised_at is null`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Keeps a secret that is still to be confirmed. @returns false where two-step sign-in is on already */
export async function keepPendingSecret(
  pool: pg.Pool,
  userId: string,
  sealed: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update users set totp_secret = $2, totp_last_step = null
     where id = $1 and totp_confirmed_at is null`,
    [userId, sealed],
  );
  return rowCount === 1;
}

/**
 * Switches two-step sign-in on with the secret that was checked, and keeps its recovery codes.
 *
 * @returns false where it is on already, or set up with another secret meanwhile
 */
export function confirmSecret(
  db: Kysely<DB>,
  userId: string,
  checked: { readonly secret: string; readonly step: number },
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ totpConfirmedAt: new Date(), totpLastStep: checked.step })
      .where('id', '=', userId)
      .where('totpSecret', '=', checked.secret)
      .where('totpConfirmedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await storeCodes(trx, userId, codeHashes);
    await recordOwn(trx, userId, 'two_step.enabled');
    return true;
  });
}

/** Keeps new recovery codes in place of all before. @returns false where two-step sign-in is not on */
export function replaceRecoveryCodes(
  db: Kysely<DB>,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('totpConfirmedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return false;
    await storeCodes(trx, userId, codeHashes);
    await recordOwn(trx, userId, 'two_step.codes_renewed');
    return true;
  });
}

async function storeCodes(trx: Transaction<DB>, userId: string, codeHashes: readonly Buffer[]) {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Takes a time step for this account. @returns false when it, or a later one, was taken before */
export async function takeStep(pool: pg.Pool, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update users set totp_last_step = $2
     where id = $1 and totp_confirmed_at is not null
       and (totp_last_step is null or totp_last_step < $2)`,
    [userId, step],
  );
  return rowCount === 1;
}

/** Uses a recovery code up. @returns false where the account has no such unused code */
export async function takeRecoveryCode(
  pool: pg.Pool,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update recovery_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null`,
    [userId, codeHash],
  );
  return rowCount === 1;
}

export async function forgetTwoStep(db: Kysely<DB>, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
    await recordOwn(trx, userId, 'two_step.disabled');
  });
}
