import { sql } from 'kysely';
import { isLastOwner } from '../../admins/queries/standing.ts';
import { type PersonalRecords, partSize, type Trx } from '../ports.ts';

/** The account's own row, in the words of the contract. */
export async function readAccountForExport(trx: Trx, userId: string) {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'emailVerifiedAt',
      'phoneNumber',
      'phoneVerifiedAt',
      'firstName',
      'lastName',
      'role',
      'staffRole',
      'profileImageUrl',
      'companyName',
      'location',
      'county',
      'deliveryCounties',
      'leadTimeDays',
      'deliveryFee',
      'minimumOrder',
      'description',
      'isVerified',
      'locale',
      'emailNotifications',
      'messageNotifications',
      'orderUpdates',
      'marketingEmails',
      'privacyNoticeVersion',
      'createdAt',
      'updatedAt',
    ])
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
}

/** What accounts keep about a person beside the account itself. */
export const accountRecords: readonly PersonalRecords[] = [
  {
    name: 'signIns',
    read: (trx, userId) =>
      trx
        .selectFrom('sessions')
        .select(['id', sql<string | null>`sess ->> 'device'`.as('device'), 'createdAt', 'expire'])
        .where('userId', '=', userId)
        .stream(partSize),
  },
  {
    name: 'soldCategories',
    read: (trx, userId) =>
      trx
        .selectFrom('supplierCategories as s')
        .innerJoin('categories as c', 'c.id', 's.categoryId')
        .select(['c.name as category', 's.sells'])
        .where('s.supplierId', '=', userId)
        .orderBy('c.name')
        .stream(partSize),
  },
  {
    name: 'consents',
    read: (trx, userId) =>
      trx
        .selectFrom('consents')
        .select(['purpose', 'version', 'granted', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('id')
        .stream(partSize),
  },
  {
    name: 'verificationRequests',
    read: (trx, userId) =>
      trx
        .selectFrom('verificationRequests')
        .select([
          'registrationNumber',
          'kraPin',
          'documents',
          'status',
          'reason',
          'createdAt',
          'decidedAt',
        ])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .stream(partSize),
  },
  {
    name: 'paymentDetails',
    read: (trx, userId) =>
      trx
        .selectFrom('paymentDetails')
        .select([
          'kind',
          'bankName',
          'number',
          'account',
          'name',
          'createdAt',
          'usableFrom',
          'withdrawnAt',
          'rejectionReason',
          'checkedAt',
        ])
        .where('supplierId', '=', userId)
        .orderBy('createdAt')
        .stream(partSize),
  },
  {
    name: 'formerContacts',
    read: (trx, userId) =>
      trx
        .selectFrom('formerContacts')
        .select(['kind', 'value', 'givenUpAt'])
        .where('userId', '=', userId)
        .orderBy('givenUpAt')
        .stream(partSize),
  },
  {
    name: 'staffNotes',
    read: (trx, userId) =>
      trx
        .selectFrom('staffNotes')
        .select(['text', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .stream(partSize),
  },
  {
    name: 'auditTrail',
    read: (trx, userId) =>
      trx
        .selectFrom('auditLog')
        .select(['action', 'targetType', 'targetId', 'createdAt'])
        .where('actorId', '=', userId)
        .orderBy('id')
        .stream(partSize),
  },
];

/** Locks the account. Null where there is none. */
export async function lockForDeletion(
  trx: Trx,
  userId: string,
): Promise<{ profileImageUrl: string | null; isLastOwner: boolean } | null> {
  const own = await trx
    .selectFrom('users')
    .select(['staffRole', 'profileImageUrl'])
    .where('id', '=', userId)
    .where('anonymisedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return null;
  const isLast = own.staffRole === 'owner' && (await isLastOwner(trx, userId));
  return { profileImageUrl: own.profileImageUrl, isLastOwner: isLast };
}

/**
 * Ends every sign-in, forgets every proof and network, and empties the account's row. The row stays:
 * orders, ledger entries and the audit trail refer to it.
 */
export async function anonymiseAccount(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await trx.deleteFrom('accountTokens').where('userId', '=', userId).execute();
  await trx.deleteFrom('formerContacts').where('userId', '=', userId).execute();
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx.deleteFrom('loginNetworks').where('userId', '=', userId).execute();
  await trx.deleteFrom('verificationRequests').where('userId', '=', userId).execute();
  await trx.deleteFrom('paymentDetails').where('supplierId', '=', userId).execute();
  await trx.deleteFrom('staffNotes').where('userId', '=', userId).execute();
  await trx.deleteFrom('supplierCategories').where('supplierId', '=', userId).execute();
  await trx.deleteFrom('idempotencyKeys').where('scope', '=', userId).execute();
  await trx.deleteFrom('dataExports').where('userId', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({
      email: null,
      emailVerifiedAt: null,
      phoneNumber: null,
      phoneVerifiedAt: null,
      password: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      companyName: null,
      location: null,
      county: null,
      deliveryCounties: [],
      leadTimeDays: null,
      deliveryFee: null,
      minimumOrder: null,
      description: null,
      isVerified: false,
      marketingEmails: false,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      anonymisedAt: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}
