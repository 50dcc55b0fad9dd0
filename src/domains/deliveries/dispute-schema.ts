import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { listOf, money, time } from '../../shared/responses.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { inOneDirection, visibleText } from '../../shared/visible-text.ts';
import { orderStatuses } from '../orders/rules.ts';
import { deliveryDateField } from '../orders/schema.ts';
import { threeDecimals } from '../quotations/schema.ts';
import {
  disputeKinds,
  disputeMachine,
  disputeOutcomes,
  disputeStatuses,
  mostEvidence,
} from './dispute-rules.ts';

/** The words of disputes, shared by the routes, the pages and the API document. */

export const maxDisputeTextLength = 2_000;

const textField = (missing: string) =>
  z.pipe(
    z.pipe(
      z.string(missing),
      z.transform((text) => inOneDirection(text).trim()),
    ),
    z.string().check(visibleText(missing), z.maxLength(maxDisputeTextLength, 'text_long')),
  );
const filesField = z.optional(z.array(objectPathField).check(z.maxLength(mostEvidence)));

/** POST /api/orders/{id}/disputes */
export const newDisputeSchema = z.strictObject({
  kind: z.enum(disputeKinds, 'dispute_kind_missing'),
  text: textField('dispute_text_missing'),
  files: filesField,
});
export type NewDispute = z.infer<typeof newDisputeSchema>;

/** POST /api/disputes/{id}/entries */
export const disputeEntrySchema = z.strictObject({
  text: textField('dispute_text_missing'),
  files: filesField,
});
export type DisputeEntry = z.infer<typeof disputeEntrySchema>;

/** POST /api/admin/disputes/{id}/decide. Both sides read the reason. */
export const decisionSchema = z.strictObject({
  outcome: z.enum(disputeOutcomes, 'outcome_missing'),
  /** The order as it was read: where it has gone on since, nothing is decided. */
  orderStatus: z.optional(z.enum(orderStatuses)),
  /** What the order costs less from now on; a cancelled one costs nothing. */
  creditAmount: decimalField({
    whole: 9,
    decimals: 2,
    missing: 'amount_missing',
    wrong: 'credit_wrong',
    mayBeZero: true,
  }),
  /** The goods that the credit pays for: those that arrived are not returned any more. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          orderItemId: id,
          quantity: decimalField({
            whole: 9,
            decimals: 3,
            missing: 'quantity_wrong',
            wrong: 'quantity_wrong',
            mayBeZero: true,
          }),
        }),
      )
      .check(z.maxLength(2_000)),
  ),
  /** What the supplier of a cancelled order keeps of what is held; all else of that goes back to the buyer. */
  keptAmount: z.optional(
    decimalField({
      whole: 9,
      decimals: 2,
      missing: 'amount_missing',
      wrong: 'credit_wrong',
      mayBeZero: true,
    }),
  ),
  /** A new day for goods of which none have left. */
  deliveryDate: deliveryDateField,
  reason: textField('decision_reason_missing'),
});
export type Decision = z.infer<typeof decisionSchema>;

export const disputeIdSchema = z.object({ id });
export const disputeFileSchema = z.object({ id, fileId: id });

/** GET /api/admin/disputes. The cursor is the id of the last one read. */
export const disputeListSchema = z.strictObject({
  status: z.optional(z.enum(disputeStatuses)),
  id: z.optional(id),
  ...pageAfterId,
});
export type DisputeListQuery = z.infer<typeof disputeListSchema>;

const side = z.enum(['buyer', 'seller']);
const entry = z.strictObject({
  id: z.string(),
  by: side,
  /** Null once its author's account is gone. */
  text: z.nullable(z.string()),
  files: listOf(z.strictObject({ id: z.uuid(), filename: z.string() })),
  createdAt: time,
});
export type Entry = z.infer<typeof entry>;

const summary = {
  id: z.uuid(),
  number: z.string(),
  orderId: z.uuid(),
  kind: z.enum(disputeKinds),
  status: z.enum(disputeStatuses),
  openedBy: side,
  createdAt: time,
};

/** A dispute as one reader may see and move it. */
export const disputeResponse = z.strictObject({
  ...summary,
  /** Oldest first. */
  entries: listOf(entry),
  decision: z.nullable(
    z.strictObject({
      /** Of a cancelled order, what went back to the buyer. */
      creditAmount: money,
      outcome: z.enum(disputeOutcomes),
      reason: z.nullable(z.string()),
      decidedAt: time,
    }),
  ),
  withdrawnAt: z.nullable(time),
  /** Till then the other side can answer before the order may be cancelled against it. */
  answerBy: time,
  /** For an admin who may decide: what may become of the order, and the most that can be credited or refunded. */
  options: z.nullable(
    z.strictObject({
      orderStatus: z.enum(orderStatuses),
      outcomes: listOf(z.enum(disputeOutcomes)),
      /** Whether the other side has answered, or could: only then the order may be cancelled. */
      isHeard: z.boolean(),
      /** Whether an order that continues needs a new day. */
      needsDay: z.boolean(),
      /** Of what arrived what can be credited, and what did not arrive: that only where nothing more is delivered. */
      lines: listOf(
        z.strictObject({
          orderItemId: z.uuid(),
          name: z.string(),
          unit: z.nullable(z.string()),
          arrived: threeDecimals,
          missing: threeDecimals,
          withMissing: threeDecimals,
        }),
      ),
      /** What the order comes to now, and what of it is paid. */
      total: money,
      paid: money,
      /** The price of what never arrived, and what of it is credited unless said otherwise. */
      missingPrice: money,
      suggestedCredit: money,
      mostCredit: money,
      mostKept: money,
    }),
  ),
  moves: listOf(z.enum(disputeMachine.names)),
});
export type Dispute = z.infer<typeof disputeResponse>;

export const orderDisputesResponse = z.strictObject({
  orderId: z.uuid(),
  /** Newest first. */
  disputes: listOf(disputeResponse),
  /** What the reader may open one about now. */
  kinds: listOf(z.enum(disputeKinds)),
  /** For the buyer of an order of which nothing has left: from when on it may. */
  opensAt: z.nullable(time),
});
export type OrderDisputes = z.infer<typeof orderDisputesResponse>;

/** A dispute in the list of admins. */
export const listedDisputeResponse = z.strictObject({
  ...summary,
  orderNumber: z.string(),
  totalAmount: money,
  buyerName: z.nullable(z.string()),
  supplierName: z.nullable(z.string()),
});
export type ListedDispute = z.infer<typeof listedDisputeResponse>;
