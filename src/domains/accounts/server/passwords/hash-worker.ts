import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashTask, HashValue } from './hash-pool.ts';

/** argon2id; 32 MiB and three passes take about 25 ms on one core. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const;

/** For random codes, which are many bits more than passwords: about 3 ms. */
const codeCost = { memoryCost: 8_192, timeCost: 1, parallelism: 1 } as const;

// On Linux this is the thread's own priority: it gives way to the thread that answers everybody.
if (process.platform === 'linux') setPriority(0, 10);

/** Comparing with it takes as long as with a real one, so that no account can be found by the clock. */
const nobodysHash = hashSync(randomBytes(18), cost);

function work(task: HashTask): HashValue {
  if (task.kind === 'derive') {
    return task.codes.map((code) => hashRawSync(code, { ...codeCost, salt: task.salt }));
  }
  if (task.kind === 'hash') return hashSync(task.password, cost);
  const matches = verifySync(task.stored ?? nobodysHash, task.password);
  return matches && task.stored !== null;
}

parentPort?.on('message', (task: HashTask) => {
  let answer: HashAnswer;
  try {
    answer = { value: work(task) };
  } catch (error) {
    answer = { failure: String(error) };
  }
  parentPort?.postMessage(answer);
});
