import { describe, expect, it } from 'vitest';
import type { Message } from '../schema.ts';
import { asRead, prependOlder, type Thread } from './thread.ts';
import { countSince, firstUnreadSeq, unreadPlaceOf } from './unread-place.ts';

const peer = 'peer';
const written = (seq: number, isRead: boolean, senderId = peer) =>
  ({ seq, senderId, isRead }) as Message;
const range = (from: number, to: number, isRead: boolean) =>
  Array.from({ length: to - from + 1 }, (_, index) => written(from + index, isRead));

describe('where the unread part begins', () => {
  it('is before the first that the other side wrote and nobody read', () => {
    const thread: Thread = {
      messages: [written(1, true), written(2, false, 'me'), written(3, false), written(4, false)],
      hasOlder: true,
    };
    const place = unreadPlaceOf(thread, peer, 9);
    expect(place).toEqual({ count: 2, upToSeq: 4 });
    expect(place && firstUnreadSeq(thread, peer, place)).toBe(3);
  });

  it('of 80 unread ones is found when the first is loaded, also once they count as read', () => {
    const opened: Thread = { messages: range(51, 100, false), hasOlder: true };
    const place = unreadPlaceOf(opened, peer, 80);
    if (!place) throw new Error('Nothing is unread');
    expect(firstUnreadSeq(opened, peer, place)).toBeNull();
    const older = { items: range(1, 50, true), total: 50, next: null };
    const more = prependOlder(asRead(opened, peer), older);
    expect(firstUnreadSeq(more, peer, place)).toBe(21);
  });

  it('stays where it is when more is written', () => {
    const opened: Thread = { messages: [written(1, true), written(2, false)], hasOlder: false };
    const place = unreadPlaceOf(opened, peer, 1);
    const later = { ...opened, messages: [...opened.messages, written(3, false)] };
    expect(place && firstUnreadSeq(later, peer, place)).toBe(2);
  });

  it('is nowhere where all was read, and at the beginning where a stale list claims more', () => {
    expect(unreadPlaceOf({ messages: range(1, 3, true), hasOlder: true }, peer, 5)).toBeNull();
    const whole: Thread = { messages: range(1, 3, false), hasOlder: false };
    const place = unreadPlaceOf(whole, peer, 7);
    expect(place && firstUnreadSeq(whole, peer, place)).toBe(1);
  });
});

it('what the reader has not seen is counted from where they were, read or not, without their own', () => {
  const thread: Thread = {
    messages: [...range(1, 4, true), written(5, true, 'me'), written(6, false)],
    hasOlder: false,
  };
  expect([0, 2, 5, 6].map((seen) => countSince(thread, peer, seen))).toEqual([5, 3, 1, 0]);
});
