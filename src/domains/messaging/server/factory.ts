import type { Insertable, Kysely } from 'kysely';
import type { DB, Messages } from '../../../platform/database.types.ts';
import { buildUser } from '../../accounts/server/factory.ts';
import type { MessagingDeps } from './deps.ts';

/** For tests whose messages have no files. */
export const noFiles: MessagingDeps['uploads'] = {
  prepare: async (_actor, _paths, use) => ({ ...use, ids: [] }),
  claim: async () => undefined,
  openUsed: async () => Promise.reject(new Error('No files in these tests')),
};

/** For tests whose messages are about nothing in particular. */
export const noSubjects: Pick<MessagingDeps, 'sharedRfqs' | 'sharesProduct'> = {
  sharedRfqs: async () => [],
  sharesProduct: async () => false,
};

export interface BuiltMessage {
  readonly id: string;
  readonly seq: number;
  readonly senderId: string;
  readonly receiverId: string;
}

/** Stores a message for a test, between two new people unless told who writes to whom. */
export async function buildMessage(
  db: Kysely<DB>,
  overrides: Partial<Insertable<Messages>> = {},
): Promise<BuiltMessage> {
  const row = await db
    .insertInto('messages')
    .values({
      content: 'Habari, mna simiti?',
      ...overrides,
      senderId: overrides.senderId ?? (await buildUser(db, { role: 'contractor' })).id,
      receiverId: overrides.receiverId ?? (await buildUser(db, { role: 'supplier' })).id,
    })
    .returning(['id', 'seq', 'senderId', 'receiverId'])
    .executeTakeFirstOrThrow();
  return { ...row, seq: Number(row.seq) };
}
