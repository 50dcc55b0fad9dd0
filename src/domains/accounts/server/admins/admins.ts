import type { Kysely } from 'kysely';
import { CommandError } from '../../../../platform/command-error.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { parseEmail } from '../../../../shared/contact.ts';
import { issuesOf, issueText } from '../../../../shared/errors.ts';
import { staffRoles } from '../../../../shared/roles.ts';
import { newPasswordField } from '../../schema.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { storeAdmin } from './queries/standing.ts';

/**
 * Makes an admin, or an admin of the account with this email: with the new password, signed out
 * everywhere, and with two-step sign-in still to be set up.
 *
 * @returns a sentence that says what was done
 * @throws CommandError for an email or password that will not do, and an account that must not become an admin
 */
export async function makeAdmin(
  db: Kysely<DB>,
  typed: { readonly email: string; readonly password: string; readonly role: string },
): Promise<string> {
  const staffRole = staffRoles.find((role) => role === typed.role);
  if (!staffRole) throw new CommandError(`Enter one of ${staffRoles.join(', ')} with --role.`);
  const email = parseEmail(typed.email);
  if (email === null) throw new CommandError('Enter a valid email address with --email.');
  const [wrong] = issuesOf(newPasswordField.safeParse(typed.password).error);
  if (wrong) throw new CommandError(`${issueText(wrong)}.`);
  const contacts = [{ kind: 'email', value: email } as const];
  refuseCommonPassword(typed.password, { firstName: null, lastName: null, contacts });
  const outcome = await storeAdmin(db, {
    email,
    password: await hashPassword(typed.password),
    staffRole,
  });
  switch (outcome) {
    case 'made':
      return `${email} is now an admin (${staffRole}).`;
    case 'promoted':
      return `${email} is now an admin (${staffRole}) with this password, signed out on all devices.`;
    case 'demo':
      throw new CommandError(`${email} is a demo account.`);
    case 'suspended':
      throw new CommandError(`${email} is suspended. Restore the account first.`);
    case 'lastOwner':
      throw new CommandError(`${email} is the last owner. Appoint another owner first.`);
  }
}
