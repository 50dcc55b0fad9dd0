import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../../platform/conditional-read.ts';
import type { DB } from '../../../../platform/database.types.ts';
import type { Enqueue } from '../../../../platform/jobs.ts';
import type { Uploads } from '../../../../platform/object-storage/uploads.ts';
import { AppError, unauthorized } from '../../../../shared/errors.ts';
import { mayAsk, type VerificationStatus } from '../../verification-rules.ts';
import type {
  VerificationDocument,
  VerificationEntry,
  VerificationListQuery,
  VerificationRequest,
  VerificationState,
} from '../../verification-schema.ts';
import { sendVerificationDecision } from '../job-definitions.ts';
import { checkSeenPayees, payeesOfAll } from '../payment-details/check.ts';
import { lockAccount } from '../queries.ts';
import {
  decideRequest,
  insertRequest,
  markVerified,
  type RequestRow,
  requestExists,
  selectDocuments,
  selectLatestRequest,
  selectRequests,
} from './queries.ts';

export interface VerificationDeps {
  readonly db: Kysely<DB>;
  readonly uploads: Uploads;
  readonly enqueue: Enqueue;
  readonly notify: VerificationNotices;
}

/** A port: puts what was decided behind the applicant's bell. */
export type VerificationNotices = (
  trx: Transaction<DB>,
  notice: {
    readonly userId: string;
    readonly kind: 'verificationApproved' | 'verificationRejected';
    readonly values: Readonly<Record<never, never>>;
  },
) => Promise<void>;

type Handle = Parameters<typeof selectLatestRequest>[0];

/** How far the person's own account is. @throws AppError 401 when it was deleted meanwhile */
export async function readVerification(db: Handle, actor: Actor): Promise<VerificationState> {
  const latest = await selectLatestRequest(db, actor.id);
  if (!latest) throw unauthorized();
  const documents = await documentsOf(db, latest.documents ?? []);
  return {
    status: statusOf(latest),
    registrationNumber: latest.registrationNumber,
    kraPin: latest.kraPin,
    documents,
    reason: latest.status === 'rejected' ? latest.reason : null,
    createdAt: latest.createdAt?.toISOString() ?? null,
    decidedAt: latest.decidedAt?.toISOString() ?? null,
  };
}

/** An approval that was taken back later leaves the account as one that never asked. */
function statusOf(latest: {
  isVerified: boolean;
  status: 'pending' | 'approved' | 'rejected' | null;
}): VerificationStatus {
  if (latest.isVerified) return 'verified';
  return latest.status === 'pending' || latest.status === 'rejected' ? latest.status : 'none';
}

/**
 * Asks for the account to be verified.
 *
 * @throws AppError 409 while a request waits and where the account is verified, 422 for documents that
 *   are not unused uploads of this account
 */
export async function askForVerification(
  { db, uploads }: VerificationDeps,
  actor: Actor,
  request: VerificationRequest,
): Promise<VerificationState> {
  await refuseUnlessMayAsk(db, actor);
  const ready = await uploads.prepare(actor, request.documents, {
    purpose: 'verification_document',
    pathOf: (index) => `documents.${index}`,
  });
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    // Asked again under the lock: another request may have come in meanwhile.
    await refuseUnlessMayAsk(trx, actor);
    await uploads.claim(trx, actor, ready);
    const id = await insertRequest(trx, actor.id, request);
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'verification.requested',
      targetType: 'verification_request',
      targetId: id,
    });
    return readVerification(trx, actor);
  });
}

async function refuseUnlessMayAsk(db: Handle, actor: Actor): Promise<void> {
  const { status } = await readVerification(db, actor);
  if (mayAsk(status)) return;
  throw new AppError(409, status === 'verified' ? 'already_verified' : 'verification_pending');
}

/** Requests for an admin, those that wait longest first. That they were read is noted. */
export async function listVerifications(
  db: Kysely<DB>,
  admin: Actor,
  query: VerificationListQuery,
): Promise<ListAnswer> {
  const { rows, total } = await selectRequests(db, query);
  const shown = rows.slice(0, query.limit);
  const files = await selectDocuments(
    db,
    shown.flatMap(({ documents }) => documents),
  );
  await recordAudit(db, {
    actorId: admin.id,
    action: 'verification.listed',
    targetType: 'verification_request',
    targetId: query.status ?? 'all',
  });
  const payees = await payeesOfAll(
    db,
    shown.map(({ userId }) => userId),
  );
  const toEntry = (row: RequestRow): VerificationEntry => ({
    ...entryOf(row, files),
    payees: payees.get(row.userId) ?? [],
  });
  return listAnswer({ rows, total }, query.limit, toEntry);
}

export type Decision =
  | {
      readonly approve: true;
      readonly reason: string | null;
      /** Ids of the payment details that the admin has compared. */
      readonly payees: readonly string[];
    }
  | { readonly approve: false; readonly reason: string };

/**
 * An admin's decision, which holds: approving verifies the account, rejecting lets it ask again. Both
 * are noted, and told to the applicant.
 *
 * @throws AppError 404 for no such request, 409 where it was decided already, and for an approval where
 *   the account has changed its name, or has entered other payment details, since
 */
export async function decideVerification(
  { db, enqueue, notify }: Pick<VerificationDeps, 'db' | 'enqueue' | 'notify'>,
  admin: Actor,
  id: string,
  decision: Decision,
): Promise<void> {
  const { approve, reason } = decision;
  await db.transaction().execute(async (trx) => {
    const status = approve ? 'approved' : 'rejected';
    const userId = await decideRequest(trx, { id, adminId: admin.id, status, reason });
    if (userId === null) {
      throw (await requestExists(trx, id))
        ? new AppError(409, 'already_decided')
        : new AppError(404, 'request_not_found');
    }
    if (decision.approve) {
      await lockAccount(trx, userId);
      await checkSeenPayees(trx, admin, userId, decision.payees);
      if (!(await markVerified(trx, id, userId))) throw new AppError(409, 'name_changed');
    }
    await recordAudit(trx, {
      actorId: admin.id,
      action: `verification.${status}`,
      targetType: 'verification_request',
      targetId: id,
    });
    await enqueue(trx, sendVerificationDecision, { requestId: id });
    const kind = approve ? 'verificationApproved' : 'verificationRejected';
    await notify(trx, { userId, kind, values: {} });
  });
}

async function documentsOf(db: Handle, paths: readonly string[]): Promise<VerificationDocument[]> {
  const files = await selectDocuments(db, paths);
  return paths.flatMap((path) => files.get(path) ?? []);
}

function entryOf(
  row: RequestRow,
  files: ReadonlyMap<string, VerificationDocument>,
): Omit<VerificationEntry, 'payees'> {
  const { id, status, registrationNumber, kraPin, reason, samePapers } = row;
  const { userId, firstName, lastName, companyName, role, email, phoneNumber } = row;
  return {
    id,
    status,
    registrationNumber,
    kraPin,
    documents: row.documents.flatMap((path) => files.get(path) ?? []),
    reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    samePapers,
    user: { id: userId, firstName, lastName, companyName, role, email, phoneNumber },
  };
}
