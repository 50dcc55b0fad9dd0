import type { Actor } from '../../../../platform/actor.ts';
import type { Copy } from '../../copy/en.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer } from '../../schema.ts';
import type { FollowUp } from '../../understanding/follow-up.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { ServiceTopic } from '../../understanding/service.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { OrdersAsked } from './orders-asked.ts';
import type { OwnRfqs, QuoteTalk } from './quote-talk.ts';
import type { Wanted } from './wanted.ts';

/** What is answered, before it is known where it is kept. */
export type Said = Omit<ChatAnswer, 'sessionId' | 'intent'>;

/** The same, with what is not sent. */
export interface Answered extends Said {
  /** Figures of the quotations that are shown: a language model may say them too. */
  readonly known?: readonly Figure[];
}

/** One message with all that its answer needs. */
export interface Turn {
  readonly actor: Actor;
  readonly sessionId: string;
  /** Lower case. */
  readonly text: string;
  readonly copy: Copy;
  readonly language: 'en' | 'sw';
  readonly knowledge: Knowledge;
  readonly understanding: Understanding;
  readonly wanted: Wanted;
  /** The building stage whose rough list the items are, now or since an earlier message. */
  readonly stageKey: string | null;
  /** What it asks about the service itself; null for all else. */
  readonly service: ServiceTopic | null;
  /** What this message is to the ones before it. */
  readonly follow: Pick<FollowUp, 'change' | 'asks' | 'isStop' | 'missing'>;
  /** The last request that was drafted here, sent or not. */
  readonly draftId: string | null;
  /** What was asked for before. */
  readonly spokenOf: readonly Item[];
  /** What is asked of the own orders; which, where they are called by their numbers. */
  readonly orders: OrdersAsked;
  /** What is asked of the own quotations; null where that has to be found in the message alone. */
  readonly quotes: QuoteTalk | null;
  /** The caller's own RFQs, read once. */
  readonly ownRfqs: OwnRfqs;
  /** Today in Nairobi, YYYY-MM-DD. */
  readonly now: string;
}
