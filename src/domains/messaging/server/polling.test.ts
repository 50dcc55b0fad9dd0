import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import { buildMessage, noFiles } from './factory.ts';
import { messagingRoutes } from './routes.ts';

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
