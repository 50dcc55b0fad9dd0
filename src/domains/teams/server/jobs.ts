import type { Kysely } from 'kysely';
import { fill, type Language } from '../../../messages/index.ts';
import type { DB } from '../../../platform/database.types.ts';
import { composeEmail } from '../../../platform/email-content.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Sms } from '../../../platform/sms.ts';
import { nameOfSupplier } from '../../accounts/name-rules.ts';
import { copy as en, type InvitationCopy } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';
import { sendInvitation } from './job-definitions.ts';
import { invitationToken } from './link.ts';
import { selectInvitation } from './queries/members.ts';

export interface TeamJobDeps {
  readonly db: Kysely<DB>;
  readonly mail: Mail;
  readonly sms: Sms;
  /** Address of the site without a trailing slash. */
  readonly publicUrl: string;
  readonly linkKey: Buffer;
}

const copies: Readonly<Record<Language, InvitationCopy>> = { en, sw };

/** Says how the jobs of teams are done. */
export function handleTeamJobs(
  jobs: Jobs,
  { db, mail, sms, publicUrl, linkKey }: TeamJobDeps,
): void {
  jobs.handle(sendInvitation, async ({ invitationId }) => {
    const found = await selectInvitation(db, invitationId);
    // Withdrawn, or accepted by the link of a message before.
    if (!found) return;
    const { contact, language } = found;
    const copy = copies[language];
    const url = `${publicUrl}/team/join?token=${invitationToken(linkKey, invitationId)}`;
    const words = { company: nameOfSupplier(found.companyName, copy.unnamed), url };
    if (!contact.includes('@')) return sms.send({ to: contact, text: fill(copy.sms, words) });
    const content = {
      subject: fill(copy.subject, words),
      paragraphs: copy.text.map((text) => fill(text, words)),
      action: { label: copy.action, url },
      footer: copy.footer,
      language,
    };
    return mail.send(composeEmail(contact, content));
  });
}
