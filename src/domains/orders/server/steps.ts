import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError } from '../../../shared/errors.ts';
import { formatUnitPrice } from '../../../shared/money.ts';
import { throttleWindowOf } from '../../../shared/throttle-window.ts';
import { factOfBuyer, factOfSupplier } from '../../accounts/name-rules.ts';
import { markUndecided, markWithdrawn } from '../../quotations/server/public.ts';
import { lockRfq } from '../../rfqs/server/public.ts';
import { mostCancelled, type OrderMove, orderMachine, orderSteps } from '../rules.ts';
import type { Order } from '../schema.ts';
import type { OrderDeps } from './deps.ts';
import { partyOf } from './present.ts';
import { selectOrder } from './queries/read.ts';
import {
  countOrdersFrom,
  type LockedOrder,
  lockOrder,
  markCancelled,
  markConfirmed,
  selectFunds,
  selectParty,
} from './queries/steps.ts';
import { insertOrderEvent } from './queries/write.ts';
import { noSuchOrder, readOrder } from './reads.ts';

type Trx = Transaction<DB>;

/**
 * The supplier takes an order on: from then on its buyer cannot cancel it alone.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is confirmed or cancelled already
 */
export function confirmOrder(deps: OrderDeps, actor: Actor, id: string): Promise<Order> {
  return moveOrder(deps, actor, id, 'confirm', async (trx, order) => {
    await markConfirmed(trx, id);
    const { companyName } = await selectParty(trx, order.supplierId);
    await deps.notify(trx, {
      userId: order.contractorId,
      kind: 'orderConfirmed',
      subjectId: id,
      values: { number: order.number, company: factOfSupplier(order.supplierId, companyName) },
      writtenBy: order.supplierId,
      dedupeKey: `confirmed ${id}`,
    });
  });
}

/**
 * The buyer calls an order off before its supplier has confirmed it. What it took of its RFQ is left again,
 * and its quotation undecided where no other order of it stands; after `mostCancelled` it is withdrawn.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is confirmed or cancelled already, or money
 *   for it is paid or waits to be confirmed
 */
export function cancelOrder(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Order> {
  return moveOrder(deps, actor, id, 'cancel', async (trx, order) => {
    await markCancelled(trx, id, { by: actor.id, reason });
    const { quotationId, supplierId } = order;
    const cancelled = quotationId ? await returnToQuotation(trx, supplierId, quotationId) : 0;
    const company = factOfBuyer(await selectParty(trx, order.contractorId));
    await deps.notify(trx, {
      userId: supplierId,
      kind: 'orderCancelled',
      subjectId: id,
      values: { number: order.number, company },
      writtenBy: order.contractorId,
      // A buyer who cancels many orders one after the other must not flood the supplier.
      dedupeKey:
        cancelled > mostCancelled
          ? `cancelled ${quotationId} ${throttleWindowOf(new Date())}`
          : `cancelled ${id}`,
    });
  });
}

/**
 * After a cancellation: more can be ordered from the quotation, unless that was cancelled too often.
 *
 * @returns how many of its orders are cancelled
 */
async function returnToQuotation(trx: Trx, supplierId: string, id: string): Promise<number> {
  const { cancelled, standing } = await countOrdersFrom(trx, id);
  if (cancelled >= mostCancelled) await markWithdrawn(trx, supplierId, id, 'restWithdrawnAt');
  if (standing === 0) await markUndecided(trx, supplierId, id);
  return cancelled;
}

/** Takes a step of the table in rules.ts under the locks of the RFQ and the order, in this sequence. */
async function moveOrder(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  move: OrderMove,
  take: (trx: Trx, order: LockedOrder) => Promise<void>,
): Promise<Order> {
  const { rfqId } = await requireOrder(deps, actor, id);
  const { to } = orderSteps[move];
  await transact(deps.db, async (trx) => {
    // What an order gives back, an award may be taking at this moment.
    if (rfqId !== null) await lockRfq(trx, rfqId);
    const order = await lockOrder(trx, actor, id);
    const party = order && partyOf(order, actor.id);
    if (!order || !party || !orderMachine.isStepOf(move, party)) throw noSuchOrder();
    const money = await selectFunds(trx, id);
    const refusal = orderMachine.transitionError(move, order.status, money);
    if (refusal) {
      const details = {
        paid: formatUnitPrice(money.amountPaid),
        pending: formatUnitPrice(money.amountPending),
        status: order.status,
        next: orderMachine.nextStates(order.status, party),
      };
      throw new AppError(409, `order_${refusal}`, { details });
    }
    await take(trx, order);
    await insertOrderEvent(trx, { orderId: id, actorId: actor.id, kind: to, details: {} });
    await recordAudit(trx, {
      actorId: actor.id,
      action: `order.${to}`,
      targetType: 'order',
      targetId: id,
      details: { order: order.number },
    });
  });
  return readOrder(deps.db, actor, id);
}

/** Before a body is looked at: a stranger is told only that it is not there. @throws AppError 404 */
export async function requireOrder({ db }: Pick<OrderDeps, 'db'>, actor: Actor, id: string) {
  const row = await selectOrder(db, actor, id);
  if (!row) throw noSuchOrder();
  return row;
}
