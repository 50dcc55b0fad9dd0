import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../../../platform/database.types.ts';
import { isContactClaimed } from '../../queries/contacts.ts';
import { keepFormerContacts } from '../../queries/former-contacts.ts';
import { recordOwn } from '../../queries/own-audit.ts';

/** What a person may change of the own account; what is undefined stays as it is. */
export interface ProfileChanges {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly county?: string | null | undefined;
  readonly deliveryCounties?: string[] | undefined;
  readonly leadTimeDays?: number | null | undefined;
  readonly deliveryFee?: string | null | undefined;
  readonly minimumOrder?: string | null | undefined;
}

export type ProfileOutcome = 'stored' | 'gone' | 'withoutContact' | 'emailTaken' | 'phoneTaken';

/**
 * Stores the changes. A new email or phone number is unproven, and codes sent to the one before prove
 * nothing any more.
 *
 * @param also what else happens in the same transaction, once the account is held
 * @throws the database's 23505 where a contact went to another account in the same moment
 */
export function storeProfile(
  db: Kysely<DB>,
  userId: string,
  changes: ProfileChanges,
  also: (trx: Transaction<DB>) => Promise<unknown> = async () => undefined,
): Promise<ProfileOutcome> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select([
        'email',
        'emailVerifiedAt',
        'phoneNumber',
        'phoneVerifiedAt',
        'companyName',
        'firstName',
        'lastName',
        'isVerified',
      ])
      .where('id', '=', userId)
      .where('anonymisedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return 'gone';
    const { email = before.email, phoneNumber = before.phoneNumber } = changes;
    if (email === null && phoneNumber === null) return 'withoutContact';
    const isNewEmail = email !== before.email;
    const isNewPhone = phoneNumber !== before.phoneNumber;
    for (const [isNew, kind, value] of [
      [isNewEmail, 'email', email],
      [isNewPhone, 'phone', phoneNumber],
    ] as const) {
      if (isNew && value !== null && (await isContactClaimed(trx, { kind, value }, userId))) {
        return kind === 'email' ? 'emailTaken' : 'phoneTaken';
      }
    }
    await also(trx);
    // What was verified is the business of that name.
    const losesBadge =
      before.isVerified && shownName({ ...before, ...given(changes) }) !== shownName(before);
    const set = {
      ...changes,
      ...(isNewEmail ? { emailVerifiedAt: null } : {}),
      ...(isNewPhone ? { phoneVerifiedAt: null } : {}),
      ...(losesBadge ? { isVerified: false } : {}),
    };
    if (Object.values(set).some((value) => value !== undefined)) {
      await trx.updateTable('users').set(set).where('id', '=', userId).execute();
    }
    const left = [isNewEmail && before.email, isNewPhone && before.phoneNumber].filter(
      (contact) => typeof contact === 'string',
    );
    await endTokensTo(trx, userId, left);
    await keepFormerContacts(trx, userId, [
      ...(isNewEmail && before.email && before.emailVerifiedAt
        ? [{ kind: 'email' as const, value: before.email }]
        : []),
      ...(isNewPhone && before.phoneNumber && before.phoneVerifiedAt
        ? [{ kind: 'phone' as const, value: before.phoneNumber }]
        : []),
    ]);
    if (isNewEmail || isNewPhone) {
      const details = { email: isNewEmail, phoneNumber: isNewPhone };
      await recordOwn(trx, userId, 'contact.changed', details);
    }
    if (losesBadge) await recordOwn(trx, userId, 'verification.lost');
    return 'stored';
  });
}

type Names = Readonly<Record<'companyName' | 'firstName' | 'lastName', string | null>>;

/** The name that others read. */
const shownName = ({ companyName, firstName, lastName }: Names) =>
  companyName ?? [firstName, lastName].filter(Boolean).join(' ');

const given = (changes: ProfileChanges): Partial<Names> =>
  Object.fromEntries(
    Object.entries({
      companyName: changes.companyName,
      firstName: changes.firstName,
      lastName: changes.lastName,
    }).filter(([, value]) => value !== undefined),
  );

async function endTokensTo(trx: Transaction<DB>, userId: string, destinations: readonly string[]) {
  if (destinations.length === 0) return;
  await trx
    .updateTable('accountTokens')
    .set({ usedAt: new Date() })
    .where('userId', '=', userId)
    .where('destination', 'in', destinations)
    .where('usedAt', 'is', null)
    .execute();
}
