import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Setting } from '../../../platform/settings.ts';
import type { Notify } from '../../notifications/server/public.ts';

export interface ProductAdminDeps extends Pick<AdminDeps, 'db'> {
  readonly notify: Notify;
  readonly pool: pg.Pool;
}

export interface AdminDeps {
  readonly db: Kysely<DB>;
  /** Of all domains. */
  readonly settings: readonly Setting[];
}
