import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../../../shared/responses.ts';
import { deliveryTerms } from '../../rules.ts';
import { partNames } from '../../score-rules.ts';
import { differenceResponse } from '../responses.ts';

/** What the comparison answers, for the API document; tests hold real answers against it. */

const quantity = z.string().check(z.regex(/^\d+\.\d{3}$/));
const whole = z.string().check(z.regex(/^[1-9]\d*$/));
const rank = z.nullable(z.int().check(z.minimum(1)));
const share = z.number().check(z.minimum(0), z.maximum(1));

const offer = z.strictObject({
  quotationId: z.uuid(),
  supplier: z.strictObject({ id: z.uuid(), companyName: z.nullable(z.string()) }),
  quantity,
  unit: z.nullable(z.string()),
  unitPrice: money,
  productName: z.nullable(z.string()),
  normalizedUnitPrice: z.nullable(z.string().check(z.regex(/^\d+\.\d{4}$/))),
  normalizedUnit: z.nullable(z.string()),
  landedTotal: money,
  covers: z.enum(['all', 'part', 'unknown']),
  differences: listOf(differenceResponse),
  isOpenSubstitute: z.boolean(),
  available: quantity,
  minimum: quantity,
  rate: z.nullable(z.strictObject({ over: whole, under: whole })),
  step: quantity,
  rank,
  orderedQuantity: z.nullable(quantity),
});

export const comparedLineResponse = z.strictObject({
  rfqItem: z.strictObject({
    id: z.uuid(),
    lineNo: z.int(),
    productName: z.string(),
    quantity,
    unit: z.nullable(z.string()),
    estimatedBudget: z.nullable(money),
  }),
  normalizedUnit: z.nullable(z.string()),
  isComparable: z.boolean(),
  offerCount: count,
  offers: listOf(offer),
});

const record = z.strictObject({
  responseHours: z.nullable(z.number()),
  winRate: z.nullable(share),
  onTimeRate: z.nullable(share),
  completedOrders: count,
});

const attachment = z.strictObject({
  objectPath: z.string(),
  url: z.string(),
  filename: z.string(),
  size: count,
});

const quotation = z.strictObject({
  quotationId: z.uuid(),
  supplier: z.strictObject({
    id: z.uuid(),
    companyName: z.nullable(z.string()),
    location: z.nullable(z.string()),
    county: z.nullable(z.string()),
    isVerified: z.boolean(),
    record: z.nullable(record),
  }),
  state: z.enum(['live', 'expired', 'outdated', 'superseded', 'withdrawn', 'accepted', 'rejected']),
  isAwardable: z.boolean(),
  coverage: z.nullable(share),
  coveredLines: z.nullable(count),
  partLines: count,
  openSubstitutes: listOf(z.uuid()),
  landedTotal: money,
  orderedAmount: z.nullable(money),
  vatAmount: z.nullable(money),
  vatIncluded: z.boolean(),
  deliveryTerms: z.enum(deliveryTerms),
  deliveryCost: money,
  deliveryTime: z.nullable(count),
  validUntil: time,
  notes: z.nullable(z.string()),
  attachments: listOf(attachment),
  rank,
  score: z.nullable(z.string().check(z.regex(/^[0-5]\.\d{2}$/))),
  parts: listOf(
    z.strictObject({
      name: z.enum(partNames),
      weight: share,
      value: z.number().check(z.minimum(0), z.maximum(5)),
      words: z.string(),
    }),
  ),
});

const choice = z.strictObject({ rfqItemId: z.uuid(), quotationId: z.uuid(), quantity });

export const comparisonResponse = z.strictObject({
  rfq: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(['open', 'closed', 'awarded']),
    version: z.int(),
    verifiedOnly: z.boolean(),
    orderCount: count,
    isRemainder: z.boolean(),
  }),
  lines: listOf(comparedLineResponse),
  quotations: listOf(quotation),
  leftOut: count,
  bestSingle: z.nullable(z.strictObject({ quotationId: z.uuid(), total: money })),
  bestSplit: z.nullable(
    z.strictObject({ choices: listOf(choice), total: money, isComplete: z.boolean() }),
  ),
  saving: z.nullable(money),
});
