import { describe, expect, it } from 'vitest';
import type { Message } from '../schema.ts';
import type { OutgoingMessage } from './outbox.ts';
import {
  asRead,
  mergeLatest,
  newestUnread,
  notYetListed,
  prependOlder,
  type Thread,
  toDays,
} from './thread.ts';

const me = 'me';
const peer = 'peer';

function message(seq: number, overrides: Partial<Message> = {}): Message {
  return {
    id: `id-${seq}`,
    seq,
    senderId: peer,
    receiverId: me,
    rfqId: null,
    productId: null,
    rfq: null,
    product: null,
    attachments: [],
    content: `text ${seq}`,
    isDelivered: false,
    isRead: false,
    createdAt: '2026-11-21T09:00:00.000Z',
    clientId: null,
    ...overrides,
  };
}
function outgoing(clientId: string, overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientId,
    receiverId: peer,
    content: clientId,
    rfqId: null,
    attachments: [],
    productId: null,
    rfq: null,
    product: null,
    createdAt: '2026-11-21T09:00:00.000Z',
    state: 'sending',
    seq: null,
    ...overrides,
  };
}
const page = (seqs: readonly number[], next: string | null = 'older') => ({
  items: seqs.map((seq) => message(seq)),
  total: seqs.length,
  next,
});
const loaded = (seqs: readonly number[], hasOlder = true): Thread => ({
  messages: seqs.map((seq) => message(seq)),
  hasOlder,
});
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

describe('the newest page', () => {
  it('is all there is at first', () => {
    expect(mergeLatest(undefined, page([1, 2], null))).toEqual(loaded([1, 2], false));
    expect(mergeLatest(undefined, page([5, 6]))).toEqual(loaded([5, 6]));
  });
  it('goes onto what was loaded before, which keeps its own beginning', () => {
    const thread = mergeLatest(loaded([1, 2, 3, 4], false), page([3, 4, 5, 6]));
    expect(thread).toEqual(loaded([1, 2, 3, 4, 5, 6], false));
  });
  it('replaces what it cannot be joined to, so that no gap stays', () => {
    expect(mergeLatest(loaded([1, 2], false), page([8, 9]))).toEqual(loaded([8, 9]));
  });
  it('brings what has been read meanwhile', () => {
    const read = { items: [message(2, { isRead: true })], total: 1, next: 'older' };
    const thread = mergeLatest(loaded([1, 2]), read);
    expect(thread.messages.map(({ isRead }) => isRead)).toEqual([false, true]);
  });
});

describe('earlier messages', () => {
  it('come in front, once', () => {
    expect(prependOlder(loaded([5, 6]), page([3, 4, 5], null))).toEqual(
      loaded([3, 4, 5, 6], false),
    );
    expect(seqs(prependOlder(loaded([5]), page([])))).toEqual([5]);
  });
});

describe('reading', () => {
  it('concerns what the other side wrote', () => {
    const own = message(3, { senderId: me, receiverId: peer });
    const thread = { messages: [message(1, { isRead: true }), message(2), own], hasOlder: false };
    expect(newestUnread(thread, peer)).toBe(2);
    const read = asRead(thread, peer);
    expect(newestUnread(read, peer)).toBe(0);
    expect(read.messages.at(-1)).toBe(own);
    expect(newestUnread(undefined, peer)).toBe(0);
  });
});

describe('messages on their way', () => {
  it('are listed until they come back', () => {
    const thread = { messages: [message(4, { senderId: me, clientId: 'a' })], hasOlder: false };
    const list = [outgoing('a', { state: 'sent', seq: 4 }), outgoing('b'), outgoing('c')];
    expect(notYetListed(list, thread).map(({ clientId }) => clientId)).toEqual(['b', 'c']);
    expect(notYetListed(list, undefined)).toEqual(list);
  });
  it('are not listed once newer messages than they are here', () => {
    const sent = outgoing('a', { state: 'sent', seq: 3 });
    expect(notYetListed([sent], loaded([4]))).toEqual([]);
    expect(notYetListed([{ ...sent, seq: 5 }], loaded([4]))).toHaveLength(1);
  });
});

describe('bubbles', () => {
  const own = { senderId: me, receiverId: peer };
  it('MSG-05 tell own messages from the others’', () => {
    const thread = { messages: [message(1), message(2, own)], hasOlder: false };
    const states = toDays(thread, [outgoing('b', { state: 'failed' })], me)[0]?.bubbles.map(
      ({ state }) => state,
    );
    expect(states).toEqual([null, 'sent', 'failed']);
  });
  it('MSG-06 are tagged where an RFQ is named', () => {
    const thread = { messages: [message(1), message(2, { rfqId: 'rfq' })], hasOlder: false };
    expect(toDays(thread, [], me)[0]?.bubbles.map(({ rfqId }) => rfqId)).toEqual([null, 'rfq']);
  });
  it('show own messages as read up to the last one that was', () => {
    const thread = {
      messages: [message(1, own), message(2, { ...own, isRead: true }), message(3, own)],
      hasOlder: false,
    };
    expect(toDays(thread, [], me)[0]?.bubbles.map(({ state }) => state)).toEqual([
      'read',
      'read',
      'sent',
    ]);
  });
  it('are parted by days in Nairobi', () => {
    const messages = ['2026-11-20T20:59:00Z', '2026-11-20T21:00:00Z', '2026-11-21T20:59:00Z'].map(
      (createdAt, index) => message(index + 1, { createdAt }),
    );
    const days = toDays({ messages, hasOlder: false }, [], me);
    expect(days.map(({ bubbles }) => bubbles.length)).toEqual([1, 2]);
  });
  it('stay the same while nothing of them changes', () => {
    const thread = { messages: [message(1), message(2, own)], hasOlder: false };
    const waiting = [outgoing('a', { state: 'waiting' })];
    const bubbles = (known: Thread) => toDays(known, waiting, me).flatMap((day) => day.bubbles);
    const [before, after] = [bubbles(thread), bubbles({ ...thread })];
    expect(after.map((bubble, place) => bubble === before[place])).toEqual([true, true, true]);
    const read = {
      ...thread,
      messages: [...thread.messages, message(3, { ...own, isRead: true })],
    };
    expect(bubbles(read).map(({ state }) => state)).toEqual([null, 'read', 'read', 'waiting']);
  });
  it('keep the key of their day when earlier ones of it come in front', () => {
    const dayOf = (...hours: number[]) => {
      const messages = hours.map((hour) =>
        message(hour, { createdAt: `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z` }),
      );
      return toDays({ messages, hasOlder: false }, [], me).map(({ key }) => key);
    };
    expect(dayOf(10, 11)).toEqual(dayOf(8, 9, 10, 11));
    const wrongClock = [outgoing('a', { createdAt: '2026-11-20T09:00:00.000Z' }), outgoing('b')];
    const keys = toDays({ messages: [message(1)], hasOlder: false }, wrongClock, me).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(3);
  });
  it('keep their key when a sent message comes back', () => {
    const before = toDays({ messages: [], hasOlder: false }, [outgoing('a')], me);
    const back = message(9, { ...own, clientId: 'a' });
    const after = toDays({ messages: [back], hasOlder: false }, [], me);
    expect(after[0]?.bubbles[0]?.key).toBe(before[0]?.bubbles[0]?.key);
  });
});
