import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

export interface ToOwner {
  readonly kind:
    | 'quotationReceived'
    | 'quotationRevised'
    | 'quotationWithdrawn'
    | 'quotationRestWithdrawn'
    | 'quotationEnds';
  readonly values: { readonly supplier: string; readonly title: string };
}
interface ToSupplier {
  readonly kind: 'quotationRejected' | 'quotationExpiresSoon' | 'quotationExpired';
  readonly values: { readonly title: string };
}

/** What people are told of quotations; `subjectId` is the RFQ. */
export type QuotationNotice = (ToOwner | ToSupplier) & {
  readonly userId: string;
  readonly subjectId: string;
  /** Who wrote its names and titles. */
  readonly writtenBy?: string;
  readonly dedupeKey?: string;
};

/** Tells an account something, in the caller's transaction. */
export type Notices = (trx: Kysely<DB>, notice: QuotationNotice) => Promise<void>;
