import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../shared/responses.ts';
import { rfqStatuses } from '../rules.ts';

/** What the calls about RFQs answer, for the API document; tests hold real answers against these. */

const nullableText = z.nullable(z.string());

export const rfqResponse = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  requirements: z.unknown(),
  deliveryLocation: nullableText,
  deliveryCounty: nullableText,
  deliveryDate: z.nullable(time),
  closesAt: time,
  verifiedOnly: z.boolean(),
  status: z.enum(rfqStatuses),
  version: z.int().check(z.minimum(1)),
  contractorId: z.uuid(),
  contractor: z.strictObject({
    id: z.uuid(),
    firstName: nullableText,
    lastName: nullableText,
    companyName: nullableText,
    location: nullableText,
    isVerified: z.boolean(),
  }),
  itemCount: count,
  closedAt: z.nullable(time),
  closedReason: nullableText,
  awardedAt: z.nullable(time),
  aiGeneratedId: z.nullable(z.uuid()),
  createdAt: time,
  updatedAt: time,
  quotationCount: z.optional(count),
  sentTo: z.optional(count),
  remainder: z.optional(
    z.nullable(z.strictObject({ lines: count, canAward: z.boolean(), hasOrder: z.boolean() })),
  ),
  isMatch: z.optional(z.boolean()),
  hasQuoted: z.optional(z.boolean()),
  linesSold: z.optional(count),
});

export const rfqItemResponse = z.strictObject({
  id: z.uuid(),
  rfqId: z.uuid(),
  lineNo: z.int(),
  productName: z.string(),
  categoryId: z.nullable(z.uuid()),
  category: z.nullable(z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() })),
  productType: nullableText,
  productId: z.nullable(z.uuid()),
  quantity: z.number(),
  awardedQuantity: z.optional(z.number()),
  unit: nullableText,
  normalizedQuantity: z.nullable(z.string().check(z.regex(/^\d+\.\d{6}$/))),
  normalizedUnit: nullableText,
  specifications: z.nullable(z.union([z.string(), z.record(z.string(), z.string())])),
  estimatedBudget: z.nullable(money),
  loadTonnes: z.nullable(z.number()),
});

export const pastedLineResponse = z.strictObject({
  from: z.string(),
  productName: z.string(),
  categoryId: z.nullable(z.uuid()),
  isKnown: z.boolean(),
  quantity: z.nullable(z.number()),
  unit: nullableText,
  specifications: nullableText,
  isSure: z.boolean(),
  isLikely: z.boolean(),
});

export const recipientResponse = z.strictObject({
  supplierId: z.uuid(),
  companyName: nullableText,
  location: nullableText,
  isVerified: z.boolean(),
  isMatch: z.boolean(),
  sells: listOf(z.string()),
  deliversThere: z.boolean(),
});

export const cartRequestResponse = z.strictObject({
  productId: z.uuid(),
  quantity: z.number(),
  rfqId: z.uuid(),
  title: z.string(),
  createdAt: time,
});

export const figuresResponse = z.strictObject({
  activeRfqs: count,
  receivedQuotations: count,
  completedProjects: count,
  totalSpent: money,
});
