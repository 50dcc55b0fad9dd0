import type { FastifyInstance } from 'fastify';
import {
  LanguageModel,
  openEndpoint,
  readItems,
} from '../../../domains/assistant/server/public.ts';
import { assistantRoutes } from '../../../domains/assistant/server/routes.ts';
import { isSeenByBoth } from '../../../domains/catalogue/server/public.ts';
import { creditRoutes } from '../../../domains/credit/server/routes.ts';
import { deliveryRoutes } from '../../../domains/deliveries/server/routes.ts';
import { reportReview } from '../../../domains/messaging/server/public.ts';
import { messagingRoutes } from '../../../domains/messaging/server/routes.ts';
import { createTellLater } from '../../../domains/notifications/server/public.ts';
import { notificationsRoutes } from '../../../domains/notifications/server/routes.ts';
import { documentRoutes } from '../../../domains/orders/server/documents/routes.ts';
import { etimsRoutes } from '../../../domains/orders/server/etims/routes.ts';
import { orderRoutes } from '../../../domains/orders/server/routes.ts';
import { statementRoutes } from '../../../domains/orders/server/statements/routes.ts';
import { callbackSecretOf } from '../../../domains/payments/server/providers/open-providers.ts';
import { creditedMoney } from '../../../domains/payments/server/public.ts';
import { paymentRoutes } from '../../../domains/payments/server/routes.ts';
import { paymentWebhooks } from '../../../domains/payments/server/webhooks.ts';
import { projectRoutes } from '../../../domains/projects/server/routes.ts';
import { comparisonRoutes } from '../../../domains/quotations/server/comparison/routes.ts';
import { priceListRoutes } from '../../../domains/quotations/server/price-list/routes.ts';
import { quotationRoutes } from '../../../domains/quotations/server/routes.ts';
import { reviewRoutes } from '../../../domains/reviews/server/routes.ts';
import { createRfq, selectSharedRfqs } from '../../../domains/rfqs/server/public.ts';
import { rfqRoutes } from '../../../domains/rfqs/server/routes.ts';
import { teamRoutes } from '../../../domains/teams/server/routes.ts';
import type { Database } from '../../../platform/db.ts';
import type { Env } from '../../../platform/env.ts';
import { keysOf } from '../../../platform/keys.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import { realtimeRoutes } from '../../../platform/realtime/routes.ts';
import { tokensOf } from '../sockets.ts';
import { carryOut } from './carry-out.ts';
import { type Composed, collectingParts, forgetPicture, orderParts } from './parts.ts';

/** What buyers and suppliers agree on, and what they tell each other. */
export async function registerTrade(
  app: FastifyInstance,
  composed: Composed,
  uploads: Uploads,
): Promise<void> {
  const { env, database, bus } = composed;
  const orders = orderParts(composed);
  const { db, pool, enqueue, notify, held } = orders;
  const rfqs = { pool, db, enqueue, readLines: (text: string) => readItems(db, text) };
  await app.register(rfqRoutes(rfqs));
  await app.register(quotationRoutes({ db, uploads, notify, enqueue }));
  await app.register(comparisonRoutes({ db }));
  await app.register(priceListRoutes({ pool, db }));
  await app.register(etimsRoutes({ db, notify }));
  await app.register(orderRoutes(orders));
  await app.register(documentRoutes({ db }));
  await app.register(statementRoutes({ db }));
  const collecting = collectingParts({ env, db, enqueue });
  await app.register(paymentRoutes(collecting));
  const callbackSecret = callbackSecretOf(env.payments, env);
  await app.register(paymentWebhooks({ ...collecting, callbackSecret }));
  await app.register(projectRoutes({ db }));
  const linkKey = keysOf(env.sessionSecret).invitationLinks;
  await app.register(teamRoutes({ db, enqueue, linkKey, notify, carryOut: carryOut(orders) }));
  await app.register(creditRoutes({ db, notify }));
  await app.register(
    reviewRoutes({
      pool,
      db,
      uploads,
      forgetPicture: forgetPicture(env),
      notify,
      reportReview: (report) => reportReview(pool, report),
    }),
  );
  await app.register(
    deliveryRoutes({
      db,
      enqueue,
      notify,
      uploads,
      linkKey: keysOf(env.sessionSecret).driverLinks,
      held,
      credit: creditedMoney({ enqueue }),
    }),
  );
  const tellLater = createTellLater({ enqueue });
  const subjects = { sharedRfqs: selectSharedRfqs, sharesProduct: isSeenByBoth };
  await app.register(
    messagingRoutes({ pool, db, uploads, ...subjects, publish: bus.publish, tellLater }),
  );
  await app.register(realtimeRoutes({ tokens: tokensOf(env, database) }));
  await app.register(notificationsRoutes({ pool }));
  await app.register(
    assistantRoutes({
      db,
      sendRfq: (actor, request, origin) => createRfq(rfqs, actor, request, origin),
      model: languageModel(env, database, app.log),
    }),
  );
}

/** The language model that the assistant may use, where one is set up. */
function languageModel(
  { languageModel: settings }: Env,
  { db }: Database,
  log: Pick<FastifyInstance['log'], 'warn'>,
): LanguageModel | null {
  if (!settings) return null;
  return new LanguageModel({
    db,
    endpoint: openEndpoint(settings),
    noteFailure: (reason) => log.warn({ reason }, 'the language model was of no use'),
  });
}
