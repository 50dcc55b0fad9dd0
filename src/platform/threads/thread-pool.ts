import { Worker } from 'node:worker_threads';
import { type Helper, type PoolLimits, TaskGivenUp, taskPool } from './task-pool.ts';

export interface ThreadLimits extends PoolLimits {
  /** Memory of one thread's own objects. */
  readonly memoryMb?: number;
}

/**
 * Threads beside the one that answers everybody, for work that takes long of one core (see taskPool).
 *
 * @param script a module that calls `answerTasks`
 */
export const threadPool = <Task, Value>(script: URL, limits: ThreadLimits) =>
  taskPool(() => thread<Task, Value>(script, limits.memoryMb), limits);

function thread<Task, Value>(script: URL, memoryMb: number | undefined): Helper<Task, Value> {
  const worker = new Worker(
    script,
    memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: memoryMb } } : {},
  );
  return {
    send: (task) => worker.postMessage(task),
    onAnswer({ answered, failed, exited }) {
      const died = (error: NodeJS.ErrnoException) =>
        failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskGivenUp('memory') : error);
      worker.on('message', answered).on('error', died).on('exit', exited);
      return () => worker.off('message', answered).off('error', died).off('exit', exited);
    },
    isFit: () => true,
    keepsProcessUp: (whether) => (whether ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  };
}
