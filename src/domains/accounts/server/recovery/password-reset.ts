import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/database.types.ts';
import { transact } from '../../../../platform/transact.ts';
import { type Contact, parseContact } from '../../../../shared/contact.ts';
import { isProofCode, tidyToken } from '../../rules.ts';
import type { ForgottenPassword, PasswordReset } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendPasswordChanged, sendPasswordReset } from '../job-definitions.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { contactsOf } from '../people/contacts.ts';
import { recordOwn } from '../queries/own-audit.ts';
import { forgetAttempts, lockAccount, takeAttemptBack } from '../queries.ts';
import {
  forgetAfterSeconds,
  messagePolicy,
  networkPolicy,
  passOrRefuse,
  scaled,
  secondsToWait,
  throttleKey,
} from '../sign-in/throttle.ts';
import { endTwoStep } from '../two-step/queries.ts';
import { proveContact } from './prove.ts';
import {
  findRecipient,
  findTokenOwner,
  type LiveToken,
  type Recipient,
  readRecipient,
  replaceForgottenPassword,
  retireTokens,
  takeCode,
  takeLink,
} from './queries.ts';
import { codeWrong, hashCode, hashLinkToken, tokenInvalid } from './tokens.ts';

const purpose = 'password_reset';

/**
 * Sends a link or code to the contact that was typed, if an account has it. Nothing here looks for the
 * account: a job does, so that answer and time are one for all. So is silence where a contact was
 * asked for too often.
 *
 * @param network where it is asked from (networkOf)
 * @throws AppError 429 when this network asks too often, for whatever contacts
 */
export async function forgotPassword(
  deps: AccountsDeps,
  input: ForgottenPassword,
  network: string,
): Promise<void> {
  const { pool, rateLimitScale } = deps;
  const perNetwork = scaled(networkPolicy, rateLimitScale);
  await passOrRefuse(
    pool,
    throttleKey(deps, 'forgot-network', network),
    perNetwork,
    'too_many_messages',
  );
  const contact = parseContact(input.email ?? input.phone ?? '');
  if (!contact) return;
  const perContact = scaled(messagePolicy, rateLimitScale);
  const wait = await secondsToWait(pool, throttleKey(deps, 'forgot', contact.value), perContact);
  if (wait === null) await deps.enqueue(deps.db, sendPasswordReset, contact);
}

/**
 * A refusal takes this long, in ms, whether there is an account, and a code on its way to it, or not:
 * counting a wrong try takes longer than finding nobody, which would tell the two apart.
 */
const refusalMs = 250;

/** Whose password is to be changed, and by what right. */
interface Claim {
  readonly person: Recipient;
  take(trx: Transaction<DB>): Promise<LiveToken | null>;
}

/**
 * Changes the password of whoever holds the link or code, ends all sign-ins of the account, and makes
 * its other links and codes for this useless. Who could read the message has proven the contact too;
 * where that is the first proof, two-step sign-in and recovery codes of before end.
 *
 * @param network where it is asked from (networkOf)
 * @throws AppError 422 `token_invalid` for a link, `code_wrong` for a code, each the same for every reason; 422 `password_common`; 429 after too
 *   many wrong ones from this network; 503 when too many passwords are being hashed
 */
export async function resetPassword(
  deps: AccountsDeps,
  input: PasswordReset,
  network: string,
): Promise<void> {
  const { pool, db } = deps;
  const refuseAt = performance.now() + refusalMs;
  const networkKey = throttleKey(deps, 'reset', network);
  await passOrRefuse(pool, networkKey, scaled(networkPolicy, deps.rateLimitScale));
  const claim = await findClaim(deps, input);
  const token = claim && (await db.transaction().execute((trx) => claim.take(trx)));
  if (!claim || !token) {
    await setTimeout(Math.max(0, refuseAt - performance.now()));
    throw refusal(input);
  }
  await takeAttemptBack(pool, networkKey);
  refuseCommonPassword(input.password, { ...claim.person, contacts: contactsOf(claim.person) });
  // Not inside the transaction, which holds the account: hashing waits for its turn.
  const hash = await hashPassword(input.password);
  const isChanged = await transact(db, (trx) => changePassword(deps, trx, claim, hash));
  if (!isChanged) throw refusal(input);
  for (const { value } of contactsOf(claim.person)) {
    for (const key of [
      throttleKey(deps, 'account', value, claim.person.id),
      throttleKey(deps, 'account', value, claim.person.id, network),
    ]) {
      await forgetAttempts(pool, key, forgetAfterSeconds);
    }
  }
}

/** A link names its account itself; what comes with a contact was typed, however many digits it has. */
const refusal = ({ email, phone }: PasswordReset) =>
  (email ?? phone) === undefined ? tokenInvalid('token') : codeWrong('token');

async function changePassword(
  deps: AccountsDeps,
  trx: Transaction<DB>,
  claim: Claim,
  hash: string,
): Promise<boolean> {
  const token = await claim.take(trx);
  if (!token) return false;
  const userId = claim.person.id;
  // A link to an address that the account has given up is nobody's right to it.
  const contact = parseContact(token.destination);
  const before = await readRecipient(trx, userId, { withDemo: deps.demo });
  if (!contact || (await proveContact(deps, trx, userId, contact)) !== 'proven') return false;
  if (!before?.isEmailProven && !before?.isPhoneProven) {
    // Nobody had shown yet whose account this is: what a stranger set up must not keep the owner out.
    await endTwoStep(trx, userId, 'password_reset');
  }
  await retireTokens(trx, userId, [purpose]);
  await replaceForgottenPassword(trx, userId, hash);
  await recordOwn(trx, userId, 'password.reset');
  await deps.enqueue(trx, sendPasswordChanged, { userId });
  return true;
}

/** The account that the token is for; null where there is none. */
async function findClaim(deps: AccountsDeps, input: PasswordReset): Promise<Claim | null> {
  const token = tidyToken(input.token);
  const typed = input.email ?? input.phone ?? '';
  const contact = parseContact(typed);
  return isProofCode(token)
    ? contact && claimByCode(deps, contact, token)
    : claimByLink(deps, typed ? { contact } : null, token);
}

async function claimByCode(
  { db, demo, codeKey }: AccountsDeps,
  contact: Contact,
  code: string,
): Promise<Claim | null> {
  const person = await findRecipient(db, contact, { withDemo: demo });
  if (!person) return null;
  const wanted = { userId: person.id, purpose, destination: contact.value } as const;
  return {
    person,
    async take(trx) {
      await lockAccount(trx, person.id);
      return takeCode(trx, wanted, (id) => hashCode(codeKey, id, code));
    },
  };
}

/** @param named the contact that came with the link's token, which must then be the same account's */
async function claimByLink(
  { db, demo }: AccountsDeps,
  named: { contact: Contact | null } | null,
  token: string,
): Promise<Claim | null> {
  const tokenHash = hashLinkToken(token);
  const userId = await findTokenOwner(db, purpose, tokenHash);
  const person = userId && (await readRecipient(db, userId, { withDemo: demo }));
  if (!person) return null;
  const isNamed = contactsOf(person).some(({ value }) => value === named?.contact?.value);
  if (named && !isNamed) return null;
  return {
    person,
    async take(trx) {
      await lockAccount(trx, person.id);
      return takeLink(trx, { userId: person.id, purpose, tokenHash });
    },
  };
}
