import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { endOf } from '../../shared/dates.ts';
import { id } from '../../shared/id.ts';
import { pageAfterId } from '../../shared/list-query.ts';
import { objectPathField } from '../../shared/uploads.ts';
import type { RfqStatus } from '../rfqs/rules.ts';
import {
  type DeliveryTerms,
  deliveryTerms,
  hasDeliveryCost,
  type QuotationMove,
  type QuotationState,
  type QuotationStatus,
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
export interface PriceListLine {
  readonly rfqItemId: string;
  readonly fit: PriceListFit;
  /** `price` is for one `unit`, in KES with VAT. */
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly unit: string;
    readonly price: string;
    /** In `unit`. */
    readonly stockQuantity: number;
  };
  /** All that is asked for, as the price is for it; null where its unit does not convert. */
  readonly offer: { readonly unit: string | null; readonly quantity: string } | null;
}

export interface QuotationItem {
  readonly id: string;
  readonly rfqItemId: string;
  readonly productId: string | null;
  /** Of what is offered in place of the request. */
  readonly productName: string | null;
  /** Decimal string with three decimals, in `unit`. */
  readonly quantity: string;
  readonly unit: string | null;
  /** The quantity in a base unit (kg, m …), six decimals; null where its unit says too little. */
  readonly normalizedQuantity: string | null;
  readonly normalizedUnit: string | null;
  readonly unitPrice: string;
  readonly totalPrice: string;
  /** By the award, in this line's unit; null where nothing of it was. */
  readonly orderedQuantity: string | null;
}

/** So many lines are in one part of the list, unless a single quotation has more: the next part follows. */
export const maxListedLines = 1_000;

/**
 * A quotation as one of its two parties reads it, without its lines. Money is in decimal strings, KES; `totalAmount` is
 * gross. `aiScore` and its words, in both languages, are there for the RFQ's owner alone.
 */
export interface QuotationSummary {
  readonly id: string;
  readonly rfqId: string;
  readonly rfq: { readonly title: string; readonly status: RfqStatus };
  readonly supplierId: string;
  readonly supplier: {
    readonly id: string;
    readonly companyName: string | null;
    readonly location: string | null;
    readonly isVerified: boolean;
  };
  readonly totalAmount: string;
  readonly subtotal: string | null;
  readonly vatAmount: string | null;
  readonly vatIncluded: boolean;
  readonly deliveryCost: string;
  readonly deliveryTerms: DeliveryTerms;
  readonly validUntil: string;
  /** Days. */
  readonly deliveryTime: number | null;
  readonly notes: string | null;
  readonly attachments: readonly QuotationAttachment[];
  readonly status: QuotationStatus;
  /** What was ordered of it, gross: less than `totalAmount` where a part was awarded. */
  readonly orderedAmount: string | null;
  /** Why it was rejected, in the owner's words. */
  readonly statusReason: string | null;
  readonly revision: number;
  /** Of the RFQ when it was submitted, or reconfirmed. */
  readonly version: number;
  readonly expired: boolean;
  readonly state: QuotationState;
  /** What the reader may do with it now. */
  readonly moves: readonly QuotationMove[];
  readonly aiScore?: string | null;
  readonly aiAnalysis?: string | null;
  readonly aiAnalysisSw?: string | null;
  /** For the RFQ's owner alone; null for a supplier that has none yet. */
  readonly supplierRecord?: SupplierRecord | null;
  readonly supersededAt: string | null;
  readonly withdrawnAt: string | null;
  /** Since then nothing more can be ordered of what was accepted. */
  readonly restWithdrawnAt: string | null;
  readonly reconfirmedAt: string | null;
  readonly decidedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Quotation extends QuotationSummary {
  readonly items: readonly QuotationItem[];
}

/** How a supplier has done so far, as contractors may know it. Rates are decimals from 0 to 1. */
export interface SupplierRecord {
  /** From an RFQ to the first answer, on average. */
  readonly responseHours: string | null;
  readonly quotations: number;
  readonly winRate: string | null;
  readonly onTimeRate: string | null;
  readonly completedOrders: number;
}

export interface QuotationAttachment {
  readonly objectPath: string;
  /** Where the two parties read it. */
  readonly url: string;
  readonly filename: string;
  readonly size: number;
}
