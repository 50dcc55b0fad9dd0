import { randomBytes } from 'node:crypto';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';
import { answerTasks } from '../../../../platform/threads/answer-tasks.ts';
import type { HashTask, HashValue } from './hash-pool.ts';

/** argon2id; 32 MiB and three passes take about 25 ms on one core. */
const costs = {
  full: { memoryCost: 32_768, timeCost: 3, parallelism: 1 },
  low: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const;

/** For random codes, which are many bits more than passwords: about 3 ms. */
const codeCost = { memoryCost: 8_192, timeCost: 1, parallelism: 1 } as const;

/** Comparing with it takes as long as with a real one, so that no account can be found by the clock. */
const nobodysHash = {
  full: hashSync(randomBytes(18), costs.full),
  low: hashSync(randomBytes(18), costs.low),
};

function work(task: HashTask): HashValue {
  if (task.kind === 'derive') {
    return task.codes.map((code) => hashRawSync(code, { ...codeCost, salt: task.salt }));
  }
  if (task.kind === 'hash') return hashSync(task.password, costs[task.cost]);
  const matches = verifySync(task.stored ?? nobodysHash[task.cost], task.password);
  return matches && task.stored !== null;
}

answerTasks(work);
