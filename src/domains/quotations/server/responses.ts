import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';
import { traitNames } from '../../materials/trait-rules.ts';
import { deliveryTerms, quotationMachine, quotationStatuses } from '../rules.ts';

/** What the calls of quotations answer, for the API document; tests hold real answers against these. */

const quantity = z.string().check(z.regex(/^\d+\.\d{3}$/));
const decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const supplierRecordResponse = z.strictObject({
  responseHours: z.nullable(decimal),
  quotations: count,
  winRate: z.nullable(decimal),
  onTimeRate: z.nullable(decimal),
  completedOrders: count,
});

/** In which respect an offer is not what was asked for. */
export const differenceResponse = z.strictObject({
  trait: z.enum(traitNames),
  asked: z.string(),
  offered: z.string(),
  isLower: z.boolean(),
});

export const quotationResponse = z.strictObject({
  id: z.uuid(),
  rfqId: z.uuid(),
  rfq: z.strictObject({ title: z.string(), status: z.enum(['open', 'closed', 'awarded']) }),
  supplierId: z.uuid(),
  supplier: z.strictObject({
    id: z.uuid(),
    companyName: z.nullable(z.string()),
    location: z.nullable(z.string()),
    isVerified: z.boolean(),
  }),
  totalAmount: money,
  subtotal: z.nullable(money),
  vatAmount: z.nullable(money),
  vatIncluded: z.boolean(),
  deliveryCost: money,
  deliveryTerms: z.enum(deliveryTerms),
  validUntil: time,
  deliveryTime: z.nullable(count),
  notes: z.nullable(z.string()),
  attachments: listOf(
    z.strictObject({
      objectPath: z.string(),
      url: z.string(),
      filename: z.string(),
      size: count,
    }),
  ),
  status: z.enum(quotationStatuses),
  orderedAmount: z.nullable(money),
  statusReason: z.nullable(z.string()),
  revision: z.int(),
  version: z.int(),
  expired: z.boolean(),
  state: z.enum(['live', 'expired', 'outdated', 'superseded', 'withdrawn', 'accepted', 'rejected']),
  moves: listOf(z.enum(quotationMachine.names)),
  items: listOf(
    z.strictObject({
      id: z.uuid(),
      rfqItemId: z.uuid(),
      productId: z.nullable(z.uuid()),
      productName: z.nullable(z.string()),
      quantity,
      unit: z.nullable(z.string()),
      normalizedQuantity: z.nullable(z.string().check(z.regex(/^\d+\.\d{6}$/))),
      normalizedUnit: z.nullable(z.string()),
      unitPrice: money,
      totalPrice: money,
      orderedQuantity: z.nullable(quantity),
    }),
  ),
  aiScore: z.optional(z.nullable(decimal)),
  aiAnalysis: z.optional(z.nullable(z.string())),
  aiAnalysisSw: z.optional(z.nullable(z.string())),
  supplierRecord: z.optional(z.nullable(supplierRecordResponse)),
  supersededAt: z.nullable(time),
  withdrawnAt: z.nullable(time),
  restWithdrawnAt: z.nullable(time),
  reconfirmedAt: z.nullable(time),
  decidedAt: z.nullable(time),
  createdAt: time,
  updatedAt: time,
});

/** Without `items` where they were not asked for. */
export const quotationListResponse = listOf(
  z.extend(quotationResponse, { items: z.optional(quotationResponse.shape.items) }),
);
