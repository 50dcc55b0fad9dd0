import { type Kysely, sql, type Transaction } from 'kysely';
import { countUpTo } from '../../../../platform/count-up-to.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { objectPathOf, type UploadType, uploadIdOf } from '../../../../shared/upload-rules.ts';
import type {
  RequestStatus,
  SamePapers,
  VerificationDocument,
  VerificationListQuery,
  VerificationRequest,
} from '../../verification-schema.ts';
import { accountNameSql } from '../queries/name-sql.ts';

type Handle = Kysely<DB> | Transaction<DB>;

const requestColumns = [
  'registrationNumber',
  'kraPin',
  'documents',
  'verificationRequests.status',
  'reason',
  'verificationRequests.createdAt',
  'decidedAt',
] as const;

/** The name that others read, which is what an admin verifies; null for an account without one. */
const shownName = accountNameSql('users');

/** An account's latest request, and whether the account is verified; null where it is gone. */
export async function selectLatestRequest(db: Handle, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('verificationRequests', 'verificationRequests.userId', 'users.id')
    .select(['users.isVerified', ...requestColumns])
    .where('users.id', '=', userId)
    .where('users.anonymisedAt', 'is', null)
    .orderBy('verificationRequests.createdAt', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a request; answers its id. */
export async function insertRequest(
  trx: Transaction<DB>,
  userId: string,
  { registrationNumber, kraPin, documents }: VerificationRequest,
): Promise<string> {
  const { id } = await trx
    .insertInto('verificationRequests')
    .values(({ selectFrom }) => ({
      userId,
      registrationNumber,
      kraPin,
      documents: [...documents],
      name: selectFrom('users').select(shownName.as('name')).where('users.id', '=', userId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is known of the files of these requests, by object path. */
export async function selectDocuments(
  db: Handle,
  objectPaths: readonly string[],
): Promise<Map<string, VerificationDocument>> {
  const ids = objectPaths.flatMap((objectPath) => uploadIdOf(objectPath) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'filename', 'contentType', 'bytes'])
    .where('id', 'in', ids)
    .where('purpose', '=', 'verification_document')
    .execute();
  return new Map(
    rows.map(({ id, filename, contentType, bytes }) => [
      objectPathOf(id),
      {
        objectPath: objectPathOf(id),
        filename,
        contentType: contentType as UploadType,
        size: bytes ?? 0,
      },
    ]),
  );
}

/** Other accounts that named one of the same numbers, whatever became of that; the verified first. */
const othersOfSamePapers = sql<SamePapers[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'isVerified', is_verified)
      order by is_verified desc, name), '[]')
    from (select users.id, ${shownName} as name, users.is_verified from users
           where users.anonymised_at is null and users.id in (
             select other.user_id from verification_requests other
              where other.user_id <> verification_requests.user_id
                and (other.registration_number = verification_requests.registration_number
                  or other.kra_pin = verification_requests.kra_pin))
           order by users.is_verified desc, users.id limit 10) as others)`;

/** Requests for an admin, those that wait longest first; one more than asked for where there are more. */
export async function selectRequests(db: Kysely<DB>, query: VerificationListQuery) {
  let matching = db
    .selectFrom('verificationRequests')
    .innerJoin('users', 'users.id', 'verificationRequests.userId');
  if (query.id) matching = matching.where('verificationRequests.id', '=', query.id);
  if (query.status) matching = matching.where('verificationRequests.status', '=', query.status);
  const total = await countUpTo(db, matching);
  let page = matching;
  if (query.cursor) {
    page = page.where(
      sql<boolean>`(verification_requests.created_at, verification_requests.id) >
        (select created_at, id from verification_requests where id = ${query.cursor})`,
    );
  }
  const rows = await page
    .select([
      'verificationRequests.id',
      ...requestColumns,
      'users.id as userId',
      'users.firstName',
      'users.lastName',
      'users.companyName',
      'users.role',
      'users.email',
      'users.phoneNumber',
      othersOfSamePapers.as('samePapers'),
    ])
    .orderBy('verificationRequests.createdAt')
    .orderBy('verificationRequests.id')
    .limit(query.limit + 1)
    .execute();
  return { rows, total };
}

/** Decides a request that waits; the account it is of, or null where none waits under this id. */
export async function decideRequest(
  trx: Transaction<DB>,
  decision: {
    readonly id: string;
    readonly adminId: string;
    readonly status: Exclude<RequestStatus, 'pending'>;
    readonly reason: string | null;
  },
): Promise<string | null> {
  const row = await trx
    .updateTable('verificationRequests')
    .set({
      status: decision.status,
      decidedBy: decision.adminId,
      decidedAt: sql<Date>`now()`,
      reason: decision.reason,
    })
    .where('id', '=', decision.id)
    .where('status', '=', 'pending')
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** What was decided of a request, for its sender; null while it waits, and where it is gone. */
export async function readDecision(
  db: Handle,
  id: string,
): Promise<{ userId: string; isApproved: boolean; reason: string | null } | null> {
  const row = await db
    .selectFrom('verificationRequests')
    .select(['userId', 'status', 'reason'])
    .where('id', '=', id)
    .where('status', '<>', 'pending')
    .executeTakeFirst();
  return row
    ? { userId: row.userId, isApproved: row.status === 'approved', reason: row.reason }
    : null;
}

export async function requestExists(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('verificationRequests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives the account of a request its badge, under the name that stood in the request.
 * @returns false where it has another name now
 */
export async function markVerified(
  trx: Transaction<DB>,
  requestId: string,
  userId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ isVerified: true })
    .where('id', '=', userId)
    .where(
      sql<boolean>`${shownName} is not distinct from
        (select name from verification_requests where id = ${requestId})`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>['rows'][number];

/** Requests that nobody has decided, as a queue of admins names them. */
export const waitingVerifications = () => sql`
  select v.id::text, v.created_at as since,
      (select coalesce(${accountNameSql('u')}, '') from users u where u.id = v.user_id) as title
    from verification_requests v where v.status = 'pending'`;
