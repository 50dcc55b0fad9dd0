import type { Kysely } from 'kysely';
import type { Language } from '../../../messages/index.ts';
import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type ListAnswer, listAnswer } from '../../../platform/conditional-read.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import { readSetting } from '../../../platform/settings.ts';
import { AppError } from '../../../shared/errors.ts';
import { en } from '../copy/en.ts';
import { sw } from '../copy/sw.ts';
import { contactDetails } from '../rules.ts';
import type {
  Contact,
  ContactAnswer,
  ContactDetail,
  ContactEntry,
  ContactListQuery,
  SiteInfo,
  SiteTexts,
} from '../schema.ts';
import { passOnContact, sendContactAnswer } from './job-definitions.ts';
import {
  type ContactSubmissionRow,
  insertAnswer,
  insertContactSubmission,
  markContactRead,
  selectAnswers,
  selectContactSubmission,
  selectContactSubmissions,
} from './queries.ts';
import { headlineFigures, landingBrands, supportHours } from './settings.ts';

const texts: Readonly<Record<Language, SiteTexts>> = { en, sw };

/**
 * Stores a message of the contact form, and passes it on by mail; an empty subject is kept as null.
 * Answers its id.
 */
export function submitContact(
  { db, enqueue }: { db: Kysely<DB>; enqueue: Enqueue },
  input: Contact,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const id = await insertContactSubmission(trx, { ...input, subject: input.subject || null });
    await enqueue(trx, passOnContact, { submissionId: id });
    return { id };
  });
}

/** As the audit log names what was listed. */
const listNames: Readonly<Record<string, string>> = { true: 'unread', false: 'done' };

/** The messages of the contact form for an admin, newest first. That they were read is noted. */
export async function listContact(
  db: Kysely<DB>,
  admin: Actor,
  query: ContactListQuery,
): Promise<ListAnswer> {
  const [found] = await Promise.all([
    selectContactSubmissions(db, query),
    noteContact(db, admin, 'contact.listed', listNames[String(query.unread)] ?? 'all'),
  ]);
  const toEntry = ({ createdAt, ...row }: ContactSubmissionRow): ContactEntry => ({
    ...row,
    createdAt: createdAt.toISOString(),
  });
  return listAnswer(found, query.limit, toEntry);
}

/** Takes a message off the list without an answer. @throws AppError 404 where there is no such message */
export async function markContactDone(db: Kysely<DB>, admin: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await markContactRead(trx, id))) throw new AppError(404, 'message_not_found');
    await noteContact(trx, admin, 'contact.done', id);
  });
}

/** One message with its answers, for an admin. That it was read is noted. @throws AppError 404 */
export async function readContactDetail(
  db: Kysely<DB>,
  admin: Actor,
  id: string,
): Promise<ContactDetail> {
  const row = await selectContactSubmission(db, id);
  if (!row) throw new AppError(404, 'message_not_found');
  const answers = await selectAnswers(db, id);
  await noteContact(db, admin, 'contact.read', id);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answers: answers.map((answer) => ({
      ...answer,
      createdAt: answer.createdAt.toISOString(),
      sentAt: answer.sentAt?.toISOString() ?? null,
    })),
  };
}

/** Mails an answer to who wrote, by a job, and takes the message off the list. @throws AppError 404 */
export async function answerContact(
  { db, enqueue }: { db: Kysely<DB>; enqueue: Enqueue },
  admin: Actor,
  submissionId: string,
  answer: ContactAnswer,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await markContactRead(trx, submissionId))) throw new AppError(404, 'message_not_found');
    const answerId = await insertAnswer(trx, { ...answer, submissionId, authorId: admin.id });
    await enqueue(trx, sendContactAnswer, { answerId });
    await noteContact(trx, admin, 'contact.answered', submissionId);
  });
}

const noteContact = (
  db: Kysely<DB>,
  { id: actorId }: Actor,
  action: `contact.${'listed' | 'read' | 'answered' | 'done'}`,
  targetId: string,
) => recordAudit(db, { actorId, action, targetType: 'contact_submission', targetId });

/** What the public pages show beside the catalogue. */
export async function siteInfo(db: Kysely<DB>, language: Language): Promise<SiteInfo> {
  const [figures, brands, hours] = await Promise.all([
    readSetting(db, headlineFigures),
    readSetting(db, landingBrands),
    readSetting(db, supportHours),
  ]);
  return {
    figures,
    brands,
    contact: { ...contactDetails, hours: hours[language] },
    texts: texts[language],
  };
}
