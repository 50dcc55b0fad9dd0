import { fill, type Language } from '../../../messages/index.ts';
import { composeEmail } from '../../../platform/email-content.ts';
import type { MailMessage } from '../../../platform/mail.ts';
import type { Contact } from '../../../shared/contact.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { type AccountCopy, copy as en } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';
import { endingOf, type PayeeKind } from '../payment-details-rules.ts';
import { nameForGreeting } from '../rules.ts';
import type { PayeeChange } from './job-definitions.ts';
import type { Recipient } from './recovery/queries.ts';
import { codeMinutes, proofLinkMinutes, resetLinkMinutes } from './recovery/tokens.ts';

/** A message in the form of either way. */
export interface AccountMessage {
  readonly sms: string;
  mail(to: string): MailMessage;
}

export interface MessageFacts {
  readonly person: Pick<Recipient, 'firstName' | 'language'>;
  readonly contact: Contact;
  readonly publicUrl: string;
}
export type TokenFacts = MessageFacts & { readonly token: string };

const copies: Record<Language, AccountCopy> = { en, sw };

export function welcomeMessage(facts: TokenFacts): AccountMessage {
  return tokenMessage(facts, 'welcome', '/auth/verify-email', {
    minutes: codeMinutes,
    days: proofLinkMinutes / 1_440,
  });
}

export function proofMessage(facts: TokenFacts): AccountMessage {
  return tokenMessage(facts, 'proof', '/auth/verify-email', {
    minutes: codeMinutes,
    days: proofLinkMinutes / 1_440,
  });
}

export function passwordResetMessage(facts: TokenFacts): AccountMessage {
  const minutes = facts.contact.kind === 'phone' ? codeMinutes : resetLinkMinutes;
  return tokenMessage(facts, 'reset', '/auth/reset', { minutes });
}

export function staffInvitationMessage(facts: TokenFacts): AccountMessage {
  return tokenMessage(facts, 'staffInvitation', '/auth/reset', { days: proofLinkMinutes / 1_440 });
}

export function passwordChangedMessage(facts: MessageFacts): AccountMessage {
  const url = `${facts.publicUrl}/auth/forgot`;
  return message(facts, 'changed', { url, values: {} });
}

/** To the owner of an account, whose contact somebody has signed up with once more. */
export function alreadyHereMessage(facts: MessageFacts): AccountMessage {
  return message(facts, 'alreadyHere', { url: `${facts.publicUrl}/auth/forgot`, values: {} });
}

/** To a contact that the account no longer has. */
export function contactChangedMessage(facts: MessageFacts): AccountMessage {
  return message(facts, 'contactChanged', { url: `${facts.publicUrl}/#contact`, values: {} });
}

/** To an account that had a contact which was somebody else's. */
export function contactLostMessage(facts: MessageFacts): AccountMessage {
  return message(facts, 'contactLost', { url: `${facts.publicUrl}/profile`, values: {} });
}

export interface DecidedFacts extends MessageFacts {
  readonly decided: { readonly isApproved: boolean; readonly reason: string | null };
}

/** What an admin decided about being verified; the reason of a rejection stands in the mail alone. */
export function verificationMessage(facts: DecidedFacts): AccountMessage {
  const { decided, publicUrl } = facts;
  const url = `${publicUrl}/settings/verification`;
  if (decided.isApproved) return message(facts, 'verified', { url, values: {} });
  return message(facts, 'rejected', { url, values: { reason: decided.reason ?? '' } });
}

export interface PayeeFacts extends MessageFacts {
  readonly payee: {
    readonly kind: PayeeKind;
    readonly number: string;
    readonly usableFrom: Date;
    /** An admin's, where they were rejected. */
    readonly rejectionReason: string | null;
  };
  readonly change: PayeeChange;
}

const payeeEmails = {
  entered: 'payeeEntered',
  removed: 'payeeRemoved',
  takenBack: 'payeeTakenBack',
  checked: 'payeeChecked',
  rejected: 'payeeRejected',
} as const;

/** What became of the details by which a supplier is paid; of the number it says the end alone. */
export function payeeMessage(facts: PayeeFacts): AccountMessage {
  const url = `${facts.publicUrl}/settings/payment-details`;
  return message(facts, payeeEmails[facts.change], { url, values: payeeValues(facts) });
}

/** New details, to a contact that the account has given up: who has it may no longer get in. */
export function payeeAlarm(facts: Omit<PayeeFacts, 'change'>): AccountMessage {
  const url = `${facts.publicUrl}/#contact`;
  return message(facts, 'payeeAlarm', { url, values: payeeValues(facts) });
}

const payeeValues = ({ payee, person }: Omit<PayeeFacts, 'change'>) => ({
  details: fill(copies[person.language].payees[payee.kind], { ending: endingOf(payee.number) }),
  reason: payee.rejectionReason ?? '',
  time: formatDateTime(payee.usableFrom.toISOString(), person.language),
});

function tokenMessage(
  facts: TokenFacts,
  kind: 'welcome' | 'proof' | 'reset' | 'staffInvitation',
  path: string,
  values: Values,
): AccountMessage {
  const { token, publicUrl } = facts;
  const url = `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return message(facts, kind, { url, values: { ...values, code: token } });
}

type Values = Readonly<Record<string, string | number>>;

function message(
  { person, publicUrl }: MessageFacts,
  kind: keyof AccountCopy['emails'],
  { url, values }: { url: string; values: Values },
): AccountMessage {
  const { greeting, greetingNoName, footer, emails } = copies[person.language];
  const { subject, text, action, sms } = emails[kind];
  const name = nameForGreeting(person.firstName);
  const hello = name ? fill(greeting, { name }) : greetingNoName;
  return {
    sms: fill(sms, values),
    mail: (to) =>
      composeEmail(to, {
        subject,
        paragraphs: [hello, ...text.map((line) => fill(line, values))],
        action: { label: action, url },
        footer: footer.map((line) => fill(line, { site: publicUrl })),
        language: person.language,
      }),
  };
}
