import { readItems } from '../../../domains/assistant/server/public.ts';
import { isSeenByBoth } from '../../../domains/catalogue/server/public.ts';
import { reportReview } from '../../../domains/messaging/server/public.ts';
import { createTellLater } from '../../../domains/notifications/server/public.ts';
import { creditedMoney } from '../../../domains/payments/server/public.ts';
import { selectSharedRfqs } from '../../../domains/rfqs/server/public.ts';
import { keysOf } from '../../../platform/keys.ts';
import { tellDemoStory } from '../demo-story/index.ts';
import { type Composed, forgetPicture, openUploads, orderParts } from './parts.ts';

/** Lets the demo's people do some procurement, where they have not yet. */
export async function tellStory(composed: Composed): Promise<void> {
  const { env, database, bus } = composed;
  const orders = orderParts(composed);
  const { db, pool, enqueue } = orders;
  await tellDemoStory({
    ...orders,
    uploads: await openUploads(env, database),
    readLines: (text) => readItems(db, text),
    sharedRfqs: selectSharedRfqs,
    sharesProduct: isSeenByBoth,
    publish: bus.publish,
    tellLater: createTellLater({ enqueue }),
    linkKey: keysOf(env.sessionSecret).driverLinks,
    credit: creditedMoney({ enqueue }),
    forgetPicture: forgetPicture(env),
    reportReview: (report) => reportReview(pool, report),
  });
}
