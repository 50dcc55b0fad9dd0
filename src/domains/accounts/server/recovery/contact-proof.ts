import type { Actor } from '../../../../platform/actor.ts';
import { transact } from '../../../../platform/transact.ts';
import { AppError, invalid, issueAt, unauthorized } from '../../../../shared/errors.ts';
import type { ContactChannel, ContactState } from '../../account-schema.ts';
import { tidyToken } from '../../rules.ts';
import type { ContactConfirmation } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendContactProof } from '../job-definitions.ts';
import { taken, takenContact } from '../people/contact-taken.ts';
import { recordOwn } from '../queries/own-audit.ts';
import { lockAccount } from '../queries.ts';
import { messagePolicy, passOrRefuse, scaled, throttleKey } from '../sign-in/throttle.ts';
import { proveContact } from './prove.ts';
import {
  type Recipient,
  readProofDestinations,
  readRecipient,
  retireTokens,
  takeCode,
  takeLink,
} from './queries.ts';
import { codeWrong, hashCode, hashLinkToken, tokenInvalid } from './tokens.ts';

/** The contacts of the signed-in account, which are proven, and to which a link or code is on its way. */
export async function readContacts(deps: AccountsDeps, actor: Actor): Promise<ContactState[]> {
  const self = await readSelf(deps, actor);
  const sent = await readProofDestinations(deps.db, self.id);
  return contactsIn(self).map((one) => ({
    ...one,
    isSent: !one.isProven && sent.includes(one.value),
  }));
}

/**
 * Sends the link or code that proves a contact of the account.
 *
 * @throws AppError 422 where the account has no such contact, 409 where it is proven already, 429 when
 *   it was asked for too often
 */
export async function requestContactProof(
  deps: AccountsDeps,
  actor: Actor,
  channel: ContactChannel,
): Promise<void> {
  const self = await readSelf(deps, actor);
  const contact = contactsIn(self).find((one) => one.channel === channel);
  if (!contact) throw invalid([issueAt('channel', 'contact_not_there')]);
  if (contact.isProven) throw new AppError(409, 'already_confirmed');
  const key = throttleKey(deps, 'contact-proof', actor.id, channel);
  await passOrRefuse(
    deps.pool,
    key,
    scaled(messagePolicy, deps.rateLimitScale),
    'too_many_messages',
  );
  // By whom it reaches, too: one account after another could flood somebody's phone.
  const reached = throttleKey(deps, 'message-to', contact.value);
  await passOrRefuse(
    deps.pool,
    reached,
    scaled(messagePolicy, deps.rateLimitScale),
    'too_many_messages',
  );
  await deps.enqueue(deps.db, sendContactProof, { userId: actor.id, channel, isWelcome: false });
}

/**
 * Notes that a contact is the account's own. Only its owner can, signed in: a stranger who opened the
 * account with somebody else's address must not have that person confirm it by pressing a link.
 *
 * An account that gave the contact as its own beside a proven one, and never proved it, loses it.
 *
 * @throws AppError 422 `code_wrong` for a code that is not good, `token_invalid` for such a link, 409 where
 *   another account holds the contact
 */
export async function confirmContact(
  deps: AccountsDeps,
  actor: Actor,
  { channel, code }: ContactConfirmation,
): Promise<void> {
  const typed = tidyToken(code);
  const self = await readSelf(deps, actor);
  const destination = channel === 'email' ? self.email : self.phoneNumber;
  const userId = self.id;
  const confirming = transact(deps.db, async (trx) => {
    await lockAccount(trx, userId);
    const token =
      channel === 'email'
        ? await takeLink(trx, { userId, purpose: 'email_proof', tokenHash: hashLinkToken(typed) })
        : await takeCode(
            trx,
            { userId, purpose: 'phone_proof', destination: destination ?? '' },
            (id) => hashCode(deps.codeKey, id, typed),
          );
    if (!token) return 'gone';
    await retireTokens(trx, userId, [channel === 'email' ? 'email_proof' : 'phone_proof']);
    const contact = { kind: channel, value: token.destination };
    const outcome = await proveContact(deps, trx, userId, contact);
    if (outcome === 'proven') await recordOwn(trx, userId, 'contact.proven', { channel });
    return outcome;
  });
  // Somebody may have signed up with it in this moment.
  const outcome = await confirming.catch((error: unknown) => {
    if (takenContact(error) === channel) return 'taken' as const;
    throw error;
  });
  if (outcome === 'taken') throw taken(channel, 'code');
  if (outcome === 'gone') throw channel === 'email' ? tokenInvalid('code') : codeWrong('code');
}

async function readSelf(deps: AccountsDeps, actor: Actor): Promise<Recipient> {
  const self = await readRecipient(deps.db, actor.id, { withDemo: true });
  if (!self) throw unauthorized();
  return self;
}

function contactsIn(self: Recipient): Omit<ContactState, 'isSent'>[] {
  const all = [
    { channel: 'email', value: self.email, isProven: self.isEmailProven },
    { channel: 'phone', value: self.phoneNumber, isProven: self.isPhoneProven },
  ] as const;
  return all.flatMap(({ value, ...rest }) => (value ? [{ ...rest, value }] : []));
}
