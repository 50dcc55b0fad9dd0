import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';
import { composeEmail } from '../../../platform/email-content.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { contactDetails } from '../rules.ts';
import { passOnContact } from './job-definitions.ts';
import { type ContactSubmissionRow, selectContactSubmission } from './queries.ts';

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
