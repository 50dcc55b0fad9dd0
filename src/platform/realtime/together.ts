/** So many wait for one call at most; a busy moment must not make a text without end. */
const mostTogether = 200;

/**
 * Calls one after the other, in the order of what they were given; what comes while one is under way
 * goes together with the next. The busier it is, the less each costs.
 */
export function together<T>(
  call: (items: readonly T[]) => Promise<void>,
): (items: readonly T[]) => Promise<void> {
  let waiting: { items: T[]; done: Promise<void> } | null = null;
  let last = Promise.resolve();
  return (items) => {
    if (waiting && waiting.items.length + items.length <= mostTogether) {
      waiting.items.push(...items);
      return waiting.done;
    }
    const next = { items: [...items], done: last };
    waiting = next;
    next.done = last.then(() => {
      if (waiting === next) waiting = null;
      return call(next.items);
    });
    last = next.done.catch(() => undefined);
    return next.done;
  };
}
