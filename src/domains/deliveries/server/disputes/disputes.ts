import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import { formatUnitPrice, toCents } from '../../../../shared/money.ts';
import { partyOf } from '../../../orders/rules.ts';
import {
  creditOrder,
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  noSuchOrder,
  selectFunds,
  takeOrderStep,
} from '../../../orders/server/public.ts';
import {
  type DisputeMove,
  disputeMachine,
  isDisputable,
  mostCredit,
  mostDisputes,
  mostEntries,
} from '../../dispute-rules.ts';
import type { Decision, Dispute, DisputeEntry, NewDispute } from '../../dispute-schema.ts';
import type { DeliveryDeps } from '../deps.ts';
import type { DisputeNotice } from '../ports.ts';
import { markDeliveryCancelled } from '../queries/write.ts';
import { roleIn } from './present.ts';
import {
  countDisputes,
  countEntries,
  insertDispute,
  insertEntry,
  type LockedDispute,
  lockDispute,
  markDecided,
  markWithdrawn,
  selectOpenDeliveryIds,
} from './queries.ts';
import { noSuchDispute, readDispute, requireDispute } from './reads.ts';

type Trx = Transaction<DB>;

/**
 * One side says what is wrong with what was delivered.
 *
 * @throws AppError 404 for somebody else's order, 409 before anything has left, once it is completed, and
 *   while another dispute waits
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
    if (!isDisputable(order.status)) throw new AppError(409, 'order_not_disputable');
    const { all, open } = await countDisputes(trx, orderId);
    if (open > 0) throw new AppError(409, 'dispute_waits');
    if (all >= mostDisputes) {
      throw new AppError(409, 'too_many_disputes', { details: { maximum: mostDisputes } });
    }
    const dispute = await insertDispute(trx, { orderId, openedBy: actor.id, kind });
    await deps.uploads.claim(trx, actor, evidence);
    const entry = { disputeId: dispute.id, authorId: actor.id, text };
    await insertEntry(trx, entry, evidence.ids);
    await noteDispute(trx, actor.id, 'opened', { order, dispute });
    await tell(deps, trx, { order, dispute }, 'disputeOpened', [otherThan(order, actor.id)]);
    return dispute.id;
  });
  return readDispute(deps, actor, id);
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
  await move(deps, actor, id, 'answer', async (trx, { order, dispute }) => {
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
    await tell(deps, trx, { order, dispute }, 'disputeAnswered', [other], entryId);
  });
  return readDispute(deps, actor, id);
}

/** Its opener lets it fall. @throws AppError 404 for anybody else, 409 for one that has ended */
export async function withdrawDispute(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
): Promise<Dispute> {
  await move(deps, actor, id, 'withdraw', async (trx, { order, dispute }) => {
    await markWithdrawn(trx, id);
    await noteDispute(trx, actor.id, 'withdrawn', { order, dispute });
    await tell(deps, trx, { order, dispute }, 'disputeWithdrawn', [otherThan(order, actor.id)]);
  });
  return readDispute(deps, actor, id);
}

/**
 * An admin decides: the order costs less by a credit, and nothing more is delivered where it closes the order.
 * What is paid beyond what it comes to then goes back to the buyer, and what is held for what has arrived is
 * owed to the supplier.
 *
 * @throws AppError 404 for a missing one, 409 for one that has ended, 422 for a credit that nobody could pay
 */
export async function decideDispute(
  deps: DeliveryDeps,
  admin: Actor,
  id: string,
  decision: Decision,
): Promise<Dispute> {
  await move(deps, admin, id, 'decide', async (trx, { order, dispute }) => {
    const credit = toCents(decision.creditAmount);
    const most = mostCredit({
      total: order.totalAmount,
      paid: (await selectFunds(trx, order.id)).amountPaid,
      within: await deps.credit.within(trx, order.id),
    });
    if (credit > toCents(most)) {
      throw invalid([issueAt('creditAmount', 'credit_exceeds', { most: formatUnitPrice(most) })]);
    }
    await markDecided(trx, id, { ...decision, decidedBy: admin.id });
    await noteDispute(trx, admin.id, 'decided', { order, dispute }, decision.reason);
    if (credit > 0n) {
      const cause = { disputeId: id, causeNumber: dispute.number };
      await creditOrder(trx, order.id, { ...cause, amount: decision.creditAmount });
    }
    if (decision.closesOrder) await closeOrder(trx, order, dispute);
    await deps.credit.settle(trx, order.id);
    await tell(deps, trx, { order, dispute }, 'disputeDecided', [
      order.contractorId,
      order.supplierId,
    ]);
  });
  return readDispute(deps, admin, id);
}

/** What is still on its way does not count any more, and nothing is owed. */
async function closeOrder(trx: Trx, order: LockedOrder, { number }: LockedDispute): Promise<void> {
  if (order.status !== 'dispatched') return;
  for (const deliveryId of await selectOpenDeliveryIds(trx, order.id)) {
    await markDeliveryCancelled(trx, deliveryId, number);
  }
  await takeOrderStep(trx, order, 'deliver', { actorId: null, party: 'system' });
}

interface Locked {
  readonly order: LockedOrder;
  readonly dispute: LockedDispute;
}

async function move(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  step: DisputeMove,
  take: (trx: Trx, locked: Locked) => Promise<void>,
): Promise<void> {
  const { orderId } = await requireDispute(deps.db, actor, id);
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
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

interface About {
  readonly order: LockedOrder;
  readonly dispute: Pick<LockedDispute, 'id' | 'number'>;
}

async function noteDispute(
  trx: Trx,
  actorId: string,
  what: 'opened' | 'withdrawn' | 'decided',
  { order, dispute }: About,
  reason?: string,
): Promise<void> {
  const { id, number } = dispute;
  await insertOrderEvent(trx, {
    orderId: order.id,
    actorId,
    kind: `dispute_${what}`,
    details: { dispute: number },
  });
  await recordAudit(trx, {
    actorId,
    action: `dispute.${what}`,
    targetType: 'dispute',
    targetId: id,
    details: { dispute: number, ...(reason === undefined ? {} : { reason }) },
  });
}

async function tell(
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
