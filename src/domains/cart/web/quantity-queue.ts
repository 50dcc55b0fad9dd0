import type { CartLine } from '../schema.ts';

export interface QuantityQueueDeps {
  readonly send: (itemId: string, quantity: number) => Promise<CartLine>;
  /** The server's line, once nothing newer is wanted of it. */
  readonly settle: (line: CartLine) => void;
  /** The last line that the server confirmed, which stands again after a refusal. */
  readonly fail: (line: CartLine, error: unknown) => void;
}

export interface QuantityQueue {
  change(line: CartLine, quantity: number): void;
  /** The line has been removed: nothing more is sent or told of it. */
  forget(itemId: string): void;
  isBusy(itemId: string): boolean;
}

/**
 * Sends changes of quantity one after the other for each line, since two on the way at once may arrive
 * in either order. What was pressed meanwhile is sent as one: only the last quantity counts.
 */
export function createQuantityQueue({ send, settle, fail }: QuantityQueueDeps): QuantityQueue {
  /** By item: what is wanted next, and what the server confirmed last. */
  const queues = new Map<string, { wanted: number | null; confirmed: CartLine }>();

  const run = async (itemId: string) => {
    const queue = queues.get(itemId);
    if (!queue) return;
    let error: unknown = null;
    while (queue.wanted !== null) {
      const quantity = queue.wanted;
      queue.wanted = null;
      try {
        queue.confirmed = await send(itemId, quantity);
        error = null;
      } catch (reason) {
        error = reason;
      }
    }
    if (queues.get(itemId) !== queue) return;
    queues.delete(itemId);
    if (error === null) settle(queue.confirmed);
    else fail(queue.confirmed, error);
  };

  return {
    change(line, quantity) {
      const queue = queues.get(line.id);
      if (queue) {
        queue.wanted = quantity;
        return;
      }
      queues.set(line.id, { wanted: quantity, confirmed: line });
      void run(line.id);
    },
    forget(itemId) {
      const queue = queues.get(itemId);
      if (queue) queue.wanted = null;
      queues.delete(itemId);
    },
    isBusy: (itemId) => queues.has(itemId),
  };
}
