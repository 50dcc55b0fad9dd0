import type { Actor } from '../../../../platform/actor.ts';
import type { Copy } from '../../copy/copy.ts';
import type { DialogueTurn } from '../../dialogue/reduce.ts';
import type { Figure } from '../../figure-schema.ts';
import type { ChatAnswer } from '../../schema.ts';
import type { Item } from '../../understanding/items.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { OwnRfq } from '../queries/own-rfqs.ts';

/** What is answered, before it is known where it is stored. */
export type Said = Omit<ChatAnswer, 'sessionId' | 'intent'>;

/** The same, with what is not sent. */
export interface Answered extends Said {
  /** Figures of the quotations that are shown: a language model may say them too. */
  readonly known?: readonly Figure[];
}

/** The caller's own RFQs, read once. */
export type OwnRfqs = () => Promise<readonly OwnRfq[]>;

/** One message with all that its answer needs. */
export interface Turn extends DialogueTurn {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly copy: Copy;
  readonly language: 'en' | 'sw';
  readonly knowledge: Knowledge;
  /** The last request that was drafted here, sent or not. */
  readonly draftId: string | null;
  /** What was asked for before. */
  readonly spokenOf: readonly Item[];
  readonly ownRfqs: OwnRfqs;
  /** Today in Nairobi, YYYY-MM-DD. */
  readonly now: string;
}
