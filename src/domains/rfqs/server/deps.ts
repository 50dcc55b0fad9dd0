import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { ReadLines } from './ports.ts';

export interface RfqDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  readonly readLines: ReadLines;
}
