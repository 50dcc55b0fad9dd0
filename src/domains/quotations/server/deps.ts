import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Notices } from './ports.ts';

export interface QuotationDeps {
  readonly db: Kysely<DB>;
  readonly uploads: Pick<Uploads, 'prepare' | 'claim' | 'openUsed'>;
  readonly notify: Notices;
  readonly enqueue: Enqueue;
}
