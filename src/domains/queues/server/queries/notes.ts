import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { staffNameSql } from '../../../accounts/server/public.ts';
import type { NoteSubject } from '../../schema.ts';

type Handle = Kysely<DB> | Transaction<DB>;

export async function selectNotes(db: Handle, subject: NoteSubject, id: string) {
  return db
    .selectFrom('staffNotes as n')
    .leftJoin('users as u', 'u.id', 'n.authorId')
    .select(['n.id', 'n.text', 'n.createdAt', staffNameSql('u').as('author')])
    .where('n.kind', '=', subject)
    .where('n.itemId', '=', id)
    .orderBy('n.createdAt')
    .orderBy('n.id')
    .limit(200)
    .execute();
}

export async function insertNote(
  trx: Transaction<DB>,
  note: {
    readonly kind: NoteSubject;
    readonly itemId: string;
    readonly userId: string | null;
    readonly authorId: string;
    readonly text: string;
  },
): Promise<void> {
  await trx.insertInto('staffNotes').values(note).execute();
}

/** Whether this is an account that buys or sells. */
export async function isUser(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id::text = ${id}`)
    .where('staffRole', 'is', null)
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
