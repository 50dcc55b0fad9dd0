/** Admins are made by a command, never by sign-up. */
export const signUpRoles = ['contractor', 'supplier'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** The wording of the privacy notice that stands beside the sign-up button; kept with each account. */
export const privacyNoticeVersion = '2026-11-01';

export const minPasswordLength = 6;
export const maxPasswordLength = 128;

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
