import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { inOneDirection, visibleText } from '../../shared/visible-text.ts';
import type { Difference } from '../materials/trait-rules.ts';
import { type OrderMove, type OrderParty, type OrderStatus, orderStatuses } from './rules.ts';

/** The words of orders (local purchase orders), shared by the routes, the pages and the API document. */

const awardLineSchema = z.strictObject({
  rfqItemId: id,
  quotationId: id,
  quantity: decimalField({
    whole: 9,
    decimals: 3,
    missing: 'quantity_wrong',
    wrong: 'quantity_wrong',
  }),
});

/** What is taken knowingly though it is not what was asked for, beyond what was accepted before. */
const takenSubstitutes = z.optional(
  z
    .array(
      z.strictObject({
        rfqItemId: id,
        quotationId: id,
      }),
    )
    .check(z.maxLength(2_000)),
);

/** POST /api/quotations/{id}/accept */
export const acceptanceSchema = z.nullish(z.strictObject({ substitutes: takenSubstitutes }));

/** POST /api/rfqs/{id}/award: one quotation whole, or lines. */
export const awardSchema = z
  .strictObject({
    quotationId: z.optional(id),
    lines: z.optional(
      z
        .array(awardLineSchema, 'award_unclear')
        .check(z.minLength(1, 'award_unclear'), z.maxLength(2_000)),
    ),
    substitutes: takenSubstitutes,
    /** How many orders its sender knows of: with others made meanwhile, nothing is awarded. */
    afterOrders: z.optional(z.int().check(z.gte(0))),
  })
  .check(
    z.refine(({ quotationId, lines }) => (quotationId === undefined) !== (lines === undefined), {
      path: ['quotationId'],
      error: 'award_unclear',
    }),
  );
export type AwardRequest = z.infer<typeof awardSchema>;
export type TakenSubstitutes = NonNullable<AwardRequest['substitutes']>;

export const maxCancelReasonLength = 500;
/** POST /api/orders/{id}/cancel. The supplier reads the reason. */
export const cancelOrderSchema = z.strictObject({
  reason: z
    .pipe(
      z.string('cancel_reason_missing'),
      z.transform((text) => inOneDirection(text).trim()),
    )
    .check(visibleText('cancel_reason_missing'), z.maxLength(maxCancelReasonLength, 'text_long')),
});

/** What an award answers: with `items=false` its orders as in a list, without their lines and timelines. */
export const awardQuerySchema = z.strictObject({
  items: z.optional(z.enum(['true', 'false'])),
});
export type AwardQuery = z.infer<typeof awardQuerySchema>;

export const awardParamsSchema = z.object({ id });
export const orderParamsSchema = z.object({ id });

/** GET /api/orders. The cursor is the id of the last one read. */
export const orderListSchema = z.strictObject({
  status: z.optional(z.enum(orderStatuses)),
  rfqId: z.optional(id),
  /** Those that something is still to pay for. */
  owed: z.optional(z.literal('true')),
  /** Those with a bank transfer that waits to be confirmed. */
  payments: z.optional(z.literal('waiting')),
  ...pageAfterId,
});
export type OrderListQuery = z.infer<typeof orderListSchema>;

export interface OrderSide {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly isVerified: boolean;
}

/** A side of an order, as the other side may reach it and is taxed with it. */
export interface OrderContact extends OrderSide {
  /** E.164; null for an account without one. */
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  /** As verified by an admin; null for an account that is not verified. */
  readonly kraPin: string | null;
}

export interface OrderItem {
  readonly id: string;
  readonly lineNo: number;
  readonly productId: string | null;
  readonly name: string;
  /** What was asked for, where something else was offered in its place. */
  readonly askedName: string | null;
  /** In which respects it is not what was asked for, as the buyer was told. */
  readonly differences: readonly Difference[];
  /** Of what was asked for: grade, size, colour. */
  readonly specifications: string | null;
  readonly unit: string | null;
  /** Decimal string with three decimals. */
  readonly quantity: string;
  readonly unitPrice: string;
  readonly totalPrice: string;
  /** A exempt, B 16 %, C zero-rated, D non-VAT, E 8 %. */
  readonly vatLetter: string;
}

/** One entry of the timeline that both sides read. */
export interface OrderEvent {
  readonly id: string;
  readonly kind: string;
  /** Whose doing it was; null for the product itself. */
  readonly by: OrderParty | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
}

/** An order in a list. Money in decimal strings, KES; `totalAmount` is gross. */
export interface OrderSummary {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** Which side the reader is on; null for an admin. */
  readonly party: OrderParty | null;
  readonly contractorId: string;
  readonly supplierId: string;
  readonly contractor: OrderSide;
  readonly supplier: OrderSide;
  readonly rfqId: string | null;
  readonly rfq: { readonly title: string } | null;
  readonly quotationId: string | null;
  readonly itemCount: number;
  readonly totalAmount: string;
  readonly amountPaid: string;
  /** Recorded by the buyer, and not decided on. */
  readonly amountPending: string;
  readonly deliveryDate: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The quotation that an order accepts. */
export interface OrderedQuotation {
  readonly revision: number;
  readonly createdAt: string;
  /** Days from the order on, as promised. */
  readonly deliveryTime: number | null;
  /** The supplier's, of its terms. */
  readonly notes: string | null;
}

export interface Order extends OrderSummary {
  readonly contractor: OrderContact;
  readonly supplier: OrderContact;
  /** Null for an order that no award made. */
  readonly quotation: OrderedQuotation | null;
  readonly items: readonly OrderItem[];
  readonly events: readonly OrderEvent[];
  /** What the reader may do about it now. */
  readonly moves: readonly OrderMove[];
  /** The buyer's, where it was cancelled. */
  readonly cancelledReason: string | null;
  /** As priced: with VAT where `vatIncluded`, else without. */
  readonly subtotal: string;
  readonly vatAmount: string;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly deliveryAddress: string | null;
  readonly deliveryCounty: string | null;
  /** For the buyer alone, who gives it to the driver. */
  readonly deliveryPin?: string | null;
}

/** What an award answers. */
export interface Award {
  readonly orders: readonly Order[];
}
