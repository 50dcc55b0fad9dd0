import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';

export interface RfqDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
}
