import { type Kysely, sql } from 'kysely';
import { countUpTo } from '../../../platform/count-up-to.ts';
import type { DB } from '../../../platform/database.types.ts';
import { readPrepared } from '../../../platform/prepared.ts';
import { staffNameSql } from '../../accounts/server/public.ts';
import type { ContactListQuery } from '../schema.ts';

export interface NewContactSubmission {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
}

/** Stores one message of the contact form and answers its id. */
export async function insertContactSubmission(
  db: Kysely<DB>,
  submission: NewContactSubmission,
): Promise<string> {
  const { id } = await db
    .insertInto('contactSubmissions')
    .values(submission)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const submissionColumns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'isRead',
  'createdAt',
] as const;

export type ContactSubmissionRow = NonNullable<Awaited<ReturnType<typeof selectContactSubmission>>>;

/** One message of the contact form; null where there is none. */
export async function selectContactSubmission(db: Kysely<DB>, id: string) {
  const row = await db
    .selectFrom('contactSubmissions')
    .select(submissionColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Messages of the contact form, newest first; one more than asked for where there are more. */
export async function selectContactSubmissions(
  db: Kysely<DB>,
  { unread, cursor, limit }: ContactListQuery,
) {
  const wanted = unread === undefined ? sql`true` : sql`is_read = ${sql.lit(!unread)}`;
  const isAfter = cursor
    ? sql`(created_at, id) < (select created_at, id from contact_submissions where id = ${cursor})`
    : sql`true`;
  const page = sql<ContactSubmissionRow>`
    select id, name, email, subject, message, is_read as "isRead", created_at as "createdAt"
      from contact_submissions where ${wanted} and ${isAfter}
      order by created_at desc, id desc limit ${sql.lit(limit + 1)}`;
  const [rows, total] = await Promise.all([
    readPrepared(db, page),
    countUpTo(db, sql`select from contact_submissions where ${wanted}`),
  ]);
  return { rows, total };
}

/** Marks a message as read, again where it was; false where there is none. */
export async function markContactRead(db: Kysely<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactSubmissions')
    .set({ isRead: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectAnswers(db: Kysely<DB>, submissionId: string) {
  return db
    .selectFrom('contactAnswers as a')
    .leftJoin('users as u', 'u.id', 'a.authorId')
    .select(['a.id', 'a.text', 'a.createdAt', 'a.sentAt', staffNameSql('u').as('author')])
    .where('a.submissionId', '=', submissionId)
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute();
}

export async function insertAnswer(
  db: Kysely<DB>,
  answer: { submissionId: string; authorId: string; language: 'en' | 'sw'; text: string },
): Promise<string> {
  const { id } = await db
    .insertInto('contactAnswers')
    .values(answer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An answer that was not sent yet, with whom it goes to; null where it was, or is gone. */
export async function selectUnsentAnswer(db: Kysely<DB>, id: string) {
  const row = await db
    .selectFrom('contactAnswers as a')
    .innerJoin('contactSubmissions as c', 'c.id', 'a.submissionId')
    .select(['a.text', 'a.language', 'c.email', 'c.name', 'c.subject', 'c.message'])
    .where('a.id', '=', id)
    .where('a.sentAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function markAnswerSent(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('contactAnswers')
    .set({ sentAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Messages that nobody has answered, as a queue of admins names them. */
export const waitingContacts = () => sql`
  select c.id::text, coalesce(c.subject, c.name) as title, c.created_at as since
    from contact_submissions c where not c.is_read`;
