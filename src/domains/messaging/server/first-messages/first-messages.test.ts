import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../../app/server/compose/index.ts';
import { openTestServer, type TestServer } from '../../../../app/server/testing/test-server.ts';
import type { Role } from '../../../../shared/roles.ts';
import { buildUser } from '../../../accounts/server/factory.ts';
import { mostToOneStranger } from '../../rules.ts';
import { buildMessage } from '../factory.ts';
import { send } from '../testing.ts';
import { hasUnanswered } from './queries.ts';

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

  it('get at most twenty messages a day of one who writes on and on, also all at once', async () => {
    const [loud, quiet] = [await person('contractor'), await person('supplier')];
    const burst = await Promise.all(Array.from({ length: 60 }, () => send(loud, quiet, 'Habari')));
    expect(burst.filter(({ status }) => status === 201)).toHaveLength(mostToOneStranger);
    const refused = await send(loud, quiet, 'Habari?');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_unanswered',
        message:
          'You have sent 20 messages today without an answer. You can write more once they answer, or tomorrow.',
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    const { db } = server.database;
    await sql`update messages set created_at = created_at - interval '1 day' where sender_id = ${loud.id}
      and seq = (select min(seq) from messages where sender_id = ${loud.id})`.execute(db);
    const nextDay = await Promise.all([1, 2, 3].map(() => send(loud, quiet, 'Tena')));
    expect(nextDay.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect((await send(quiet, loud, 'Karibu')).status).toBe(201);
    expect((await send(loud, quiet, 'Asante')).status).toBe(201);
  });

  it('are more for a verified account', async () => {
    const trader = await person('contractor');
    const { db } = server.database;
    await db.updateTable('users').set({ isVerified: true }).where('id', '=', trader.id).execute();
    for (let i = 0; i < 30; i += 1) await buildMessage(db, { senderId: trader.id });
    expect((await send(trader, await person('supplier'), 'Habari')).status).toBe(201);
  });

  it('are thirty too where all are written to at once', async () => {
    const spammer = await person('contractor');
    const { db } = server.database;
    const strangers = await Promise.all(
      Array.from({ length: 40 }, () => buildUser(db, { role: 'supplier' })),
    );
    const answers = await Promise.all(strangers.map((one) => send(spammer, one, 'Habari')));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('are counted among the conversations of a day, not among all there are', async () => {
    const { db } = server.database;
    const { id: senderId } = await buildUser(db, { role: 'contractor' });
    const createdAt = new Date(Date.now() - 2 * 86_400_000);
    for (let i = 0; i < 60; i += 1) await buildMessage(db, { senderId, createdAt });
    await buildMessage(db, { senderId });
    await db.transaction().execute(async (trx) => {
      // As the planner does it where there are many rows.
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) {
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx);
      }
      const readSoFar = async () =>
        (
          await sql<{ count: number }>`
            select (seq_tup_read + idx_tup_fetch)::integer as count
            from pg_stat_xact_user_tables where relname = 'conversations'`.execute(trx)
        ).rows[0]?.count ?? 0;
      const before = await readSoFar();
      expect(await hasUnanswered(trx, senderId, 1)).toBe(true);
      expect(await hasUnanswered(trx, senderId, 2)).toBe(false);
      expect((await readSoFar()) - before).toBeLessThan(20);
    });
  });
});
