import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Publish } from '../../../platform/realtime/bus.ts';
import type { RfqCard } from '../schema.ts';

/** Which of the RFQs that two people share are asked for. */
export interface SharedRfqFilter {
  /** Only this one; null for all. */
  readonly id: string | null;
  /** A part of the title, or an id; empty for all. */
  readonly search: string;
  readonly limit: number;
}

/**
 * RFQs that a message between the actor and somebody may be about, newest first: one of the two asks by
 * it, and the other sees it too. Who sees an RFQ is known where RFQs are.
 */
export type SharedRfqs = (
  db: Kysely<DB>,
  actor: Actor,
  peerId: string,
  filter: SharedRfqFilter,
) => Promise<readonly RfqCard[]>;

/** Whether the actor and somebody both see a product, as catalogue knows. */
export type SharesProduct = (
  db: Kysely<DB>,
  actor: Actor,
  peerId: string,
  productId: string,
) => Promise<boolean>;

export interface MessagingDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  readonly uploads: Pick<Uploads, 'prepare' | 'claim' | 'openUsed'>;
  readonly sharedRfqs: SharedRfqs;
  readonly sharesProduct: SharesProduct;
  /** Shows what happened to the open pages of both sides. */
  readonly publish: Publish;
  /** Later tells the receiver by mail or SMS, if they have not seen it by then. */
  readonly tellLater: (trx: Transaction<DB>, userId: string) => Promise<void>;
}
