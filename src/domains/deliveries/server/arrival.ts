import type { Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import { transact } from '../../../platform/transact.ts';
import { AppError, invalid, issueAt } from '../../../shared/errors.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { partyOf } from '../../orders/rules.ts';
import {
  addDelivered,
  type LockedOrder,
  lockOrder,
  lockOrderUnseen,
  noSuchOrder,
  noteOrder,
  takeOrderStep,
} from '../../orders/server/public.ts';
import { toThousandths } from '../../quotations/rules.ts';
import { type CountedLoad, countFault, isLacking, type Load, pinTriesLeft } from '../rules.ts';
import type { Delivery, DriverDelivery, ReceiptRequest, ReportRequest } from '../schema.ts';
import type { DeliveryDeps } from './deps.ts';
import { inOrder, noteDelivery, requireMove } from './dispatch.ts';
import { hashOfLink, isSamePin } from './link.ts';
import type { DeliveryNotice } from './ports.ts';
import { selectLoad, selectPhotos } from './queries/read.ts';
import {
  countWrongPin,
  insertPhoto,
  type LockedDelivery,
  lockDelivery,
  markDelivered,
  markReported,
  setCounts,
} from './queries/write.ts';
import { linkEnded, noSuchDelivery, readDelivery, readLinked, requireLinked } from './reads.ts';

type Trx = Transaction<DB>;

/**
 * What the driver counted at the site. With the buyer's PIN it is proven and counts; without one the buyer
 * confirms it. Sent again under the same name it counts once.
 *
 * @throws AppError 404 for a link that has ended, 409 for a delivery that is done and for a PIN after too
 *   many wrong ones, 422 for counts that do not add up, a missing photo and a wrong PIN
 */
export async function reportDelivery(
  deps: DeliveryDeps,
  token: string,
  request: ReportRequest,
): Promise<DriverDelivery> {
  const { id, orderId } = await requireLinked(deps.db, token);
  // A wrong PIN is counted, and refused only when that is committed.
  const refusal = await transact(deps.db, async (trx) => {
    const order = await lockOrderUnseen(trx, orderId);
    const delivery = await lockDelivery(trx, id);
    const isOpen = delivery?.isLinkOpen && delivery.linkHash.equals(hashOfLink(token));
    if (!order || !delivery || !isOpen) throw linkEnded();
    const isKnown = delivery.reportId === request.clientId;
    if (isKnown && (delivery.status === 'delivered' || !request.pin)) return null;
    requireMove(request.pin === undefined ? 'report' : 'prove', delivery);
    const load = await selectLoad(trx, id);
    requireCounts(request.lines, load);
    if (isLacking(request.lines) && (await selectPhotos(trx, [id])).length === 0) {
      throw new AppError(422, 'photo_missing', { at: 'photos' });
    }
    if (request.pin === undefined) {
      await noteReport(deps, trx, { order, delivery }, request);
      return null;
    }
    const wrong = await wrongPin(deps, trx, { order, delivery }, request.pin);
    if (wrong) return wrong;
    await settle(deps, trx, { order, delivery }, request.lines, {
      provenBy: 'pin',
      reportId: request.clientId,
      actorId: null,
    });
    return null;
  });
  if (refusal) throw refusal;
  return readLinked(deps.db, token);
}

interface Locked {
  readonly order: LockedOrder;
  readonly delivery: LockedDelivery;
}

async function noteReport(
  deps: DeliveryDeps,
  trx: Trx,
  { order, delivery }: Locked,
  { lines, clientId }: ReportRequest,
): Promise<void> {
  await setCounts(trx, delivery.id, lines);
  await markReported(trx, delivery.id, clientId);
  await tell(deps, trx, { order, delivery }, 'deliveryReported', { time: clientId });
  await noteDelivery(trx, null, 'delivery.reported', delivery);
}

/** Counts a wrong PIN. @returns what it is refused with; null for the right one */
async function wrongPin(
  deps: DeliveryDeps,
  trx: Trx,
  { order, delivery }: Locked,
  pin: string,
): Promise<AppError | null> {
  const locked = new AppError(409, 'pin_locked', { at: 'pin' });
  const tries = pinTriesLeft(delivery);
  if (tries === 0) return locked;
  if (isSamePin(pin, delivery.pin ?? '')) return null;
  await countWrongPin(trx, delivery.id);
  await noteDelivery(trx, null, 'delivery.pin_wrong', delivery);
  if (tries > 1) return invalid([issueAt('pin', 'pin_wrong_left', { left: tries - 1 })]);
  const time = String(delivery.linkNo);
  await tell(deps, trx, { order, delivery }, 'deliveryPinLocked', { time });
  return locked;
}

/**
 * The buyer counts what a delivery brought, which proves it as the PIN does.
 *
 * @throws AppError 404 for somebody else's, 409 for one that is done, 422 for counts that do not add up
 */
export async function confirmDelivery(
  deps: DeliveryDeps,
  actor: Actor,
  orderId: string,
  { deliveryId, lines, photos = [] }: ReceiptRequest,
): Promise<Delivery> {
  const ready = await deps.uploads.prepare(actor, photos, {
    purpose: 'delivery_photo',
    pathOf: (index) => `photos.${index}`,
  });
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, actor, orderId);
    if (!order || partyOf(order, actor.id) !== 'buyer') throw noSuchOrder();
    const delivery = await lockDelivery(trx, deliveryId);
    if (delivery?.orderId !== orderId) throw noSuchDelivery();
    requireMove('confirm', delivery);
    requireCounts(lines, await selectLoad(trx, deliveryId));
    await deps.uploads.claim(trx, actor, ready);
    for (const uploadId of ready.ids) {
      await insertPhoto(trx, { deliveryId, uploadId, clientId: uploadId });
    }
    const proof = { provenBy: 'buyer', actorId: actor.id } as const;
    await settle(deps, trx, { order, delivery }, lines, proof);
  });
  return readDelivery(deps.db, actor, deliveryId);
}

function requireCounts(counts: readonly CountedLoad[], load: readonly Load[]): void {
  const fault = countFault(counts, load);
  if (!fault) return;
  if (fault.kind === 'missing') throw invalid([issueAt('lines', 'counts_missing')]);
  if (fault.kind === 'sum') {
    const quantity = formatNumber(Number(fault.quantity));
    throw invalid([issueAt(`lines.${fault.index}.delivered`, 'counts_sum', { sum: quantity })]);
  }
  const code = fault.kind === 'unknown' ? 'load_line_unknown' : 'load_line_repeated';
  throw invalid([issueAt(`lines.${fault.index}.orderItemId`, code)]);
}

interface Proof {
  readonly provenBy: 'pin' | 'buyer';
  readonly reportId?: string;
  readonly actorId: string | null;
}

/** Counts are proven: they raise what is delivered, and what is held for it is owed to the supplier. */
async function settle(
  deps: DeliveryDeps,
  trx: Trx,
  { order, delivery }: Locked,
  counts: readonly CountedLoad[],
  { actorId, ...proof }: Proof,
): Promise<void> {
  await setCounts(trx, delivery.id, counts);
  await markDelivered(trx, delivery.id, proof);
  const arrived = counts
    .filter(({ delivered }) => toThousandths(delivered) > 0n)
    .map(({ orderItemId, delivered }) => ({ orderItemId, quantity: delivered }));
  const owed = await addDelivered(trx, order.id, arrived);
  const isShort = isLacking(counts);
  await noteOrder(trx, order, {
    ...inOrder(delivery),
    actorId,
    kind: isShort ? 'delivery_short' : 'delivery_received',
    action: 'delivery.delivered',
  });
  const isLast = owed.every((line) => toThousandths(line.owed) === 0n);
  if (isLast) await takeOrderStep(trx, order, 'deliver', { actorId: null, party: 'system' });
  const complete = isLast ? 'orderDelivered' : 'deliveryConfirmed';
  await tell(deps, trx, { order, delivery }, isShort ? 'deliveryShort' : complete, { actorId });
  await deps.held.releaseDelivered(trx, order.id);
}

/** Tells both sides, but not who did it. */
async function tell(
  { notify }: DeliveryDeps,
  trx: Trx,
  { order, delivery }: Locked,
  kind: DeliveryNotice['kind'],
  { actorId = null, time = '' }: { readonly actorId?: string | null; readonly time?: string } = {},
): Promise<void> {
  const told = [order.contractorId, order.supplierId].filter((userId) => userId !== actorId);
  // Whom all transactions tell in the order of their ids wait for no circle.
  for (const userId of told.toSorted()) {
    await notify(trx, {
      userId,
      kind,
      subjectId: order.id,
      values: { delivery: delivery.number, number: order.number },
      dedupeKey: `${kind} ${delivery.id} ${time}`.trimEnd(),
    });
  }
}
