import { describe, expect, it, vi } from 'vitest';
import { createOutbox, type KeyValueStorage, type OutgoingMessage } from './outbox.ts';

function memory(): KeyValueStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
const message = (clientId: string, state: OutgoingMessage['state'] = 'sending') => ({
  clientId,
  receiverId: 'peer',
  content: clientId,
  productId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
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
  it('loses nothing by a reload: what was under way can be tried again', () => {
    const storage = memory();
    const before = createOutbox(storage, 'me');
    before.put(message('a'));
    before.put(message('b', 'sent'));
    const after = createOutbox(storage, 'me');
    expect(after.to('peer')).toEqual([message('a', 'failed'), message('b', 'sent')]);
    expect(createOutbox(storage, 'somebody else').to('peer')).toEqual([]);
  });
  it('works where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const outbox = createOutbox({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'me');
    outbox.put(message('a'));
    expect(outbox.to('peer')).toEqual([message('a')]);
  });
});
