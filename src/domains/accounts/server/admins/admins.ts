import type { Kysely } from 'kysely';
import { CommandError } from '../../../../platform/command-error.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { parseEmail } from '../../../../shared/contact.ts';
import { issuesOf, issueText } from '../../../../shared/errors.ts';
import { newPasswordField } from '../../schema.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { storeAdmin } from './queries.ts';

/**
 * Makes an admin, or an admin of the account with this email: with the new password, signed out
 * everywhere, and with two-step sign-in still to be set up.
 *
 * @returns a sentence that says what was done
 * @throws CommandError for an email or password that will not do, and an account that must not become an admin
 */
export async function makeAdmin(
  db: Kysely<DB>,
  typed: { readonly email: string; readonly password: string },
): Promise<string> {
  const email = parseEmail(typed.email);
  if (email === null) throw new CommandError('Enter a valid email address with --email.');
  const [wrong] = issuesOf(newPasswordField.safeParse(typed.password).error);
  if (wrong) throw new CommandError(`${issueText(wrong)}.`);
  const contacts = [{ kind: 'email', value: email } as const];
  refuseCommonPassword(typed.password, { firstName: null, lastName: null, contacts });
  const outcome = await storeAdmin(db, email, await hashPassword(typed.password));
  switch (outcome) {
    case 'made':
      return `${email} is now an admin.`;
    case 'promoted':
      return `${email} is now an admin with this password, signed out on all devices.`;
    case 'demo':
      throw new CommandError(`${email} is a demo account.`);
    case 'suspended':
      throw new CommandError(`${email} is suspended. Restore the account first.`);
  }
}
