import type { Transaction } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { throttleWindowOf } from '../../../../shared/throttle-window.ts';
import { markUndecided, markWithdrawn } from '../../../quotations/server/public.ts';
import { lockRfq } from '../../../rfqs/server/public.ts';
import {
  mostCancelled,
  mostNotifiedADay,
  type OrderMove,
  type OrderParty,
  partyOf,
} from '../../rules.ts';
import type { Order } from '../../schema.ts';
import type { OrderDeps } from '../deps.ts';
import { selectOrder } from '../reading/queries.ts';
import { noSuchOrder, readOrder } from '../reading/reads.ts';
import {
  countCartOrders,
  countOrdersFrom,
  type LockedOrder,
  lockOrder,
  noteCancelled,
  selectRfqId,
} from './queries/steps.ts';
import { reserveStock, returnStock } from './reservations.ts';
import { takeOrderStep } from './take-step.ts';
import { tellOther } from './tell-other.ts';

type Trx = Transaction<DB>;

/**
 * The supplier takes an order on, which reserves what is sold from stock: from then on its buyer cannot cancel
 * it alone.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is confirmed or cancelled already, or where the
 *   stock does not suffice
 */
export function confirmOrder(deps: OrderDeps, actor: Actor, id: string): Promise<Order> {
  return moveOrder(deps, actor, id, 'confirm', async (trx, order) => {
    await reserveStock(trx, id);
    await tellOther(deps, trx, order, {
      party: 'seller',
      kind: 'orderConfirmed',
      key: `confirmed ${id}`,
    });
  });
}

/**
 * The buyer calls an order off, or the supplier declines it, before it is confirmed.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is confirmed or cancelled already, or money
 *   for it is paid or waits to be confirmed
 */
export function callOff(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  { move, reason }: { readonly move: 'cancel' | 'decline'; readonly reason: string },
): Promise<Order> {
  return moveOrder(deps, actor, id, move, async (trx, order) => {
    const cancelled = await undoOrder(deps, trx, order, { by: actor.id, reason });
    if (move === 'decline') {
      const kind = 'orderDeclined' as const;
      return tellOther(deps, trx, order, { party: 'seller', kind, key: `declined ${id}` });
    }
    // A buyer who cancels many orders one after the other must not flood the supplier.
    const { quotationId, contractorId } = order;
    const isOften = quotationId
      ? cancelled > mostCancelled
      : (await countCartOrders(trx, order)) > mostNotifiedADay;
    const key = isOften ? `${quotationId ?? contractorId} ${throttleWindowOf(new Date())}` : id;
    await tellOther(deps, trx, order, {
      party: 'buyer',
      kind: 'orderCancelled',
      key: `cancelled ${key}`,
    });
  });
}

/**
 * The buyer has what was ordered: money that is held goes to the supplier.
 *
 * @throws AppError 404 for somebody else's order, 409 where it is not delivered
 */
export function completeOrder(deps: OrderDeps, actor: Actor, id: string): Promise<Order> {
  return moveOrder(deps, actor, id, 'complete', async (trx, order) => {
    await deps.held.releaseDelivered(trx, id);
    const kind = 'orderCompleted' as const;
    await tellOther(deps, trx, order, { party: 'buyer', kind, key: `completed ${id}` });
  });
}

/**
 * What an order took of its RFQ is left again, and its quotation undecided where no other order of it stands;
 * after `mostCancelled` it is withdrawn. Reserved stock is returned, and money that is held. What is disputed of it
 * is so no longer.
 *
 * @returns how many orders of its quotation are cancelled
 */
export async function undoOrder(
  { held, endDispute }: Pick<OrderDeps, 'held' | 'endDispute'>,
  trx: Trx,
  order: LockedOrder,
  why: { readonly by: string; readonly reason: string },
): Promise<number> {
  const { id, quotationId, supplierId } = order;
  await noteCancelled(trx, id, why);
  await endDispute(trx, order);
  const cancelled = quotationId ? await returnToQuotation(trx, supplierId, quotationId) : 0;
  await returnStock(trx, id);
  await held.refundHeld(trx, id);
  return cancelled;
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

/** Takes a step of the table in rules.ts. */
async function moveOrder(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  move: OrderMove,
  take: (trx: Trx, order: LockedOrder) => Promise<void>,
): Promise<Order> {
  await inOrder(deps, actor, id, async (trx, order, party) => {
    await takeOrderStep(trx, order, move, { actorId: actor.id, party });
    await take(trx, order);
  });
  return readOrder(deps.db, actor, id);
}

/**
 * An order of `actor` under the locks of its RFQ and its own, in this sequence: what it gives back, an award may be
 * taking at this moment.
 */
export async function lockOrderAndRfq(trx: Trx, actor: Actor, id: string) {
  const rfqId = await selectRfqId(trx, actor, id);
  if (rfqId !== null) await lockRfq(trx, rfqId);
  return lockOrder(trx, actor, id);
}

/**
 * Under these locks, as one of its sides.
 *
 * @throws AppError 404 for whoever is no side of it
 */
export async function inOrder(
  deps: OrderDeps,
  actor: Actor,
  id: string,
  work: (trx: Trx, order: LockedOrder, party: OrderParty) => Promise<void>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const order = await lockOrderAndRfq(trx, actor, id);
    const party = order && partyOf(order, actor.id);
    if (!order || !party) throw noSuchOrder();
    await work(trx, order, party);
  });
}

/** Before a body is looked at: a stranger is told only that it is not there. @throws AppError 404 */
export async function requireOrder({ db }: Pick<OrderDeps, 'db'>, actor: Actor, id: string) {
  const row = await selectOrder(db, actor, id);
  if (!row) throw noSuchOrder();
  return row;
}
