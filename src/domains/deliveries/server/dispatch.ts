import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database.types.ts';
import { readSetting } from '../../../platform/settings.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { parsePhone } from '../../../shared/phone.ts';
import { partyOf } from '../../orders/rules.ts';
import {
  type LockedOrder,
  lockOrder,
  noSuchOrder,
  noteOrder,
  takeOrderStep,
} from '../../orders/server/public.ts';
import {
  allFree,
  type DeliveryMove,
  deliveryMachine,
  isTextable,
  type Load,
  loadFault,
  mostDeliveries,
  mostLinks,
  mostLinksBySupplier,
  mostLinksToPhone,
} from '../rules.ts';
import type { Delivery, DispatchRequest } from '../schema.ts';
import type { DeliveryDeps } from './deps.ts';
import { sendDriverLink } from './job-definitions.ts';
import { hashOfLink, linkToken, newPin } from './link.ts';
import { selectCountedLines } from './queries/read.ts';
import {
  countDeliveries,
  countLinks,
  insertDelivery,
  type LockedDelivery,
  lockDelivery,
  markDeliveryCancelled,
  setLink,
  takeNumber,
} from './queries/write.ts';
import { noSuchDelivery, readDelivery, requireDelivery } from './reads.ts';
import { driverLinkDays } from './settings.ts';

type Trx = Transaction<DB>;

/**
 * The supplier sends goods of an order on their way: all that is owed, or the lines that are named. The
 * driver gets a link, the buyer a PIN.
 *
 * @throws AppError 404 for somebody else's order, 409 in a state that nothing leaves in and where too many links
 *   were sent today, 422 for more than is owed and not on its way already
 */
export async function dispatchOrder(
  deps: DeliveryDeps,
  actor: Actor,
  orderId: string,
  request: DispatchRequest,
): Promise<Delivery> {
  const driverPhone = parsePhone(request.driverPhone);
  if (driverPhone === null) throw invalid([issueAt('driverPhone', 'phone_wrong')]);
  if (!isTextable(driverPhone)) throw invalid([issueAt('driverPhone', 'driver_phone_foreign')]);
  const id = randomUUID();
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (!order || partyOf(order, actor.id) !== 'seller') throw noSuchOrder();
    const number = await takeNumber(trx);
    await takeOrderStep(trx, order, 'dispatch', {
      actorId: actor.id,
      party: 'seller',
      details: { delivery: number },
    });
    if ((await countDeliveries(trx, orderId)) >= mostDeliveries) {
      throw new AppError(409, 'too_many_deliveries', { details: { maximum: mostDeliveries } });
    }
    const load = await requireLoad(trx, orderId, request.lines);
    await requireFewLinks(trx, actor, driverPhone);
    const { driverName, vehicle, note } = request;
    await insertDelivery(
      trx,
      {
        id,
        number,
        orderId,
        driverName,
        driverPhone,
        vehicle,
        note: note || null,
        pin: newPin(),
        linkHash: hashOfLink(linkToken(deps.linkKey, { deliveryId: id, linkNo: 1 })),
        dispatchedBy: actor.id,
      },
      load,
      await readSetting(trx, driverLinkDays),
    );
    await deps.enqueue(trx, sendDriverLink, { deliveryId: id, linkNo: 1 });
    await deps.notify(trx, {
      userId: order.contractorId,
      kind: 'deliveryDispatched',
      subjectId: orderId,
      values: { delivery: number, number: order.number },
      dedupeKey: `dispatched ${id}`,
    });
    await noteDelivery(trx, actor.id, 'delivery.dispatched', { id, number });
  });
  return readDelivery(deps.db, actor, id);
}

/**
 * Each link costs an SMS of the day that all share, to a phone that never asked for one.
 *
 * @throws AppError 409 where this phone was sent too many of them today, or its supplier has sent too many
 */
async function requireFewLinks(trx: Trx, actor: Actor, phone: string): Promise<void> {
  const { toPhone, bySender } = await countLinks(trx, { phone, senderId: actor.id });
  if (toPhone >= mostLinksToPhone) {
    const details = { maximum: mostLinksToPhone };
    throw new AppError(409, 'driver_texted_often', { at: 'driverPhone', details });
  }
  if (bySender >= mostLinksBySupplier) {
    throw new AppError(409, 'too_many_links', { details: { maximum: mostLinksBySupplier } });
  }
}

async function requireLoad(
  trx: Trx,
  orderId: string,
  lines: DispatchRequest['lines'],
): Promise<readonly Load[]> {
  const counted = await selectCountedLines(trx, orderId);
  const load = lines ?? allFree(counted);
  if (load.length === 0) throw new AppError(409, 'nothing_to_dispatch');
  const fault = loadFault(load, counted);
  if (!fault) return load;
  const at = `lines.${fault.index}`;
  if (fault.kind === 'over_owed') {
    const most = formatNumber(Number(fault.free));
    throw invalid([issueAt(`${at}.quantity`, 'more_than_owed', { most })]);
  }
  throw invalid([issueAt(`${at}.orderItemId`, `load_line_${fault.kind}`)]);
}

/**
 * A delivery did not leave, or came back: what it had is owed as before.
 *
 * @throws AppError 404 for somebody else's, 409 for one that is delivered or cancelled
 */
export async function cancelDelivery(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Delivery> {
  await moveAsSeller(deps, actor, id, 'cancel', async (trx, order, delivery) => {
    await markDeliveryCancelled(trx, id, reason);
    await noteOrder(trx, order, {
      ...inOrder(delivery),
      actorId: actor.id,
      kind: 'delivery_cancelled',
      action: 'delivery.cancelled',
    });
    await deps.notify(trx, {
      userId: order.contractorId,
      kind: 'deliveryCancelled',
      subjectId: order.id,
      values: { delivery: delivery.number, number: order.number },
      dedupeKey: `delivery cancelled ${id}`,
    });
  });
  return readDelivery(deps.db, actor, id);
}

/**
 * Sends the driver a new link, which ends the one before.
 *
 * @throws AppError 404 for somebody else's, 409 where nothing waits for the driver or too many were sent
 */
export async function sendLinkAgain(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
): Promise<Delivery> {
  await moveAsSeller(deps, actor, id, 'link', async (trx, _order, delivery) => {
    if (delivery.driverPhone) await requireFewLinks(trx, actor, delivery.driverPhone);
    const linkNo = delivery.linkNo + 1;
    const linkHash = hashOfLink(linkToken(deps.linkKey, { deliveryId: id, linkNo }));
    await setLink(trx, id, { linkNo, linkHash }, await readSetting(trx, driverLinkDays));
    await deps.enqueue(trx, sendDriverLink, { deliveryId: id, linkNo });
    await noteDelivery(trx, actor.id, 'delivery.link_sent', delivery);
  });
  return readDelivery(deps.db, actor, id);
}

async function moveAsSeller(
  deps: DeliveryDeps,
  actor: Actor,
  id: string,
  move: DeliveryMove,
  take: (trx: Trx, order: LockedOrder, delivery: LockedDelivery) => Promise<void>,
): Promise<void> {
  const { orderId } = await requireDelivery(deps.db, actor, id);
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (!order || partyOf(order, actor.id) !== 'seller') throw noSuchDelivery();
    const delivery = await lockDelivery(trx, id);
    if (!delivery) throw noSuchDelivery();
    requireMove(move, delivery);
    await take(trx, order, delivery);
  });
}

/** @throws AppError 409 where a locked delivery does not stand as the move takes it to */
export function requireMove(
  move: DeliveryMove,
  delivery: Pick<LockedDelivery, 'status' | 'linkNo'>,
): void {
  const refusal = deliveryMachine.transitionError(move, delivery.status, delivery);
  if (!refusal) return;
  const next = deliveryMachine.nextStates(delivery.status);
  throw new AppError(409, `delivery_${refusal}`, { details: { maximum: mostLinks, next } });
}

export function noteDelivery(
  trx: Trx,
  actorId: string | null,
  action: `delivery.${'dispatched' | 'link_sent' | 'reported' | 'pin_wrong'}`,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<void> {
  const details = { delivery: number };
  return recordAudit(trx, { actorId, action, targetType: 'delivery', targetId: id, details });
}

/** A delivery as the timeline of its order and the trail name it. */
export const inOrder = ({ id, number }: { readonly id: string; readonly number: string }) => ({
  details: { delivery: number },
  target: { targetType: 'delivery' as const, targetId: id },
  trail: { delivery: number },
});
