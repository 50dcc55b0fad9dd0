import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type DrawingView, renderDrawing } from '../../../db/seed/illustrations/index.ts';
import { type AccountsJobDeps, handleAccountsJobs } from '../../domains/accounts/server/jobs.ts';
import { paymentDetailsRoutes } from '../../domains/accounts/server/payment-details/payment-details-routes.ts';
import { accountsRoutes } from '../../domains/accounts/server/routes.ts';
import { verificationRoutes } from '../../domains/accounts/server/verification/verification-routes.ts';
import { adminRoutes } from '../../domains/admin/server/routes.ts';
import { handleAssistantJobs } from '../../domains/assistant/server/jobs.ts';
import { LanguageModel, openEndpoint, readItems } from '../../domains/assistant/server/public.ts';
import { assistantRoutes } from '../../domains/assistant/server/routes.ts';
import { handleCartJobs } from '../../domains/cart/server/jobs.ts';
import { cartRoutes } from '../../domains/cart/server/routes.ts';
import { favouriteRoutes } from '../../domains/catalogue/server/favourites/routes.ts';
import { mediaRoutes } from '../../domains/catalogue/server/media-routes.ts';
import {
  cachedPictureNames,
  catalogueRoutes,
  isSeenByBoth,
  selectListedCategories,
  selectListedSuppliers,
  selectProductSlugs,
  selectSupplierFigures,
} from '../../domains/catalogue/server/public.ts';
import { trafficRoutes } from '../../domains/catalogue/server/traffic/routes.ts';
import { handleCreditJobs } from '../../domains/credit/server/jobs.ts';
import { creditRoutes } from '../../domains/credit/server/routes.ts';
import { handleDeliveryJobs } from '../../domains/deliveries/server/jobs.ts';
import { deliveryRoutes } from '../../domains/deliveries/server/routes.ts';
import { materialsRoutes } from '../../domains/materials/server/routes.ts';
import { handleMessagingJobs } from '../../domains/messaging/server/jobs.ts';
import {
  haveBothWritten,
  reportReview,
  returnUnnotified,
  secondsSinceMessagesNotified,
  takeUnnotified,
} from '../../domains/messaging/server/public.ts';
import { messagingRoutes } from '../../domains/messaging/server/routes.ts';
import { handleNotificationsJobs } from '../../domains/notifications/server/jobs.ts';
import { createNotify, createTellLater } from '../../domains/notifications/server/public.ts';
import { notificationsRoutes } from '../../domains/notifications/server/routes.ts';
import { documentRoutes } from '../../domains/orders/server/documents/routes.ts';
import { etimsRoutes } from '../../domains/orders/server/etims/routes.ts';
import { handleOrderJobs } from '../../domains/orders/server/jobs.ts';
import { selectSalesMonths } from '../../domains/orders/server/public.ts';
import { orderRoutes } from '../../domains/orders/server/routes.ts';
import { statementRoutes } from '../../domains/orders/server/statements/routes.ts';
import type { CollectDeps } from '../../domains/payments/server/deps.ts';
import { handlePaymentJobs } from '../../domains/payments/server/jobs.ts';
import {
  callbackSecretOf,
  openProviders,
} from '../../domains/payments/server/providers/open-providers.ts';
import { creditedMoney, heldMoney } from '../../domains/payments/server/public.ts';
import { paymentRoutes } from '../../domains/payments/server/routes.ts';
import { paymentWebhooks } from '../../domains/payments/server/webhooks.ts';
import { comparisonRoutes } from '../../domains/quotations/server/comparison/routes.ts';
import { handleEnding } from '../../domains/quotations/server/ending/jobs.ts';
import { priceListRoutes } from '../../domains/quotations/server/price-list/routes.ts';
import { rescore, selectQuotationMonths } from '../../domains/quotations/server/public.ts';
import { quotationRoutes } from '../../domains/quotations/server/routes.ts';
import { handleScoring } from '../../domains/quotations/server/scoring/jobs.ts';
import { reviewRoutes } from '../../domains/reviews/server/routes.ts';
import { handleRfqJobs } from '../../domains/rfqs/server/jobs.ts';
import { countOpenRfqs, createRfq, selectSharedRfqs } from '../../domains/rfqs/server/public.ts';
import { rfqRoutes } from '../../domains/rfqs/server/routes.ts';
import type { Trade } from '../../domains/selling/server/deps.ts';
import { importRoutes } from '../../domains/selling/server/imports/routes.ts';
import { handleSellingJobs } from '../../domains/selling/server/jobs.ts';
import { sellingRoutes } from '../../domains/selling/server/routes.ts';
import { handleSiteJobs } from '../../domains/site/server/jobs.ts';
import { siteRoutes } from '../../domains/site/server/routes.ts';
import type { Database } from '../../platform/db.ts';
import type { Env } from '../../platform/env.ts';
import { openFileStore } from '../../platform/file-store.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { keysOf } from '../../platform/keys.ts';
import type { Log } from '../../platform/log.ts';
import { cleanUnclaimedUploads } from '../../platform/object-storage/clean.ts';
import { cleanUploadsDaily } from '../../platform/object-storage/job-definitions.ts';
import { openObjectStore } from '../../platform/object-storage/open-store.ts';
import { objectStorageRoutes } from '../../platform/object-storage/routes.ts';
import { Uploads } from '../../platform/object-storage/uploads.ts';
import type { Bus } from '../../platform/realtime/bus.ts';
import { realtimeRoutes } from '../../platform/realtime/routes.ts';
import { secretBox } from '../../platform/secret-box.ts';
import { tellDemoStory } from './demo-story/index.ts';
import { addOutboxPage } from './http/outbox-page.ts';
import { personalData } from './personal-data.ts';
import { outboxIsShown, type Senders } from './senders.ts';
import { tokensOf } from './sockets.ts';

interface Parts {
  readonly env: Env;
  readonly database: Database;
}

interface Composed extends Parts {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly bus: Pick<Bus, 'publish'>;
}

/** Registers every domain's routes and the ports between them. The one place that knows all domains. */
export function registerDomains(parts: Composed) {
  const { env, database } = parts;
  return async (app: FastifyInstance): Promise<void> => {
    const uploads = await openUploads(env, database);
    await app.register(objectStorageRoutes({ uploads }));
    await registerShop(app, parts, uploads);
    await registerTrade(app, parts, uploads);
    await registerAround(app, parts);
    if (outboxIsShown(env)) addOutboxPage(app, database.pool);
  };
}

/** People, and what they list and collect. */
async function registerShop(
  app: FastifyInstance,
  { env, database, jobs: { enqueue } }: Composed,
  uploads: Uploads,
): Promise<void> {
  const { db, pool } = database;
  const keys = keysOf(env.sessionSecret);
  await app.register(
    accountsRoutes({
      pool,
      db,
      demo: env.demo,
      rateLimitScale: env.rateLimitScale,
      codeKey: keys.accountCodes,
      attemptKey: keys.attempts,
      enqueue,
      haveBothWritten: (userId, otherId) => haveBothWritten(pool, userId, otherId),
      supplierFigures: (supplierId) => selectSupplierFigures(pool, supplierId),
      secrets: secretBox(keys.twoStep),
      avatars: { uploads, forgetPicture: forgetPicture(env) },
      personalData,
    }),
  );
  const notify = createNotify({ enqueue });
  await app.register(
    paymentDetailsRoutes({
      pool,
      db,
      attemptKey: keys.attempts,
      secrets: secretBox(keys.twoStep),
      enqueue,
      notify,
    }),
  );
  await app.register(verificationRoutes({ db, uploads, enqueue, notify }));
  await app.register(catalogueRoutes({ pool, db }));
  await app.register(importRoutes({ pool, db, enqueue, publicUrl: env.publicUrl }));
  await app.register(trafficRoutes({ pool }));
  await app.register(sellingRoutes({ pool, db, uploads, trade: tradeIn(database) }));
  const { readPublic: readUpload } = uploads;
  const cache = pictureCache(env);
  await app.register(mediaRoutes({ pool, renderIllustration, cache, readUpload }));
  await app.register(favouriteRoutes({ pool, db }));
  await app.register(cartRoutes({ db, pool }));
}

/** What buyers and suppliers agree on, and what they tell each other. */
async function registerTrade(
  app: FastifyInstance,
  { env, database, jobs: { enqueue }, bus: { publish } }: Composed,
  uploads: Uploads,
): Promise<void> {
  const { db, pool } = database;
  const rfqs = { pool, db, enqueue, readLines: (text: string) => readItems(db, text) };
  await app.register(rfqRoutes(rfqs));
  const notify = createNotify({ enqueue });
  await app.register(quotationRoutes({ db, uploads, notify, enqueue }));
  await app.register(comparisonRoutes({ db }));
  await app.register(priceListRoutes({ pool, db }));
  await app.register(etimsRoutes({ db, pool, enqueue, notify }));
  await app.register(orderRoutes({ db, pool, enqueue, notify, held: heldMoney({ enqueue }) }));
  await app.register(documentRoutes({ db }));
  await app.register(statementRoutes({ db }));
  const collecting = collectingParts({ env, db, enqueue });
  await app.register(paymentRoutes(collecting));
  const callbackSecret = callbackSecretOf(env.payments, env);
  await app.register(paymentWebhooks({ ...collecting, callbackSecret }));
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
      linkDays: env.driverLinkDays,
      held: heldMoney({ enqueue }),
      credit: creditedMoney({ enqueue }),
    }),
  );
  const tellLater = createTellLater({ enqueue });
  const subjects = { sharedRfqs: selectSharedRfqs, sharesProduct: isSeenByBoth };
  await app.register(messagingRoutes({ pool, db, uploads, ...subjects, publish, tellLater }));
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

/** The marketplace itself: who looks after it, and what it says of itself. */
async function registerAround(
  app: FastifyInstance,
  { env, database, jobs: { enqueue } }: Composed,
): Promise<void> {
  const { db, pool } = database;
  await app.register(adminRoutes({ db, notify: createNotify({ enqueue }) }));
  await app.register(materialsRoutes({ db }));
  await app.register(
    siteRoutes({
      db,
      enqueue,
      publicUrl: env.publicUrl,
      listCategorySlugs: () => selectListedCategories(pool),
      listProductSlugs: (afterId, limit) => selectProductSlugs(pool, afterId, limit),
      listSuppliers: () => selectListedSuppliers(pool),
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
    limits: settings,
    noteFailure: (reason) => log.warn({ reason }, 'the language model was of no use'),
  });
}

interface Collecting {
  readonly env: Env;
  readonly db: CollectDeps['db'];
  readonly enqueue: CollectDeps['enqueue'];
}

/** What collects money, by the settings. */
const collectingParts = ({ env, db, enqueue }: Collecting): CollectDeps => ({
  db,
  enqueue,
  notify: createNotify({ enqueue }),
  providers: openProviders(env.payments, env),
  settings: env.payments,
});

/** Lets the demo's people do some procurement, where they have not yet. */
export async function tellStory({
  env,
  database,
  jobs: { enqueue },
  bus,
}: Parts & { jobs: Pick<Jobs, 'enqueue'>; bus: Pick<Bus, 'publish'> }): Promise<void> {
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
    linkDays: env.driverLinkDays,
    held: heldMoney({ enqueue }),
    credit: creditedMoney({ enqueue }),
    forgetPicture: forgetPicture(env),
    reportReview: (report) => reportReview(database.pool, report),
  });
}

async function openUploads(env: Env, { db }: Database): Promise<Uploads> {
  const store = await openObjectStore(env);
  return new Uploads({ db, store, key: keysOf(env.sessionSecret).uploadAddresses });
}

/** What a supplier's dashboard says of RFQs, quotations and orders. */
const tradeIn = ({ db }: Database): Trade => ({
  openRfqs: (supplierId) => countOpenRfqs(db, supplierId),
  quotations: (supplierId, months) => selectQuotationMonths(db, supplierId, months),
  sales: (supplierId, months) => selectSalesMonths(db, supplierId, months),
});
/** Says how every domain's jobs are done, in a process that does them. */
export function handleJobs(
  jobs: Jobs,
  { env, database, bus, log, mail, sms }: Parts & Senders & { bus: Pick<Bus, 'publish'>; log: Log },
): void {
  const accounts: AccountsJobDeps = {
    db: database.db,
    mail,
    sms,
    demo: env.demo,
    publicUrl: env.publicUrl,
    codeKey: keysOf(env.sessionSecret).accountCodes,
    personalData,
  };
  handleAccountsJobs(jobs, accounts);
  handleAssistantJobs(jobs, database);
  handleCartJobs(jobs, database);
  handleSellingJobs(jobs, database);
  handleMessagingJobs(jobs, { db: database.db, log });
  handleNotificationsJobs(jobs, {
    db: database.db,
    publish: bus.publish,
    messages: {
      take: (userId) => takeUnnotified(database.db, userId),
      giveBack: (userId, peerIds) => returnUnnotified(database.db, userId, peerIds),
      secondsSinceNotified: (userId) => secondsSinceMessagesNotified(database.db, userId),
    },
    mail,
    sms,
    demo: env.demo,
    publicUrl: env.publicUrl,
  });
  const notify = createNotify({ enqueue: jobs.enqueue });
  const { db } = database;
  handleRfqJobs(jobs, { db, notify, enqueue: jobs.enqueue, rescore: rescore(jobs.enqueue) });
  handleScoring(jobs, { db, enqueue: jobs.enqueue });
  handleEnding(jobs, { db, notify });
  const held = heldMoney({ enqueue: jobs.enqueue });
  handleOrderJobs(jobs, { db, notify, held, completionDays: env.orderCompletionDays });
  handleCreditJobs(jobs, { db, notify });
  handleDeliveryJobs(jobs, {
    db,
    sms,
    publicUrl: env.publicUrl,
    linkKey: keysOf(env.sessionSecret).driverLinks,
  });
  handlePaymentJobs(jobs, collectingParts({ env, db, enqueue: jobs.enqueue }));
  handleSiteJobs(jobs, { db, mail });
  jobs.handle(cleanUploadsDaily, async () => {
    const store = await openObjectStore(env);
    const yesterday = new Date(Date.now() - 86_400_000);
    await cleanUnclaimedUploads(database.db, store, yesterday, forgetPicture(env));
  });
}

const pictureCache = (env: Env) => openFileStore(path.join(env.dataDir, 'media-cache'));

/** Forgets what was rendered of a picture that is gone. */
function forgetPicture(env: Env): (mediaKey: string) => Promise<void> {
  const cache = pictureCache(env);
  return async (mediaKey) => {
    await Promise.all(cachedPictureNames(mediaKey).map((name) => cache.remove(name)));
  };
}

interface IllustrationSpec {
  readonly drawing: string;
  readonly params: Record<string, string | number>;
  readonly view?: DrawingView;
}

/** media.spec is written by the seed alone, from the same drawings. */
function renderIllustration(spec: unknown): string {
  const { drawing, params, view } = spec as IllustrationSpec;
  return renderDrawing({ drawing, params }, view);
}
