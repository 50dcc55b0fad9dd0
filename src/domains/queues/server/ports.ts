import type { Expression, Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { QueueKind } from '../schema.ts';

/** Answers `id`, `title` and `since` of all that wait: each domain says it of its own. */
export type Waiting = (db: Kysely<DB>) => Expression<unknown>;

export interface QueueDeps {
  readonly db: Kysely<DB>;
  readonly queues: Readonly<Record<QueueKind, Waiting>>;
}
