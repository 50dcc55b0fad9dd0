import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Messages } from '../../../platform/database.types.ts';
import type { Role } from '../../../shared/roles.ts';

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
      senderId: overrides.senderId ?? (await buildPerson(db, 'contractor')),
      receiverId: overrides.receiverId ?? (await buildPerson(db, 'supplier')),
    })
    .returning(['id', 'seq', 'senderId', 'receiverId'])
    .executeTakeFirstOrThrow();
  return { ...row, seq: Number(row.seq) };
}

/** Stores an account that can write and be written to; answers its id. */
export async function buildPerson(
  db: Kysely<DB>,
  role: Role,
  names: { firstName?: string; lastName?: string; companyName?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `${randomUUID()}@people.example`, role, ...names })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
