import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Notify } from '../../notifications/server/public.ts';

export interface ModerationDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notify;
}
