import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { HeldMoney, Notices, OrAskOwner, RequireWithinLimit } from './ports.ts';
import type { LockedOrder } from './steps/queries/steps.ts';

export interface OrderDeps {
  readonly db: Kysely<DB>;
  /** Of the cart, which what is ordered again goes into. */
  readonly pool: pg.Pool;
  readonly enqueue: Enqueue;
  readonly notify: Notices;
  /** Where the marketplace holds money. */
  readonly held: HeldMoney;
  /** Where orders are disputed: the dispute of one that is called off waits no longer. */
  readonly endDispute: (trx: Transaction<DB>, order: LockedOrder) => Promise<void>;
  /** Where members act for companies. */
  readonly requireWithinLimit: RequireWithinLimit;
  readonly orAskOwner: OrAskOwner;
}

export interface OrderJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
  readonly held: HeldMoney;
}
