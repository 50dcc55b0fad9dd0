import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

interface OfRfq {
  readonly kind: 'quotationAccepted' | 'quotationPartlyAccepted' | 'quotationRejected';
  readonly values: { readonly title: string };
}
interface OfOrder {
  readonly kind: 'orderPlaced' | 'orderMade' | 'orderConfirmed' | 'orderCancelled';
  readonly values: { readonly number: string; readonly company: string };
}

/** What people are told of awards and orders; `subjectId` is the RFQ or the order. */
export type OrderNotice = (OfRfq | OfOrder) & {
  readonly userId: string;
  readonly subjectId: string;
  /** Who wrote its names and titles. */
  readonly writtenBy?: string;
  readonly dedupeKey: string;
};

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (trx: Kysely<DB>, notice: OrderNotice) => Promise<void>;
