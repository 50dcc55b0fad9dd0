import { AppError } from '../../../../shared/errors.ts';

const maxWaiting = 200;

/**
 * Runs at most `atOnce` works at a time; the others wait their turn.
 *
 * @throws AppError 503 when too many wait already.
 */
export function createLimiter(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new AppError(503, 'overloaded', 'We are very busy right now. Please try again.', {
        headers: { 'retry-after': '2' },
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
