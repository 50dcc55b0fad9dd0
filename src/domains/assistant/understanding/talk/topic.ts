import type { Item } from '../items.ts';
import type { FoundPlace } from '../places.ts';
import type { StageAsked } from '../stage.ts';
import type { Unit } from '../units.ts';

/** What the conversation is about so far. */
export interface Topic {
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
}

/** What a number does to a line: "make it 60", "ten more", "ten less", "double it". */
export interface Amount {
  readonly does: 'set' | 'more' | 'less' | 'times';
  readonly value: number;
  readonly unit: Unit | null;
}
