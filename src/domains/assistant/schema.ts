import * as z from 'zod/mini';
import { formatNumber } from '../../shared/numbers.ts';
import { visibleText } from '../../shared/visible-text.ts';
import type { DeliveryTerms, QuotationState } from '../quotations/rules.ts';
import { createRfqSchema } from '../rfqs/schema.ts';
import type { Figures } from './figure-schema.ts';

/** The words of the assistant, shared by its routes and its widget. */

export const maxMessageLength = 4_000;
/** The chat shows at most the best three suppliers. */
export const shownSuppliers = 3;
/** Of a longer list so many lines are looked for; a draft holds all of them. */
export const mostMatched = 40;
/** A comparison names the best so many, and those that its words speak of; the rest is on its page. */
export const shownQuotations = 5;
/** What a session keeps. */
export const keptMessages = 60;

const messageSentence = 'Write a message';
const tooLong = `Use at most ${formatNumber(maxMessageLength)} characters in a message`;

/** POST /api/ai/chat. */
export const chatSchema = z.strictObject({
  message: z
    .string(messageSentence)
    .check(z.trim(), visibleText(messageSentence), z.maxLength(maxMessageLength, tooLong)),
  sessionId: z.nullish(z.guid('This is not a session id')),
  /** Made by who sends it: the same again is the same message, and is answered as it was. */
  messageId: z.nullish(z.guid('This is not a message id').check(z.toLowerCase())),
});
export type ChatInput = z.infer<typeof chatSchema>;

export const sessionParamsSchema = z.object({ id: z.guid('This is not a session id') });
export const draftParamsSchema = z.object({ id: z.guid('This is not a draft id') });

/** POST /api/ai/rfq-drafts/{id}/confirm: the draft as the contractor changed it, or nothing. */
export const confirmDraftSchema = z.nullish(createRfqSchema);

export interface MatchedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly unit: string;
  /** What it costs by its measure, where offers beside it hold different amounts. */
  readonly basePrice?: { readonly price: string; readonly unit: string } | null;
  readonly stockQuantity: number;
  readonly minOrderQuantity: number;
  /** What was asked for of it, in its unit; null where that was not said or nobody can know. */
  readonly askedQuantity?: number | null;
  readonly supplierId: string;
}

export interface SupplierMatchAnswer {
  readonly supplierId: string;
  readonly supplierName: string;
  /** 0 to 100. */
  readonly matchScore: number;
  /** In words, in the language of the message. */
  readonly reasons: readonly string[];
  readonly products: readonly MatchedProduct[];
}

export interface ReadItem {
  readonly name: string;
  readonly productType: string | null;
  readonly quantity: number | null;
  readonly unit: string | null;
}

export interface DraftLine {
  readonly productName: string;
  readonly categoryId: string | null;
  /** Null where none was said: whoever sends it fills it in. */
  readonly quantity: number | null;
  readonly unit: string | null;
}

export interface RfqDraft {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly deliveryLocation: string | null;
  readonly deliveryCounty: string | null;
  readonly deliveryDate: string | null;
  readonly items: readonly DraftLine[];
  /** What it became, once it was sent. */
  readonly sent?: SentDraft;
}

export interface SentDraft {
  readonly rfqId: string;
  /** Suppliers who were told of it. */
  readonly sentTo: number;
}

/** A line of a quotation, as the comparison measures it. Money in decimal strings, KES. */
export interface ComparedLine {
  readonly rfqItemId: string;
  /** Null where the quotation was read without its lines. */
  readonly quotationItemId: string | null;
  /** Of the RFQ. Missing in conversations that were kept without it. */
  readonly lineNo?: number;
  readonly productName: string;
  readonly quantity: string;
  readonly unit: string | null;
  readonly unitPrice: string;
  /** A base unit, with its share of delivery and VAT; null where the unit cannot be measured. */
  readonly normalizedUnitPrice: string | null;
  readonly normalizedUnit: string | null;
  /** With its share of delivery and VAT. */
  readonly landedTotal: string;
  /** 1 is the best price of the line; null where it is not comparable. */
  readonly rank: number | null;
}

export interface ComparedQuote {
  readonly quotationId: string;
  /** Missing in conversations that were kept without it. */
  readonly supplierId?: string;
  readonly supplierName: string;
  /** With delivery and VAT. */
  readonly landedTotal: string;
  readonly deliveryTime: number | null;
  /** Lines of the RFQ that it covers wholly; null where a lump sum does not say. */
  readonly coveredLines: number | null;
  readonly lines: number;
  readonly state: QuotationState;
  readonly isAwardable: boolean;
  /** 1 is the least total of those that cover everything; null for all others. */
  readonly rank: number | null;
  readonly aiScore: string | null;
  /** The quotation's own lines that the figures are of. */
  readonly priced: readonly ComparedLine[];
  /** Of a very long quotation: lines that are not among them. */
  readonly furtherLines?: number;
  /** Missing in conversations that were kept without them. */
  readonly terms?: QuoteTerms;
}

export interface QuoteTerms {
  readonly deliveryTerms: DeliveryTerms;
  /** For the order, or for each line under `per_line`. */
  readonly deliveryCost: string;
  readonly vatIncluded: boolean;
  /** Null where the quotation does not tell it apart. */
  readonly vatAmount: string | null;
  readonly validUntil: string;
}

/** What is taken of one quotation's line: `quantity` is what is ordered, in the unit quoted. */
export interface SplitLine
  extends Pick<
    ComparedLine,
    'rfqItemId' | 'quotationItemId' | 'productName' | 'unit' | 'unitPrice'
  > {
  readonly lineNo: number;
  readonly quantity: string;
}

/** What is taken of one supplier in a split. */
export interface SplitShare {
  readonly quotationId: string;
  readonly supplierId: string;
  readonly supplierName: string;
  /** With delivery and VAT. */
  readonly total: string;
  readonly lines: readonly SplitLine[];
}

/** Lines taken of several suppliers, whichever they are. */
export interface SplitCard {
  readonly total: string;
  readonly shares: readonly SplitShare[];
}

export interface ComparisonAnswer {
  readonly rfqId: string;
  readonly title: string;
  /** All that stand; `quotations` are the best of them, and those that the words speak of. */
  readonly count: number;
  /** As the RFQ's comparison ranks them. */
  readonly quotations: readonly ComparedQuote[];
  /** An award split by line that costs less than the best single supplier. */
  readonly split: {
    readonly total: string;
    readonly saving: string;
    /** Missing in conversations that were kept without them. */
    readonly shares?: readonly SplitShare[];
  } | null;
  /** What it comes to as the reader asked to split it. */
  readonly mix?: SplitCard;
}

/** A page of ours where something is done, in the words of the answer. */
export interface ChatLink {
  readonly label: string;
  /** A path, never another site. */
  readonly href: string;
}

export interface ChatAnswer {
  readonly response: string;
  readonly sessionId: string;
  readonly intent: string;
  readonly items?: readonly ReadItem[];
  readonly supplierMatches?: {
    readonly matches: readonly SupplierMatchAnswer[];
    /** The cheapest first, where that was asked for; else by their scores. */
    readonly rankedBy?: 'price';
  };
  readonly rfqDraft?: RfqDraft;
  readonly comparison?: ComparisonAnswer;
  /** Of an answer about quotations: every figure of `response`, and what it is computed from. */
  readonly figures?: Figures;
  readonly links?: readonly ChatLink[];
}

export interface ChatMessage {
  readonly id: string;
  readonly type: 'ai' | 'user';
  readonly content: string;
  readonly timestamp: string;
  readonly data?: Pick<
    ChatAnswer,
    'supplierMatches' | 'rfqDraft' | 'comparison' | 'figures' | 'links'
  >;
}

/** GET /api/ai/sessions/{id}. */
export interface ChatSession {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** GET /api/ai/sessions: own conversations, the newest first. */
export interface ChatSessionSummary {
  readonly id: string;
  /** The first words of it. */
  readonly opening: string;
  readonly updatedAt: string;
}

/**
 * What POST /api/ai/chat streams as lines of JSON to who accepts `application/x-ndjson`, where a
 * language model writes: what was found, what is written of the reply so far, and the answer in full.
 */
export type ChatEvent =
  | { readonly type: 'found'; readonly answer: ChatAnswer }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'answer'; readonly answer: ChatAnswer }
  | { readonly type: 'error' };
export const eventsType = 'application/x-ndjson';
