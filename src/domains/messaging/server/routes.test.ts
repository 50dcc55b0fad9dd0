import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerDomains } from '../../../app/server/compose/index.ts';
import {
  openTestServer,
  type TestServer,
  type Visitor,
} from '../../../app/server/testing/test-server.ts';
import type { Role } from '../../../shared/roles.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { Conversation, Message } from '../schema.ts';
import { buildMessage } from './factory.ts';
import { contents, conversations, send, thread, unread } from './testing.ts';

interface Person extends Visitor {
  readonly id: string;
}

let server: TestServer;
let buyer: Person;
let seller: Person;
let stranger: Person;

beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: (app, deps) => registerDomains(deps)(app),
  });
});
beforeEach(async () => {
  [buyer, seller, stranger] = [
    await person('contractor', { firstName: 'Amina', lastName: 'Wekesa' }),
    await person('supplier', { companyName: 'Pwani Hardware' }),
    await person('supplier'),
  ];
});
afterAll(() => server.close());

async function person(role: Role, names = {}): Promise<Person> {
  const overrides = { role, firstName: null, lastName: null, ...names };
  const { id } = await buildUser(server.database.db, overrides);
  return Object.assign(await server.signedIn(id), { id });
}

describe('sending', () => {
  it('API-47 takes a receiver and a text, and answers the message', async () => {
    const { status, body } = await send(buyer, seller, '  Mna mabati? \n');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      seq: expect.any(Number),
      senderId: buyer.id,
      receiverId: seller.id,
      rfqId: null,
      productId: null,
      rfq: null,
      product: null,
      content: 'Mna mabati?',
      attachments: [],
      isDelivered: false,
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      clientId: null,
    });
    expect((await thread(seller, buyer)).body).toEqual([body]);
  });

  it('VAL-55 refuses an empty text and one that is too long, and names the field', async () => {
    for (const content of ['', '  \n ', '\u200b\u2060', 'x'.repeat(10_001)]) {
      const { status, body } = await buyer.post<{ issues: { path: string }[] }>('/api/messages', {
        receiverId: seller.id,
        content,
      });
      expect(status).toBe(422);
      expect(body.issues.map(({ path }) => path)).toEqual(['content']);
    }
    expect((await send(buyer, seller, ` ${'x'.repeat(10_000)} `)).status).toBe(201);
  });

  it('VAL-56 refuses a message without a receiver, and fields it does not know', async () => {
    expect((await buyer.post('/api/messages', { content: 'Habari' })).status).toBe(422);
    expect((await send(buyer, { id: 'nobody' }, 'Habari')).status).toBe(422);
    expect((await send(buyer, seller, 'Habari', { isRead: true })).status).toBe(422);
    expect((await send(buyer, seller, 'Habari', { senderId: stranger.id })).status).toBe(422);
  });

  it('refuses oneself with 422, and somebody who is not there with 404', async () => {
    expect((await send(buyer, { id: buyer.id.toUpperCase() }, 'Habari')).status).toBe(422);
    expect((await send(buyer, { id: randomUUID() }, 'Habari')).status).toBe(404);
    await server.database.db
      .updateTable('users')
      .set({ anonymisedAt: new Date() })
      .where('id', '=', seller.id)
      .execute();
    expect((await send(buyer, seller, 'Habari')).status).toBe(404);
  });

  it('refuses a suspended sender', async () => {
    await server.database.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', buyer.id)
      .execute();
    expect((await send(buyer, seller, 'Habari')).status).toBe(401);
    expect((await thread(seller, buyer)).body).toEqual([]);
  });

  it('stores one message for one client id, however often and at once it is sent', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(buyer, seller, 'Mara moja', { clientId })),
    );
    const again = await send(buyer, seller, 'Mara moja', { clientId });
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect((await thread(buyer, seller)).body).toEqual([again.body]);
    expect(await unread(seller)).toEqual({ count: 1 });
    // Another sender's device may choose the same name.
    const others = await send(stranger, seller, 'Mimi pia', { clientId });
    expect(others.body.senderId).toBe(stranger.id);
  });

  it('does not let a client id lose a message to somebody else', async () => {
    const clientId = randomUUID();
    await send(buyer, seller, 'Kwako', { clientId });
    expect((await send(buyer, stranger, 'Kwako pia', { clientId })).status).toBe(422);
    expect(await conversations(stranger)).toEqual([]);
  });
});

describe('reading', () => {
  it('API-43 answers a conversation oldest first, to both and to nobody else', async () => {
    await send(buyer, seller, 'Moja');
    await send(seller, buyer, 'Mbili');
    await send(buyer, stranger, 'Kando');
    await send(buyer, seller, 'Tatu');
    expect(contents((await thread(buyer, seller)).body)).toEqual(['Moja', 'Mbili', 'Tatu']);
    expect(contents((await thread(seller, buyer)).body)).toEqual(['Moja', 'Mbili', 'Tatu']);
    expect((await thread(stranger, seller)).body).toEqual([]);
    expect(contents((await thread(stranger, buyer)).body)).toEqual(['Kando']);
  });

  it('answers nothing for somebody never written to, and for oneself', async () => {
    for (const id of [randomUUID(), stranger.id, buyer.id]) {
      expect(await thread(buyer, { id })).toMatchObject({ status: 200, body: [] });
    }
    expect((await thread(buyer, { id: 'nobody' })).status).toBe(422);
  });

  it('goes back by before and catches up by after, without a gap or a repeat', async () => {
    for (let number = 1; number <= 7; number += 1) {
      await send(number % 2 ? buyer : seller, number % 2 ? seller : buyer, `${number}`);
    }
    const latest = await thread(buyer, seller, '?limit=3');
    expect(contents(latest.body)).toEqual(['5', '6', '7']);
    expect(latest.headers.link).toBe(
      `</api/messages/${seller.id}?limit=3&before=${latest.body[0]?.seq}>; rel="next"`,
    );
    const older = await thread(buyer, seller, `?limit=3&before=${latest.body[0]?.seq}`);
    expect(contents(older.body)).toEqual(['2', '3', '4']);
    const oldest = await thread(buyer, seller, `?limit=3&before=${older.body[0]?.seq}`);
    expect(contents(oldest.body)).toEqual(['1']);
    expect(oldest.headers.link).toBeUndefined();

    const caughtUp = await thread(buyer, seller, `?limit=3&after=${oldest.body[0]?.seq}`);
    expect(contents(caughtUp.body)).toEqual(['2', '3', '4']);
    expect(caughtUp.headers.link).toContain(`after=${caughtUp.body[2]?.seq}>`);
    expect((await thread(buyer, seller, `?after=${latest.body[2]?.seq}`)).body).toEqual([]);
  });

  it('refuses a limit or a seq that makes no sense', async () => {
    for (const query of ['?limit=0', '?limit=51', '?before=x', '?after=-1', '?page=2']) {
      expect((await thread(buyer, seller, query)).status, query).toBe(422);
    }
  });

  it('API-42 answers the own latest messages with everybody, newest first', async () => {
    await send(buyer, seller, 'Moja');
    await send(stranger, buyer, 'Mbili');
    await send(stranger, seller, 'Siri');
    await send(buyer, seller, 'Tatu');
    const latest = await buyer.get<Message[]>('/api/messages?limit=2');
    expect(contents(latest.body)).toEqual(['Tatu', 'Mbili']);
    const older = await buyer.get<Message[]>(`/api/messages?before=${latest.body[1]?.seq}`);
    expect(contents(older.body)).toEqual(['Moja']);
  });

  it('is for who is signed in', async () => {
    const visitor = server.visitor();
    const paths = ['conversations', 'messages', 'messages/conversations', 'messages/unread-count'];
    for (const path of [...paths, `messages/${buyer.id}`]) {
      expect(await visitor.get(`/api/${path}`)).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      });
    }
    expect((await visitor.post('/api/messages', {})).status).toBe(401);
    expect((await visitor.post(`/api/messages/${buyer.id}/read`)).status).toBe(401);
  });
});

describe('unread messages', () => {
  it('API-45 DATA-37 are counted until their conversation is marked as read', async () => {
    const first = await send(buyer, seller, 'Moja');
    await send(buyer, seller, 'Mbili');
    await send(stranger, seller, 'Kando');
    expect(first.body.isRead).toBe(false);
    expect(await unread(seller)).toEqual({ count: 3 });
    expect(await unread(buyer)).toEqual({ count: 0 });

    const answer = await seller.post(`/api/messages/${buyer.id}/read`);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(await unread(seller)).toEqual({ count: 1 });
    expect((await thread(buyer, seller)).body.every(({ isRead }) => isRead)).toBe(true);
    const [still] = (await thread(seller, stranger)).body;
    expect(still?.isRead).toBe(false);
  });

  it('are marked by their receiver only', async () => {
    await send(buyer, seller, 'Moja');
    await buyer.post(`/api/messages/${seller.id}/read`);
    await stranger.post(`/api/messages/${buyer.id}/read`);
    expect(await unread(seller)).toEqual({ count: 1 });
    expect((await buyer.post(`/api/messages/${randomUUID()}/read`)).status).toBe(204);
  });

  it('are marked once, from several devices at once', async () => {
    await Promise.all(['1', '2', '3'].map((text) => send(buyer, seller, text)));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => seller.post(`/api/messages/${buyer.id}/read`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(await unread(seller)).toEqual({ count: 0 });
  });
});

describe('conversations', () => {
  it('API-39 API-40 are the same list under both paths, newest first', async () => {
    await send(buyer, seller, 'Moja');
    await send(stranger, buyer, 'Mbili');
    const one = await buyer.get<Conversation[]>('/api/conversations');
    const other = await buyer.get<Conversation[]>('/api/messages/conversations');
    expect(other.body).toEqual(one.body);
    expect(one.headers['x-total-count']).toBe('2');
    expect(one.body.map(({ user, unreadCount }) => [user.id, unreadCount])).toEqual([
      [stranger.id, 1],
      [seller.id, 0],
    ]);
    expect(await conversations(await person('contractor'))).toEqual([]);
  });

  it('DATA-49 say with whom, what was said last and how much is unread', async () => {
    const { body: message } = await send(buyer, seller, 'Moja');
    expect(await conversations(seller)).toEqual([
      {
        user: {
          id: buyer.id,
          firstName: 'Amina',
          lastName: 'Wekesa',
          email: null,
          companyName: null,
          profileImageUrl: null,
          role: 'contractor',
          location: null,
          isVerified: false,
          createdAt: expect.any(String),
        },
        lastMessage: {
          content: 'Moja',
          senderId: buyer.id,
          createdAt: message.createdAt,
          holds: 'text',
        },
        unreadCount: 1,
      },
    ]);
  });

  it('show an email once both have written', async () => {
    const emails = async (reader: Person) =>
      (await conversations(reader)).map(({ user }) => user.email);
    await send(buyer, seller, 'Moja');
    expect([await emails(buyer), await emails(seller)]).toEqual([[null], [null]]);
    await send(seller, buyer, 'Mbili');
    expect(await emails(buyer)).toEqual([expect.stringContaining('@people.example')]);
    expect(await emails(seller)).toEqual([expect.stringContaining('@people.example')]);
  });

  it('come in pages', async () => {
    const { db } = server.database;
    const peers: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { receiverId } = await buildMessage(db, { senderId: buyer.id });
      peers.unshift(receiverId);
    }
    const seen: string[] = [];
    let path: string | undefined = '/api/conversations?limit=2';
    while (path) {
      const page: { body: Conversation[]; headers: Readonly<Record<string, unknown>> } =
        await buyer.get<Conversation[]>(path);
      seen.push(...page.body.map(({ user }) => user.id));
      path = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(peers);
  });
});
