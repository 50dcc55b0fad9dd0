import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { readSetting } from '../../../../platform/settings.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { type OrderParty, partyOf } from '../../../orders/rules.ts';
import {
  type LockedOrder,
  lockOrder,
  lockOrderAndRfq,
  noSuchOrder,
  noteOrder,
} from '../../../orders/server/public.ts';
import {
  type DisputedOrder,
  type DisputeKind,
  type DisputeMove,
  disputeMachine,
  mostDisputes,
  mostEntries,
  openableKinds,
  undeliveredFrom,
} from '../../dispute-rules.ts';
import type { Dispute, DisputeEntry, NewDispute } from '../../dispute-schema.ts';
import type { DeliveryDeps } from '../deps.ts';
import type { DisputeNotice } from '../ports.ts';
import { disputeAnswerDays } from '../settings.ts';
import { roleIn } from './present.ts';
import {
  countDisputes,
  countEntries,
  insertDispute,
  insertEntry,
  type LockedDispute,
  lockDispute,
  markWithdrawn,
  selectDisputed,
  selectOpenDispute,
} from './queries.ts';
import { noSuchDispute, readDispute, requireDispute } from './reads.ts';

type Trx = Transaction<DB>;

/**
 * One side says what is wrong with what was delivered, or the buyer that nothing leaves.
 *
 * @throws AppError 404 for somebody else's order, 409 before its goods are due or have left, once it is completed,
 *   and while another dispute waits
 */
export async function openDispute(
  deps: DeliveryDeps,
  actor: Actor,
  orderId: string,
  { kind, text, files = [] }: NewDispute,
): Promise<Dispute> {
  const evidence = await prepareFiles(deps, actor, files);
  const id = await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (!order || !partyOf(order, actor.id)) throw noSuchOrder();
    const days = await readSetting(trx, disputeAnswerDays);
    requireOpenable(await selectDisputed(trx, orderId), partyOf(order, actor.id), { kind, days });
    const { own, open } = await countDisputes(trx, orderId, actor.id);
    if (open > 0) throw new AppError(409, 'dispute_waits');
    if (own >= mostDisputes) {
      throw new AppError(409, 'too_many_disputes', { details: { maximum: mostDisputes } });
    }
    const dispute = await insertDispute(trx, { orderId, openedBy: actor.id, kind }, days);
    await deps.uploads.claim(trx, actor, evidence);
    const entry = { disputeId: dispute.id, authorId: actor.id, text };
    await insertEntry(trx, entry, evidence.ids);
    await noteDispute(trx, actor.id, 'opened', { order, dispute });
    await tellOfDispute(deps, trx, { order, dispute }, 'disputeOpened', [
      otherThan(order, actor.id),
    ]);
    return dispute.id;
  });
  return readDispute(deps, actor, id);
}

function requireOpenable(
  order: DisputedOrder,
  party: OrderParty | null,
  { kind, days }: { readonly kind: DisputeKind; readonly days: number },
): void {
  const kinds = openableKinds(order, party, { days, now: Date.now() });
  if (kinds.includes(kind)) return;
  if (kinds.length > 0) throw invalid([issueAt('kind', 'dispute_kind_undelivered')]);
  const from = party === 'buyer' ? undeliveredFrom(order, days) : null;
  throw new AppError(409, from ? 'order_not_disputable_yet' : 'order_not_disputable');
}

/**
 * Either side adds what it has to say, and evidence.
 *
 * @throws AppError 404 for somebody else's, 409 for one that has ended, and beyond `mostEntries`
 */
export async function answerDispute(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  { text, files = [] }: DisputeEntry,
): Promise<Dispute> {
  const evidence = await prepareFiles(deps, actor, files);
  await moveDispute(deps, actor, id, 'answer', async (trx, { order, dispute }) => {
    if ((await countEntries(trx, id, actor.id)) >= mostEntries) {
      throw new AppError(409, 'too_many_entries', { details: { maximum: mostEntries } });
    }
    await deps.uploads.claim(trx, actor, evidence);
    const entryId = await insertEntry(
      trx,
      { disputeId: id, authorId: actor.id, text },
      evidence.ids,
    );
    const other = otherThan(order, actor.id);
    await tellOfDispute(deps, trx, { order, dispute }, 'disputeAnswered', [other], entryId);
  });
  return readDispute(deps, actor, id);
}

/** Its opener lets it fall. @throws AppError 404 for anybody else, 409 for one that has ended */
export async function withdrawDispute(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
): Promise<Dispute> {
  await moveDispute(deps, actor, id, 'withdraw', async (trx, { order, dispute }) => {
    await markWithdrawn(trx, id);
    await noteDispute(trx, actor.id, 'withdrawn', { order, dispute });
    await tellOfDispute(deps, trx, { order, dispute }, 'disputeWithdrawn', [
      otherThan(order, actor.id),
    ]);
  });
  return readDispute(deps, actor, id);
}

export interface Locked {
  readonly order: LockedOrder;
  readonly dispute: LockedDispute;
}

export async function moveDispute(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  step: DisputeMove,
  take: (trx: Trx, locked: Locked) => Promise<void>,
): Promise<void> {
  const { orderId } = await requireDispute(deps.db, actor, id);
  await transact(deps.db, async (trx) => {
    // Only a decision may give back what an order took of its RFQ.
    const lock = step === 'decide' ? lockOrderAndRfq : lockOrder;
    const order = await lock(trx, actor, orderId);
    const dispute = await lockDispute(trx, id);
    if (!order || !dispute) throw noSuchDispute();
    const role = roleIn({ ...order, openedBy: dispute.openedBy }, actor);
    if (!disputeMachine.isStepOf(step, role)) throw noSuchDispute();
    const refusal = disputeMachine.transitionError(step, dispute.status);
    if (refusal) throw new AppError(409, `dispute_${refusal}`);
    await take(trx, { order, dispute });
  });
}

const prepareFiles = (
  { uploads }: Pick<DeliveryDeps, 'uploads'>,
  actor: Actor,
  files: readonly string[],
) =>
  uploads.prepare(actor, files, { purpose: 'dispute_file', pathOf: (index) => `files.${index}` });

const otherThan = ({ contractorId, supplierId }: LockedOrder, userId: string) =>
  userId === contractorId ? supplierId : contractorId;

/** The order is called off: nobody decides about it any more. Under the order's lock. */
export async function endDispute(trx: Trx, order: LockedOrder): Promise<void> {
  const dispute = await selectOpenDispute(trx, order.id);
  if (!dispute) return;
  await markWithdrawn(trx, dispute.id);
  await noteDispute(trx, null, 'withdrawn', { order, dispute });
}

interface About {
  readonly order: LockedOrder;
  readonly dispute: Pick<LockedDispute, 'id' | 'number'>;
}

export async function noteDispute(
  trx: Trx,
  actorId: string | null,
  what: 'opened' | 'withdrawn' | 'decided',
  { order, dispute }: About,
  reason?: string,
): Promise<void> {
  const { id, number } = dispute;
  await noteOrder(trx, order, {
    actorId,
    kind: `dispute_${what}`,
    details: { dispute: number },
    action: `dispute.${what}`,
    target: { targetType: 'dispute', targetId: id },
    trail: { dispute: number, ...(reason === undefined ? {} : { reason }) },
  });
}

export async function tellOfDispute(
  { notify }: DeliveryDeps,
  trx: Trx,
  { order, dispute }: About,
  kind: DisputeNotice['kind'],
  userIds: readonly string[],
  time = '',
): Promise<void> {
  for (const userId of userIds.toSorted()) {
    await notify(trx, {
      userId,
      kind,
      subjectId: order.id,
      values: { dispute: dispute.number, number: order.number },
      dedupeKey: `${kind} ${dispute.id} ${time}`.trimEnd(),
    });
  }
}
