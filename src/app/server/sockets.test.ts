import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltUser, buildUser, builtPassword } from '../../domains/accounts/server/factory.ts';
import { buildMessage } from '../../domains/messaging/server/factory.ts';
import { listen } from '../../platform/object-storage/testing/storage-server.ts';
import { eventually } from '../../shared/testing/eventually.ts';
import { registerDomains } from './compose/index.ts';
import { openSockets } from './sockets.ts';
import { openSocket, refusal, socketUrl, TestSocket, tokenOf } from './testing/sockets.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

/** The protocol of /ws on one process. What several do together: fan-out.test.ts. */

let server: TestServer;
let base: string;
const opened: TestSocket[] = [];
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, deps) => {
      await registerDomains(deps)(app);
      await openSockets(app, deps);
    },
  });
  base = await listen(server.app);
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.socket.terminate();
});
afterAll(() => server.close());

const db = () => server.database.db;

async function person(overrides: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(db(), overrides);
  return { user, visitor: await server.signedIn(user.id) };
}

async function open(visitor: Visitor): Promise<TestSocket> {
  const socket = await openSocket(base, visitor);
  opened.push(socket);
  return socket;
}

const send = (from: Visitor, to: BuiltUser, content: string) =>
  from.post<{ id: string; seq: number }>('/api/messages', { receiverId: to.id, content });

describe('opening a socket', () => {
  it('API-58 WS-01 WS-12 with a token in the query is greeted first, once a token', async () => {
    const { visitor } = await person();
    const token = await tokenOf(visitor);
    const socket = new TestSocket(socketUrl(base, token));
    opened.push(socket);
    await socket.frame('connected');
    expect(socket.frames[0]).toEqual({ type: 'connected', message: expect.any(String) });
    expect(await refusal(socketUrl(base, token))).toBe(401);
  });

  it('without a token of ours, or with one that is out of date, is refused', async () => {
    const { visitor, user } = await person();
    expect(await refusal(`${base.replace('http', 'ws')}/ws`)).toBe(401);
    expect(await refusal(socketUrl(base, 'invented'))).toBe(401);
    expect(await refusal(socketUrl(base, 'x'.repeat(40)))).toBe(401);
    const token = await tokenOf(visitor);
    await db()
      .updateTable('websocketTokens')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('userId', '=', user.id)
      .execute();
    expect(await refusal(socketUrl(base, token))).toBe(401);
  });

  it('a token is enough for a program, which has no cookies, and bound to its sign-in all the same', async () => {
    const { visitor } = await person();
    const socket = new TestSocket(socketUrl(base, await tokenOf(visitor)));
    opened.push(socket);
    await socket.frame('connected');
    const isClosed = socket.closed();
    await visitor.post('/api/logout');
    expect(await isClosed).toBe(4401);
  });

  it('with the token of a sign-in that ended, or of another one than the cookie, is refused', async () => {
    const { visitor, user } = await person();
    const token = await tokenOf(visitor);
    const other = await server.signedIn(user.id);
    const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await refusal(socketUrl(base, token), { headers: { cookie } })).toBe(401);
    const second = await tokenOf(visitor);
    await visitor.post('/api/logout');
    expect(await refusal(socketUrl(base, second))).toBe(401);
  });

  it('from a page of another site is refused, from our own it is not', async () => {
    const { visitor } = await person();
    const options = { origin: 'https://evil.example' };
    expect(await refusal(socketUrl(base, await tokenOf(visitor)), options)).toBe(403);
    const own = { origin: 'http://jengasoko.test' };
    const socket = new TestSocket(socketUrl(base, await tokenOf(visitor)), own);
    opened.push(socket);
    await socket.frame('connected');
    const here = new TestSocket(socketUrl(base, await tokenOf(visitor)), { origin: base });
    opened.push(here);
    await here.frame('connected');
  });

  it('is for the signed in, and only at /ws', async () => {
    expect((await server.visitor().get('/api/ws-token')).status).toBe(401);
    for (const path of ['/other', '//', '//[/ws?token=x']) {
      expect([path, await refusal(base.replace('http', 'ws') + path)]).toEqual([path, 404]);
    }
  });

  it('ten are open for one account at once, an eleventh is refused until one closes', async () => {
    const { visitor } = await person();
    const sockets: TestSocket[] = [];
    for (let i = 0; i < 10; i += 1) sockets.push(await open(visitor));
    expect(await refusal(socketUrl(base, await tokenOf(visitor)))).toBe(429);
    const gone = sockets[0]?.closed();
    sockets[0]?.close();
    await gone;
    await eventually(async () => void (await open(visitor)));
  });
});

describe('what a socket is sent', () => {
  it('MSG-15 WS-09 WS-10 new_message to the receiver; to the sender only message_sent, in every tab', async () => {
    const [amina, juma] = [await person(), await person({ role: 'supplier' })];
    const [hers, hersToo, his] = [
      await open(amina.visitor),
      await open(amina.visitor),
      await open(juma.visitor),
    ];
    const { body } = await send(amina.visitor, juma.user, 'Habari 😀');
    const frame = await his.frame('new_message');
    expect(frame).toMatchObject({ message: body, senderId: amina.user.id });
    expect((await hers.frame('message_sent')).message).toEqual(body);
    await hersToo.frame('message_sent');
    for (const own of [hers, hersToo]) expect(own.types()).not.toContain('new_message');
    await send(juma.visitor, amina.user, 'x'.repeat(10_000));
    const long = (await hers.frame('new_message')).message as { content: string };
    expect(long.content).toHaveLength(10_000);
  });

  it('WS-10 messages_read to the other side, whether read by call or by frame, and only where there was something', async () => {
    const [amina, juma] = [await person(), await person()];
    const [hers, his] = [await open(amina.visitor), await open(juma.visitor)];
    const first = await send(amina.visitor, juma.user, 'one');
    await juma.visitor.post(`/api/messages/${amina.user.id}/read`);
    const read = { userId: juma.user.id, upToSeq: first.body.seq };
    expect(await hers.frame('messages_read')).toMatchObject(read);
    expect(await his.frame('messages_read')).toMatchObject({ ...read, peerId: amina.user.id });
    const second = await send(amina.visitor, juma.user, 'two');
    his.send({ type: 'read', userId: amina.user.id });
    his.send({ type: 'read', userId: amina.user.id });
    await hers.frame('messages_read', ({ upToSeq }) => upToSeq === second.body.seq);
    await his.settled();
    await hers.settled();
    expect(hers.types().filter((type) => type === 'messages_read')).toHaveLength(2);
    const thread = await amina.visitor.get<object[]>(`/api/messages/${juma.user.id}`);
    expect(thread.body).toMatchObject([{ isRead: true }, { isRead: true }]);
  });

  it('messages_delivered once a device of the receiver has it', async () => {
    const [amina, juma] = [await person(), await person()];
    const [hers, his] = [await open(amina.visitor), await open(juma.visitor)];
    const { body } = await send(amina.visitor, juma.user, 'one');
    await his.frame('new_message');
    his.send({ type: 'received', upToSeq: body.seq });
    expect(await hers.frame('messages_delivered')).toEqual({
      type: 'messages_delivered',
      userId: juma.user.id,
      upToSeq: body.seq,
    });
    const thread = await amina.visitor.get<object[]>(`/api/messages/${juma.user.id}`);
    expect(thread.body).toMatchObject([{ isDelivered: true, isRead: false }]);
  });

  it('WS-11 typing of whom they wrote to, and of nobody else', async () => {
    const [amina, juma, stranger] = [await person(), await person(), await person()];
    await buildMessage(db(), { senderId: juma.user.id, receiverId: amina.user.id });
    // Who writes to somebody without an answer is a stranger still.
    await buildMessage(db(), { senderId: stranger.user.id, receiverId: juma.user.id });
    const [hers, his, other] = [
      await open(amina.visitor),
      await open(juma.visitor),
      await open(stranger.visitor),
    ];
    other.send({ type: 'typing', receiverId: juma.user.id });
    await other.settled();
    hers.send({ type: 'typing', receiverId: juma.user.id });
    expect(await his.frame('user_typing')).toEqual({ type: 'user_typing', userId: amina.user.id });
    hers.send({ type: 'stop_typing', receiverId: juma.user.id });
    await his.frame('user_stopped_typing');
    expect(his.frames.filter(({ userId }) => userId === stranger.user.id)).toEqual([]);
    expect(hers.types()).toEqual(['connected']);
  });
});

describe('bad frames', () => {
  it('unknown and malformed ones are ignored, and what follows still works', async () => {
    const { visitor } = await person();
    const socket = await open(visitor);
    for (const bad of ['no json', '[]', 'null', '{"type":5}', '{"type":"__proto__"}']) {
      socket.send(bad);
    }
    socket.send({ type: 'what is this' });
    socket.send({ type: 'typing', receiverId: 'nobody' });
    socket.send({ type: 'read' });
    socket.socket.send(Buffer.from([1, 2, 3]));
    await socket.settled();
    expect(socket.types()).toEqual(['connected', 'pong']);
  });

  it('many of them close the socket', async () => {
    const { visitor } = await person();
    const socket = await open(visitor);
    const closed = socket.closed();
    for (let i = 0; i < 25; i += 1) socket.send('no json');
    expect(await closed).toBe(1008);
  });

  it('so do good ones that come too fast', async () => {
    const { visitor } = await person();
    const socket = await open(visitor);
    const closed = socket.closed();
    for (let i = 0; i < 120; i += 1) socket.send({ type: 'ping' });
    expect(await closed).toBe(1008);
  });

  it('one of more than 64 kB closes the socket; one of 64 kB does not', async () => {
    const { visitor } = await person();
    const socket = await open(visitor);
    socket.send(`{"type":"x","pad":"${'x'.repeat(65_536 - 21)}"}`);
    await socket.settled();
    const closed = socket.closed();
    socket.send('x'.repeat(65_537));
    expect(await closed).toBe(1009);
  });
});

describe('the end of a sign-in closes its sockets', () => {
  it('WS-04 on sign-out, and those of other sign-ins stay', async () => {
    const { visitor, user } = await person();
    const other = await server.signedIn(user.id);
    const [socket, stays] = [await open(visitor), await open(other)];
    const closed = socket.closed();
    await visitor.post('/api/logout');
    expect(await closed).toBe(4401);
    await stays.settled();
  });

  it('on a change of the password, whose new session opens another', async () => {
    const { visitor, user } = await person();
    const elsewhere = await open(await server.signedIn(user.id));
    const here = await open(visitor);
    const closed = Promise.all([elsewhere.closed(), here.closed()]);
    const passwords = { currentPassword: builtPassword, newPassword: 'mabati ya mjengo 28' };
    const { status } = await visitor.send({
      method: 'PUT',
      url: '/api/settings/password',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(passwords),
    });
    expect(status).toBe(204);
    expect(await closed).toEqual([4401, 4401]);
    await (await open(visitor)).settled();
  });

  it('on suspension', async () => {
    const { visitor, user } = await person();
    const socket = await open(visitor);
    const closed = socket.closed();
    await db()
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect(await closed).toBe(4401);
  });
});
