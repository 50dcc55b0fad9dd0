import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

interface ToSeller {
  readonly kind: 'paymentRecorded' | 'paymentCancelled';
  readonly values: { readonly number: string; readonly amount: string; readonly company: string };
}
interface ToEither {
  readonly kind: 'paymentConfirmed' | 'paymentRejected' | 'paymentReversed' | 'paymentReceived';
  readonly values: { readonly number: string; readonly amount: string };
}

interface ToSupplier {
  readonly kind: 'payoutPaid';
  readonly values: { readonly amount: string };
}

/** What people are told of payments; `subjectId` is the order, of a payout its batch. */
export type PaymentNotice = (ToSeller | ToEither | ToSupplier) & {
  readonly userId: string;
  readonly subjectId: string;
  /** Who wrote its names. */
  readonly writtenBy?: string;
  readonly dedupeKey: string;
};

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (trx: Kysely<DB>, notice: PaymentNotice) => Promise<void>;
