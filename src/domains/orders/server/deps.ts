import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { HeldMoney, Notices, OrAskOwner, RequireWithinLimit } from './ports.ts';

export interface OrderDeps {
  readonly db: Kysely<DB>;
  /** Of the cart, which what is ordered again goes into. */
  readonly pool: pg.Pool;
  readonly enqueue: Enqueue;
  readonly notify: Notices;
  /** Where the marketplace holds money. */
  readonly held?: HeldMoney;
  /** Where members act for companies. */
  readonly requireWithinLimit?: RequireWithinLimit;
  readonly orAskOwner?: OrAskOwner;
}

export interface OrderJobDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
  readonly held?: HeldMoney;
}
