import { limitConcurrency } from '../limit-concurrency.ts';
import type { TaskAnswer } from './answer-tasks.ts';

export interface PoolLimits {
  /** Tasks at once, each with a helper of its own. */
  readonly running: number;
  /** Who comes when so many wait is turned away, so that a flood costs little. */
  readonly waiting: number;
  /** How long one task may take; absent: as long as it takes. */
  readonly timeLimitMs?: number;
}

/** A task took more time or memory than it may and its helper was ended, or it brought it down. */
export class TaskGivenUp extends Error {}

/** A thread or a process beside this one that does one task after the other. */
export interface Helper<Task, Value> {
  send(task: Task): void;
  /** Calls the first of these that happens, once. */
  onAnswer(on: {
    answered(answer: TaskAnswer<Value>): void;
    failed(error: Error): void;
    exited(): void;
  }): () => void;
  /** Whether it may do another task. */
  isFit(): boolean;
  /** The process stays up while a helper works, and no longer. */
  keepsProcessUp(whether: boolean): void;
  end(): unknown;
}

/**
 * Helpers beside the thread that answers everybody. They are kept for the next task, and ended with a
 * task that fails or takes too long.
 *
 * @returns does one task; its `refuseIfFull` says beforehand what it would say
 * @throws AppError 503 `overloaded` where too many wait; TaskGivenUp; Error where the work failed;
 * all from the returned function
 */
export function taskPool<Task, Value>(begin: () => Helper<Task, Value>, limits: PoolLimits) {
  const inTurn = limitConcurrency(limits);
  const idle: Helper<Task, Value>[] = [];
  const next = () => {
    for (let helper = idle.pop(); helper; helper = idle.pop()) if (helper.isFit()) return helper;
    return begin();
  };
  const run = (task: Task): Promise<Value> =>
    inTurn(async () => {
      const helper = next();
      try {
        const answer = await ask(helper, task, limits.timeLimitMs);
        if ('failure' in answer) throw new Error(answer.failure);
        if (helper.isFit()) idle.push(helper);
        return answer.value;
      } catch (error) {
        await helper.end();
        throw error;
      }
    });
  return Object.assign(run, { refuseIfFull: inTurn.refuseIfFull });
}

function ask<Task, Value>(
  helper: Helper<Task, Value>,
  task: Task,
  timeLimitMs: number | undefined,
): Promise<TaskAnswer<Value>> {
  helper.keepsProcessUp(true);
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer);
      stopListening();
      helper.keepsProcessUp(false);
      settle();
    };
    const stopListening = helper.onAnswer({
      answered: (answer) => done(() => resolve(answer)),
      failed: (error) => done(() => reject(error)),
      exited: () => done(() => reject(new TaskGivenUp('A thread ended before it answered'))),
    });
    const timer =
      timeLimitMs === undefined
        ? undefined
        : setTimeout(() => done(() => reject(new TaskGivenUp('time'))), timeLimitMs);
    helper.send(task);
  });
}
