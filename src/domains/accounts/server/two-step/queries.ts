import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { ContactChannel } from '../../account-schema.ts';
import { recordOwn } from '../queries/own-audit.ts';
import { hasProvenContact, provenContactText } from '../queries/proven-contact.ts';

export interface TwoStepRow {
  /** Sealed; null where nothing was set up. */
  readonly secret: string | null;
  readonly isConfirmed: boolean;
  readonly recoveryCodesLeft: number;
  /** What to prove first, where nothing is proven; null where something is. */
  readonly proveFirst: ContactChannel | null;
  /** How an authenticator app names the account. */
  readonly contact: string;
}

export async function readTwoStep(pool: pg.Pool, userId: string): Promise<TwoStepRow | null> {
  const { rows } = await pool.query<TwoStepRow>(
    `select totp_secret as secret, totp_confirmed_at is not null as "isConfirmed",
       coalesce(email::text, phone_number, '') as contact, 
       case when ${provenContactText} then null when email is not null then 'email' else 'phone'
       end as "proveFirst",
       (select count(*)::int from recovery_codes
         where user_id = u.id and used_at is null) as "recoveryCodesLeft"
     from users u where id = $1 and anonymised_at is null`,
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
    `update users u set totp_secret = $2, totp_last_step = null
     where id = $1 and totp_confirmed_at is null and ${provenContactText}`,
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
      .updateTable('users as u')
      .set({ totpConfirmedAt: new Date(), totpLastStep: checked.step })
      .where('id', '=', userId)
      .where('totpSecret', '=', checked.secret)
      .where('totpConfirmedAt', 'is', null)
      .where(hasProvenContact)
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

/** Switches two-step sign-in off: its secret, begun or confirmed, and all recovery codes are gone. */
export async function forgetTwoStep(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/**
 * Switches two-step sign-in off without the owner's code and notes it, where it was on; one that was only
 * begun goes too. Under `lockAccount`.
 *
 * @returns whether it was on
 */
export async function endTwoStep(
  trx: Transaction<DB>,
  userId: string,
  by: 'operator' | 'password_reset',
): Promise<boolean> {
  const { isOn } = await trx
    .selectFrom('users')
    .select((eb) => eb('totpConfirmedAt', 'is not', null).$castTo<boolean>().as('isOn'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await forgetTwoStep(trx, userId);
  if (!isOn) return false;
  const entry = { action: 'two_step.reset', targetType: 'user', targetId: userId } as const;
  await recordAudit(trx, { actorId: null, ...entry, details: { by } });
  return true;
}
