import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';

export type HashTask =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string | null }
  | { readonly kind: 'derive'; readonly codes: readonly string[]; readonly salt: Uint8Array };

/** A hash in PHC form, whether it matches, or the bare hashes of `derive`. */
export type HashValue = string | boolean | readonly Uint8Array[];

export type HashAnswer =
  | { readonly value: HashValue }
  /** What went wrong, e.g. a stored text that is no hash. */
  | { readonly failure: string };

/** Two at once; who comes when twenty wait is turned away, so that a flood costs little. */
const limits = { running: 2, waiting: 20 } as const;
const inTurn = limitConcurrency(limits);

/** Threads of their own with a lower priority: whatever the flood, pages and lists come first. */
const idle: Worker[] = [];

/**
 * Hashes or verifies one password in a thread beside.
 * @throws AppError 503 `overloaded` when too many are waiting
 */
export function inHashPool(task: HashTask): Promise<HashValue> {
  return inTurn(async () => {
    const worker = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url));
    const answer = await ask(worker, task);
    idle.push(worker);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.value;
  });
}

/** Says at once what the pool would say later, before anything else is done for a password. */
export const refuseIfHashPoolIsFull = (): void => inTurn.refuseIfFull();

/** The process stays up while a thread works, and no longer. @throws where the thread dies */
function ask(worker: Worker, task: HashTask): Promise<HashAnswer> {
  worker.ref();
  return new Promise<HashAnswer>((resolve, reject) => {
    const answered = (answer: HashAnswer) => done(() => resolve(answer));
    const died = (reason: unknown) => done(() => reject(reason));
    const exited = () => died(new Error('The thread that hashes passwords ended'));
    const done = (settle: () => void) => {
      worker.off('message', answered).off('error', died).off('exit', exited).unref();
      settle();
    };
    worker.on('message', answered).on('error', died).on('exit', exited);
    worker.postMessage(task);
  });
}
