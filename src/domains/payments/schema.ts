import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { endOfNairobiDay, nairobiDay } from '../../shared/dates.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { asOneLine, visibleText } from '../../shared/visible-text.ts';
import { payToResponse } from '../accounts/payment-details-schema.ts';
import {
  paymentMethods,
  paymentMoves,
  paymentRoles,
  paymentStatuses,
  tidyReference,
} from './rules.ts';

/** The words of payments, shared by the routes, the pages and the API document. */

const minReferenceLength = 3;
export const maxReferenceLength = 40;
export const maxPaymentReasonLength = 500;
/** A transfer is recorded at most this long after its day. */
export const maxTransferAgeDays = 366;

const referenceField = z.pipe(
  z.pipe(z.string('reference_missing'), z.transform(tidyReference)),
  z.string().check(
    z.minLength(1, { error: 'reference_missing', abort: true }),
    z.minLength(minReferenceLength, 'reference_wrong'),
    z.maxLength(maxReferenceLength, 'reference_wrong'),
    // No more than what a statement has: look-alike letters would make one transfer two.
    z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./#:_-]*$/, 'reference_wrong'),
  ),
);

const dayField = z.string('day_wrong').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'day_wrong', abort: true }),
  z.refine((day) => endOfNairobiDay(day) !== null, { error: 'day_wrong', abort: true }),
  z.refine((day) => day <= nairobiDay(new Date()), 'day_future'),
  z.refine(
    (day) => day >= nairobiDay(new Date(Date.now() - maxTransferAgeDays * 86_400_000)),
    'day_old',
  ),
);

const amountField = decimalField({
  whole: 9,
  decimals: 2,
  missing: 'amount_missing',
  wrong: 'amount_wrong',
});

/** What the buyer has transferred. */
export const transferSchema = z.strictObject({
  method: z.literal('bank'),
  amount: amountField,
  reference: referenceField,
  paidOn: z.nullish(dayField),
});
export type NewTransfer = z.infer<typeof transferSchema>;

/** What is to be collected from the buyer: without an amount, all that can be. */
const collectionSchemas = [
  z.strictObject({
    method: z.literal('mpesa'),
    amount: z.optional(amountField),
    phone: z.optional(z.string().check(z.maxLength(30, 'phone_wrong'))),
  }),
  z.strictObject({ method: z.literal('card'), amount: z.optional(amountField) }),
] as const;
export type NewCollection = z.infer<(typeof collectionSchemas)[number]>;

/** POST /api/orders/{id}/payments. */
export const newPaymentSchema = z.discriminatedUnion(
  'method',
  [transferSchema, ...collectionSchemas],
  'payment_method_unknown',
);

/** One line that reads in one direction: amounts stand beside it, on the page and on paper. */
export const reasonField = (missing: string) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(asOneLine)),
    z
      .string()
      .check(
        z.minLength(1, { error: missing, abort: true }),
        z.maxLength(maxPaymentReasonLength, 'text_long'),
        visibleText(missing),
      ),
  );

/** POST /api/payments/{id}/reject and …/reverse: the buyer reads the reason. */
export const paymentReasonSchema = z.strictObject({
  reason: reasonField('payment_reason_missing'),
});

/** POST /api/payments/{id}/confirm: what proves it, which both sides read. A supplier may say it, an admin must. */
export const paymentConfirmationSchema = z.nullish(
  z.strictObject({ reason: z.optional(reasonField('payment_proof_missing')) }),
);

/** POST /api/admin/receipts/{id}/assign. The reason stays in the trail. */
export const assignmentSchema = z.strictObject({
  orderNumber: z
    .string('receipt_order_unknown')
    .check(z.trim(), z.minLength(1, 'receipt_order_unknown'), z.maxLength(40, 'text_long')),
  reason: reasonField('receipt_reason_missing'),
});
export type Assignment = z.infer<typeof assignmentSchema>;
/** POST /api/admin/receipts/{id}/refund, and /api/admin/refunds/{id}/settle. */
export const receiptReasonSchema = z.strictObject({
  reason: reasonField('receipt_reason_missing'),
});

/** GET /api/admin/receipts/unmatched: all, or one. */
export const unmatchedQuerySchema = z.strictObject({ id: z.optional(z.guid()) });

/** What waits for an admin. */
export const unmatchedResponse = z.strictObject({
  id: z.uuid(),
  /** Money of no order; said to have come and not looked up; a refund that the provider did not take. */
  kind: z.enum(['unmatched', 'reported', 'refund_failed']),
  provider: z.enum(['mpesa', 'paystack']),
  receipt: z.nullable(z.string()),
  amount: money,
  accountReference: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  /** The order that an admin gave it to, while another one has to agree. */
  given: z.nullable(z.strictObject({ to: z.string(), by: z.string(), isOwn: z.boolean() })),
  createdAt: time,
});
export type UnmatchedMoney = z.infer<typeof unmatchedResponse>;

export const orderOfPaymentsSchema = z.object({ id });
export const paymentIdSchema = z.object({ id });

export const maxSoughtLength = 100;
/** Part of a number or a name; what is empty filters nothing. */
const soughtField = z.optional(
  z.string().check(z.trim(), z.maxLength(maxSoughtLength, 'text_long')),
);
const filterDay = z.optional(
  z.union([
    z.literal(''),
    z.string('day_wrong').check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'day_wrong', abort: true }),
      z.refine((day) => endOfNairobiDay(day) !== null, 'day_wrong'),
    ),
  ]),
);

/** What admins look for among all payments: part of the order's number or of a name, days of recording. */
const paymentFilters = {
  status: z.optional(z.enum(['', ...paymentStatuses])),
  order: soughtField,
  buyer: soughtField,
  supplier: soughtField,
  from: filterDay,
  to: filterDay,
};

/** GET /api/admin/payments. The cursor is the id of the last one read. */
export const allPaymentsSchema = z
  .strictObject({
    ...paymentFilters,
    id: z.optional(z.guid()),
    ...pageAfterId,
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'day_before_start',
    }),
  );
export type AllPaymentsQuery = z.infer<typeof allPaymentsSchema>;

const role = z.nullable(z.enum(paymentRoles));

/** How far the asking of a provider is. */
const requestResponse = z.strictObject({
  /** asking: on its way to the provider; waiting: for the buyer's PIN or card. */
  state: z.enum(['asking', 'waiting', 'ended']),
  /** The last digits of the phone that is asked. */
  phone: z.nullable(z.string()),
  /** The provider's result code where it failed. */
  code: z.nullable(z.string()),
  /** Where to pay by card or bank; the buyer's alone, while it waits. */
  payUrl: z.nullable(z.string()),
});

/** A payment as one reader may see and move it. */
export const paymentResponse = z.strictObject({
  id: z.uuid(),
  orderId: z.uuid(),
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  amount: money,
  /** As it stands on the statement; of a collected payment what the provider was given. */
  reference: z.string(),
  /** Null of a bank transfer, and of money that came without being asked for. */
  request: z.nullable(requestResponse),
  /** Of M-Pesa or Paystack. */
  receipt: z.nullable(z.string()),
  amountRefunded: money,
  /** The day of the transfer, where the buyer gave it. */
  paidOn: z.nullable(z.iso.date()),
  /** Why it was rejected, or what proves it. */
  reason: z.nullable(z.string()),
  /** Who confirmed, rejected or cancelled it. */
  decidedBy: role,
  decidedAt: z.nullable(time),
  /** Who took a confirmation back, when and why; null for a payment that was not reversed. */
  reversedBy: role,
  reversedAt: z.nullable(time),
  reversalReason: z.nullable(z.string()),
  createdAt: time,
  /** What the reader may do about it now. */
  moves: listOf(z.enum(paymentMoves)),
});
export type Payment = z.infer<typeof paymentResponse>;

/** A payment with whose it is, as an admin reads it. */
export const paymentOfOrderResponse = z.strictObject({
  ...paymentResponse.shape,
  orderNumber: z.string(),
  contractorId: z.uuid(),
  supplierId: z.uuid(),
  /** The company, else the person; null for who has given neither. */
  buyerName: z.nullable(z.string()),
  /** The company. */
  supplierName: z.nullable(z.string()),
});
export type PaymentOfOrder = z.infer<typeof paymentOfOrderResponse>;

/** What an order comes to, what was paid for it, and where to pay: nowhere for a cancelled order. */
export const orderPaymentsResponse = z.strictObject({
  ...payToResponse.shape,
  orderId: z.uuid(),
  totalAmount: money,
  /** The sum over the ledger. */
  amountPaid: money,
  /** Recorded, and neither confirmed nor refused yet. */
  amountPending: money,
  /** Still to pay: total less paid. */
  amountOwed: money,
  /** The most that the reader may record now; null for who cannot record any. */
  mayRecord: z.nullable(money),
  /** Held by the marketplace until delivery is proven. */
  amountHeld: money,
  /** What came of the money that was held, for the order's supplier; null for everybody else. */
  payout: z.nullable(z.strictObject({ owed: money, payingOut: money, paidOut: money, fee: money })),
  /** How the reader may be collected from; null for who is not the buyer. */
  collect: z.nullable(
    z.strictObject({
      /** The most that M-Pesa takes now; null where it is not set up. */
      mpesa: z.nullable(money),
      /** The same of cards and banks. */
      card: z.nullable(money),
      /** The most of one transfer by M-Pesa. */
      mpesaCap: money,
      /** The business number that money can be sent to, with the order's number as account; null for none. */
      paybill: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Where the simulated phone is, in a demo. */
      simulatedPhone: z.nullable(z.string()),
    }),
  ),
  /** Nothing is to be paid for a cancelled order. */
  isPayable: z.boolean(),
  /** Oldest first. */
  payments: listOf(paymentResponse),
});
export type OrderPayments = z.infer<typeof orderPaymentsResponse>;

/** GET /api/payments/figures: over all orders of the reader that are not cancelled. */
export const figuresResponse = z.strictObject({
  /** Orders that are not paid in full, and what is still to pay for them. */
  unpaidOrders: count,
  amountOwed: money,
  /** Recorded payments that nobody has decided on. */
  waitingPayments: count,
  amountWaiting: money,
  /** A supplier has entered no account, paybill or till: its buyers do not know where to pay. */
  payeeMissing: z.boolean(),
});
export type PaymentFigures = z.infer<typeof figuresResponse>;
