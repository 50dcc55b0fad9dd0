import type { Contact } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { isCommonPassword } from './passwords.ts';

/** What a guesser who knows the person tries first. */
export interface OwnWords {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly contacts: readonly Contact[];
}

/**
 * @param path the field of the request that holds the password
 * @throws AppError 422 `password_common` for one that is guessed first
 */
export function refuseCommonPassword(password: string, own: OwnWords, path = 'password'): void {
  const { firstName, lastName, contacts } = own;
  const words = [
    firstName,
    lastName,
    firstName && lastName && `${firstName}${lastName}`,
    ...contacts.flatMap(({ kind, value }) =>
      kind === 'email' ? [value, value.split('@')[0] ?? null] : phoneSpellings(value),
    ),
  ];
  if (!isCommonPassword(password, words)) return;
  throw new AppError(422, 'password_common', { at: path });
}

function phoneSpellings(phone: string): string[] {
  const withoutPlus = phone.slice(1);
  return [phone, withoutPlus, withoutPlus.replace(/^254/, '0'), withoutPlus.replace(/^254/, '')];
}
