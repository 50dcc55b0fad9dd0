import { notices as english } from '../../../messages/en/notices.ts';
import { fill, type Language, type Messages } from '../../../messages/index.ts';
import { notices as swahili } from '../../../messages/sw/notices.ts';
import { composeEmail } from '../../../platform/email-content.ts';
import type { MailMessage } from '../../../platform/mail.ts';
import { textForMessages } from '../../../shared/text-of-others.ts';
import { wordsForUnnamed } from '../../accounts/name-rules.ts';
import { nameForGreeting, nameForNotifications } from '../../accounts/rules.ts';
import { copy as en, type NotificationCopy } from '../copy/en.ts';
import { copy as sw } from '../copy/sw.ts';
import { isTitleOwn } from '../rules.ts';
import type { UnreadFrom } from './deps.ts';
import type { Addressee, PendingNotification } from './queries.ts';
import { rfqDetails } from './rfq-details.ts';

const copies: Record<Language, NotificationCopy> = { en, sw };
const texts: Record<Language, Messages['notices']> = { en: english, sw: swahili };

/** One email lists this many notifications; of more it says how many. */
const mostListed = 20;
/** One SMS holds so much; a longer text would be paid twice. */
const smsLength = 160;

export interface NotificationFacts {
  readonly person: Pick<Addressee, 'firstName' | 'language'>;
  /** At least one, oldest first. */
  readonly notifications: readonly NotificationLine[];
  readonly publicUrl: string;
}

/** One notification, as it is read. */
export interface NotificationLine {
  readonly text: string;
  /** A path of this site. */
  readonly link: string | null;
  /** What a mail says below it. */
  readonly details?: readonly string[];
  /** What an SMS says instead. */
  readonly sms?: string;
  readonly closesAt?: string;
}

/** Names and titles are what others wrote: in an email of ours they may not lead elsewhere. */
export function lineOfNotice(notice: PendingNotification, language: Language): NotificationLine {
  const { kind, values, link, isWriterProven } = notice;
  const details = rfqDetails(values, language, { safe: titleForMessages, isWriterProven });
  return {
    text: wordsOf(notice, language, { withNames: true }),
    sms: wordsOf(notice, language, { withNames: isWriterProven, ownTitle: isTitleOwn(kind) }),
    link,
    ...details,
  };
}

/** @param withNames false where an SMS carries nothing that its writer typed; the reader's own title stays */
function wordsOf(
  { kind, values }: PendingNotification,
  language: Language,
  { withNames, ownTitle = false }: { withNames: boolean; ownTitle?: boolean },
): string {
  const { somebody, request } = copies[language];
  const nameOf = (fact: string) =>
    wordsForUnnamed(fact, texts[language]) ??
    ((withNames && nameForNotifications(fact)) || somebody);
  const written: Readonly<Record<string, (text: string) => string>> = {
    supplier: nameOf,
    company: nameOf,
    title: (title) => ((withNames || ownTitle) && titleForMessages(title)) || request,
  };
  const safe = Object.entries(values).map(([place, value]) => {
    const tidy = written[place];
    return [place, tidy ? tidy(String(value)) : value] as const;
  });
  return fill(texts[language][kind], Object.fromEntries(safe));
}

const longestTitle = 80;
const titleForMessages = (title: string) => textForMessages(title, longestTitle);

/** Unread messages from one person as one line. */
export function lineOfMessages(
  { peerId, sender, isSenderProven, count }: UnreadFrom,
  language: Language,
): NotificationLine {
  const { message, messages, somebody } = copies[language];
  const words = (name: string | null) =>
    fill(count === 1 ? message : messages, { count, sender: name ?? somebody });
  const name = nameForNotifications(sender);
  return {
    text: words(name),
    sms: words(isSenderProven ? name : null),
    link: `/messages/${peerId}`,
  };
}

/**
 * Notifications as a mail: one with its own subject, several as blocks, each with its own link; RFQs that
 * close first stand first.
 */
export function notificationEmail(
  to: string,
  { person, notifications, publicUrl }: NotificationFacts,
): MailMessage {
  const { language, firstName } = person;
  const copy = copies[language];
  const name = nameForGreeting(firstName);
  const hello = name ? fill(copy.greeting, { name }) : copy.greetingNoName;
  const footer = copy.footer.map((line) => fill(line, { site: publicUrl }));
  const site = { label: copy.open, url: `${publicUrl}/` };
  const [first, ...others] = notifications;
  if (first && others.length === 0) {
    return composeEmail(to, {
      subject: first.text,
      paragraphs: [hello, first.text, ...(first.details ?? [])],
      action: first.link ? { label: copy.view, url: `${publicUrl}${first.link}` } : site,
      footer,
      language,
    });
  }
  const hidden = notifications.length - mostListed;
  const more = hidden > 0 ? [{ text: fill(copy.more, { count: hidden }), details: [] }] : [];
  const entries = soonestFirst(notifications)
    .slice(0, mostListed)
    .map(({ text, link, details = [] }) => ({
      text,
      details,
      ...(link ? { action: { label: copy.view, url: `${publicUrl}${link}` } } : {}),
    }));
  return composeEmail(to, {
    subject: fill(copy.digestSubject, { count: notifications.length }),
    paragraphs: [hello, copy.digestLead],
    entries: [...entries, ...more],
    action: site,
    footer,
    language,
  });
}

/**
 * Notifications as one SMS: a text that is too long loses its end, never its link. Of several it says how many, and
 * of their RFQs the one that closes first.
 */
export function notificationSms({ person, notifications, publicUrl }: NotificationFacts): string {
  const copy = copies[person.language];
  const [shown] = soonestFirst(notifications);
  if (!shown || (notifications.length > 1 && shown.closesAt === undefined))
    return fill(copy.digestSms, { count: notifications.length, site: publicUrl });
  const { sms, text, link } = shown;
  const lead =
    notifications.length > 1 ? fill(copy.digestSmsRfq, { count: notifications.length }) : '';
  const end = ` ${publicUrl}${link ?? '/'}`;
  const said = Array.from(`JengaSoko: ${lead}${sms ?? text}`);
  const room = Math.max(0, smsLength - end.length);
  return `${said.length > room ? `${said.slice(0, room - 3).join('')}...` : said.join('')}${end}`;
}

/** RFQs by their closing dates, then all else as it came. */
function soonestFirst(notifications: readonly NotificationLine[]): NotificationLine[] {
  const at = ({ closesAt }: NotificationLine) =>
    closesAt === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(closesAt);
  return notifications.toSorted((a, b) => at(a) - at(b));
}
