import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '../../../../messages/index.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Contact } from '../../../../shared/contact.ts';
import { holdsContact } from '../queries/contacts.ts';
import { maxCodeTries, type TokenPurpose } from './tokens.ts';

/** Whom a message goes to, and what it says of them. */
export interface Recipient {
  readonly id: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly isEmailProven: boolean;
  readonly isPhoneProven: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly language: Language;
}

function recipients(db: Kysely<DB>, withDemo: boolean) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'phoneNumber', 'firstName', 'lastName'])
    .select(sql<boolean>`email_verified_at is not null`.as('isEmailProven'))
    .select(sql<boolean>`phone_verified_at is not null`.as('isPhoneProven'))
    .select(sql<Language>`locale`.as('language'))
    .where('anonymisedAt', 'is', null)
    .where((eb) => eb.or([eb('isDemo', '=', false), eb.lit(withDemo)]));
}

/** The account with this id; null when it is gone. */
export async function readRecipient(
  db: Kysely<DB>,
  userId: string,
  { withDemo }: { withDemo: boolean },
): Promise<Recipient | null> {
  const query = recipients(db, withDemo).where('id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The account that holds this contact (holdsContact), which it may be entered by; null where none does. */
export async function findRecipient(
  db: Kysely<DB>,
  { kind, value }: Contact,
  { withDemo }: { withDemo: boolean },
): Promise<Recipient | null> {
  const column = kind === 'email' ? 'email' : 'phoneNumber';
  const query = recipients(db, withDemo).where(column, '=', value).where(holdsContact(kind));
  return (await query.executeTakeFirst()) ?? null;
}

export interface NewToken {
  readonly id: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly tokenHash: Buffer;
  /** The address or number it is sent to, and proves. */
  readonly destination: string;
  readonly minutes: number;
}

/**
 * Keeps a token. Of codes to one number only the newest counts; links stay good beside each other,
 * since people press the one that they find first.
 */
export async function insertToken(
  db: Kysely<DB>,
  { minutes, ...token }: NewToken,
  { isCode }: { isCode: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isCode) await retireTokens(trx, token.userId, [token.purpose], token.destination);
    await trx
      .insertInto('accountTokens')
      .values({ ...token, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
      .execute();
  });
}

/** Forgets a token that could not be sent. */
export async function deleteToken(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('accountTokens').where('id', '=', id).execute();
}

/** Makes the live tokens of these purposes useless, of one destination or of all. */
export async function retireTokens(
  trx: Kysely<DB>,
  userId: string,
  purposes: readonly TokenPurpose[],
  destination: string | null = null,
): Promise<void> {
  await trx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .$if(destination !== null, (query) => query.where('destination', '=', destination ?? ''))
    .execute();
}

/** Whose link this is, whatever its state; null for no link of ours. */
export async function findTokenOwner(
  db: Kysely<DB>,
  purpose: TokenPurpose,
  tokenHash: Buffer,
): Promise<string | null> {
  const row = await db
    .selectFrom('accountTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Where links and codes of the account went that still prove a contact. */
export async function readProofDestinations(db: Kysely<DB>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accountTokens')
    .select('destination')
    .distinct()
    .where('userId', '=', userId)
    .where('purpose', 'in', ['email_proof', 'phone_proof'])
    .where('usedAt', 'is', null)
    .where('failedAttempts', '<', maxCodeTries)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
  return rows.map(({ destination }) => destination);
}

export interface LiveToken {
  readonly id: string;
  readonly destination: string;
}

function liveTokens(trx: Transaction<DB>, userId: string, purpose: TokenPurpose) {
  return trx
    .selectFrom('accountTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .forUpdate();
}

/** The account's link with this hash, while it is good. Under `lockAccount`. */
export async function takeLink(
  trx: Transaction<DB>,
  { userId, purpose, tokenHash }: { userId: string; purpose: TokenPurpose; tokenHash: Buffer },
): Promise<LiveToken | null> {
  const token = await liveTokens(trx, userId, purpose)
    .select(['id', 'destination'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return token ?? null;
}

/**
 * The account's newest code to this number, if it is the one that was typed; null where it is another,
 * and the try is counted, or where no code is good. Under `lockAccount`, and the transaction must commit
 * for the count to stay.
 */
export async function takeCode(
  trx: Transaction<DB>,
  { userId, purpose, destination }: { userId: string; purpose: TokenPurpose; destination: string },
  hashOf: (tokenId: string) => Buffer,
): Promise<LiveToken | null> {
  const token = await liveTokens(trx, userId, purpose)
    .select(['id', 'destination', 'tokenHash'])
    .where('destination', '=', destination)
    .where('failedAttempts', '<', maxCodeTries)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!token) return null;
  const typed = hashOf(token.id);
  if (typed.length === token.tokenHash.length && timingSafeEqual(typed, token.tokenHash)) {
    return { id: token.id, destination: token.destination };
  }
  await trx
    .updateTable('accountTokens')
    .set((eb) => ({ failedAttempts: eb('failedAttempts', '+', 1) }))
    .where('id', '=', token.id)
    .execute();
  return null;
}

/** Stores the hash of a new password and ends every sign-in of the account. */
export async function replaceForgottenPassword(trx: Kysely<DB>, userId: string, hash: string) {
  await trx.updateTable('users').set({ password: hash }).where('id', '=', userId).execute();
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Deletes tokens that have been useless for a week. @returns how many */
export async function sweepTokens(db: Kysely<DB>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('accountTokens')
    .where('expiresAt', '<', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
