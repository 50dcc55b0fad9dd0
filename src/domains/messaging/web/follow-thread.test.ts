import { expect, it } from 'vitest';
import { eventually } from '../../../shared/testing/eventually.ts';
import type { Frame } from '../../../ui/data/live-socket.ts';
import type { Message } from '../schema.ts';
import { followThread } from './follow-thread.ts';
import type { Thread } from './thread.ts';

const message = (seq: number) =>
  ({ seq, senderId: 'peer', receiverId: 'me', isRead: false, isDelivered: false }) as Message;

/** A conversation of which the page has loaded some; `missing` comes with what is read later. */
function openThread(loaded: readonly number[], later: readonly number[]) {
  let thread: Thread = { messages: loaded.map(message), hasOlder: false };
  const listeners = new Map<string, (frame: Frame) => void>();
  const asked: number[] = [];
  followThread({
    live: {
      on(type, listener) {
        listeners.set(type, listener);
        return () => undefined;
      },
    },
    ownId: 'me',
    peerId: 'peer',
    read: () => thread,
    change(how) {
      thread = how(thread);
    },
    async readAfter(after) {
      asked.push(after);
      const items = later.filter((seq) => seq > after).slice(0, 2);
      const next = items.length === 2 ? 'more' : null;
      return { items: items.map(message), total: items.length, next };
    },
  });
  return {
    seqs: () => thread.messages.map(({ seq }) => seq),
    asked,
    get: (type: string, frame: object = {}) => listeners.get(type)?.({ type, ...frame }),
  };
}

it('what was missed is read even where later messages came in meanwhile', async () => {
  const page = openThread([1, 2], [3, 4, 5, 6]);
  page.get('new_message', { message: message(6) });
  expect(page.seqs()).toEqual([1, 2, 6]);
  page.get('connected');
  await eventually(() => expect(page.seqs()).toEqual([1, 2, 3, 4, 5, 6]));
  expect(page.asked).toEqual([2, 4, 6]);
});

it('the next time is read on from there', async () => {
  const page = openThread([1], [2]);
  page.get('connected');
  await eventually(() => expect(page.seqs()).toEqual([1, 2]));
  page.get('connected');
  await eventually(() => expect(page.asked).toEqual([1, 2]));
});
