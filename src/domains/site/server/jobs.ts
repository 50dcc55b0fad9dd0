import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { composeEmail } from '../../../platform/email-content.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { fill } from '../../../shared/fill.ts';
import { answerCopy } from '../copy/contact-answer.ts';
import { contactDetails } from '../rules.ts';
import { passOnContact, sendContactAnswer } from './job-definitions.ts';
import {
  type ContactSubmissionRow,
  markAnswerSent,
  selectContactSubmission,
  selectUnsentAnswer,
} from './queries.ts';

export interface SiteJobDeps {
  readonly db: Kysely<DB>;
  readonly mail: Mail;
}

/** Says how the site's jobs are done. */
export function handleSiteJobs(jobs: Jobs, { db, mail }: SiteJobDeps): void {
  jobs.handle(passOnContact, async ({ submissionId }) => {
    const submission = await selectContactSubmission(db, submissionId);
    // Gone with its sender's account.
    if (submission) await mail.send(contactMail(submission));
  });
  jobs.handle(sendContactAnswer, async ({ answerId }) => {
    const answer = await selectUnsentAnswer(db, answerId);
    if (!answer) return;
    await mail.send(answerMail(answer));
    await markAnswerSent(db, answerId);
  });
}

/** For the people of the marketplace, in its own language; an answer goes to whoever wrote. */
function contactMail({ name, email, subject, message }: ContactSubmissionRow) {
  const content = {
    subject: `Contact form: ${subject ?? name}`,
    paragraphs: [`${name} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    footer: ['Reply to this email to answer the sender.'],
    language: 'en',
  };
  return { ...composeEmail(contactDetails.email, content), replyTo: email };
}

type UnsentAnswer = NonNullable<Awaited<ReturnType<typeof selectUnsentAnswer>>>;

/** The answer, and below it what it answers; a reply goes to the marketplace. */
function answerMail({ text, language, email, name, subject, message }: UnsentAnswer) {
  const copy = answerCopy[language === 'sw' ? 'sw' : 'en'];
  const content = {
    subject: subject ? fill(copy.subject, { subject }) : copy.subjectWithout,
    paragraphs: [
      fill(copy.greeting, { name }),
      ...text.split(/\n{2,}/),
      copy.youWrote,
      ...message.split(/\n{2,}/),
    ],
    footer: [copy.footer],
    language,
  };
  return { ...composeEmail(email, content), replyTo: contactDetails.email };
}
