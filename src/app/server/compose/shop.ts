import type { FastifyInstance } from 'fastify';
import { type DrawingView, renderDrawing } from '../../../../db/seed/illustrations/index.ts';
import { paymentDetailsRoutes } from '../../../domains/accounts/server/payment-details/payment-details-routes.ts';
import { accountsRoutes } from '../../../domains/accounts/server/routes.ts';
import { verificationRoutes } from '../../../domains/accounts/server/verification/verification-routes.ts';
import { redactSearch } from '../../../domains/assistant/server/public.ts';
import { cartRoutes } from '../../../domains/cart/server/routes.ts';
import { categoryAdminRoutes } from '../../../domains/catalogue/server/categories/routes.ts';
import { duplicateRoutes } from '../../../domains/catalogue/server/duplicates/routes.ts';
import { favouriteRoutes } from '../../../domains/catalogue/server/favourites/routes.ts';
import { mediaRoutes } from '../../../domains/catalogue/server/media-routes.ts';
import {
  catalogueRoutes,
  selectSupplierFigures,
} from '../../../domains/catalogue/server/public.ts';
import { trafficRoutes } from '../../../domains/catalogue/server/traffic/routes.ts';
import { noteGap } from '../../../domains/materials/server/public.ts';
import { haveBothWritten } from '../../../domains/messaging/server/public.ts';
import { createNotify } from '../../../domains/notifications/server/public.ts';
import { selectSalesMonths } from '../../../domains/orders/server/public.ts';
import { selectQuotationMonths } from '../../../domains/quotations/server/public.ts';
import { countOpenRfqs } from '../../../domains/rfqs/server/public.ts';
import type { Trade } from '../../../domains/selling/server/deps.ts';
import { importRoutes } from '../../../domains/selling/server/imports/routes.ts';
import { sellingRoutes } from '../../../domains/selling/server/routes.ts';
import type { Database } from '../../../platform/db.ts';
import { keysOf } from '../../../platform/keys.ts';
import type { Uploads } from '../../../platform/object-storage/uploads.ts';
import { secretBox } from '../../../platform/secret-box.ts';
import { memberCalls } from '../http/member-calls.ts';
import { personalData } from '../personal-data.ts';
import { type Composed, forgetPicture, pictureCache } from './parts.ts';

/** People, and what they list and collect. */
export async function registerShop(
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
      memberCalls: ({ role }) => [...memberCalls[role]],
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
  await app.register(catalogueRoutes({ pool, db, noteNothingFound: nothingFound(app, database) }));
  await app.register(categoryAdminRoutes({ db, enqueue }));
  await app.register(duplicateRoutes({ db }));
  await app.register(importRoutes({ pool, db, enqueue, publicUrl: env.publicUrl }));
  await app.register(trafficRoutes({ pool }));
  await app.register(sellingRoutes({ pool, db, uploads, trade: tradeIn(database) }));
  const { readPublic: readUpload } = uploads;
  const cache = pictureCache(env);
  await app.register(mediaRoutes({ pool, renderIllustration, cache, readUpload }));
  await app.register(favouriteRoutes({ pool, db }));
  await app.register(cartRoutes({ db, pool }));
}

/** Takes down searches that found nothing, without whatever tells of a person; nobody waits for it. */
const nothingFound =
  ({ log }: FastifyInstance, { db }: Database) =>
  (text: string): void => {
    redactSearch(db, text)
      .then((redacted) => noteGap(db, 'search', redacted))
      .catch((err: unknown) => log.warn({ err }, 'a search that found nothing was not counted'));
  };

/** What a supplier's dashboard says of RFQs, quotations and orders. */
const tradeIn = ({ db }: Database): Trade => ({
  openRfqs: (supplierId) => countOpenRfqs(db, supplierId),
  quotations: (supplierId, months) => selectQuotationMonths(db, supplierId, months),
  sales: (supplierId, months) => selectSalesMonths(db, supplierId, months),
});

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
