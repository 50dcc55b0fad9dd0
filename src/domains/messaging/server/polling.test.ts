import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildMessage, noFiles, noSubjects } from './factory.ts';
import { countUnread } from './queries.ts';
import { messagingRoutes } from './routes.ts';
import { listConversations, listLatest } from './service.ts';

let server: TestServer;
let buyer: { readonly id: string; readonly visitor: Visitor };
let seller: typeof buyer;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, { database, bus }) => {
      await app.register(
        messagingRoutes({
          ...database,
          uploads: noFiles,
          ...noSubjects,
          publish: bus.publish,
          tellLater: async () => undefined,
        }),
      );
    },
  });
});
beforeEach(async () => {
  [buyer, seller] = [await signedIn('contractor'), await signedIn('supplier')];
});
afterAll(() => server.close());

async function signedIn(role: 'contractor' | 'supplier') {
  const { id } = await buildUser(server.database.db, { role });
  return { id, visitor: await server.signedIn(id) };
}

describe('polling', () => {
  const write = (from: { id: string }, to: { id: string }) =>
    buildMessage(server.database.db, { senderId: from.id, receiverId: to.id });
  const paths = () => [
    '/api/conversations',
    '/api/messages',
    '/api/messages/unread-count',
    `/api/messages/${seller.id}`,
  ];
  const poll = async (path: string, tag: unknown) =>
    (await buyer.visitor.get(path, { 'if-none-match': String(tag) })).status;
  const tags = () =>
    Promise.all(paths().map(async (path) => (await buyer.visitor.get(path)).headers.etag));
  const statuses = async (known: readonly unknown[]) =>
    Promise.all(paths().map((path, index) => poll(path, known[index])));

  it('is answered with 304 while nothing changed', async () => {
    await write(seller, buyer);
    const known = await tags();
    expect(await statuses(known)).toEqual([304, 304, 304, 304]);
    await buildMessage(server.database.db, { receiverId: seller.id });
    expect(await statuses(known)).toEqual([304, 304, 304, 304]);
  });

  it('notices a new message', async () => {
    const known = await tags();
    await write(seller, buyer);
    expect(await statuses(known)).toEqual([200, 200, 200, 200]);
  });

  it('notices that a message was read, on both sides', async () => {
    await write(seller, buyer);
    await write(buyer, seller);
    const known = await tags();
    await seller.visitor.post(`/api/messages/${buyer.id}/read`);
    expect(await poll(`/api/messages/${seller.id}`, known[3])).toBe(200);
    const afterTheirs = await tags();
    await buyer.visitor.post(`/api/messages/${seller.id}/read`);
    expect(await statuses(afterTheirs)).toEqual([200, 200, 200, 200]);
  });

  it('notices a new name', async () => {
    await write(seller, buyer);
    const [known] = await tags();
    await server.database.db
      .updateTable('users')
      .set({ companyName: 'Mpya Hardware' })
      .where('id', '=', seller.id)
      .execute();
    expect(await poll('/api/conversations', known)).toBe(200);
  });

  it('reads one row, however many conversations there are', async () => {
    await write(seller, buyer);
    const before = await rowsRead();
    for (let i = 0; i < 30; i += 1) {
      await buildMessage(server.database.db, { receiverId: buyer.id });
      await buildMessage(server.database.db, { senderId: buyer.id });
    }
    expect(before).toEqual([{ table: 'inboxes', rows: 3 }]);
    expect(await rowsRead()).toEqual(before);
    const list = await buyer.visitor.get('/api/conversations');
    expect(list.headers['x-total-count']).toBe('61');
  });

  /** What the database reads for the three polls of an inbox; a connection of its own counts nothing else. */
  async function rowsRead() {
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    try {
      await client.query('begin');
      const pool = client as unknown as pg.Pool;
      const actor = { id: buyer.id, role: 'contractor' } as const;
      await listConversations({ pool }, actor, { limit: 20 });
      await listLatest({ pool }, actor, { limit: 20 });
      await countUnread(pool, buyer.id);
      const { rows } = await client.query<{ table: string; rows: number }>(
        `select relname as table, (seq_tup_read + idx_tup_fetch)::integer as rows
         from pg_stat_xact_user_tables where seq_scan + idx_scan > 0`,
      );
      return rows;
    } finally {
      await client.end();
    }
  }

  it('counts right while many write and read at once', async () => {
    const third = await signedIn('supplier');
    const people = [buyer, seller, third];
    const pairs = people.flatMap((one) => people.map((other) => [one, other] as const));
    const work = pairs.flatMap(([one, other]) => {
      if (one === other) return [];
      const content = 'Habari';
      const send = () => one.visitor.post('/api/messages', { receiverId: other.id, content });
      const read = () => one.visitor.post(`/api/messages/${other.id}/read`);
      return [send(), read(), send(), read(), send()];
    });
    for (const { status } of await Promise.all(work)) expect([201, 204]).toContain(status);
    const { rows } = await server.database.pool.query(
      `select i.conversations, i.unread_count as counted, sum(c.unread_count)::integer as unread,
         count(*)::integer as begun
       from inboxes i join conversations c using (user_id)
       where user_id = any($1) group by user_id`,
      [people.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row).toMatchObject({ conversations: row.begun, counted: row.unread });
    }
  });

  it('never takes one reader’s answer for another’s', async () => {
    const other = await signedIn('contractor');
    for (const path of paths()) {
      const tag = (await buyer.visitor.get(path)).headers.etag;
      const answer = await other.visitor.get(path, { 'if-none-match': String(tag) });
      expect(answer.status, path).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    }
  });
});
