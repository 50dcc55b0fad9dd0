import type { Unit } from '../../materials/language/public.ts';
import type { Values } from '../../materials/takeoff/public.ts';
import type { Item } from '../understanding/items.ts';
import type { FoundPlace } from '../understanding/places.ts';
import type { StageAsked } from '../understanding/stage.ts';
import type { Understanding } from '../understanding/understand.ts';

/** What a conversation is about so far: the whole memory by which a message is understood. */
export interface DialogueState {
  readonly items: readonly Item[];
  readonly place: FoundPlace | null;
  readonly deadline: string | null;
  readonly budgetKes: number | null;
  readonly stage: StageAsked | null;
  readonly brands?: readonly string[];
  /** The line that the last message was about, where it was about one: what "it" means. */
  readonly focus?: number | null;
  /** A number that waits for its line: "which one shall be 60?". */
  readonly pending?: Amount | null;
  /** How big the house is that it is for. */
  readonly areaSqm?: number | null;
  /** The own RFQ whose quotations were spoken of last; none once materials were. */
  readonly rfqId?: string | null;
  /** The stage whose rough list the items are. */
  readonly stageKey?: string | null;
  /** The job whose materials the items are, or that more has to be said of. */
  readonly job?: KnownTakeOff | null;
}

/** A job that is spoken of, with what was said of it so far. */
export interface KnownTakeOff {
  readonly job: string;
  readonly values: Values;
}

/** What a number does to a line: "make it 60", "ten more", "ten less", "double it". */
export interface Amount {
  readonly does: 'set' | 'more' | 'less' | 'times';
  readonly value: number;
  readonly unit: Unit | null;
}

/** The state, with what the answers of the conversation showed. */
export interface Dialogue {
  readonly state: DialogueState | null;
  /** Every draft that was written in it, the latest last. */
  readonly drafts: readonly string[];
  /** The draft of the last answer that had a draft or suppliers. */
  readonly offeredDraft: string | null;
  /** Numbers of the orders that the last answer led to. */
  readonly orders: readonly string[];
}

/** An RFQ of the speaker's, by what it may be called. */
export interface KnownRfq {
  readonly id: string;
  readonly title: string;
  /** Title, description, place and lines. */
  readonly words: string;
  readonly aiGeneratedId: string | null;
  /** Quotations that stand, and the companies that gave them. */
  readonly quotationCount: number;
  readonly suppliers: readonly string[];
}

/** What a message leaves unsaid of where, when and for how much is as it was. */
export const carriedOver = (said: Understanding, state: DialogueState): Understanding => ({
  ...said,
  place: said.place ?? state.place,
  deadline: said.deadline ?? state.deadline,
  budgetKes: said.budgetKes ?? state.budgetKes,
});
