import { type Kysely, sql, type Transaction } from 'kysely';
import { recordAudit } from '../../../../../platform/audit.ts';
import type { DB } from '../../../../../platform/database.types.ts';
import type { Contact } from '../../../../../shared/contact.ts';
import type { StaffRole } from '../../../../../shared/roles.ts';
import { holdsContact } from '../../queries/contacts.ts';
import { endTwoStep } from '../../two-step/queries.ts';

export interface NewAdmin {
  readonly email: string;
  /** Its hash. */
  readonly password: string;
  readonly staffRole: StaffRole;
}

export type AdminOutcome = 'made' | 'promoted' | 'demo' | 'suspended' | 'lastOwner';

/**
 * Makes an admin of this email, or of the account that has it. Whoever had the account before is out:
 * the email may have been given by somebody who never proved it, beside a phone number that they did.
 */
export function storeAdmin(
  db: Kysely<DB>,
  { email, password, staffRole }: NewAdmin,
): Promise<AdminOutcome> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['id', 'isDemo', 'staffRole', 'suspendedAt'])
      .where('email', '=', email)
      .orderBy(holdsContact('email'), 'desc')
      .orderBy('createdAt')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (before?.isDemo) return 'demo';
    if (before?.suspendedAt) return 'suspended';
    const isOwner = before?.staffRole === 'owner' && staffRole !== 'owner';
    if (isOwner && (await isLastOwner(trx, before.id))) return 'lastOwner';
    const admin = { role: 'admin', staffRole, password, emailVerifiedAt: new Date() } as const;
    const { id } = before
      ? await trx
          .updateTable('users')
          .set({
            ...admin,
            phoneNumber: null,
            phoneVerifiedAt: null,
            totpSecret: null,
            totpConfirmedAt: null,
            totpLastStep: null,
          })
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('users')
          .values({ email, ...admin })
          .returning('id')
          .executeTakeFirstOrThrow();
    await trx.deleteFrom('sessions').where('userId', '=', id).execute();
    await trx.deleteFrom('recoveryCodes').where('userId', '=', id).execute();
    await trx.deleteFrom('accountTokens').where('userId', '=', id).execute();
    await trx.deleteFrom('loginNetworks').where('userId', '=', id).execute();
    await recordAudit(trx, {
      actorId: null,
      action: 'role.changed',
      targetType: 'user',
      targetId: id,
      details: { role: 'admin', staffRole },
    });
    return before ? 'promoted' : 'made';
  });
}

export type StandingOutcome = 'changed' | 'unchanged' | 'missing' | 'demo' | 'lastOwner' | 'staff';

/** Suspends the account that has this contact, and ends its sign-ins, or restores it. */
export function storeStanding(
  db: Kysely<DB>,
  contact: Contact,
  suspend: boolean,
): Promise<StandingOutcome> {
  return db.transaction().execute(async (trx) => {
    const before = await lockByContact(trx, contact);
    return before
      ? applyStanding(trx, before, suspend, { actorId: null, isOwner: true })
      : 'missing';
  });
}

/** Who changes an account's standing, and why. A command stands for an owner. */
export interface StandingBy {
  readonly actorId: string | null;
  readonly isOwner: boolean;
  readonly reason?: string;
}

/** The same for the account with this id, through the caller's transaction. */
export async function changeStandingOf(
  trx: Transaction<DB>,
  userId: string,
  suspend: boolean,
  by: StandingBy,
): Promise<StandingOutcome> {
  const before = await trx
    .selectFrom('users')
    .select(['id', 'isDemo', 'staffRole', 'suspendedAt'])
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return before ? applyStanding(trx, before, suspend, by) : 'missing';
}

async function applyStanding(
  trx: Transaction<DB>,
  before: NonNullable<Awaited<ReturnType<typeof lockByContact>>>,
  suspend: boolean,
  { actorId, isOwner, reason }: StandingBy,
): Promise<StandingOutcome> {
  if ((before.suspendedAt !== null) === suspend) return 'unchanged';
  if (before.staffRole !== null && !isOwner) return 'staff';
  if (suspend && before.isDemo) return 'demo';
  if (suspend && before.staffRole === 'owner' && (await isLastOwner(trx, before.id))) {
    return 'lastOwner';
  }
  await trx
    .updateTable('users')
    .set({ suspendedAt: suspend ? sql<Date>`now()` : null })
    .where('id', '=', before.id)
    .execute();
  await trx.deleteFrom('sessions').where('userId', '=', before.id).execute();
  const action = suspend ? 'account.suspended' : 'account.restored';
  const details = reason === undefined ? {} : { reason };
  await recordAudit(trx, { actorId, action, targetType: 'user', targetId: before.id, details });
  return 'changed';
}

/** Ends two-step sign-in and every sign-in of the account that has this contact, for an owner who lost both phone and codes. */
export function storeTwoStepReset(
  db: Kysely<DB>,
  contact: Contact,
): Promise<'changed' | 'unchanged' | 'missing'> {
  return db.transaction().execute(async (trx) => {
    const account = await lockByContact(trx, contact);
    if (!account) return 'missing';
    if (!(await endTwoStep(trx, account.id, 'operator'))) return 'unchanged';
    await trx.deleteFrom('sessions').where('userId', '=', account.id).execute();
    return 'changed';
  });
}

/** The account that holds the contact, else the oldest that gives it as its own, until the transaction ends. */
async function lockByContact(trx: Transaction<DB>, { kind, value }: Contact) {
  return trx
    .selectFrom('users')
    .select(['id', 'isDemo', 'staffRole', 'suspendedAt'])
    .where(kind === 'email' ? 'email' : 'phoneNumber', '=', value)
    .orderBy(holdsContact(kind), 'desc')
    .orderBy('createdAt')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Whether this is the only owner who can sign in: who was invited and has not joined yet is none, nor is the
 * demo's. Nobody else takes an owner away until the transaction ends, so that two of the last cannot go at once.
 */
export async function isLastOwner(trx: Transaction<DB>, userId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('owners'))`.execute(trx);
  const some = await trx
    .selectFrom('users')
    .select('id')
    .where('staffRole', '=', 'owner')
    .where('password', 'is not', null)
    .where('isDemo', '=', false)
    .where('suspendedAt', 'is', null)
    .where('anonymisedAt', 'is', null)
    .limit(2)
    .execute();
  return some.length === 1 && some[0]?.id === userId;
}
