import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import { listen } from '../../platform/object-storage/testing/storage-server.ts';
import {
  type RedisServer,
  redisMissing,
  startRedis,
} from '../../platform/realtime/testing/redis.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/database.ts';
import { eventually } from '../../shared/testing/eventually.ts';
import { registerDomains } from './compose/index.ts';
import { openSockets } from './sockets.ts';
import { openSocket, socketUrl, tokenOf } from './testing/sockets.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

/** Two processes that share nothing but the database, and Redis where it is set. */
interface Two {
  readonly database: TestDatabase;
  readonly servers: readonly [TestServer, TestServer];
  readonly bases: readonly [string, string];
  close(): Promise<void>;
}

async function openTwo(settings: Record<string, string>): Promise<Two> {
  const database = await createTestDatabase();
  const one = () =>
    openTestServer({
      database,
      settings,
      registerRoutes: async (app, deps) => {
        await registerDomains(deps)(app);
        await openSockets(app, deps);
      },
    });
  const servers = [await one(), await one()] as const;
  const bases = [await listen(servers[0].app), await listen(servers[1].app)] as const;
  return {
    database,
    servers,
    bases,
    async close() {
      for (const server of servers) await server.close();
      await database.close();
    },
  };
}

const modes = [
  { name: 'LISTEN and NOTIFY', usesRedis: false },
  { name: 'Redis', usesRedis: true },
];

describe.each(modes)('two processes over $name', ({ usesRedis }) => {
  let redis: RedisServer | null = null;
  let two: Two | null = null;
  beforeAll(async () => {
    if (usesRedis && redisMissing) return;
    if (usesRedis) redis = await startRedis();
    two = await openTwo(redis ? { REDIS_URL: redis.url } : {});
  });
  afterAll(async () => {
    await two?.close();
    await redis?.stop();
  });

  async function pair() {
    if (!two) throw new Error(redisMissing ?? 'The servers did not start');
    const { servers, bases, database } = two;
    const [amina, juma] = [await buildUser(database.db), await buildUser(database.db)];
    const [her, him] = [await servers[0].signedIn(amina.id), await servers[1].signedIn(juma.id)];
    const [hers, his] = [await openSocket(bases[0], her), await openSocket(bases[1], him)];
    return { two, amina, juma, her, him, hers, his };
  }

  it('deliver to each other, long ones whole, and read and typing too', async ({ skip }) => {
    if (usesRedis && redisMissing) return skip(redisMissing);
    const { amina, juma, her, hers, his } = await pair();
    const content = '“Mabati” 😀 '.repeat(800).trim();
    const { body } = await her.post('/api/messages', { receiverId: juma.id, content });
    expect((await his.frame('new_message')).message).toEqual(body);
    expect((await hers.frame('message_sent')).message).toEqual(body);
    his.send({ type: 'typing', receiverId: amina.id });
    await hers.frame('user_typing');
    his.send({ type: 'read', userId: amina.id });
    await hers.frame('messages_read');
    for (const socket of [hers, his]) socket.close();
  });

  it('take a token that the other gave, and only one of them', async ({ skip }) => {
    if (usesRedis && redisMissing) return skip(redisMissing);
    const { two, her, hers, his } = await pair();
    const token = await tokenOf(her);
    const outcomes = await Promise.allSettled([
      refusalOrOpen(socketUrl(two.bases[0], token)),
      refusalOrOpen(socketUrl(two.bases[1], token)),
    ]);
    expect(outcomes.map((one) => one.status === 'fulfilled' && one.value).sort()).toEqual([
      401,
      'open',
    ]);
    for (const socket of [hers, his]) socket.close();
  });

  it('keep the order of one conversation', async ({ skip }) => {
    if (usesRedis && redisMissing) return skip(redisMissing);
    const { amina, juma, her, him, hers, his } = await pair();
    // Who was never answered may not write so much.
    await him.post('/api/messages', { receiverId: amina.id, content: 'Karibu' });
    for (let i = 0; i < 30; i += 1) {
      await her.post('/api/messages', { receiverId: juma.id, content: String(i) });
    }
    await his.frame(
      'new_message',
      ({ message }) => (message as { content: string }).content === '29',
    );
    const seqs = his.frames
      .filter(({ type }) => type === 'new_message')
      .map(({ message }) => (message as { seq: number }).seq);
    expect(seqs).toHaveLength(30);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    for (const socket of [hers, his]) socket.close();
  });

  it('greet their sockets anew after a gap, and calls work without the carrier', async ({
    skip,
  }) => {
    if (usesRedis && redisMissing) return skip(redisMissing);
    const { two, juma, her, hers, his } = await pair();
    if (redis) await redis.stop();
    else await cutListeners(two.database);
    const sent = await her.post('/api/messages', { receiverId: juma.id, content: 'in the gap' });
    expect(sent.status).toBe(201);
    await redis?.start();
    const greetings = () => his.types().filter((type) => type === 'connected').length;
    await eventually(() => expect(greetings()).toBeGreaterThan(1));
    await eventually(async () => {
      await her.post('/api/messages', { receiverId: juma.id, content: 'after it' });
      expect(his.types()).toContain('new_message');
    });
    for (const socket of [hers, his]) socket.close();
  }, 60_000);
});

async function cutListeners(database: TestDatabase): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'jengasoko-listen' and datname = current_database()`,
  );
}

async function refusalOrOpen(url: string): Promise<number | 'open'> {
  const { WebSocket } = await import('ws');
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
  });
}
