import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Notices } from './ports.ts';

export interface CreditDeps {
  readonly db: Kysely<DB>;
  readonly notify: Notices;
}
