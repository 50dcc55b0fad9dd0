import type { Actor } from '../../../platform/actor.ts';
import { nameOfBuyer, nameOfSupplier } from '../../accounts/name-rules.ts';
import { partyOf } from '../../orders/rules.ts';
import {
  type CountedLine,
  type DeliveryRole,
  deliveryMachine,
  owedOf,
  pinTriesLeft,
} from '../rules.ts';
import type { Delivery, DeliveryLine, DriverDelivery, OwedLine } from '../schema.ts';
import type {
  DeliveryItemRow,
  DeliveryRow,
  LinkedRow,
  selectCountedLines,
  selectPhotos,
} from './queries/read.ts';

const toLine = ({ deliveryId: _of, ...line }: DeliveryItemRow): DeliveryLine => line;
const isOpen = ({ status }: Pick<DeliveryRow, 'status'>) =>
  status === 'dispatched' || status === 'reported';
const isPinLocked = (row: DeliveryRow) => isOpen(row) && pinTriesLeft(row) === 0;

/** A delivery for one reader; the PIN is for the buyer alone. */
export function toDelivery(
  row: DeliveryRow,
  reader: Actor,
  parts: {
    readonly items: readonly DeliveryItemRow[];
    readonly photos: Awaited<ReturnType<typeof selectPhotos>>;
  },
): Delivery {
  const role: DeliveryRole | null = partyOf(row, reader.id);
  return {
    id: row.id,
    number: row.number,
    orderId: row.orderId,
    status: row.status,
    driverName: row.driverName,
    driverPhone: row.driverPhone,
    vehicle: row.vehicle,
    note: row.note,
    ...(role === 'buyer' ? { pin: row.pin } : {}),
    isPinLocked: isPinLocked(row),
    lines: parts.items.map(toLine),
    photos: parts.photos.map(({ uploadId }) => uploadId),
    provenBy: row.provenBy as Delivery['provenBy'],
    dispatchedAt: row.createdAt.toISOString(),
    linkSentAt: row.linkSentAt?.toISOString() ?? null,
    linkExpiresAt: row.linkExpiresAt.toISOString(),
    reportedAt: row.reportedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledReason: row.cancelledReason,
    moves: deliveryMachine.stepsOf(row.status, role, row),
  };
}

type CountedRow = CountedLine & Awaited<ReturnType<typeof selectCountedLines>>[number];

export const toOwedLine = (line: CountedRow): OwedLine => ({ ...line, ...owedOf(line) });

/** What the driver reads. Once nothing is to be done any more it says what was counted, and of whom nothing. */
export function toDriverDelivery(
  row: LinkedRow,
  {
    items,
    photoCount,
    phones,
  }: {
    readonly items: readonly DeliveryItemRow[];
    readonly photoCount: number;
    readonly phones: { readonly buyer: string | null; readonly supplier: string | null };
  },
): DriverDelivery {
  const known = isOpen(row);
  const buyer = {
    id: row.contractorId,
    companyName: row.buyerCompany,
    firstName: row.buyerFirstName,
    lastName: row.buyerLastName,
  };
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    supplierName: nameOfSupplier(row.supplierCompany, '') || null,
    buyerName: known ? nameOfBuyer(buyer, '') || null : null,
    buyerPhone: known ? phones.buyer : null,
    supplierPhone: known ? phones.supplier : null,
    address: known ? row.deliveryAddress : null,
    county: known ? row.deliveryCounty : null,
    note: known ? row.note : null,
    lines: items.map(toLine),
    photoCount,
    isPinLocked: isPinLocked(row),
    triesLeft: pinTriesLeft(row),
    provenBy: row.provenBy as DriverDelivery['provenBy'],
  };
}
