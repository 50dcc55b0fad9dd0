import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildUser } from '../../domains/accounts/server/factory.ts';
import type { Message } from '../../domains/messaging/schema.ts';
import { buildMessage } from '../../domains/messaging/server/factory.ts';
import { followThread } from '../../domains/messaging/web/follow-thread.ts';
import type { Thread } from '../../domains/messaging/web/thread.ts';
import { listen } from '../../platform/object-storage/testing/storage-server.ts';
import { eventually } from '../../shared/testing/eventually.ts';
import { createLiveSocket } from '../../ui/data/live-socket.ts';
import { registerDomains } from './compose/index.ts';
import { openSockets } from './sockets.ts';
import { socketUrl, tokenOf } from './testing/sockets.ts';
import { openTestServer, type TestServer, type Visitor } from './testing/test-server.ts';

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await openTestServer({
    registerRoutes: async (app, deps) => {
      await registerDomains(deps)(app);
      await openSockets(app, deps);
    },
  });
  base = await listen(server.app);
});
afterAll(() => server.close());

/** A page that has a conversation open, as the browser runs it, with a network that comes and goes. */
function openPage(visitor: Visitor, ownId: string, peerId: string) {
  let thread: Thread = { messages: [], hasOlder: false };
  let socket: WebSocket | null = null;
  let comeBack = () => undefined as unknown;
  let connections = 0;
  const live = createLiveSocket({
    token: () => tokenOf(visitor),
    open(token) {
      socket = new WebSocket(socketUrl(base, token));
      connections += 1;
      return socket as unknown as globalThis.WebSocket;
    },
    onBack(listener) {
      comeBack = listener;
      return () => undefined;
    },
    onGone: () => () => undefined,
    note: () => undefined,
  });
  const unfollow = followThread({
    live,
    ownId,
    peerId,
    read: () => thread,
    change(how) {
      thread = how(thread);
    },
    async readAfter(after) {
      const { body, headers } = await visitor.get<Message[]>(
        `/api/messages/${peerId}?after=${after}&limit=20`,
      );
      return { items: body, total: body.length, next: headers.link ? 'more' : null };
    },
  });
  const stop = live.start();
  return {
    texts: () => thread.messages.map(({ content }) => content),
    connections: () => connections,
    /** The connection is gone without a word; the network is back a little later. */
    drop() {
      socket?.terminate();
      setTimeout(() => comeBack(), 20);
    },
    close() {
      unfollow();
      stop();
    },
  };
}

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('500 messages arrive once and in order on both sides, with connections dropped at random', async () => {
  const { db } = server.database;
  const [amina, juma] = [await buildUser(db), await buildUser(db)];
  const [her, him] = [await server.signedIn(amina.id), await server.signedIn(juma.id)];
  const pages = [openPage(her, amina.id, juma.id), openPage(him, juma.id, amina.id)];
  const random = randomNumbers(7);
  // People who have answered each other write as often as they like.
  await buildMessage(db, { senderId: juma.id, receiverId: amina.id, content: 'Karibu' });
  const sent = ['Karibu'];
  for (let i = 0; i < 500; i += 1) {
    const content = String(i);
    const message = { receiverId: juma.id, content, clientId: content };
    await her.post('/api/messages', message);
    // A device that saw no answer sends once more.
    if (random() < 0.1) await her.post('/api/messages', message);
    sent.push(content);
    if (random() < 0.04) pages[random() < 0.5 ? 0 : 1]?.drop();
  }
  for (const page of pages) {
    await eventually(() => expect(page.texts()).toEqual(sent));
    expect(page.connections()).toBeGreaterThan(3);
    page.close();
  }
}, 60_000);
