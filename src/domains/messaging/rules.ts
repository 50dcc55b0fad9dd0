import { inNairobi, nairobiDayNumber } from '../../shared/dates.ts';
import type { Role } from '../../shared/roles.ts';
import { isVisible } from '../../shared/visible-text.ts';

/** A message's text after trimming, in UTF-16 units. */
export const maxContentLength = 10_000;
export const maxClientIdLength = 100;
/** Files of one message. */
export const maxAttachments = 5;
/** Of a report. */
export const maxReasonLength = 2_000;
/** Strangers that one account may write to in a day, as long as they do not answer. */
export const mostUnanswered = ({ isVerified }: { readonly isVerified: boolean }): number =>
  isVerified ? 200 : 30;
/** Messages that one person may get in a day from somebody whom they never answered. */
export const mostToOneStranger = 20;

export const trimContent = (text: string): string => text.trim();

/** Whether this text can be sent as it is (it shows something, and is not too long). */
export function isSendable(text: string): boolean {
  return isVisible(text) && trimContent(text).length <= maxContentLength;
}

/** What a message shows first: its words, else its files, else what it is about. */
export function holdsOf(message: {
  readonly content: string;
  readonly attachments: readonly unknown[];
  readonly rfqId: string | null;
}): 'text' | 'files' | 'rfq' | 'product' {
  if (message.content !== '') return 'text';
  if (message.attachments.length > 0) return 'files';
  return message.rfqId ? 'rfq' : 'product';
}

/** "340 kB", "1.2 MB"; of the thousand, as phones count. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
}

const excerptLength = 50;

/**
 * What a notification shows of a message: its first 50 characters, and three dots only where there is
 * more. Counts code points, so that no emoji is cut in two.
 */
export function excerpt(content: string): string {
  const characters = Array.from(content);
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('')}...`
    : content;
}

/** Who somebody unknown is taken for: people write across the counter. */
export function oppositeRole(role: Role): Role {
  return role === 'contractor' ? 'supplier' : 'contractor';
}

export interface PersonNames {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
}

/** "Amina Wekesa", or null where neither name is known. */
export function personName(person: PersonNames): string | null {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || null;
}

/** What a conversation is called: the company, else the person; null where there is neither. */
export function peerName(peer: PersonNames): string | null {
  return peer.companyName || personName(peer);
}

/** Whether a search by name, email or company finds this person; every word typed must be found. */
export function matchesSearch(
  peer: PersonNames & { readonly email?: string | null },
  search: string,
): boolean {
  const known = [peer.firstName, peer.lastName, peer.email, peer.companyName]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}

/** Words of a timestamp in the reader's language. */
export interface TimeWords {
  readonly today: string;
  readonly yesterday: string;
  /** Twelve short names, January first. */
  readonly months: readonly string[];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** "14:05" in Nairobi. */
function clockText(time: number): string {
  const date = inNairobi(time);
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** "12 Nov 2026" in Nairobi. */
function dateText(time: number, words: TimeWords): string {
  const date = inNairobi(time);
  const month = words.months[date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** Days between two moments as the calendar in Nairobi counts them. */
const daysAgo = (time: number, now: number) => nairobiDayNumber(now) - nairobiDayNumber(time);

/**
 * A message's timestamp: "14:05" today, "Yesterday 14:05", else "12 Nov 2026, 14:05". Days change at
 * midnight in Nairobi; a device whose clock runs late still says today.
 *
 * @param createdAt ISO 8601 @param now milliseconds since 1970
 */
export function messageTime(createdAt: string, now: number, words: TimeWords): string {
  const time = Date.parse(createdAt);
  const days = daysAgo(time, now);
  if (days <= 0) return clockText(time);
  if (days === 1) return `${words.yesterday} ${clockText(time)}`;
  return `${dateText(time, words)}, ${clockText(time)}`;
}

/** The short form for a list: "14:05", "Yesterday" or "12 Nov 2026". */
export function conversationTime(createdAt: string, now: number, words: TimeWords): string {
  const time = Date.parse(createdAt);
  return daysAgo(time, now) <= 0 ? clockText(time) : dayText(createdAt, now, words);
}

/** What stands above the messages of one day: "Today", "Yesterday" or "12 Nov 2026". */
export function dayText(createdAt: string, now: number, words: TimeWords): string {
  const time = Date.parse(createdAt);
  const days = daysAgo(time, now);
  if (days <= 0) return words.today;
  return days === 1 ? words.yesterday : dateText(time, words);
}

/** Whether both were written on the same day in Nairobi. */
export function isSameDay(one: string, other: string): boolean {
  return nairobiDayNumber(Date.parse(one)) === nairobiDayNumber(Date.parse(other));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether this can be somebody's id at all. */
export const isUserId = (text: string): boolean => uuid.test(text);

/** A piece of a message's text; `href` where it is a web address. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: string;
  readonly href: string | null;
}

/** Signs that end a sentence, or close what opened before the address, are not part of it. */
const afterLink = `.,;:!?'")]}»”`;

/** By steps: an expression that looks for them at the end begins anew at each of thousands of dots. */
function withoutEndSigns(address: string): string {
  let end = address.length;
  while (end > 0 && afterLink.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** People leave out how an address is fetched where it begins with www. */
const webAddress = /\b(?:https?:\/\/|www\.[^\s<>.]+\.)[^\s<>]+/gi;

/** Cuts a text at its web addresses. Only http and https are addresses: nothing else can be pressed. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ start: end, text: text.slice(end, to), href: null });
  };
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const shown = withoutEndSigns(found);
    const href = URL.parse(/^www/i.test(shown) ? `https://${shown}` : shown)?.href;
    if (!href) continue;
    addText(index);
    parts.push({ start: index, text: shown, href });
    end = index + shown.length;
  }
  addText(text.length);
  return parts;
}
