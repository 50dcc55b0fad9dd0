import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { calendarDay } from '../../shared/calendar-day.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { inOneDirection, visibleText } from '../../shared/visible-text.ts';
import { differenceResponse, threeDecimals } from '../quotations/schema.ts';
import { limits, optionalCounty, optionalTime, requiredText } from '../rfqs/schema.ts';
import { requestKinds, requestStatuses } from './request-rules.ts';
import {
  maxReasonLength,
  maxSearchLength,
  orderMachine,
  orderParties,
  orderStatuses,
} from './rules.ts';

/** The words of orders (local purchase orders), shared by the routes, the pages and the API document. */

export const deliveryDateField = optionalTime('delivery_date_wrong');

/** How an order may be paid. */
export const paymentMethods = ['mpesa', 'card', 'bank', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What the buyer was shown that all comes to: another total is refused. */
export const totalSeen = z.optional(
  decimalField({ whole: 12, decimals: 2, missing: 'amount_wrong', wrong: 'amount_wrong' }),
);

/** POST /api/orders/{id}/cancel and /decline. The other side reads the reason. */
export const reasonSchema = z.strictObject({
  reason: z
    .pipe(
      z.string('order_reason_missing'),
      z.transform((text) => inOneDirection(text).trim()),
    )
    .check(visibleText('order_reason_missing'), z.maxLength(maxReasonLength, 'text_long')),
});

/** POST /api/cart/checkout: what the cart holds of one supplier. */
export const checkoutSchema = z.strictObject({
  supplierId: id,
  deliveryAddress: requiredText(limits.deliveryLocation, {
    missing: 'delivery_address_missing',
    long: 'location_long',
  }),
  /** Without one, the county of the buyer's profile. */
  deliveryCounty: optionalCounty,
  deliveryDate: deliveryDateField,
  paymentMethod: z.optional(z.enum(paymentMethods, 'payment_method_wrong')),
  /** One of the buyer's. */
  projectId: z.nullish(id),
  totalAmount: totalSeen,
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const orderParamsSchema = z.object({ id });

/** GET /api/orders/orders.csv: which orders. */
export const orderFilterSchema = z.strictObject({
  status: z.optional(z.enum(orderStatuses)),
  rfqId: z.optional(id),
  /** For contractors: those of one project. */
  projectId: z.optional(id),
  /** Those that something is still to pay for. */
  owed: z.optional(z.literal('true')),
  /** Those with a bank transfer that waits to be confirmed. */
  payments: z.optional(z.literal('waiting')),
  /** Those that are due and not delivered. */
  late: z.optional(z.literal('true')),
  /** Placed on this day or later, and on this day or before. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** In the number, or in the name of the other side. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength))),
});
export type OrderFilter = z.infer<typeof orderFilterSchema>;

/** GET /api/orders. The cursor is the id of the last one read. */
export const orderListSchema = z.strictObject({ ...orderFilterSchema.shape, ...pageAfterId });
export type OrderListQuery = z.infer<typeof orderListSchema>;

/** GET /api/orders/counts: all orders of the reader. */
export const orderCountsResponse = z.strictObject({
  statuses: z.record(z.enum(orderStatuses), count),
  late: count,
});
export type OrderCounts = z.infer<typeof orderCountsResponse>;

/** POST /api/orders/{id}/reorder: how many lines went into the cart, and why the others did not. */
export const reorderResponse = z.strictObject({
  added: count,
  left: listOf(
    z.strictObject({
      name: z.string(),
      code: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    }),
  ),
});
export type Reordered = z.infer<typeof reorderResponse>;

const text = z.nullable(z.string());
const party = z.nullable(z.enum(orderParties));

const side = z.strictObject({
  id: z.uuid(),
  firstName: text,
  lastName: text,
  companyName: text,
  location: text,
  isVerified: z.boolean(),
});
export type OrderSide = z.infer<typeof side>;

/** A side of an order, as the other side may reach it and is taxed with it. */
const contact = z.strictObject({
  ...side.shape,
  /** E.164; null for an account without one. */
  phone: text,
  isPhoneProven: z.boolean(),
  /** As verified by an admin; null for an account that is not verified. */
  kraPin: text,
});
export type OrderContact = z.infer<typeof contact>;

/** An order in a list. `totalAmount` is gross. */
export const orderSummaryResponse = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  /** Which side the reader is on; null for an admin. */
  party,
  contractorId: z.uuid(),
  supplierId: z.uuid(),
  contractor: side,
  supplier: side,
  rfqId: z.nullable(z.uuid()),
  rfq: z.nullable(z.strictObject({ title: z.string() })),
  quotationId: z.nullable(z.uuid()),
  /** For the buyer only: the project it stands in. */
  projectId: z.optional(z.nullable(z.uuid())),
  itemCount: count,
  totalAmount: money,
  amountPaid: money,
  /** Recorded by the buyer, and not decided on. */
  amountPending: money,
  /** Of what is paid, what the marketplace holds until delivery is proven. */
  amountHeld: money,
  /** So many days after its delivery it is paid; null where it is not on credit. */
  creditDays: z.nullable(z.int()),
  deliveryDate: z.nullable(time),
  /** The later of that and of the end of the promised days; null where neither is known. */
  dueAt: z.nullable(time),
  /** Due, and not delivered yet. */
  isLate: z.boolean(),
  createdAt: time,
  updatedAt: time,
});
export type OrderSummary = z.infer<typeof orderSummaryResponse>;

/** The quotation that an order accepts. */
const orderedQuotation = z.strictObject({
  revision: z.int(),
  createdAt: time,
  /** The supplier's, of its terms. */
  notes: text,
});
export type OrderedQuotation = z.infer<typeof orderedQuotation>;

const item = z.strictObject({
  id: z.uuid(),
  lineNo: z.int(),
  productId: z.nullable(z.uuid()),
  name: z.string(),
  /** What was asked for, where something else was offered in its place. */
  askedName: text,
  /** In which respects it is not what was asked for, as the buyer was told. */
  differences: listOf(differenceResponse),
  /** Of what was asked for: grade, size, colour. */
  specifications: text,
  unit: text,
  quantity: threeDecimals,
  /** Of that, what has arrived. */
  deliveredQuantity: threeDecimals,
  /** Of that, what the supplier has again. */
  returnedQuantity: threeDecimals,
  unitPrice: money,
  totalPrice: money,
  /** A exempt, B 16 %, C zero-rated, D non-VAT, E 8 %. */
  vatLetter: z.string(),
});
export type OrderItem = z.infer<typeof item>;

/** One entry of the timeline that both sides read. */
const event = z.strictObject({
  id: z.string(),
  kind: z.string(),
  /** Whose doing it was; null for the product itself. */
  by: party,
  /** For the own side: the member who did it for the company; null for the account itself. */
  person: z.optional(text),
  details: z.record(z.string(), z.unknown()),
  /** In the words of whose doing it was. */
  reason: text,
  createdAt: time,
});

const orderRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** Which side asks. */
  party: z.enum(orderParties),
  status: z.enum(requestStatuses),
  reason: text,
  /** As they were asked for, of a change. */
  changes: z.strictObject({
    deliveryDate: z.nullish(time),
    deliveryAddress: z.optional(z.string()),
    deliveryCounty: z.nullish(z.string()),
    items: z.optional(listOf(z.strictObject({ orderItemId: z.uuid(), quantity: z.string() }))),
  }),
  createdAt: time,
  decidedAt: z.nullable(time),
});
export type OrderRequest = z.infer<typeof orderRequest>;

/** What corrects the invoice: the order comes to so much less. */
const creditNote = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  cause: z.enum(['dispute', 'return']),
  /** Of the dispute or the return. */
  causeNumber: z.string(),
  /** With VAT. */
  amount: money,
  vatAmount: money,
  createdAt: time,
});
export type CreditNote = z.infer<typeof creditNote>;

/** A line of goods that came back, as it is printed: decimal strings. */
export interface CreditedLine {
  readonly name: string;
  readonly unit: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly totalPrice: string;
  readonly vatLetter: string;
}

export const orderResponse = z.strictObject({
  ...orderSummaryResponse.shape,
  contractor: contact,
  supplier: contact,
  /** Null for an order that no award made. */
  quotation: z.nullable(orderedQuotation),
  items: listOf(item),
  events: listOf(event),
  /** What each side asked of the other since it was confirmed, newest first. */
  requests: listOf(orderRequest),
  /** What the reader may do about it now. */
  moves: listOf(z.enum(orderMachine.names)),
  /** Of who cancelled or declined it. */
  cancelledReason: text,
  /** As priced: with VAT where `vatIncluded`, else without. */
  subtotal: money,
  vatAmount: money,
  vatIncluded: z.boolean(),
  deliveryCost: money,
  /** Credit notes: `totalAmount` is what is left. */
  creditedAmount: money,
  /** Oldest first. */
  creditNotes: listOf(creditNote),
  /** Days from the order on. */
  promisedDays: z.nullable(z.int()),
  /** How its buyer meant to pay when it was placed. */
  paymentMethod: z.nullable(z.enum(paymentMethods)),
  deliveryAddress: text,
  deliveryCounty: text,
});
export type Order = z.infer<typeof orderResponse>;
