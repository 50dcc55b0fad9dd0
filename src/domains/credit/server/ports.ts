import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

type CreditNews =
  | {
      readonly kind: 'creditChosen' | 'creditUndone';
      readonly values: { readonly number: string; readonly company: string };
    }
  | {
      readonly kind: 'creditDueSoon' | 'creditDueToday' | 'creditOverdue';
      readonly values: { readonly number: string; readonly amount: string };
    }
  | {
      readonly kind: 'creditGranted';
      readonly values: { readonly amount: string; readonly count: number };
    }
  | {
      readonly kind: 'creditEnded' | 'creditRejected';
      readonly values: { readonly reason: string };
    };

/** What people are told of credit terms; `subjectId` is the order, where it is about one. */
export type CreditNotice = CreditNews & {
  readonly userId: string;
  readonly subjectId?: string;
  /** Who wrote its names. */
  readonly writtenBy?: string;
  readonly dedupeKey: string;
};

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (trx: Kysely<DB>, notice: CreditNotice) => Promise<void>;
