import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../shared/testing/eventually.ts';
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

  describe('what may be taken later', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const tooMany = new ApiError(429, '{"code":"too_many_requests"}', '', '30');

    it('500 messages behind a limit arrive once, in order and by themselves', async () => {
      const taken: string[] = [];
      let left = 60;
      const { outbox, sender, refused } = setUp(({ clientId }) => {
        if (left === 0) return tooMany;
        left -= 1;
        return taken.push(clientId);
      });
      const written = Array.from({ length: 500 }, (_, place) => `m${place}`);
      for (const id of written) outbox.put(message(id));
      await sender.flush();
      expect([taken.length, outbox.waiting().length]).toEqual([60, 440]);
      for (let minute = 0; minute < 8; minute += 1) {
        left = 60;
        await vi.advanceTimersByTimeAsync(30_000);
      }
      expect([taken, refused, outbox.unsent()]).toEqual([written, [], []]);
    });

    it('waits for the time that the server named, whoever asks before, and what is behind it too', async () => {
      let isBusy = true;
      const { outbox, sender, posted } = setUp(() => (isBusy ? tooMany : 7));
      for (const id of ['a', 'b']) outbox.put(message(id));
      await sender.flush();
      isBusy = false;
      outbox.put(message('c'));
      await sender.flush();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(posted).toEqual(['a']);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(posted).toEqual(['a', 'a', 'b', 'c']);
    });

    it.each([
      ['a server that restarts', new ApiError(503, '{"code":"overloaded"}', '', '2'), 2_000],
      ['a proxy without a server', new ApiError(502, '<h1>Bad gateway</h1>', 'Bad Gateway'), 5_000],
      [
        'the first attempt is under way',
        new ApiError(409, '{"code":"still_underway"}', '', '1'),
        1_000,
      ],
      ['others changed the same', new ApiError(409, '{"code":"try_again"}', '', '1'), 1_000],
      ['no network', new TypeError('offline'), 5_000],
    ] as const)('goes on by itself after %s, with files uploaded once', async (_, error, ms) => {
      let outcome: Error | number = error;
      const { outbox, sender, uploaded } = setUp(() => outcome);
      outbox.put({ ...message('a'), attachments: [file('f')] });
      await sender.flush();
      expect(states(outbox)).toEqual(['waiting']);
      outcome = 7;
      await vi.advanceTimersByTimeAsync(ms);
      expect([states(outbox), uploaded]).toEqual([['sent'], ['f']]);
    });

    it('signed out, it waits until somebody signs in and says so', async () => {
      let outcome: Error | number = new ApiError(401, '{"message":"Unauthorized"}', '');
      const { outbox, sender, posted, refused } = setUp(() => outcome);
      for (const id of ['a', 'b']) outbox.put(message(id));
      await sender.flush();
      await vi.advanceTimersByTimeAsync(600_000);
      expect([posted, refused, states(outbox)]).toEqual([['a'], ['a'], ['waiting', 'waiting']]);
      outcome = 7;
      await sender.flush();
      expect(posted).toEqual(['a', 'a', 'b']);
    });

    it.each([
      ['breaks down over it', new ApiError(500, '', '')],
      ['will not take so many files', new ApiError(429, '{"code":"too_many_uploads"}', '', '3600')],
      ['lets nobody write to so many', new ApiError(429, '{"code":"too_many_strangers"}', '')],
      [
        'lets nobody write on and on',
        new ApiError(429, '{"code":"too_many_unanswered"}', '', '60'),
      ],
      ['says no', new ApiError(409, '{"code":"conflict"}', '')],
    ])('a message fails and the rest goes on where the server %s', async (_, no) => {
      const { outbox, sender } = setUp(({ clientId }) => (clientId === 'a' ? no : 7));
      for (const id of ['a', 'b']) outbox.put(message(id));
      await sender.flush();
      expect(states(outbox)).toEqual(['failed', 'sent']);
    });
  });

  it('takes up what is written in the moment in which it ends', async () => {
    const { outbox, posted } = setUp(() => 7);
    const late = createSender({
      outbox,
      upload: async () => '',
      post: async ({ clientId }) => {
        posted.push(clientId);
        return { seq: 7, clientId } as Message;
      },
      alone: async (work) => {
        await work();
        if (posted.length === 1) outbox.put(message('b'));
      },
      onSent: () => undefined,
      onRefused: () => undefined,
    });
    outbox.put(message('a'));
    await late.flush();
    await eventually(() => expect(posted).toEqual(['a', 'b']));
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
