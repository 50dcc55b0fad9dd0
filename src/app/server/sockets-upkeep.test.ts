import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { openLog } from '../../platform/log.ts';
import { listen } from '../../platform/object-storage/testing/storage-server.ts';
import { addGateway } from '../../platform/realtime/gateway.ts';
import { realtimeRoutes } from '../../platform/realtime/routes.ts';
import { socketTokens } from '../../platform/realtime/tokens.ts';
import { openSocket, socketUrl, TestSocket, tokenOf } from './testing/sockets.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { env, database, bus }) => {
      const tokens = socketTokens(database.pool, Buffer.from('key'));
      await app.register(realtimeRoutes({ tokens }));
      await addGateway(app, {
        pool: database.pool,
        bus,
        tokens,
        handlers: {},
        isOwnOrigin: () => true,
        sidOf: () => null,
        log: openLog(env),
        times: { pingMs: 80, silentMs: 400, sessionsMs: 60_000 },
      });
    },
  });
  base = await listen(server.app);
});

it('who does not answer pings is reaped, who does stays; at the end of the process all are told', async () => {
  const visitor = await server.signedIn((await buildUser(server.database.db)).id);
  const alive = await openSocket(base, visitor);
  const dead = new TestSocket(socketUrl(base, await tokenOf(visitor)), { autoPong: false });
  expect(await dead.closed()).toBe(1006);
  await alive.settled();
  const closed = alive.closed();
  await server.app.close();
  expect(await closed).toBe(1001);
});
afterAll(() => server.close());
