import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import type { Contact } from '../../../../shared/contact.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendContactLost } from '../job-definitions.ts';
import { markProven, type ProofOutcome } from '../queries/contacts.ts';

/**
 * Notes that a contact is the account's, and has those told that lose it by that. Under `lockAccount`.
 *
 * @returns `gone` where the account has given it up, `taken` where another account holds it
 */
export async function proveContact(
  deps: Pick<AccountsDeps, 'enqueue'>,
  trx: Transaction<DB>,
  userId: string,
  contact: Contact,
): Promise<ProofOutcome['is']> {
  const outcome = await markProven(trx, userId, contact);
  if (outcome.is !== 'proven') return outcome.is;
  for (const loser of outcome.losers) await deps.enqueue(trx, sendContactLost, { userId: loser });
  return 'proven';
}
