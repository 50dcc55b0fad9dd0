import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';

/** What the catalogue's services work with: `pool` for prepared hot paths, `db` for the rest. */
export interface CatalogueDeps {
  readonly pool: pg.Pool;
  readonly db: Kysely<DB>;
}
