import * as z from 'zod/mini';
import { count, listOf, time } from '../../shared/responses.ts';
import { visibleText } from '../../shared/visible-text.ts';

/** What waits for an admin, whatever domain it is decided in. */

export const queueKinds = [
  'verifications',
  'payees',
  'reports',
  'reviews',
  'disputes',
  'receipts',
  'transfers',
  'payouts',
  'contact',
  'credit',
  'jobs',
] as const;
export type QueueKind = (typeof queueKinds)[number];

/** GET /api/admin/queues */
export const queuesResponse = listOf(
  z.strictObject({
    kind: z.enum(queueKinds),
    waiting: count,
    /** Since when the oldest waits. */
    oldest: z.nullable(time),
    /** How many of them the reader has taken. */
    mine: count,
  }),
);
export type QueueSummary = z.infer<typeof queuesResponse>[number];

export const queueParamsSchema = z.object({ kind: z.enum(queueKinds) });
export const queueItemParamsSchema = z.object({
  kind: z.enum(queueKinds),
  id: z.string().check(z.maxLength(100)),
});
export const queueListSchema = z.strictObject({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 30),
});

const person = z.strictObject({ id: z.uuid(), name: z.string() });
const item = z.strictObject({
  id: z.string(),
  title: z.string(),
  since: time,
  /** Where it is decided. */
  href: z.string(),
  takenBy: z.nullable(person),
  notes: count,
});
/** GET /api/admin/queues/{kind}, the oldest first. */
export const queueItemsResponse = listOf(item);
export type QueueItem = z.infer<typeof item>;

/** GET /api/admin/queues/{kind}/{id}/notes */
export const queueNotesResponse = listOf(
  z.strictObject({
    id: z.uuid(),
    author: z.nullable(z.string()),
    text: z.string(),
    createdAt: time,
  }),
);
export type QueueNote = z.infer<typeof queueNotesResponse>[number];

export const maxNoteLength = 2_000;
/** POST /api/admin/queues/{kind}/{id}/notes */
export const queueNoteSchema = z.strictObject({
  text: z
    .string('note_missing')
    .check(z.trim(), visibleText('note_missing'), z.maxLength(maxNoteLength, 'text_long')),
});

export const trendMetrics = ['accounts', 'rfqs', 'quotations', 'orders', 'orderValue'] as const;
const period = z.strictObject({ now: z.number(), before: z.number() });
/** GET /api/admin/trends: each period beside the same time before it. */
export const trendsResponse = listOf(
  z.strictObject({ metric: z.enum(trendMetrics), today: period, days7: period, days30: period }),
);
export type Trend = z.infer<typeof trendsResponse>[number];
