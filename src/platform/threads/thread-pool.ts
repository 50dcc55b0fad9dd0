import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { ThreadAnswer } from './answer-tasks.ts';

export interface ThreadLimits {
  /** Tasks at once, each in a thread of its own. */
  readonly running: number;
  /** Who comes when so many wait is turned away, so that a flood costs little. */
  readonly waiting: number;
  /** How long one task may take; absent: as long as it takes. */
  readonly timeLimitMs?: number;
  /** Memory of one thread's own objects. */
  readonly memoryMb?: number;
}

/** A task took more time or memory than it may; its thread was ended. */
export class TaskGivenUp extends Error {}

/**
 * Threads beside the one that answers everybody, for work that takes long of one core. They are kept
 * for the next task, and ended with a task that takes too long or too much.
 *
 * @param script a module that calls `answerTasks`
 * @returns does one task; its `refuseIfFull` says beforehand what it would say
 * @throws AppError 503 `overloaded` where too many wait; TaskGivenUp; Error where the work failed;
 * all from the returned function
 */
export function threadPool<Task, Value>(script: URL, limits: ThreadLimits) {
  const inTurn = limitConcurrency(limits);
  const idle: Worker[] = [];
  const begin = () =>
    new Worker(
      script,
      limits.memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } } : {},
    );
  const run = (task: Task): Promise<Value> =>
    inTurn(async () => {
      const worker = idle.pop() ?? begin();
      try {
        const answer = await ask<Task, Value>(worker, task, limits.timeLimitMs);
        if ('failure' in answer) throw new Error(answer.failure);
        idle.push(worker);
        return answer.value;
      } catch (error) {
        await worker.terminate();
        throw error;
      }
    });
  return Object.assign(run, { refuseIfFull: inTurn.refuseIfFull });
}

/** The process stays up while a thread works, and no longer. */
function ask<Task, Value>(
  worker: Worker,
  task: Task,
  timeLimitMs: number | undefined,
): Promise<ThreadAnswer<Value>> {
  worker.ref();
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', died).off('exit', exited).unref();
      settle();
    };
    const answered = (answer: ThreadAnswer<Value>) => done(() => resolve(answer));
    const died = (error: NodeJS.ErrnoException) =>
      done(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskGivenUp('memory') : error),
      );
    const exited = () => done(() => reject(new Error('A thread ended before it answered')));
    const timer =
      timeLimitMs === undefined
        ? undefined
        : setTimeout(() => done(() => reject(new TaskGivenUp('time'))), timeLimitMs);
    worker.on('message', answered).on('error', died).on('exit', exited);
    worker.postMessage(task);
  });
}
