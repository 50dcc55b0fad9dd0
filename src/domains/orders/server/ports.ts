import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { AwardRequest } from '../award-schema.ts';
import type { Checkout } from '../schema.ts';

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

/**
 * Refuses orders of these totals to a member of a company who may not spend as much, in the caller's transaction.
 *
 * @throws AppError 403
 */
export type RequireWithinLimit = (
  trx: Transaction<DB>,
  actor: Actor,
  totals: readonly string[],
) => Promise<void>;

/** What a member sent, as it is done again once the owner approves it. */
export type MemberRequest =
  | { readonly kind: 'checkout'; readonly subjectId: string; readonly request: Checkout }
  | { readonly kind: 'award'; readonly subjectId: string; readonly request: AwardRequest };

/**
 * Does `work`; where the limit of a member refuses it, the owner is asked for it.
 *
 * @throws AppError 403 that says so, and as `work`
 */
export type OrAskOwner = <Answer>(
  actor: Actor,
  asked: MemberRequest,
  work: () => Promise<Answer>,
) => Promise<Answer>;
