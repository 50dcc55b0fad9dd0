import { readItems } from '../../../domains/assistant/server/public.ts';
import { isSeenByBoth } from '../../../domains/catalogue/server/public.ts';
import { reportReview } from '../../../domains/messaging/server/public.ts';
import { createNotify, createTellLater } from '../../../domains/notifications/server/public.ts';
import { creditedMoney, heldMoney } from '../../../domains/payments/server/public.ts';
import { selectSharedRfqs } from '../../../domains/rfqs/server/public.ts';
import { keysOf } from '../../../platform/keys.ts';
import { tellDemoStory } from '../demo-story/index.ts';
import { type Composed, forgetPicture, openUploads } from './parts.ts';

/** Lets the demo's people do some procurement, where they have not yet. */
export async function tellStory({
  env,
  database,
  jobs: { enqueue },
  bus,
}: Composed): Promise<void> {
  const uploads = await openUploads(env, database);
  const { db } = database;
  await tellDemoStory({
    ...database,
    uploads,
    enqueue,
    notify: createNotify({ enqueue }),
    readLines: (text) => readItems(db, text),
    sharedRfqs: selectSharedRfqs,
    sharesProduct: isSeenByBoth,
    publish: bus.publish,
    tellLater: createTellLater({ enqueue }),
    linkKey: keysOf(env.sessionSecret).driverLinks,
    held: heldMoney({ enqueue }),
    credit: creditedMoney({ enqueue }),
    forgetPicture: forgetPicture(env),
    reportReview: (report) => reportReview(database.pool, report),
  });
}
