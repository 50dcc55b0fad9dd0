import { overloaded } from '../shared/errors.ts';

/**
 * Lets at most `running` pieces of work run at once and at most `waiting` wait; more are refused at
 * once, so that a flood costs little and everybody else is still answered.
 *
 * @returns runs a piece of work, unless the signal comes while it waits; its `refuseIfFull` says beforehand
 *   what it would say
 * @throws AppError 503 `overloaded` with Retry-After, from the returned function
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];

  const refuseIfFull = () => {
    if (active >= running && queue.length >= waiting) throw overloaded();
  };
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((start, refuse) => {
      const leave = () => {
        const place = queue.indexOf(start);
        if (place < 0) return;
        queue.splice(place, 1);
        refuse(overloaded());
      };
      queue.push(start);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
    });
  const run = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (active >= running) {
      refuseIfFull();
      // Whoever finishes hands its place over, so `active` does not change on the way.
      await turn(signal);
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
  return Object.assign(run, { refuseIfFull });
}

/**
 * The same for each key apart: who writes one thing many times at once waits for oneself, with no
 * connection in hand.
 */
export function limitConcurrencyByKey(limits: { running: number; waiting: number }) {
  const lanes = new Map<string, { run: ReturnType<typeof limitConcurrency>; users: number }>();
  return async <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const lane = lanes.get(key) ?? { run: limitConcurrency(limits), users: 0 };
    lanes.set(key, lane);
    lane.users += 1;
    try {
      return await lane.run(work, signal);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(key);
    }
  };
}
