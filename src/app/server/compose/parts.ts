import path from 'node:path';
import { cachedPictureNames } from '../../../domains/catalogue/server/public.ts';
import { endDispute } from '../../../domains/deliveries/server/public.ts';
import { createNotify } from '../../../domains/notifications/server/public.ts';
import type { OrderDeps } from '../../../domains/orders/server/deps.ts';
import type { CollectDeps } from '../../../domains/payments/server/deps.ts';
import { openProviders } from '../../../domains/payments/server/providers/open-providers.ts';
import { heldMoney } from '../../../domains/payments/server/public.ts';
import { orAskOwner, requireWithinLimit } from '../../../domains/teams/server/public.ts';
import type { Database } from '../../../platform/db.ts';
import type { Env } from '../../../platform/env.ts';
import { openFileStore } from '../../../platform/file-store.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { keysOf } from '../../../platform/keys.ts';
import { openObjectStore } from '../../../platform/object-storage/open-store.ts';
import { Uploads } from '../../../platform/object-storage/uploads.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import { outcomesIn, watched } from '../../../platform/service-outcomes.ts';

export interface Parts {
  readonly env: Env;
  readonly database: Database;
}

export interface Composed extends Parts {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly bus: Pick<Bus, 'publish'>;
}

export async function openUploads(env: Env, { db }: Database): Promise<Uploads> {
  const store = await openObjectStore(env);
  return new Uploads({ db, store, key: keysOf(env.sessionSecret).uploadAddresses });
}

export const pictureCache = (env: Env) => openFileStore(path.join(env.dataDir, 'media-cache'));

/** Forgets what was rendered of a picture that is gone. */
export function forgetPicture(env: Env): (mediaKey: string) => Promise<void> {
  const cache = pictureCache(env);
  return async (mediaKey) => {
    await Promise.all(cachedPictureNames(mediaKey).map((name) => cache.remove(name)));
  };
}

/** What orders use of the parts that come after them. */
export function orderParts({ database, jobs: { enqueue } }: Pick<Composed, 'database' | 'jobs'>) {
  const { db, pool } = database;
  const notify = createNotify({ enqueue });
  return {
    db,
    pool,
    enqueue,
    notify,
    held: heldMoney({ enqueue }),
    endDispute,
    requireWithinLimit,
    orAskOwner: orAskOwner({ db, notify }),
  } satisfies OrderDeps;
}

interface Collecting {
  readonly env: Env;
  readonly db: CollectDeps['db'];
  readonly enqueue: CollectDeps['enqueue'];
}

/** What collects money, by the settings. */
export const collectingParts = ({ env, db, enqueue }: Collecting): CollectDeps => {
  const { mpesa, paystack } = openProviders(env.payments, env);
  const note = outcomesIn(db);
  return {
    db,
    enqueue,
    notify: createNotify({ enqueue }),
    providers: {
      mpesa: mpesa && watched('mpesa', mpesa, note),
      paystack: paystack && watched('paystack', paystack, note),
    },
    settings: env.payments,
  };
};
