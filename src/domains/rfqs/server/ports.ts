import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { RfqFacts } from './queries/rfq-facts.ts';

/** A line of a list as it was understood. */
export interface LineReading {
  /** As the dictionary calls it, with its sizes; as it was written where it knows none. */
  readonly name: string;
  readonly productType: string | null;
  readonly categoryId: string | null;
  /** Null where none was written. */
  readonly quantity: number | null;
  readonly unit: string | null;
  /** Sizes by attribute: {"packKg": 25}. */
  readonly specifications?: Readonly<Record<string, string | number>>;
  /** False where somebody should look at it before it is sent. */
  readonly sure: boolean;
}

/** Reads what somebody wrote, in any mix of languages, into lines. */
export type ReadLines = (text: string) => Promise<readonly LineReading[]>;

/** What people are told of RFQs. */
export type RfqNoticeKind =
  | 'rfqReceived'
  | 'rfqChanged'
  | 'rfqEdited'
  | 'rfqClosed'
  | 'rfqClosesSoon'
  | 'rfqUnanswered'
  | 'rfqExpired';

/** Tells an account something about an RFQ, in the caller's transaction; twice under one key is once. */
export type Notices = (
  trx: Kysely<DB>,
  notice: {
    readonly userId: string;
    readonly kind: RfqNoticeKind;
    readonly subjectId: string;
    /** Suppliers are told more than its title. */
    readonly values: { readonly title: string } | RfqFacts;
    /** Who wrote its names and titles. */
    readonly writtenBy?: string;
    readonly dedupeKey: string;
  },
) => Promise<void>;
