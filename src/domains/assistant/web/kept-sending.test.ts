import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatSchema } from '../schema.ts';
import { keepSending, keptSending, sendingOf } from './kept-sending.ts';

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
  keepSending('jane', sending);
  expect(keptSending('jane')).toEqual(sending);
  expect(keptSending('otieno')).toBeNull();
  keepSending('jane', null);
  expect(keptSending('jane')).toBeNull();
});

it('is none where what is stored is of another release, or storage is refused', () => {
  stored.set('assistant-sending-jane', '{"id":7}');
  expect(keptSending('jane')).toBeNull();
  stored.set('assistant-sending-jane', 'not json');
  expect(keptSending('jane')).toBeNull();
  vi.stubGlobal('window', {});
  keepSending('jane', sendingOf(null, 'hi'));
  expect(keptSending('jane')).toBeNull();
});
