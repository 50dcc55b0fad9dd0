import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { registerDomains } from './compose/index.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
const calls: { method: string; url: string }[] = [];
/** Where queries let every admin read: their routes let none in without the second step. */
const trade = /^\/api\/(?:orders|quotations|statements|payments|deliveries|disputes|returns)\b/;
const ofTrade: typeof calls = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, deps) => {
      app.addHook('onRoute', ({ method, url, config }) => {
        const call = { method: String(method), url: url.replace(/:\w+/g, randomUUID()) };
        if (trade.test(url) && config?.access !== 'public') ofTrade.push(call);
        const isAdmins = config?.staff ?? (config?.access?.includes('admin') || null);
        if (isAdmins === null || method === 'HEAD') return;
        calls.push(call);
      });
      await registerDomains(deps)(app);
    },
  });
});
afterAll(() => server.close());

it('every call of an admin waits for two-step sign-in', async () => {
  const { id } = await buildUser(server.database.db, { role: 'admin' });
  const admin = await server.signedIn(id);
  expect(calls.length).toBeGreaterThan(60);
  for (const { method, url } of calls) {
    const { status, body } = await admin.send<{ code: string }>({ method: method as 'GET', url });
    expect([method, url, status, body?.code]).toEqual([method, url, 403, 'two_step_required']);
  }
});

it('and none of orders and quotations answers before it', async () => {
  const { id } = await buildUser(server.database.db, { role: 'admin' });
  const admin = await server.signedIn(id);
  expect(ofTrade.length).toBeGreaterThan(60);
  for (const { method, url } of ofTrade) {
    const { status } = await admin.send({ method: method as 'GET', url });
    expect([method, url, status]).toEqual([method, url, 403]);
  }
});
