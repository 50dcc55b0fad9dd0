import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { type AuditAction, recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Difference } from '../../materials/trait-rules.ts';
import type { OfferAt } from '../part-rules.ts';
import { AskedTraitsReader, isAccepted, readNotes } from '../substitute-rules.ts';
import type { QuotationDeps } from './deps.ts';
import { type AskedLine, selectAskedLines } from './queries/asked-lines.ts';
import { factsOf } from './queries/offered-products.ts';
import {
  type AcceptedSubstitute,
  deleteAccepted,
  insertAccepted,
  selectAccepted,
  selectQuotedLine,
} from './queries/substitutes.ts';
import { type LockedQuotation, type OfferedLine, selectOfferedLines } from './queries/write.ts';
import { scoreRfq } from './scoring/job-definitions.ts';
import { awardError, type Locked, lockReceived, moveError } from './service.ts';

/**
 * The owner takes what is offered in place of a line for equal, as it differs now. Doing so again changes
 * nothing.
 *
 * @throws AppError 404 for somebody else's, or where the line has no substitute, 409 where the quotation
 *   cannot be accepted as it stands
 */
export async function acceptSubstitute(
  deps: QuotationDeps,
  actor: Actor,
  at: OfferAt,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { rfq, quotation } = await lockReceived(trx, actor, at.quotationId, awardError);
    const offered = await selectOfferedLines(trx, [at.quotationId]);
    const offer = offered.find(({ rfqItemId }) => rfqItemId === at.rfqItemId);
    const asked = await selectAskedLines(trx, rfq.id);
    const [found] = substitutesAmong({ asked, offered: offer ? [offer] : [] }, [quotation]);
    if (!offer || !found) throw new AppError(404, 'substitute_not_found');
    await insertAccepted(trx, offer.id, found.differences);
    await note(deps, trx, actor, { ...at, rfqId: rfq.id, action: 'quotation.substitute_accepted' });
  });
}

/**
 * Takes that back. Doing so again changes nothing.
 *
 * @throws AppError 404 for somebody else's, 409 once the quotation is rejected, or the line awarded to it
 */
export async function unacceptSubstitute(
  deps: QuotationDeps,
  actor: Actor,
  at: OfferAt,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const { rfq } = await lockReceived(trx, actor, at.quotationId, undoError);
    const line = await selectQuotedLine(trx, at.quotationId, at.rfqItemId);
    if (!line) throw new AppError(404, 'substitute_not_found');
    if (line.isAwarded) throw new AppError(409, 'line_awarded');
    await deleteAccepted(trx, line.id);
    await note(deps, trx, actor, { ...at, rfqId: rfq.id, action: 'quotation.substitute_undone' });
  });
}

/** As long as the quotation may be refused altogether; of an accepted one the line decides. */
const undoError = (held: Locked) =>
  held.quotation.status === 'accepted' ? null : moveError('reject')(held);

async function note(
  { enqueue }: QuotationDeps,
  trx: Transaction<DB>,
  actor: Actor,
  { rfqId, quotationId, rfqItemId, action }: OfferAt & { rfqId: string; action: AuditAction },
): Promise<void> {
  await enqueue(trx, scoreRfq, { rfqId });
  await recordAudit(trx, {
    actorId: actor.id,
    action,
    targetType: 'quotation',
    targetId: quotationId,
    details: { rfqItemId },
  });
}

export interface Substitute extends OfferAt {
  readonly differences: readonly Difference[];
}

/** Those of these offers that are not what was asked for. */
export function substitutesAmong(
  ground: { readonly asked: readonly AskedLine[]; readonly offered: readonly OfferedLine[] },
  quotations: readonly Pick<LockedQuotation, 'id' | 'notes'>[],
): Substitute[] {
  const readers = new Map(ground.asked.map((line) => [line.id, new AskedTraitsReader(line)]));
  const units = new Map(ground.asked.map(({ id, unit }) => [id, unit]));
  const notes = new Map(quotations.map((one) => [one.id, readNotes(one.notes)]));
  return ground.offered.flatMap(({ quotationId, rfqItemId, product, unit }) => {
    const differences = readers.get(rfqItemId)?.differences({
      facts: product && factsOf(product),
      unit: unit === units.get(rfqItemId) ? null : unit,
      notes: notes.get(quotationId) ?? [],
    });
    return differences?.length ? [{ quotationId, rfqItemId, differences }] : [];
  });
}

/** Those that the RFQ's owner has not accepted as they differ now. Under the RFQ's lock. */
export async function stillOpen(
  trx: Transaction<DB>,
  rfqId: string,
  substitutes: readonly Substitute[],
): Promise<Substitute[]> {
  if (substitutes.length === 0) return [];
  const accepted = await selectAccepted(trx, rfqId);
  const isOfOffer = (one: Substitute) => (other: AcceptedSubstitute) =>
    one.quotationId === other.quotationId && one.rfqItemId === other.rfqItemId;
  return substitutes.filter(
    (one) => !isAccepted(one.differences, accepted.find(isOfOffer(one))?.differences),
  );
}
