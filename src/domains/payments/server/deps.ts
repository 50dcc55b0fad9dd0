import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import type { PaymentSettings } from '../../../platform/payment-settings.ts';
import type { Notices } from './ports.ts';
import type { Daraja } from './providers/daraja.ts';
import type { Provider } from './providers/provider.ts';

export interface PaymentDeps {
  readonly db: Kysely<DB>;
  readonly enqueue: Enqueue;
  readonly notify: Notices;
}

/** Who collects; null where a provider is not set up. */
export interface Providers {
  readonly mpesa: Daraja | null;
  readonly paystack: Provider | null;
}

export interface CollectDeps extends PaymentDeps {
  readonly providers: Providers;
  readonly settings: PaymentSettings;
  /** Tests end the work between two steps by throwing here. */
  readonly step?: (name: string) => void;
}
