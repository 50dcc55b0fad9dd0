import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

/** What both sides are told of disputes; `subjectId` is the order. */
export interface DisputeNotice {
  readonly kind: 'disputeOpened' | 'disputeAnswered' | 'disputeWithdrawn' | 'disputeDecided';
  /** The dispute's number and the order's. */
  readonly values: { readonly dispute: string; readonly number: string };
  readonly userId: string;
  readonly subjectId: string;
  readonly dedupeKey: string;
}

/** What the other side is told of returns; `subjectId` is the order. */
export interface ReturnNotice {
  readonly kind:
    | 'returnAsked'
    | 'returnAgreed'
    | 'returnDeclined'
    | 'returnWithdrawn'
    | 'returnReceived';
  /** The return's number and the order's. */
  readonly values: { readonly return: string; readonly number: string };
  readonly userId: string;
  readonly subjectId: string;
  readonly dedupeKey: string;
}

/** What payments do where an order is credited. */
export interface CreditedMoney {
  /** What the marketplace has of an order and has not paid out: a decimal string. */
  within(db: Kysely<DB> | Transaction<DB>, orderId: string): Promise<string>;
  /**
   * What is paid beyond what the order comes to now goes back to the buyer, and what is held for goods that stay is
   * owed to the supplier. Under the order's lock.
   */
  settle(trx: Transaction<DB>, orderId: string): Promise<void>;
  /** So much of what is held for an order that is to be cancelled stays its supplier's. Under the order's lock. */
  keep(trx: Transaction<DB>, orderId: string, amount: string): Promise<void>;
}

/** What both sides are told of deliveries; `subjectId` is the order. */
export interface DeliveryNotice {
  readonly kind:
    | 'deliveryDispatched'
    | 'deliveryReported'
    | 'deliveryConfirmed'
    | 'deliveryShort'
    | 'deliveryCancelled'
    | 'deliveryPinLocked'
    | 'orderDelivered';
  /** The delivery's number and the order's. */
  readonly values: { readonly delivery: string; readonly number: string };
  readonly userId: string;
  readonly subjectId: string;
  readonly dedupeKey: string;
}

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (
  trx: Kysely<DB>,
  notice: DeliveryNotice | DisputeNotice | ReturnNotice,
) => Promise<void>;
