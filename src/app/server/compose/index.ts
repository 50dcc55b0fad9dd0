import type { FastifyInstance } from 'fastify';
import { objectStorageRoutes } from '../../../platform/object-storage/routes.ts';
import { addOutboxPage } from '../http/outbox-page.ts';
import { outboxIsShown } from '../senders.ts';
import { registerAround } from './around.ts';
import { type Composed, openUploads } from './parts.ts';
import { registerShop } from './shop.ts';
import { registerTrade } from './trade.ts';

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
