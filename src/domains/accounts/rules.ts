import { hasLongNumber, soundsLikeUs, textForMessages } from '../../shared/text-of-others.ts';

/** Admins are made by a command, never by sign-up. */
export const signUpRoles = ['contractor', 'supplier'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** The wording of the privacy notice that stands beside the sign-up button; kept with each account. */
export const privacyNoticeVersion = '2026-11-28';

/** The day from which the wording of the terms counts; kept with each account that was opened under it. */
export const termsVersion = '2026-11-27';

/** The wording beside the marketing switch; kept with each consent given or taken back. */
export const marketingConsentVersion = '2026-11-01';

export const minPasswordLength = 6;
export const maxPasswordLength = 128;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** What a supplier sells: the categories of its products and those it added, without those it took out. */
export function soldCategories(
  listed: readonly Named[],
  choices: readonly (Named & { readonly sells: boolean })[],
): Named[] {
  const refused = new Set(choices.filter(({ sells }) => !sells).map(({ id }) => id));
  const known = new Set(listed.map(({ id }) => id));
  const added = choices.filter(({ id, sells }) => sells && !known.has(id));
  return [...listed.filter(({ id }) => !refused.has(id)), ...added]
    .map(({ id, name, slug }) => ({ id, name, slug }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** What has to be kept so that a supplier with these products sells what it wants to: the difference. */
export function categoryChoices(
  listed: readonly string[],
  wanted: readonly string[],
): { categoryId: string; sells: boolean }[] {
  const added = wanted.filter((id) => !listed.includes(id));
  const refused = listed.filter((id) => !wanted.includes(id));
  return [
    ...added.map((categoryId) => ({ categoryId, sells: true })),
    ...refused.map((categoryId) => ({ categoryId, sells: false })),
  ];
}

/** In characters as people count them: an emoji is one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

/** Digits of the code that proves a phone number, or lets its owner choose a new password. */
export const proofCodeLength = 6;

/** What was typed or pasted as a link's token or a code, without the blanks of "123 456". */
export function tidyToken(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** Whether this is a code from an SMS, else it is the token of a link. */
export function isProofCode(token: string): boolean {
  return token.length === proofCodeLength && /^\d+$/.test(token);
}

/** Where a person lands who came from nowhere in particular. */
const start = '/';
const maxPathLength = 2_000;
const anySite = 'http://site.invalid';
const controlCharacter = /\p{Cc}/u;

/**
 * The page of this site that `next` names, or the start page: whoever follows a link to the sign-in
 * must not end up on another site. The answer is what the browser would make of it, so that no
 * spelling (backslashes, tabs, "/..//host") means something else there than here. Neither the sign-in
 * itself nor an API call is a page to come back to; confirming a contact needs a sign-in and is.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > maxPathLength) return start;
  if (!next.startsWith('/') || next.includes('\\') || controlCharacter.test(next)) return start;
  if (!URL.canParse(next, anySite)) return start;
  const url = new URL(next, anySite);
  if (url.origin !== anySite || url.pathname.startsWith('//')) return start;
  if (/^\/(auth(?!\/verify-(?:email|phone)$)|api)(\/|$)/i.test(url.pathname)) return start;
  return url.pathname + url.search + url.hash;
}

/**
 * What a person or company cannot be called, or null: others read the name beside what they are asked to pay,
 * and would take it for ours, or pay the number in it.
 */
export function nameFault(name: string): 'name_like_ours' | 'name_with_number' | null {
  if (soundsLikeUs(name)) return 'name_like_ours';
  return hasLongNumber(name) ? 'name_with_number' : null;
}

/** Letters of any script in at most three words; no digit, dot or slash, of which addresses are made. */
const plainName = /^[\p{L}\p{M}'’-]{1,30}(?: [\p{L}\p{M}'’-]{1,30}){0,2}$/u;

const longestNameInNotifications = 60;

/**
 * The name of somebody as a message to others may say it; null for none, and for one that leads
 * elsewhere: notifications reach people who never asked for them.
 */
export function nameForNotifications(name: string | null): string | null {
  if (name === null) return null;
  const isLong = name.trim().length > longestNameInNotifications;
  return isLong ? null : textForMessages(name, longestNameInNotifications);
}

/**
 * The name as an email may greet with it; null for none, and for one that says more than a name: whoever
 * signs up with somebody else's address must not write them a message of their own, nor a link.
 */
export function nameForGreeting(name: string | null): string | null {
  const tidied = name?.trim().replace(/\s+/g, ' ') ?? '';
  return plainName.test(tidied) ? tidied : null;
}
