import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { count, listOf, time } from '../../shared/responses.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { asOneLine, inOneDirection, visibleText } from '../../shared/visible-text.ts';
import { threeDecimals } from '../quotations/schema.ts';
import { deliveryMachine, deliveryStatuses, mostPhotos } from './rules.ts';

/** The words of deliveries, shared by the routes, the pages and the API document. */

export const maxNameLength = 80;
export const maxVehicleLength = 40;
export const maxNoteLength = 500;
export const mostLines = 500;

const lineField = (missing: string, most: number) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(asOneLine)),
    z
      .string()
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.maxLength(most, 'text_long'),
        visibleText(missing),
      ),
  );
/** A line of a reason that the other side reads. */
export const textLine = (missing: string) => lineField(missing, maxNoteLength);
export const noteField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => inOneDirection(text).trim()),
  ),
  z.string().check(z.maxLength(maxNoteLength, 'text_long')),
);
export const quantityField = (mayBeZero: boolean) =>
  decimalField({
    whole: 9,
    decimals: 3,
    missing: 'quantity_wrong',
    wrong: 'quantity_wrong',
    mayBeZero,
  });

/** POST /api/orders/{id}/dispatch. Without lines all that is owed leaves. */
export const dispatchSchema = z.strictObject({
  driverName: lineField('driver_name_missing', maxNameLength),
  /** As it is written in Kenya, or with a country code. */
  driverPhone: lineField('phone_wrong', 40),
  vehicle: lineField('vehicle_missing', maxVehicleLength),
  note: z.optional(noteField),
  lines: z.optional(
    z
      .array(z.strictObject({ orderItemId: id, quantity: quantityField(false) }), 'load_empty')
      .check(z.minLength(1, 'load_empty'), z.maxLength(mostLines)),
  ),
});
export type DispatchRequest = z.infer<typeof dispatchSchema>;

const counted = z.strictObject({
  orderItemId: id,
  delivered: quantityField(true),
  short: quantityField(true),
  damaged: quantityField(true),
  refused: quantityField(true),
});
const countsField = z
  .array(counted, 'counts_missing')
  .check(z.minLength(1, 'counts_missing'), z.maxLength(mostLines));

/** POST /api/d/{token}/report: without a PIN the buyer confirms the counts. */
export const reportSchema = z.strictObject({
  /** The phone's own name for what it sends: sent again it counts once. */
  clientId: id,
  lines: countsField,
  pin: z.optional(z.string('pin_shape').check(z.regex(/^\d{4}$/, 'pin_shape'))),
});
export type ReportRequest = z.infer<typeof reportSchema>;

/** POST /api/orders/{id}/deliveries: the buyer counts what a delivery brought. */
export const receiptSchema = z.strictObject({
  deliveryId: id,
  lines: countsField,
  photos: z.optional(z.array(objectPathField).check(z.maxLength(mostPhotos))),
});
export type ReceiptRequest = z.infer<typeof receiptSchema>;

/** POST /api/deliveries/{id}/cancel. The buyer reads the reason. */
export const cancelDeliverySchema = z.strictObject({
  reason: textLine('cancel_delivery_reason_missing'),
});

export const orderOfDeliveriesSchema = z.object({ id });
export const deliveryIdSchema = z.object({ id });
/** GET /api/orders/{id}/documents/delivery-note.pdf */
export const deliveryNoteSchema = z.strictObject({ delivery: z.optional(id) });
export const photoParamsSchema = z.object({ id, photoId: id });
const token = z.string().check(z.regex(/^[\w-]{22}$/));
export const linkSchema = z.object({ token });
export const linkPhotoSchema = z.object({ token, clientId: id });

const text = z.nullable(z.string());
const counts = {
  delivered: z.nullable(threeDecimals),
  short: z.nullable(threeDecimals),
  damaged: z.nullable(threeDecimals),
  refused: z.nullable(threeDecimals),
};

/** One line of a delivery; without counts while nobody has counted. */
const deliveryLine = z.strictObject({
  orderItemId: z.uuid(),
  name: z.string(),
  unit: text,
  quantity: threeDecimals,
  ...counts,
});
export type DeliveryLine = z.infer<typeof deliveryLine>;

/** A delivery as one side of its order reads it. */
export const deliveryResponse = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  orderId: z.uuid(),
  status: z.enum(deliveryStatuses),
  driverName: text,
  driverPhone: text,
  vehicle: text,
  note: text,
  /** For the buyer alone, while it is on its way. */
  pin: z.optional(text),
  /** Too many wrong PINs: the supplier sends a new link, or the buyer confirms. */
  isPinLocked: z.boolean(),
  lines: listOf(deliveryLine),
  /** Ids of photos, below /api/deliveries/{id}/photos. */
  photos: listOf(z.uuid()),
  provenBy: z.nullable(z.enum(['pin', 'buyer'])),
  dispatchedAt: time,
  /** When the SMS with the link went out last; null before. */
  linkSentAt: z.nullable(time),
  linkExpiresAt: time,
  reportedAt: z.nullable(time),
  deliveredAt: z.nullable(time),
  cancelledAt: z.nullable(time),
  cancelledReason: text,
  /** What the reader may do about it now. */
  moves: listOf(z.enum(deliveryMachine.names)),
});
export type Delivery = z.infer<typeof deliveryResponse>;

/** An order's line with what is still owed of it. */
const owedLine = z.strictObject({
  orderItemId: z.uuid(),
  name: z.string(),
  unit: text,
  ordered: threeDecimals,
  delivered: threeDecimals,
  onTheWay: threeDecimals,
  owed: threeDecimals,
  /** May leave now. */
  free: threeDecimals,
});
export type OwedLine = z.infer<typeof owedLine>;

export const orderDeliveriesResponse = z.strictObject({
  orderId: z.uuid(),
  lines: listOf(owedLine),
  /** Newest first. */
  deliveries: listOf(deliveryResponse),
  /** Whether the reader may send something now. */
  mayDispatch: z.boolean(),
});
export type OrderDeliveries = z.infer<typeof orderDeliveriesResponse>;

/** What the driver's link shows: that delivery, and nothing else. Where and whom only while it is on its way. */
export const driverDeliveryResponse = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(deliveryStatuses),
  supplierName: text,
  buyerName: text,
  buyerPhone: text,
  supplierPhone: text,
  address: text,
  county: text,
  note: text,
  lines: listOf(deliveryLine),
  photoCount: count,
  isPinLocked: z.boolean(),
  triesLeft: count,
  provenBy: z.nullable(z.enum(['pin', 'buyer'])),
});
export type DriverDelivery = z.infer<typeof driverDeliveryResponse>;
