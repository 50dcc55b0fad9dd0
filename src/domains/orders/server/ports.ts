import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

interface OfRfq {
  readonly kind: 'quotationAccepted' | 'quotationPartlyAccepted' | 'quotationRejected';
  readonly values: { readonly title: string };
}
interface OfOrder {
  readonly kind:
    | 'orderPlaced'
    | 'orderMade'
    | 'orderConfirmed'
    | 'orderCancelled'
    | 'orderDeclined'
    | 'orderCompleted'
    | 'orderCancelAsked'
    | 'orderChangeAsked'
    | 'orderRequestAccepted'
    | 'orderRequestRefused'
    | 'orderRequestWithdrawn'
    | 'etimsEntered'
    | 'etimsChanged';
  readonly values: { readonly number: string; readonly company: string };
}
interface OfSilence {
  readonly kind: 'orderCompletedAlone';
  readonly values: { readonly number: string };
}

/** What people are told of awards and orders; `subjectId` is the RFQ or the order. */
export type OrderNotice = (OfRfq | OfOrder | OfSilence) & {
  readonly userId: string;
  readonly subjectId: string;
  /** Who wrote its names and titles. */
  readonly writtenBy?: string;
  readonly dedupeKey: string;
};

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (trx: Kysely<DB>, notice: OrderNotice) => Promise<void>;

/** What payments does with money that is held for an order, in the caller's transaction and under its lock. */
export interface HeldMoney {
  /** What has arrived is owed to the supplier from now on. */
  releaseDelivered(trx: Transaction<DB>, orderId: string): Promise<void>;
  /** What is held beyond what the order comes to goes back to the buyer; of one that is called off, everything. */
  refundHeld(trx: Transaction<DB>, orderId: string): Promise<void>;
}
