import { describe, expect, it, vi } from 'vitest';
import { createCountStore } from './count-store.ts';

/** A source whose answers come when the test says so. */
function slowSource() {
  const reads: { answer: (count: number) => void; fail: () => void }[] = [];
  let tell = () => {};
  const stopped = vi.fn();
  return {
    reads,
    stopped,
    change: () => tell(),
    source: {
      read: () =>
        new Promise<number>((answer, reject) => {
          reads.push({ answer, fail: () => reject(new Error('No network')) });
        }),
      onChange(listener: () => void) {
        tell = listener;
        return stopped;
      },
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the count of the cart', () => {
  it('API-36 is read only while somebody shows it', async () => {
    const { source, reads, stopped } = slowSource();
    const store = createCountStore(source);
    expect(reads).toHaveLength(0);
    const leave = store.subscribe(() => {});
    const leaveSecond = store.subscribe(() => {});
    reads[0]?.answer(3);
    await settled();
    expect(reads).toHaveLength(1);
    expect(store.snapshot()).toBe(3);
    leave();
    expect(store.snapshot()).toBe(3);
    leaveSecond();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(store.snapshot()).toBeNull();
  });

  it('STATE-10 is read again after a change, and tells who shows it', async () => {
    const { source, reads, change } = slowSource();
    const store = createCountStore(source);
    const seen: (number | null)[] = [];
    store.subscribe(() => seen.push(store.snapshot()));
    reads[0]?.answer(1);
    await settled();
    change();
    reads[1]?.answer(2);
    await settled();
    expect(seen).toEqual([1, 2]);
  });

  it('NAV-10 follows the page at once, whatever an older answer says', async () => {
    const { source, reads } = slowSource();
    const store = createCountStore(source);
    store.subscribe(() => {});
    store.set(4);
    expect(store.snapshot()).toBe(4);
    reads[0]?.answer(5);
    await settled();
    expect(store.snapshot()).toBe(4);
  });

  it('takes the answer to the last question, whichever comes last', async () => {
    const { source, reads, change } = slowSource();
    const store = createCountStore(source);
    store.subscribe(() => {});
    change();
    reads[1]?.answer(7);
    reads[0]?.answer(6);
    await settled();
    expect(store.snapshot()).toBe(7);
  });

  it('stays as it is where it cannot be read', async () => {
    const { source, reads, change } = slowSource();
    const store = createCountStore(source);
    store.subscribe(() => {});
    reads[0]?.answer(2);
    await settled();
    change();
    reads[1]?.fail();
    await settled();
    expect(store.snapshot()).toBe(2);
  });
});
