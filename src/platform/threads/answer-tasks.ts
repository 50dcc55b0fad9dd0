import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What a thread or process says to one task. */
export type TaskAnswer<Value> = (
  | { readonly value: Value }
  /** What went wrong, in words for the log. */
  | { readonly failure: string }
) & {
  /** Memory of a process after the task. */
  readonly residentMb?: number;
};

/** Makes the thread or process that calls it answer each task that its pool sends (see `taskPool`). */
export function answerTasks<Task, Value>(work: (task: Task) => Value | Promise<Value>): void {
  // On Linux this is the thread's own priority: it gives way to the thread that answers everybody.
  if (process.platform === 'linux') setPriority(0, 10);
  if (parentPort) {
    parentPort.on('message', async (task: Task) => {
      parentPort?.postMessage(await answerTo(work, task));
    });
    return;
  }
  process.on('message', async (task: Task) => {
    const answer = await answerTo(work, task);
    process.send?.({ ...answer, residentMb: process.memoryUsage.rss() / 1_048_576 });
  });
  process.on('disconnect', () => process.exit());
}

async function answerTo<Task, Value>(
  work: (task: Task) => Value | Promise<Value>,
  task: Task,
): Promise<TaskAnswer<Value>> {
  try {
    return { value: await work(task) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
