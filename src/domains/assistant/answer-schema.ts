import * as z from 'zod/mini';
import { deliveryTerms, quotationStates } from '../quotations/rules.ts';
import { figuresSchema, listOf } from './figure-schema.ts';

/** What the assistant's calls answer. Money in decimal strings, KES. */

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

const productSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: z.string(),
  unit: z.string(),
  /** What it costs by its measure, where offers beside it hold different amounts. */
  basePrice: z.optional(z.nullable(z.object({ price: z.string(), unit: z.string() }))),
  stockQuantity: z.number(),
  minOrderQuantity: z.number(),
  /** What was asked for of it, in its unit; null where that was not said or nobody can know. */
  askedQuantity: z.optional(nullableNumber),
  supplierId: z.string(),
});
export type MatchedProduct = z.infer<typeof productSchema>;

const supplierMatchSchema = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  /** 0 to 100. */
  matchScore: z.number(),
  /** In words, in the language of the message. */
  reasons: listOf(z.string()),
  products: listOf(productSchema),
});
export type SupplierMatchAnswer = z.infer<typeof supplierMatchSchema>;

const readItemSchema = z.object({
  name: z.string(),
  productType: nullableText,
  quantity: nullableNumber,
  unit: nullableText,
});

const draftLineSchema = z.object({
  productName: z.string(),
  categoryId: nullableText,
  /** Null where none was said: whoever sends it fills it in. */
  quantity: nullableNumber,
  unit: nullableText,
});
export type DraftLine = z.infer<typeof draftLineSchema>;

const sentDraftSchema = z.object({
  rfqId: z.string(),
  /** Suppliers who were notified of it. */
  sentTo: z.number(),
});
export type SentDraft = z.infer<typeof sentDraftSchema>;

const rfqDraftSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  deliveryLocation: nullableText,
  deliveryCounty: nullableText,
  deliveryDate: nullableText,
  items: listOf(draftLineSchema),
  /** What it became, once it was sent. */
  sent: z.optional(sentDraftSchema),
});
export type RfqDraft = z.infer<typeof rfqDraftSchema>;

/** What is taken of one quotation's line: `quantity` is what is ordered, in the unit quoted. */
const splitLineSchema = z.object({
  rfqItemId: z.string(),
  /** Null where the quotation was read without its lines. */
  quotationItemId: nullableText,
  /** Of the RFQ. */
  lineNo: z.number(),
  productName: z.string(),
  quantity: z.string(),
  unit: nullableText,
  unitPrice: z.string(),
});
export type SplitLine = z.infer<typeof splitLineSchema>;

/** A line of a quotation, as the comparison measures it. */
const comparedLineSchema = z.extend(splitLineSchema, {
  /** A base unit, with its share of delivery and VAT; null where the unit cannot be measured. */
  normalizedUnitPrice: nullableText,
  normalizedUnit: nullableText,
  /** With its share of delivery and VAT. */
  landedTotal: z.string(),
  /** 1 is the best price of the line; null where it is not comparable. */
  rank: nullableNumber,
});
export type ComparedLine = z.infer<typeof comparedLineSchema>;

const quoteTermsSchema = z.object({
  deliveryTerms: z.enum(deliveryTerms),
  /** For the order, or for each line under `per_line`. */
  deliveryCost: z.string(),
  vatIncluded: z.boolean(),
  /** Null where the quotation does not tell it apart. */
  vatAmount: nullableText,
  validUntil: z.string(),
});

const comparedQuoteSchema = z.object({
  quotationId: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  /** With delivery and VAT. */
  landedTotal: z.string(),
  deliveryTime: nullableNumber,
  /** Lines of the RFQ that it covers wholly; null where a lump sum does not say. */
  coveredLines: nullableNumber,
  lines: z.number(),
  state: z.enum(quotationStates),
  isAwardable: z.boolean(),
  /** 1 is the least total of those that cover everything; null for all others. */
  rank: nullableNumber,
  aiScore: nullableText,
  /** The quotation's own lines that the figures are of. */
  priced: listOf(comparedLineSchema),
  /** Of a very long quotation: lines that are not among them. */
  furtherLines: z.optional(z.number()),
  terms: quoteTermsSchema,
});
export type ComparedQuote = z.infer<typeof comparedQuoteSchema>;

/** What is taken of one supplier in a split, with delivery and VAT. */
const splitShareSchema = z.object({
  quotationId: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  total: z.string(),
  lines: listOf(splitLineSchema),
});
export type SplitShare = z.infer<typeof splitShareSchema>;

/** Lines taken of several suppliers, whichever they are. */
const splitCardSchema = z.object({ total: z.string(), shares: listOf(splitShareSchema) });
export type SplitCard = z.infer<typeof splitCardSchema>;

const comparisonSchema = z.object({
  rfqId: z.string(),
  title: z.string(),
  /** All that stand; `quotations` are the best of them, and those that the words speak of. */
  count: z.number(),
  /** As the RFQ's comparison ranks them. */
  quotations: listOf(comparedQuoteSchema),
  /** An award split by line that costs less than the best single supplier. */
  split: z.nullable(z.extend(splitCardSchema, { saving: z.string() })),
  /** What it comes to as the reader asked to split it. */
  mix: z.optional(splitCardSchema),
});
export type ComparisonAnswer = z.infer<typeof comparisonSchema>;

/** A page of ours where something is done, in the words of the answer: a path, never another site. */
const linkSchema = z.object({ label: z.string(), href: z.string() });
export type ChatLink = z.infer<typeof linkSchema>;

/** What an answer rests on: a standard, an authority; its address where it can be read. */
const sourceSchema = z.object({ label: z.string(), href: nullableText });
export type ChatSource = z.infer<typeof sourceSchema>;

const cards = {
  supplierMatches: z.optional(
    z.object({
      matches: listOf(supplierMatchSchema),
      /** The cheapest first, where that was asked for; else by their scores. */
      rankedBy: z.optional(z.literal('price')),
    }),
  ),
  rfqDraft: z.optional(rfqDraftSchema),
  comparison: z.optional(comparisonSchema),
  /** Of an answer about quotations: every figure of `response`, and what it is computed from. */
  figures: z.optional(figuresSchema),
  links: z.optional(listOf(linkSchema)),
  source: z.optional(sourceSchema),
  /** What can be asked next, as it is written. */
  suggestions: z.optional(listOf(z.string())),
};

/** POST /api/ai/chat. */
export const chatAnswerSchema = z.object({
  response: z.string(),
  sessionId: z.string(),
  intent: z.string(),
  items: z.optional(listOf(readItemSchema)),
  ...cards,
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(['ai', 'user']),
  content: z.string(),
  timestamp: z.string(),
  data: z.optional(z.object(cards)),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** GET /api/ai/sessions/{id}. */
export const chatSessionSchema = z.object({
  id: z.string(),
  messages: listOf(messageSchema),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;

/** GET /api/ai/sessions: own conversations, the newest first. */
const sessionSummarySchema = z.object({
  id: z.string(),
  /** The first words of it. */
  opening: z.string(),
  updatedAt: z.string(),
});
export type ChatSessionSummary = z.infer<typeof sessionSummarySchema>;
export const chatSessionsSchema = listOf(sessionSummarySchema);
