import type { Jobs } from '../../../platform/jobs.ts';
import { queueKinds } from '../schema.ts';
import { forgetClaimsDaily } from './job-definitions.ts';
import type { QueueDeps } from './ports.ts';
import { deleteIdleClaims } from './queries/items.ts';

/** Says how the queues' jobs are done. */
export function handleQueueJobs(jobs: Pick<Jobs, 'handle'>, { db, queues }: QueueDeps): void {
  jobs.handle(forgetClaimsDaily, async () => {
    for (const kind of queueKinds) await deleteIdleClaims(db, [kind, queues[kind]]);
  });
}
