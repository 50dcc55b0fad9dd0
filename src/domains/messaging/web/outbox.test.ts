import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../ui/data/api-client.ts';
import type { Message } from '../schema.ts';
import { createOutbox, type OutboxStore, type OutgoingMessage } from './outbox.ts';
import { createSender } from './sender.ts';

/** As a device keeps it: outlives outboxes. */
function memory(): OutboxStore & { readonly kept: Map<string, OutgoingMessage> } {
  const kept = new Map<string, OutgoingMessage>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (_ownId, message) => void kept.set(message.clientId, message),
    remove: async (_ownId, clientId) => void kept.delete(clientId),
  };
}

const message = (
  clientId: string,
  state: OutgoingMessage['state'] = 'waiting',
  createdAt = '2026-11-21T09:00:00.000Z',
): OutgoingMessage => ({
  clientId,
  receiverId: 'peer',
  content: clientId,
  rfqId: null,
  productId: null,
  rfq: null,
  product: null,
  attachments: [],
  createdAt,
  state,
  seq: null,
});

describe('the outbox', () => {
  it('keeps the order of writing, and changes a message in its place', () => {
    const outbox = createOutbox(null, 'me');
    const listener = vi.fn();
    outbox.subscribe(listener);
    outbox.put(message('a'));
    outbox.put(message('b'));
    outbox.put(message('a', 'failed'));
    expect(outbox.to('peer')).toEqual([message('a', 'failed'), message('b')]);
    expect(outbox.to('another')).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
    outbox.remove(message('a'));
    expect(outbox.to('peer')).toEqual([message('b')]);
  });

  it('answers the same list until something changes', () => {
    const outbox = createOutbox(null, 'me');
    expect(outbox.to('peer')).toBe(outbox.to('peer'));
  });

  it('loses nothing when the page closes: what was under way waits again, in its order', async () => {
    const store = memory();
    const before = createOutbox(store, 'me');
    before.put(message('b', 'sending', '2026-11-21T09:00:02.000Z'));
    before.put(message('a', 'waiting', '2026-11-21T09:00:01.000Z'));
    before.put(message('c', 'failed', '2026-11-21T09:00:03.000Z'));
    const after = createOutbox(store, 'me');
    await after.restore();
    expect(after.to('peer').map(({ clientId, state }) => `${clientId} ${state}`)).toEqual([
      'a waiting',
      'b waiting',
      'c failed',
    ]);
    after.remove(message('a'));
    await after.restore();
    expect(after.to('peer')).toHaveLength(2);
  });

  it('works where the device keeps nothing', async () => {
    const broken = () => Promise.reject(new Error('no storage'));
    const outbox = createOutbox({ all: broken, put: broken, remove: broken }, 'me');
    outbox.put(message('a'));
    await outbox.restore();
    expect(outbox.waiting()).toHaveLength(1);
  });
});

describe('the sender', () => {
  const file = (name: string) => ({ name, file: new Blob([name]), objectPath: null });

  function setUp(
    answer: (one: OutgoingMessage) => number | Error,
    upload: (name: string) => string | Error = (name) => `uploads/${name}`,
  ) {
    const outbox = createOutbox(memory(), 'me');
    const posted: string[] = [];
    const refused: string[] = [];
    const uploaded: string[] = [];
    const sender = createSender({
      outbox,
      async upload({ name }) {
        uploaded.push(name);
        const outcome = upload(name);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
      async post(one) {
        posted.push(one.clientId);
        const outcome = answer(one);
        if (outcome instanceof Error) throw outcome;
        return { seq: outcome, clientId: one.clientId } as Message;
      },
      alone: (work) => work(),
      onSent: () => undefined,
      onRefused: (one) => refused.push(one.clientId),
    });
    return { outbox, sender, posted, refused, uploaded };
  }
  const states = (outbox: ReturnType<typeof createOutbox>) =>
    outbox.to('peer').map(({ state }) => state);

  it('sends one after the other, in the order written, however often it is asked', async () => {
    const { outbox, sender, posted } = setUp(() => 7);
    for (const id of ['a', 'b', 'c']) outbox.put(message(id));
    await Promise.all([sender.flush(), sender.flush()]);
    expect(posted).toEqual(['a', 'b', 'c']);
    expect(states(outbox)).toEqual(['sent', 'sent', 'sent']);
  });

  it('without a connection all keep waiting, and the first is tried first again', async () => {
    let isOnline = false;
    const { outbox, sender, posted } = setUp(() => (isOnline ? 7 : new TypeError('offline')));
    for (const id of ['a', 'b']) outbox.put(message(id));
    await sender.flush();
    expect(states(outbox)).toEqual(['waiting', 'waiting']);
    isOnline = true;
    await sender.flush();
    expect(posted).toEqual(['a', 'a', 'b']);
    expect(states(outbox)).toEqual(['sent', 'sent']);
  });

  it('what the server refuses fails and waits for the reader; the rest goes on', async () => {
    const no = new ApiError(403, '{"message":"no"}', 'Forbidden');
    const { outbox, sender, refused } = setUp(({ clientId }) => (clientId === 'a' ? no : 7));
    for (const id of ['a', 'b']) outbox.put(message(id));
    await sender.flush();
    expect(states(outbox)).toEqual(['failed', 'sent']);
    expect(refused).toEqual(['a']);
    await sender.flush();
    expect(refused).toEqual(['a']);
  });

  it('files go first, each once, also when the connection breaks between them', async () => {
    let isOnline = false;
    const { outbox, sender, posted, uploaded } = setUp(
      () => 7,
      (name) => (name === 'b' && !isOnline ? new TypeError('offline') : `uploads/${name}`),
    );
    outbox.put({ ...message('m'), attachments: [file('a'), file('b')] });
    outbox.put(message('n'));
    await sender.flush();
    expect([states(outbox), posted]).toEqual([['waiting', 'waiting'], []]);
    isOnline = true;
    await sender.flush();
    expect(uploaded).toEqual(['a', 'b', 'b']);
    expect(posted).toEqual(['m', 'n']);
    expect(outbox.to('peer')[0]?.attachments.map(({ objectPath }) => objectPath)).toEqual([
      'uploads/a',
      'uploads/b',
    ]);
  });

  it('a file that is refused fails its message; tried again it is uploaded anew', async () => {
    const no = new ApiError(415, '{"message":"no"}', 'Unsupported Media Type');
    const { outbox, sender, posted, uploaded, refused } = setUp(
      () => 7,
      (name) => (name === 'b' ? no : `uploads/${name}`),
    );
    outbox.put({ ...message('m'), attachments: [file('a'), file('b')] });
    outbox.put(message('n'));
    await sender.flush();
    expect([states(outbox), posted, refused]).toEqual([['failed', 'sent'], ['n'], ['m']]);
    outbox.put({ ...(outbox.unsent()[0] as OutgoingMessage), state: 'waiting' });
    await sender.flush();
    expect(uploaded).toEqual(['a', 'b', 'a', 'b']);
  });
});
