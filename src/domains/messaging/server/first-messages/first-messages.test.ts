import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { Role } from '../../../../shared/roles.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { buildMessage } from '../factory.ts';
import { send } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
});
afterAll(() => server.close());

async function person(role: Role) {
  const { id } = await buildUser(server.database.db, { role });
  return Object.assign(await server.signedIn(id), { id });
}

describe('strangers', () => {
  it('are at most thirty a day while none of them answers; who is known is written to all the same', async () => {
    const spammer = await person('contractor');
    const first = await person('supplier');
    expect((await send(spammer, first, 'Habari')).status).toBe(201);
    const { db } = server.database;
    for (let i = 1; i < 30; i += 1) await buildMessage(db, { senderId: spammer.id });
    const next = await person('supplier');
    const refused = await send(spammer, next, 'Habari');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too_many_strangers' });
    expect((await send(spammer, first, 'Tena')).status).toBe(201);
    expect((await send(next, spammer, 'Naam?')).status).toBe(201);
    expect((await send(spammer, next, 'Habari')).status).toBe(201);
    expect((await send(first, spammer, 'Karibu')).status).toBe(201);
    expect((await send(spammer, await person('supplier'), 'Habari')).status).toBe(201);
  });

  it('are more for a verified account', async () => {
    const trader = await person('contractor');
    const { db } = server.database;
    await db.updateTable('users').set({ isVerified: true }).where('id', '=', trader.id).execute();
    for (let i = 0; i < 30; i += 1) await buildMessage(db, { senderId: trader.id });
    expect((await send(trader, await person('supplier'), 'Habari')).status).toBe(201);
  });
});
