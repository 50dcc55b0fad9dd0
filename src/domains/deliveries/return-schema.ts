import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { listOf, time } from '../../shared/responses.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { threeDecimals } from '../quotations/schema.ts';
import { mostReturnPhotos, returnKinds, returnMachine, returnStatuses } from './return-rules.ts';
import { mostLines, noteField, quantityField, textLine } from './schema.ts';

/** The words of returns, shared by the routes, the pages and the API document. */

const linesField = (mayBeZero: boolean) =>
  z
    .array(
      z.strictObject({ orderItemId: id, quantity: quantityField(mayBeZero) }),
      'return_lines_missing',
    )
    .check(z.minLength(1, 'return_lines_missing'), z.maxLength(mostLines));

/** POST /api/orders/{id}/returns */
export const newReturnSchema = z.strictObject({
  kind: z.enum(returnKinds, 'return_kind_missing'),
  reason: z.optional(noteField),
  lines: linesField(false),
  photos: z.optional(z.array(objectPathField).check(z.maxLength(mostReturnPhotos))),
});
export type NewReturn = z.infer<typeof newReturnSchema>;

/** POST /api/returns/{id}/decline. The buyer reads the reason. */
export const declineReturnSchema = z.strictObject({
  reason: textLine('decline_return_reason_missing'),
});

/** POST /api/returns/{id}/receive: what came back of each line. */
export const receiveReturnSchema = z.strictObject({
  lines: linesField(true),
  /** It is fit for sale. */
  isRestocked: z.boolean('return_lines_missing'),
});
export type ReceivedReturn = z.infer<typeof receiveReturnSchema>;

export const returnIdSchema = z.object({ id });
export const returnPhotoSchema = z.object({ id, photoId: id });

const text = z.nullable(z.string());
export const returnResponse = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  orderId: z.uuid(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  /** Of the buyer; null where none was given, or its account is gone. */
  reason: text,
  declinedReason: text,
  isRestocked: z.nullable(z.boolean()),
  lines: listOf(
    z.strictObject({
      orderItemId: z.uuid(),
      name: z.string(),
      unit: text,
      quantity: threeDecimals,
      /** As the supplier counted it; null before. */
      received: z.nullable(threeDecimals),
    }),
  ),
  /** Ids of photos, below /api/returns/{id}/photos. */
  photos: listOf(z.uuid()),
  createdAt: time,
  agreedAt: z.nullable(time),
  endedAt: z.nullable(time),
  /** What the reader may do about it now. */
  moves: listOf(z.enum(returnMachine.names)),
});
export type GoodsReturn = z.infer<typeof returnResponse>;

export const orderReturnsResponse = z.strictObject({
  orderId: z.uuid(),
  /** Newest first. */
  returns: listOf(returnResponse),
  /** How long returns can be asked for; null before all of it was delivered. */
  askUntil: z.nullable(time),
  /** For its buyer: what may be asked for now. */
  returnable: listOf(
    z.strictObject({
      orderItemId: z.uuid(),
      name: z.string(),
      unit: text,
      quantity: threeDecimals,
    }),
  ),
});
export type OrderReturns = z.infer<typeof orderReturnsResponse>;
