import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatSchema } from '../schema.ts';
import { sendingOf, storedSending } from './chat-store.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('is the same sending while the message is the same and has no answer', () => {
  const first = sendingOf(null, 'add ten bags');
  expect(chatSchema.safeParse({ message: first.message, messageId: first.id }).success).toBe(true);
  expect(sendingOf(first, 'add ten bags')).toBe(first);
  expect(sendingOf(first, 'add 12 bags').id).not.toBe(first.id);
  expect(sendingOf(null, 'add ten bags').id).not.toBe(first.id);
});

it('outlives the page for its account, until it is answered', () => {
  const sending = sendingOf(null, 'add ten bags');
  storedSending('jane').set(sending);
  expect(storedSending('jane').get()).toEqual(sending);
  expect(storedSending('otieno').get()).toBeNull();
  storedSending('jane').set(null);
  expect(storedSending('jane').get()).toBeNull();
});

it('is none where what is stored is of another release, or storage is refused', () => {
  stored.set('assistant-sending-jane', '{"id":7}');
  expect(storedSending('jane').get()).toBeNull();
  stored.set('assistant-sending-jane', 'not json');
  expect(storedSending('jane').get()).toBeNull();
  vi.stubGlobal('window', {});
  storedSending('jane').set(sendingOf(null, 'hi'));
  expect(storedSending('jane').get()).toBeNull();
});
