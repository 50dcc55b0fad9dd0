import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { HeldMoney } from '../../orders/server/public.ts';
import type { CreditedMoney, Notices } from './ports.ts';

export interface DeliveryDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  readonly notify: Notices;
  readonly uploads: Pick<Uploads, 'keepInline' | 'prepare' | 'claim' | 'openUsed' | 'release'>;
  /** Makes the tokens of drivers' links. */
  readonly linkKey: Buffer;
  /** Where the marketplace holds money. */
  readonly held: HeldMoney;
  readonly credit: CreditedMoney;
}
