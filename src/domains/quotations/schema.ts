import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { endOf } from '../../shared/dates.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { objectPathField } from '../../shared/uploads.ts';
import { traitNames } from '../materials/trait-rules.ts';
import { rfqStatuses } from '../rfqs/rules.ts';
import {
  type DeliveryTerms,
  deliveryTerms,
  hasDeliveryCost,
  quotationMachine,
  quotationStatuses,
} from './rules.ts';

/** The words of quotations, shared by the routes, the form and the API document. */

const maxQuotationLines = 500;
export const maxAttachments = 5;
export const maxNotesLength = 2_000;
export const maxReasonLength = 500;
export const maxDeliveryDays = 365;
/** An offer may stand for at most a year. */
export const maxValidityDays = 366;
export const defaultValidityDays = 30;

const text = z.nullable(z.string());
const totalAmount = decimalField({
  whole: 9,
  decimals: 2,
  missing: 'total_missing',
  wrong: 'total_wrong',
});
const unitPrice = decimalField({
  whole: 8,
  decimals: 2,
  missing: 'unit_price_missing',
  wrong: 'unit_price_wrong',
});
const quantity = decimalField({
  whole: 9,
  decimals: 3,
  missing: 'quantity_missing',
  wrong: 'quantity_wrong',
});
const deliveryCost = decimalField({
  whole: 9,
  decimals: 2,
  missing: 'delivery_cost_wrong',
  wrong: 'delivery_cost_wrong',
  mayBeZero: true,
});
const deliveryTime = z
  .number('delivery_time_missing')
  .check(
    z.int('delivery_time_wrong'),
    z.minimum(0, 'delivery_time_wrong'),
    z.maximum(maxDeliveryDays, 'delivery_time_wrong'),
  );

/** A day, which counts to its end in Nairobi, or an instant, which is kept. ISO 8601 UTC. */
const lastDay = z.pipe(
  z.string('validity_wrong').check(
    z.maxLength(40, { error: 'validity_wrong', abort: true }),
    z.refine((text) => endOf(text) !== null, 'validity_wrong'),
  ),
  z.transform((text) => endOf(text) ?? text),
);

const itemSchema = z.strictObject({
  rfqItemId: id,
  quantity,
  unit: z.nullish(z.string().check(z.trim(), z.minLength(1), z.maxLength(60, 'unit_long'))),
  unitPrice,
  /** What is offered in place of what was asked for. */
  productId: z.nullish(id),
});

/** The version of the RFQ that its supplier read; absent: whatever it asks for by now. */
const rfqVersion = z.optional(z.int().check(z.minimum(1)));

const offerFields = {
  rfqVersion,
  totalAmount,
  deliveryTime,
  validUntil: z.nullish(lastDay),
  notes: z.nullish(z.string().check(z.trim(), z.maxLength(maxNotesLength, 'text_long'))),
  /** A new quotation is always pending. */
  status: z.optional(z.literal('pending')),
  vatIncluded: z._default(z.boolean(), true),
  deliveryCost: z.nullish(deliveryCost),
  deliveryTerms: z.nullish(z.enum(deliveryTerms)),
  attachments: z._default(z.array(objectPathField).check(z.maxLength(maxAttachments)), []),
  items: z._default(
    z.array(itemSchema).check(
      z.maxLength(maxQuotationLines, 'too_many_lines'),
      z.refine(
        (items) => new Set(items.map(({ rfqItemId }) => rfqItemId)).size === items.length,
        'line_repeated',
      ),
    ),
    [],
  ),
};

const costsMatchTerms = z.refine<{
  deliveryCost?: string | null | undefined;
  deliveryTerms?: DeliveryTerms | null | undefined;
}>(
  ({ deliveryCost: cost, deliveryTerms: terms }) =>
    !terms || hasDeliveryCost(terms) || !cost || cost === '0.00',
  { path: ['deliveryCost'], error: 'delivery_cost_unexpected' },
);

/** POST /api/quotations */
export const quotationSchema = z.strictObject({ rfqId: id, ...offerFields }).check(costsMatchTerms);
export type NewQuotation = z.infer<typeof quotationSchema>;

/** PUT /api/quotations/{id}: the whole offer anew, as its next revision. */
export const revisionSchema = z.strictObject(offerFields).check(costsMatchTerms);
export type Revision = z.infer<typeof revisionSchema>;

/** POST /api/quotations/{id}/reconfirm */
export const reconfirmationSchema = z.strictObject({ validUntil: lastDay, rfqVersion });
export type Reconfirmation = z.infer<typeof reconfirmationSchema>;

/** POST /api/quotations/{id}/reject */
export const quotationRejectionSchema = z.nullish(
  z.strictObject({
    reason: z.nullish(z.string().check(z.trim(), z.maxLength(maxReasonLength, 'text_long'))),
  }),
);

export const quotationIdSchema = z.object({ id });

/** PUT and DELETE /api/quotations/{id}/substitutes/{rfqItemId} */
export const substituteParamsSchema = z.object({
  id,
  rfqItemId: id,
});

/**
 * GET /api/quotations. `history` also lists what newer revisions superseded; `items=false` leaves the
 * lines out.
 */
export const quotationListSchema = z.strictObject({
  rfqId: z.optional(id),
  status: z.optional(z.enum(quotationStatuses)),
  history: z.optional(z.enum(['true', 'false'])),
  items: z.optional(z.enum(['true', 'false'])),
  ...pageAfterId,
});
export type QuotationListQuery = z.infer<typeof quotationListSchema>;

/** Products that are just what a line asks for: it is named, has that name, or is of its type and sizes. */
export const exactFits = ['product', 'name', 'same'] as const;
/** Beside them what is to be looked at: not all is told, it is another, or its unit does not convert. */
export const priceListFits = [...exactFits, 'untold', 'other', 'unit'] as const;
export type PriceListFit = (typeof priceListFits)[number];

/** GET /api/rfqs/{id}/price-list: what the supplier lists of a line that is asked for. */
export const priceListLineResponse = z.strictObject({
  rfqItemId: z.uuid(),
  fit: z.enum(priceListFits),
  /** `price` is for one `unit`, with VAT. */
  product: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    unit: z.string(),
    price: money,
    /** In `unit`. */
    stockQuantity: count,
  }),
  /** All that is asked for, as the price is for it; null where its unit does not convert. */
  offer: z.nullable(z.strictObject({ unit: text, quantity: z.string() })),
});
export type PriceListLine = z.infer<typeof priceListLineResponse>;

/** In which respect an offer is not what was asked for. */
export const differenceResponse = z.strictObject({
  trait: z.enum(traitNames),
  asked: z.string(),
  offered: z.string(),
  isLower: z.boolean(),
});

/** Three decimals. */
export const threeDecimals = z.string().check(z.regex(/^\d+\.\d{3}$/));
const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const item = z.strictObject({
  id: z.uuid(),
  rfqItemId: z.uuid(),
  productId: z.nullable(z.uuid()),
  /** Of what is offered in place of the request. */
  productName: text,
  /** In `unit`. */
  quantity: threeDecimals,
  unit: text,
  /** The quantity in a base unit (kg, m …); null where its unit says too little. */
  normalizedQuantity: z.nullable(z.string().check(z.regex(/^\d+\.\d{6}$/))),
  normalizedUnit: text,
  unitPrice: money,
  totalPrice: money,
  /** By the award, in this line's unit; null where nothing of it was. */
  orderedQuantity: z.nullable(threeDecimals),
});
export type QuotationItem = z.infer<typeof item>;

/** How a supplier has done so far, as contractors may know it. Rates are decimals from 0 to 1. */
const supplierRecord = z.strictObject({
  /** From an RFQ to the first answer, on average. */
  responseHours: z.nullable(decimal),
  quotations: count,
  winRate: z.nullable(decimal),
  onTimeRate: z.nullable(decimal),
  completedOrders: count,
});
export type SupplierRecord = z.infer<typeof supplierRecord>;

export const attachmentResponse = z.strictObject({
  objectPath: z.string(),
  /** Where the two parties read it. */
  url: z.string(),
  filename: z.string(),
  size: count,
});
export type QuotationAttachment = z.infer<typeof attachmentResponse>;

/** So many lines are in one part of the list, unless a single quotation has more: the next part follows. */
export const maxListedLines = 1_000;

/**
 * A quotation as one of its two parties reads it. `totalAmount` is gross. `aiScore` and its words, in
 * both languages, are there for the RFQ's owner alone.
 */
export const quotationResponse = z.strictObject({
  id: z.uuid(),
  rfqId: z.uuid(),
  rfq: z.strictObject({ title: z.string(), status: z.enum(rfqStatuses) }),
  supplierId: z.uuid(),
  supplier: z.strictObject({
    id: z.uuid(),
    companyName: text,
    location: text,
    isVerified: z.boolean(),
  }),
  totalAmount: money,
  subtotal: z.nullable(money),
  vatAmount: z.nullable(money),
  vatIncluded: z.boolean(),
  deliveryCost: money,
  deliveryTerms: z.enum(deliveryTerms),
  validUntil: time,
  /** Days. */
  deliveryTime: z.nullable(count),
  notes: text,
  attachments: listOf(attachmentResponse),
  status: z.enum(quotationStatuses),
  /** What was ordered of it, gross: less than `totalAmount` where a part was awarded. */
  orderedAmount: z.nullable(money),
  /** Why it was rejected, in the owner's words. */
  statusReason: text,
  revision: z.int(),
  /** Of the RFQ when it was submitted, or reconfirmed. */
  version: z.int(),
  expired: z.boolean(),
  state: z.enum(quotationMachine.states),
  /** What the reader may do with it now. */
  moves: listOf(z.enum(quotationMachine.names)),
  items: listOf(item),
  aiScore: z.optional(z.nullable(decimal)),
  aiAnalysis: z.optional(text),
  aiAnalysisSw: z.optional(text),
  /** For the RFQ's owner alone; null for a supplier that has none yet. */
  supplierRecord: z.optional(z.nullable(supplierRecord)),
  supersededAt: z.nullable(time),
  withdrawnAt: z.nullable(time),
  /** Since then nothing more can be ordered of what was accepted. */
  restWithdrawnAt: z.nullable(time),
  reconfirmedAt: z.nullable(time),
  decidedAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
});
export type Quotation = z.infer<typeof quotationResponse>;
/** Without its lines. */
export type QuotationSummary = Omit<Quotation, 'items'>;

/** One of a list: without `items` where they were not asked for. */
export const listedQuotationResponse = z.extend(quotationResponse, {
  items: z.optional(quotationResponse.shape.items),
});
