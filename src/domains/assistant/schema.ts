import * as z from 'zod/mini';
import { visibleText } from '../../shared/visible-text.ts';
import { createRfqSchema } from '../rfqs/schema.ts';

/** The words of the assistant, shared by its routes and its widget. */

export const maxMessageLength = 4_000;
/** The chat shows at most the best three suppliers. */
export const shownSuppliers = 3;
/** What a session keeps. */
export const keptMessages = 60;

const messageSentence = 'Write a message';
const tooLong = `A message has at most ${maxMessageLength.toLocaleString('en-KE')} characters`;

/** POST /api/ai/chat. */
export const chatSchema = z.strictObject({
  message: z
    .string(messageSentence)
    .check(z.trim(), visibleText(messageSentence), z.maxLength(maxMessageLength, tooLong)),
  sessionId: z.nullish(z.guid('This is not a session id')),
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
  readonly stockQuantity: number;
  readonly minOrderQuantity: number;
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
  readonly quantity: number;
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
}

export interface ComparedQuote {
  readonly quotationId: string;
  readonly supplierName: string;
  readonly totalAmount: string;
  readonly deliveryTime: number | null;
  /** Lines of the RFQ that it prices, of all. */
  readonly coveredLines: number;
  readonly lines: number;
  readonly expired: boolean;
  readonly aiScore: string | null;
  /** The quotation's own lines that the figures are of. */
  readonly priced: readonly {
    readonly quotationItemId: string;
    readonly unitPrice: string;
    readonly quantity: number;
    readonly totalPrice: string;
  }[];
}

export interface ComparisonAnswer {
  readonly rfqId: string;
  readonly title: string;
  /** Best first; what is expired or incomplete stands behind. */
  readonly quotations: readonly ComparedQuote[];
}

export interface ChatAnswer {
  readonly response: string;
  readonly sessionId: string;
  readonly intent: string;
  readonly items?: readonly ReadItem[];
  readonly supplierMatches?: { readonly matches: readonly SupplierMatchAnswer[] };
  readonly rfqDraft?: RfqDraft;
  readonly comparison?: ComparisonAnswer;
}

export interface ChatMessage {
  readonly id: string;
  readonly type: 'ai' | 'user';
  readonly content: string;
  readonly timestamp: string;
  readonly data?: Pick<ChatAnswer, 'supplierMatches' | 'rfqDraft' | 'comparison'>;
}

/** GET /api/ai/sessions/{id}. */
export interface ChatSession {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
