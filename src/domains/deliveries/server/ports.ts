import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

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
export type Notices = (trx: Kysely<DB>, notice: DeliveryNotice) => Promise<void>;
