import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { parseEmail } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { newPasswordField } from '../../schema.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { storeAdmin } from './queries.ts';

/**
 * Makes an admin, or an admin of the account with this email: with the new password, signed out
 * everywhere, and with two-step sign-in still to be set up.
 *
 * @returns a sentence that says what was done
 * @throws AppError 422 for an email or password that will not do, 409 for an account that must not
 *   become an admin
 */
export async function makeAdmin(
  db: Kysely<DB>,
  typed: { readonly email: string; readonly password: string },
): Promise<string> {
  const email = parseEmail(typed.email);
  if (email === null) throw refused(422, 'Enter a valid email address with --email.');
  const password = newPasswordField.safeParse(typed.password);
  if (!password.success) throw refused(422, `${password.error.issues[0]?.message}.`);
  const contacts = [{ kind: 'email', value: email } as const];
  refuseCommonPassword(typed.password, { firstName: null, lastName: null, contacts });
  const outcome = await storeAdmin(db, email, await hashPassword(typed.password));
  switch (outcome) {
    case 'made':
      return `${email} is now an admin.`;
    case 'promoted':
      return `${email} is now an admin with this password, signed out on all devices.`;
    case 'demo':
      throw refused(409, `${email} is a demo account.`);
    case 'suspended':
      throw refused(409, `${email} is suspended. Restore the account first.`);
  }
}

const refused = (status: number, message: string) => new AppError(status, 'refused', message);
