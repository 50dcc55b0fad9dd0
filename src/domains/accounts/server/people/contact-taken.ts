import type { Contact } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';

/** @param field the field of the request that the contact came in */
export const taken = (kind: Contact['kind'], field: string) =>
  new AppError(409, kind === 'email' ? 'email_taken' : 'phone_taken', { at: field });

/** Two at the same moment: the database lets one through and names the rule that the other broke. */
export function takenContact(error: unknown): Contact['kind'] | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') return null;
  if (constraint === 'users_email_key' || constraint === 'users_proven_email_key') return 'email';
  const isPhone =
    constraint === 'users_phone_number_key' || constraint === 'users_proven_phone_key';
  return isPhone ? 'phone' : null;
}
