import * as z from 'zod/mini';
import { visibleText } from '../../shared/visible-text.ts';
import { createRfqSchema } from '../rfqs/schema.ts';
import type { ChatAnswer } from './answer-schema.ts';

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

/** POST /api/ai/chat. */
export const chatSchema = z.strictObject({
  message: z
    .string('message_missing')
    .check(z.trim(), visibleText('message_missing'), z.maxLength(maxMessageLength, 'text_long')),
  sessionId: z.nullish(z.guid()),
  /** Made by who sends it: the same again is the same message, and is answered as it was. */
  messageId: z.nullish(z.guid().check(z.toLowerCase())),
});
export type ChatInput = z.infer<typeof chatSchema>;

export const sessionParamsSchema = z.object({ id: z.guid() });
export const draftParamsSchema = z.object({ id: z.guid() });

/** POST /api/ai/rfq-drafts/{id}/confirm: the draft as the contractor changed it, or nothing. */
export const confirmDraftSchema = z.nullish(createRfqSchema);

export type * from './answer-schema.ts';

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
