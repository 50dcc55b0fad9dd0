import type { Kysely } from 'kysely';
import { CommandError } from '../../../../platform/command-error.ts';
import type { DB } from '../../../../platform/database.types.ts';
import { type Contact, parseContact } from '../../../../shared/contact.ts';
import { storeStanding, storeTwoStepReset } from './queries/standing.ts';

/**
 * Shuts the account with this email or phone number out: its sign-ins end, nobody signs in to it, and
 * what it sells leaves the list until it is restored.
 *
 * @returns a sentence that says what was done
 * @throws CommandError for no contact, one that no account holds, and an account that must stay
 */
export function suspendAccount(db: Kysely<DB>, typed: string): Promise<string> {
  return changeStanding(db, typed, true);
}

/** Lets the account in again. @returns a sentence that says what was done @throws as `suspendAccount` */
export function restoreAccount(db: Kysely<DB>, typed: string): Promise<string> {
  return changeStanding(db, typed, false);
}

async function changeStanding(db: Kysely<DB>, typed: string, suspend: boolean): Promise<string> {
  const contact = contactFrom(typed);
  const name = contact.value;
  switch (await storeStanding(db, contact, suspend)) {
    case 'changed':
      return suspend
        ? `${name} is suspended and signed out on all devices.`
        : `${name} can sign in again.`;
    case 'unchanged':
      return suspend ? `${name} is already suspended.` : `${name} is not suspended.`;
    case 'missing':
    case 'staff':
      throw new CommandError(`No account has ${name}.`);
    case 'demo':
      throw new CommandError(`${name} is a demo account.`);
    case 'lastOwner':
      throw new CommandError(`${name} is the last owner. Appoint another owner first.`);
  }
}

/**
 * Switches two-step sign-in of the account with this contact off, its recovery codes too, and ends its
 * sign-ins. Whoever runs it has made sure that the owner asks.
 *
 * @returns a sentence that says what was done
 * @throws CommandError for no contact, and one that no account has
 */
export async function resetTwoStep(db: Kysely<DB>, typed: string): Promise<string> {
  const contact = contactFrom(typed);
  const name = contact.value;
  switch (await storeTwoStepReset(db, contact)) {
    case 'changed':
      return `Two-step sign-in for ${name} is off. The account is signed out on all devices.`;
    case 'unchanged':
      return `Two-step sign-in for ${name} is already off.`;
    case 'missing':
      throw new CommandError(`No account has ${name}.`);
  }
}

function contactFrom(typed: string): Contact {
  const contact = parseContact(typed);
  if (!contact) throw new CommandError('Enter a valid email address or Kenyan phone number.');
  return contact;
}
