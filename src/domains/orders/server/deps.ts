import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';

export interface OrderDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
}
