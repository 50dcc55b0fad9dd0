import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Setting } from '../../../platform/settings.ts';
import type { Notify } from '../../notifications/server/public.ts';

export interface ProductAdminDeps extends Pick<AdminDeps, 'db' | 'notify'> {
  readonly pool: pg.Pool;
}

export interface AdminDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notify;
  /** Of all domains. */
  readonly settings: readonly Setting[];
}
