import * as z from 'zod/mini';
import { deliveryTerms } from '../../quotations/rules.ts';
import { figureTerms } from '../figure-schema.ts';

const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));

/** What the assistant's calls answer, for the API document. */

const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.string(),
  unit: z.string(),
  basePrice: z.optional(z.nullable(z.object({ price: z.string(), unit: z.string() }))),
  stockQuantity: z.number(),
  minOrderQuantity: z.number(),
  askedQuantity: z.optional(z.nullable(z.number())),
  supplierId: z.string(),
});

const supplierMatches = z.object({
  matches: listOf(
    z.object({
      supplierId: z.string(),
      supplierName: z.string(),
      matchScore: z.number(),
      reasons: listOf(z.string()),
      products: listOf(product),
    }),
  ),
  rankedBy: z.optional(z.literal('price')),
});

const nullableText = z.nullable(z.string());
const rfqDraft = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  deliveryLocation: nullableText,
  deliveryCounty: nullableText,
  deliveryDate: nullableText,
  items: listOf(
    z.object({
      productName: z.string(),
      categoryId: nullableText,
      quantity: z.nullable(z.number()),
      unit: nullableText,
    }),
  ),
  sent: z.optional(z.object({ rfqId: z.string(), sentTo: z.number() })),
});

const comparedLine = z.object({
  rfqItemId: z.string(),
  quotationItemId: nullableText,
  lineNo: z.optional(z.number()),
  productName: z.string(),
  quantity: z.string(),
  unit: nullableText,
  unitPrice: z.string(),
  normalizedUnitPrice: nullableText,
  normalizedUnit: nullableText,
  landedTotal: z.string(),
  rank: z.nullable(z.number()),
});

const quoteTerms = z.object({
  deliveryTerms: z.enum(deliveryTerms),
  deliveryCost: z.string(),
  vatIncluded: z.boolean(),
  vatAmount: nullableText,
  validUntil: z.string(),
});

const splitShare = z.object({
  quotationId: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  total: z.string(),
  lines: listOf(
    z.object({
      rfqItemId: z.string(),
      quotationItemId: nullableText,
      lineNo: z.number(),
      productName: z.string(),
      quantity: z.string(),
      unit: nullableText,
      unitPrice: z.string(),
    }),
  ),
});

const comparison = z.object({
  rfqId: z.string(),
  title: z.string(),
  count: z.number(),
  quotations: listOf(
    z.object({
      quotationId: z.string(),
      supplierId: z.optional(z.string()),
      supplierName: z.string(),
      landedTotal: z.string(),
      deliveryTime: z.nullable(z.number()),
      coveredLines: z.nullable(z.number()),
      lines: z.number(),
      state: z.string(),
      isAwardable: z.boolean(),
      rank: z.nullable(z.number()),
      aiScore: nullableText,
      priced: listOf(comparedLine),
      furtherLines: z.optional(z.number()),
      terms: z.optional(quoteTerms),
    }),
  ),
  split: z.nullable(
    z.object({ total: z.string(), saving: z.string(), shares: z.optional(listOf(splitShare)) }),
  ),
  mix: z.optional(z.object({ total: z.string(), shares: listOf(splitShare) })),
});

const figureSource = z.object({
  rfqId: nullableText,
  quotationId: nullableText,
  supplierName: nullableText,
  term: z.enum(figureTerms),
  lines: listOf(
    z.object({
      rfqItemId: z.string(),
      quotationItemId: nullableText,
      lineNo: z.nullable(z.number()),
      quantity: z.optional(z.string()),
    }),
  ),
  lineCount: z.number(),
});

const figures = z.object({
  placed: listOf(
    z.object({
      text: z.string(),
      at: z.number(),
      how: z.enum(['sum', 'difference']),
      sources: listOf(z.number()),
    }),
  ),
  sources: listOf(figureSource),
});

const data = {
  supplierMatches: z.optional(supplierMatches),
  rfqDraft: z.optional(rfqDraft),
  comparison: z.optional(comparison),
  figures: z.optional(figures),
  links: z.optional(listOf(z.object({ label: z.string(), href: z.string() }))),
};

export const chatResponse = z.object({
  response: z.string(),
  sessionId: z.string(),
  intent: z.string(),
  items: z.optional(
    listOf(
      z.object({
        name: z.string(),
        productType: nullableText,
        quantity: z.nullable(z.number()),
        unit: nullableText,
      }),
    ),
  ),
  ...data,
});

export const sessionsResponse = listOf(
  z.object({ id: z.string(), opening: z.string(), updatedAt: z.string() }),
);

export const sessionResponse = z.object({
  id: z.string(),
  messages: listOf(
    z.object({
      id: z.string(),
      type: z.enum(['ai', 'user']),
      content: z.string(),
      timestamp: z.string(),
      data: z.optional(z.object(data)),
    }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
});
