import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { AppError } from '../../../../shared/errors.ts';
import { storeStanding } from './queries.ts';

/**
 * Shuts the account with this email or phone number out: its sign-ins end, nobody signs in to it, and
 * what it sells leaves the list until it is restored.
 *
 * @returns a sentence that says what was done
 * @throws AppError 422 for no contact, 404 where no account holds it, 409 for an account that must stay
 */
export function suspendAccount(db: Kysely<DB>, typed: string): Promise<string> {
  return changeStanding(db, typed, true);
}

/** Lets the account in again. @returns a sentence that says what was done @throws as `suspendAccount` */
export function restoreAccount(db: Kysely<DB>, typed: string): Promise<string> {
  return changeStanding(db, typed, false);
}

async function changeStanding(db: Kysely<DB>, typed: string, suspend: boolean): Promise<string> {
  const contact = parseContact(typed);
  if (!contact) throw refused(422, 'Give a valid email address or Kenyan phone number.');
  const name = contact.value;
  switch (await storeStanding(db, contact, suspend)) {
    case 'changed':
      return suspend
        ? `${name} is suspended and signed out everywhere.`
        : `${name} may sign in again.`;
    case 'unchanged':
      return suspend ? `${name} is suspended already.` : `${name} is not suspended.`;
    case 'missing':
      throw refused(404, `No account has ${name}.`);
    case 'demo':
      throw refused(409, `${name} is an account of the demo.`);
    case 'lastAdmin':
      throw refused(409, `${name} is the last admin. Make another one first.`);
  }
}

const refused = (status: number, message: string) => new AppError(status, 'refused', message);
