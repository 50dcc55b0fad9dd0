import * as z from 'zod/mini';
import { flag, listLimit } from '../../shared/list-query.ts';
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
  'duplicates',
  'jobs',
] as const;
export type QueueKind = (typeof queueKinds)[number];

/** GET /api/admin/queues: those that the reader may work on. */
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
  limit: listLimit(30),
  /** Only what the reader has taken. */
  mine: z.optional(flag),
});
export type QueueListQuery = z.infer<typeof queueListSchema>;

const person = z.strictObject({ id: z.uuid(), name: z.string() });
/** GET /api/admin/queues/{kind}/{id} */
export const queueItemResponse = z.strictObject({
  id: z.string(),
  title: z.string(),
  since: time,
  takenBy: z.nullable(person),
  notes: count,
});
/** GET /api/admin/queues/{kind}, the oldest first. */
export const queueItemsResponse = listOf(queueItemResponse);
export type QueueItem = z.infer<typeof queueItemResponse>;

/** What staff may note something about: items of queues, and users. */
export const noteSubjects = [...queueKinds, 'users'] as const;
export type NoteSubject = (typeof noteSubjects)[number];
export const noteParamsSchema = z.object({
  subject: z.enum(noteSubjects),
  id: z.string().check(z.maxLength(100)),
});

/** GET /api/admin/notes/{subject}/{id}, the oldest first. */
export const notesResponse = listOf(
  z.strictObject({
    id: z.uuid(),
    author: z.nullable(z.string()),
    text: z.string(),
    createdAt: time,
  }),
);
export type StaffNote = z.infer<typeof notesResponse>[number];

export const maxNoteLength = 2_000;
/** POST /api/admin/notes/{subject}/{id} */
export const noteSchema = z.strictObject({
  text: z
    .string('note_missing')
    .check(z.trim(), visibleText('note_missing'), z.maxLength(maxNoteLength, 'text_long')),
});
