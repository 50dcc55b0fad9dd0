import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { throttleWindowOf } from '../../../shared/throttle-window.ts';
import { factOfSupplier } from '../../accounts/name-rules.ts';
import { type LockedRfq, lockRfq, noSuchRfq } from '../../rfqs/server/public.ts';
import {
  furtherAwardError,
  type MoveRefusal,
  mostRevisions,
  mostUnprovenNotified,
  type QuotationMove,
  quotationMachine,
  quotationState,
} from '../rules.ts';
import type { NewQuotation, Quotation, Reconfirmation, Revision } from '../schema.ts';
import { prepareAttachments } from './attachments.ts';
import type { QuotationDeps } from './deps.ts';
import { selectUnfit } from './fit.ts';
import { checkOffer, validityIssues } from './offer.ts';
import type { ToOwner } from './ports.ts';
import { isOneBlocked } from './queries/blocks.ts';
import { carryAccepted } from './queries/substitutes.ts';
import { isAmongTooManyUnproven } from './queries/unproven.ts';
import {
  insertQuotation,
  type LockedQuotation,
  lockQuotation,
  markDecided,
  markHidden,
  markReconfirmed,
  markSuperseded,
  markWithdrawn,
  selectHasRest,
  selectRfqOfOwn,
  selectRfqOfReceived,
  selectStanding,
  selectSupplier,
} from './queries/write.ts';
import { readQuotation } from './reads.ts';
import { noSuchQuotation, refusedMove, tooManyRevisions, verifiedOnly } from './refusals.ts';
import { scoreRfq } from './scoring/job-definitions.ts';

type Trx = Transaction<DB>;

/**
 * A supplier's first quotation on an RFQ, or the next one after a withdrawal or a rejection.
 *
 * @throws AppError 404 for an RFQ that the supplier may not answer, 409 where it is closed, a quotation
 *   stands already, or it meets a block, 422 as checkOffer and for files
 */
export async function submitQuotation(
  deps: QuotationDeps,
  actor: Actor,
  { rfqId, ...offer }: NewQuotation,
): Promise<Quotation> {
  const ready = await prepareAttachments(deps, actor, offer.attachments);
  return transact(deps.db, async (trx) => {
    const rfq = await lockRfq(trx, rfqId);
    const supplier = await selectSupplier(trx, actor.id);
    const standing = await selectStanding(trx, actor.id, rfqId);
    if (rfq.verifiedOnly && !supplier.isVerified) {
      throw standing.lastRevision === 0 ? noSuchRfq() : verifiedOnly();
    }
    if (standing.hasUndecided) throw new AppError(409, 'quotation_exists');
    const isFirst = standing.lastRevision === 0;
    if (await isOneBlocked(trx, actor.id, rfq.contractorId))
      throw new AppError(409, 'pair_blocked');
    requireTaking(rfq, isFirst);
    const revision = nextRevision(rfq, offer, standing.lastRevision);
    const id = await storeOffer(trx, offer, { rfq, supplierId: actor.id, revision });
    await deps.uploads.claim(trx, actor, ready);
    await tellOwner(deps, trx, { rfq, actor, kind: 'quotationReceived' });
    await deps.enqueue(trx, scoreRfq, { rfqId });
    return readQuotation(trx, actor, id);
  });
}

/** A name that was changed, or an admin, may have taken the badge that the RFQ asks for. */
async function requireVerified(trx: Trx, actor: Actor, rfq: LockedRfq): Promise<void> {
  if (rfq.verifiedOnly && !(await selectSupplier(trx, actor.id)).isVerified) throw verifiedOnly();
}

/** To who has not answered, an RFQ that somebody won is closed like any other. */
function requireTaking({ currentStatus }: LockedRfq, isFirst: boolean): void {
  if (currentStatus === 'open') return;
  throw refusedMove(currentStatus === 'awarded' && !isFirst ? 'rfq_awarded' : 'rfq_closed');
}

/**
 * A new revision in place of the supplier's standing one. Files of the old one may stay.
 *
 * @throws AppError 404 for somebody else's, 409 where it cannot be revised any more or only by a verified
 *   supplier, 422 as checkOffer
 */
export async function reviseQuotation(
  deps: QuotationDeps,
  actor: Actor,
  id: string,
  offer: Revision,
): Promise<Quotation> {
  const before = await readQuotation(deps.db, actor, id);
  const known = before.attachments.map(({ objectPath }) => objectPath);
  const ready = await prepareAttachments(deps, actor, offer.attachments, known);
  return transact(deps.db, async (trx) => {
    const { rfq, quotation } = await lockOwn(trx, actor, id, 'revise');
    await requireVerified(trx, actor, rfq);
    const { lastRevision } = await selectStanding(trx, actor.id, rfq.id);
    await markSuperseded(trx, actor.id, quotation.id);
    const revision = nextRevision(rfq, offer, lastRevision);
    const newId = await storeOffer(trx, offer, { rfq, supplierId: actor.id, revision });
    await carryAccepted(trx, { from: quotation.id, to: newId });
    await deps.uploads.claim(trx, actor, ready);
    await tellOwner(deps, trx, { rfq, actor, kind: 'quotationRevised' });
    await deps.enqueue(trx, scoreRfq, { rfqId: rfq.id });
    return readQuotation(trx, actor, newId);
  });
}

/**
 * Withdraws a quotation, or of an accepted one what nobody has ordered: what was ordered stays.
 *
 * @throws AppError 404 for somebody else's, 409 once the RFQ is closed, or it is rejected or ordered whole
 */
export async function withdrawQuotation(
  deps: QuotationDeps,
  actor: Actor,
  id: string,
): Promise<Quotation> {
  return transact(deps.db, async (trx) => {
    const { rfq, quotation } = await lockOwn(trx, actor, id, 'withdraw');
    const isRest = quotation.status === 'accepted';
    if (quotation.restWithdrawnAt) throw refusedMove('withdrawn');
    if (isRest && !(await selectHasRest(trx, id))) throw refusedMove('accepted');
    await markWithdrawn(trx, actor.id, id, isRest ? 'restWithdrawnAt' : 'withdrawnAt');
    const kind = isRest ? 'quotationRestWithdrawn' : 'quotationWithdrawn';
    await tellOwner(deps, trx, { rfq, actor, kind });
    await deps.enqueue(trx, scoreRfq, { rfqId: rfq.id });
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'quotation.withdrawn',
      targetType: 'quotation',
      targetId: id,
    });
    return readQuotation(trx, actor, id);
  });
}

/**
 * Its supplier stands by a quotation: for longer, again where it has expired, or for the RFQ as it is now.
 *
 * @throws AppError 409 after the award, and where the RFQ no longer asks for what it offers; 422 for an
 *   end that has passed, or that is before the one that the buyer was promised
 */
export async function reconfirmQuotation(
  deps: QuotationDeps,
  actor: Actor,
  id: string,
  { validUntil, rfqVersion }: Reconfirmation,
): Promise<Quotation> {
  return transact(deps.db, async (trx) => {
    const { rfq, quotation } = await lockOwn(trx, actor, id, 'reconfirm');
    await requireVerified(trx, actor, rfq);
    requireVersionRead(rfq, { rfqVersion });
    const issues = validityIssues({ validUntil }, rfq.now);
    if (issues.length > 0) throw invalid(issues);
    const isLive = stateOf(quotation, rfq) === 'live';
    if (isLive && new Date(validUntil) < quotation.validUntil) {
      throw invalid([issueAt('validUntil', 'validity_shorter')]);
    }
    if ((await selectUnfit(trx, [{ id, rfqId: rfq.id }])).has(id))
      throw new AppError(409, 'quotation_unfit');
    await markReconfirmed(trx, actor.id, id, { rfqVersion: rfq.version, validUntil });
    await deps.enqueue(trx, scoreRfq, { rfqId: rfq.id });
    return readQuotation(trx, actor, id);
  });
}

/** The RFQ's owner turns it down. @throws AppError 404 for somebody else's RFQ, 409 once it is decided */
export async function rejectQuotation(
  deps: QuotationDeps,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<Quotation> {
  return transact(deps.db, async (trx) => {
    const { rfq, quotation } = await lockReceived(trx, actor, id, 'reject');
    await markDecided(trx, [id], 'rejected', reason);
    await deps.enqueue(trx, scoreRfq, { rfqId: rfq.id });
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'quotation.rejected',
      targetType: 'quotation',
      targetId: id,
    });
    await deps.notify(trx, {
      userId: quotation.supplierId,
      kind: 'quotationRejected',
      subjectId: rfq.id,
      values: { title: rfq.title },
      writtenBy: actor.id,
      dedupeKey: `quotationRejected ${id}`,
    });
    return readQuotation(trx, actor, id);
  });
}

/** Takes it out of the owner's view; its supplier keeps it. @throws AppError 409 for an accepted one */
export async function hideQuotation(deps: QuotationDeps, actor: Actor, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { rfq } = await lockReceived(trx, actor, id, 'hide');
    await markHidden(trx, rfq.id, id);
    await deps.enqueue(trx, scoreRfq, { rfqId: rfq.id });
  });
}

/** Before a body is looked at: what a stranger is told must not say that the quotation exists. */
export async function requireOwnQuotation(deps: QuotationDeps, actor: Actor, id: string) {
  if (!(await selectRfqOfOwn(deps.db, actor.id, id))) throw noSuchQuotation();
}
export async function requireReceivedQuotation(deps: QuotationDeps, actor: Actor, id: string) {
  if (!(await selectRfqOfReceived(deps.db, actor.id, id))) throw noSuchQuotation();
}

export interface Locked {
  readonly rfq: LockedRfq;
  readonly quotation: LockedQuotation;
}

/** What refuses a change of a held quotation; null where nothing does. */
type TransitionError = (held: Locked) => MoveRefusal | null;

export const moveError =
  (move: QuotationMove): TransitionError =>
  ({ quotation, rfq }) =>
    quotationMachine.transitionError(move, stateOf(quotation, rfq), rfq.currentStatus);

/** What was accepted can be awarded more of, and so can what it offers in place of a line be accepted. */
export const awardError: TransitionError = ({ quotation, rfq }) =>
  furtherAwardError(
    stateOf(quotation, rfq),
    {
      isExpired: quotation.validUntil < rfq.now,
      isRestWithdrawn: quotation.restWithdrawnAt !== null,
    },
    rfq.currentStatus,
  );

async function lockOwn(trx: Trx, actor: Actor, id: string, move: QuotationMove): Promise<Locked> {
  return hold(trx, await selectRfqOfOwn(trx, actor.id, id), id, moveError(move));
}

/** For a move, or where nothing of another kind refuses it. @throws AppError 404, 409 */
export async function lockReceived(
  trx: Trx,
  actor: Actor,
  id: string,
  move: QuotationMove | TransitionError,
): Promise<Locked> {
  const error = typeof move === 'string' ? moveError(move) : move;
  return hold(trx, await selectRfqOfReceived(trx, actor.id, id), id, error);
}

/** Always the RFQ first: whoever changes its quotations waits there, so that nobody waits in a circle. */
async function hold(
  trx: Trx,
  rfqId: string | null,
  id: string,
  transitionError: TransitionError,
): Promise<Locked> {
  if (rfqId === null) throw noSuchQuotation();
  const rfq = await lockRfq(trx, rfqId);
  const quotation = await lockQuotation(trx, id);
  if (!quotation) throw noSuchQuotation();
  // Asked under the lock: another change may have come in meanwhile.
  const reason = transitionError({ rfq, quotation });
  if (reason) throw refusedMove(reason);
  return { rfq, quotation };
}

/** Where a held quotation stands by the clock of its held RFQ. */
export const stateOf = (quotation: LockedQuotation, rfq: Pick<LockedRfq, 'now' | 'version'>) =>
  quotationState({
    status: quotation.status,
    isSuperseded: quotation.supersededAt !== null,
    isWithdrawn: quotation.withdrawnAt !== null,
    isExpired: quotation.validUntil < rfq.now,
    isOutdated: quotation.rfqVersion < rfq.version,
  });

/** @throws AppError 409 where its supplier read another version of the RFQ, or has sent too many */
function nextRevision(rfq: LockedRfq, offer: Pick<Revision, 'rfqVersion'>, last: number): number {
  requireVersionRead(rfq, offer);
  if (last >= mostRevisions) throw tooManyRevisions();
  return last + 1;
}

function requireVersionRead(rfq: LockedRfq, { rfqVersion }: Pick<Revision, 'rfqVersion'>): void {
  if (rfqVersion !== undefined && rfqVersion !== rfq.version)
    throw new AppError(409, 'rfq_changed');
}

async function storeOffer(
  trx: Trx,
  offer: Revision,
  to: { readonly rfq: LockedRfq; readonly supplierId: string; readonly revision: number },
): Promise<string> {
  const { rfq, supplierId, revision } = to;
  const checked = await checkOffer(trx, offer, { rfqId: rfq.id, supplierId, now: rfq.now });
  const place = { rfqId: rfq.id, supplierId, rfqVersion: rfq.version, revision };
  const { attachments } = offer;
  return insertQuotation(trx, { ...checked.quotation, ...place, attachments }, checked.items);
}

async function tellOwner(
  { notify }: Pick<QuotationDeps, 'notify'>,
  trx: Trx,
  news: {
    readonly rfq: LockedRfq;
    readonly actor: Actor;
    readonly kind: Exclude<ToOwner['kind'], 'quotationEnds'>;
  },
): Promise<void> {
  const { rfq, actor, kind } = news;
  const { companyName } = await selectSupplier(trx, actor.id);
  const who = { supplierId: actor.id, rfqId: rfq.id, most: mostUnprovenNotified };
  const group = (await isAmongTooManyUnproven(trx, who)) ? 'unproven' : actor.id;
  await notify(trx, {
    userId: rfq.contractorId,
    kind,
    subjectId: rfq.id,
    values: { supplier: factOfSupplier(actor.id, companyName), title: rfq.title },
    writtenBy: actor.id,
    // A supplier who offers and withdraws again and again must not flood the owner.
    dedupeKey: `${kind} ${rfq.id} ${group} ${throttleWindowOf(rfq.now)}`,
  });
}
