import { buildAdmin } from '../../../domains/accounts/server/factory.ts';
import { buildOrder } from '../../../domains/payments/server/factory.ts';
import { signedInBoth } from '../../../domains/payments/server/testing.ts';
import type { TestServer } from './test-server.ts';

/** Orders with both sides signed in, and admins, on a test's server. */
export const paymentScenes = (server: () => TestServer) => ({
  db: () => server().database.db,
  scene: async (fields: Parameters<typeof buildOrder>[1] = {}) =>
    signedInBoth(server(), await buildOrder(server().database.db, fields)),
  async anAdmin() {
    const admin = await buildAdmin(server().database.db);
    return { admin, visitor: await server().signedIn(admin.id) };
  },
});
