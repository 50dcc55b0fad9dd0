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

export const serviceNames = [
  'database',
  'jobs',
  'sockets',
  'redis',
  'storage',
  'disk',
  'mail',
  'sms',
  'mpesa',
  'paystack',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * works: it answered now. failing: it did not, or its last call failed. unused: it is set up, and
 * nobody has called it yet. off: it is not set up.
 */
export const serviceStates = ['works', 'failing', 'unused', 'off'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceFigures = [
  'latencyMs',
  'sizeBytes',
  'connections',
  'mostConnections',
  'waiting',
  'failed',
  'processes',
  'sockets',
  'freeBytes',
  'totalBytes',
] as const;
export type ServiceFigure = (typeof serviceFigures)[number];

/** How a service does. What was not looked at is null. */
const health = z.strictObject({
  name: z.enum(serviceNames),
  state: z.enum(serviceStates),
  /** What this server brings itself stands in for a service that is not set up. */
  isBuiltIn: z.boolean(),
  figures: listOf(z.strictObject({ name: z.enum(serviceFigures), value: z.number() })),
  succeededAt: z.nullable(time),
  failedAt: z.nullable(time),
  failingSince: z.nullable(time),
  /** Of the last failure, without contacts and secrets. */
  failure: z.nullable(z.string()),
});
export type ServiceHealth = z.infer<typeof health>;

/** GET /api/admin/health */
export const healthResponse = z.strictObject({ checkedAt: time, services: listOf(health) });
export type Health = z.infer<typeof healthResponse>;
