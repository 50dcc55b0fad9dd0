import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

/** Tells a contractor of a price, in the caller's transaction. */
export type Notices = (
  trx: Kysely<DB>,
  notice: {
    readonly userId: string;
    readonly kind: 'priceBelow';
    readonly values: { readonly material: string; readonly place: string; readonly amount: string };
  },
) => Promise<void>;
