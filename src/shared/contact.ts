import { parsePhone } from './phone.ts';

/** How an account is named at sign-in: by one of its two contacts. */
export type Contact =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

/** RFC 5321: a path of at most 256 characters, less its angle brackets. */
const maxEmailLength = 254;
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const controlCharacter = /\p{Cc}/u;

/** The address in lower case and without blanks around it; null where the text is no address. */
export function parseEmail(text: string): string | null {
  if (controlCharacter.test(text)) return null;
  const email = text.trim().toLowerCase();
  return email.length <= maxEmailLength && emailPattern.test(email) ? email : null;
}

/** What was typed into "email or phone"; null where it is neither. */
export function parseContact(text: string): Contact | null {
  const email = parseEmail(text);
  if (email) return { kind: 'email', value: email };
  const phone = parsePhone(text);
  return phone ? { kind: 'phone', value: phone } : null;
}
