import * as z from 'zod/mini';
import { id } from '../../shared/id.ts';
import { count, listOf, time } from '../../shared/responses.ts';

/** What runs behind the pages, as those who look after the server read it. */

/** GET /api/admin/jobs: each kind of background job, and how many are in which state. */
export const jobKindsResponse = listOf(
  z.strictObject({
    name: z.string(),
    waiting: count,
    active: count,
    /** Failed, and waiting for another try. */
    retrying: count,
    /** Failed for good. */
    failed: count,
    /** Of those that can still be looked at. */
    completed: count,
    /** Since when the oldest is due that nobody has begun. */
    dueSince: z.nullable(time),
    lastDoneAt: z.nullable(time),
  }),
);
export type JobKind = z.infer<typeof jobKindsResponse>[number];

/** GET /api/admin/jobs/{id} */
export const failedJobResponse = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Why the last try failed, without contacts and secrets. */
  reason: z.string(),
  /** What the job was asked to do, as JSON without contacts and secrets. */
  data: z.string(),
  tries: count,
  createdAt: time,
  failedAt: time,
});
export type FailedJob = z.infer<typeof failedJobResponse>;

export const jobParamsSchema = z.object({ id });
export const jobKindParamsSchema = z.object({ name: z.string().check(z.maxLength(100)) });
export const jobSteps = ['retry', 'cancel'] as const;
export type JobStep = (typeof jobSteps)[number];
/** How many jobs a step about all of a kind has changed. */
export const changedJobsResponse = z.strictObject({ changed: count });
