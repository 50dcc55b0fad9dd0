import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What a thread says to one task. */
export type ThreadAnswer<Value> =
  | { readonly value: Value }
  /** What went wrong, in words for the log. */
  | { readonly failure: string };

/** Makes the thread that calls it answer each task that its pool sends (see `threadPool`). */
export function answerTasks<Task, Value>(work: (task: Task) => Value | Promise<Value>): void {
  // On Linux this is the thread's own priority: it gives way to the thread that answers everybody.
  if (process.platform === 'linux') setPriority(0, 10);
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await answerTo(work, task));
  });
}

async function answerTo<Task, Value>(
  work: (task: Task) => Value | Promise<Value>,
  task: Task,
): Promise<ThreadAnswer<Value>> {
  try {
    return { value: await work(task) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
