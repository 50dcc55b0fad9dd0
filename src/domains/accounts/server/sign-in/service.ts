import type { Language } from '../../../../messages/index.ts';
import type { Actor } from '../../../../platform/actor.ts';
import { recordAudit } from '../../../../platform/audit.ts';
import { limitConcurrency } from '../../../../platform/limit-concurrency.ts';
import { type Contact, parseContact } from '../../../../shared/contact.ts';
import { AppError, invalid, issueAt } from '../../../../shared/errors.ts';
import type { CurrentUser, PublicUser, SupplierPage } from '../../account-schema.ts';
import { privacyNoticeVersion } from '../../rules.ts';
import type { Registration, SignIn } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendContactProof } from '../job-definitions.ts';
import { refuseIfHashPoolIsFull } from '../passwords/hash-pool.ts';
import { refuseCommonPassword } from '../passwords/password-choice.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { taken, takenContact } from '../people/contact-taken.ts';
import { currentUser } from '../people/current-user.ts';
import { isContactClaimed } from '../queries/contacts.ts';
import { recordOwn } from '../queries/own-audit.ts';
import {
  findForSignIn,
  holdsAsChecked,
  insertAccount,
  readPublicUser,
  readSupplier,
  rememberNetwork,
  type SignInRecord,
} from '../queries.ts';
import { passSecondStep } from '../two-step/two-step.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { beginAttempt, mayWriteTo, throttleKey } from './throttle.ts';

/** A contact and the field of the request that it came in. */
interface GivenContact {
  readonly field: 'email' | 'phone';
  readonly contact: Contact;
}

/** Where somebody signs up from (networkOf), and in what language. */
export interface SignUpPlace {
  readonly network: string;
  readonly language: Language;
}

/**
 * Makes an account and answers it. A welcome that asks to prove the contact is sent by a job; where the
 * contact is somebody's already, the job tells its owner instead, and the answer is the same.
 *
 * @throws AppError 409 where an account that has proven nothing gives the contact as its own, 422 for a common password,
 *   503 when too many passwords are being hashed
 */
export async function register(
  deps: AccountsDeps,
  input: Registration,
  { network, language }: SignUpPlace,
): Promise<CurrentUser> {
  refuseIfHashPoolIsFull();
  const given = givenContacts(input);
  const { firstName = null, lastName = null } = input;
  const contacts = given.map(({ contact }) => contact);
  refuseCommonPassword(input.password, { firstName, lastName, contacts });
  const id = await oneAtATime(given.map(({ contact }) => contact.value).join(' '), async () => {
    for (const one of given) {
      if (await isContactClaimed(deps.db, one.contact)) throw taken(one.contact.kind, one.field);
    }
    return storeAccount(deps, input, { given, language });
  });
  await rememberNetwork(deps.pool, id, throttleKey(deps, 'network', network));
  return currentUser(deps, { id });
}

async function storeAccount(
  deps: AccountsDeps,
  input: Registration,
  { given, language }: { given: readonly GivenContact[]; language: Language },
): Promise<string> {
  const reachable = await Promise.all(given.map(({ contact }) => mayWriteTo(deps, contact.value)));
  try {
    const account = {
      email: contactOf(given, 'email'),
      phoneNumber: contactOf(given, 'phone'),
      password: await hashPassword(input.password),
      role: input.role,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      companyName: input.companyName ?? null,
      locale: language,
      privacyNoticeVersion,
    };
    return await insertAccount(deps.db, account, async (trx, userId) => {
      await recordOwn(trx, userId, 'account.created');
      for (const { contact } of given.filter((_, index) => reachable[index])) {
        const proof = { userId, channel: contact.kind, isWelcome: true };
        await deps.enqueue(trx, sendContactProof, proof);
      }
    });
  } catch (error) {
    throw whoseContactIsTaken(error, given) ?? error;
  }
}

function contactOf(given: readonly GivenContact[], kind: Contact['kind']): string | null {
  return given.find(({ contact }) => contact.kind === kind)?.contact.value ?? null;
}

function givenContacts(input: Registration): GivenContact[] {
  const given = (['email', 'phone'] as const).flatMap((field) => {
    const contact = parseContact(input[field] ?? '');
    return contact ? [{ field, contact }] : [];
  });
  if (given.length === 2 && given[0]?.contact.kind === given[1]?.contact.kind) {
    throw invalid([issueAt('phone', 'phone_twice')]);
  }
  return given;
}

/** Two sign-ups at the same moment: the database lets one through and names the rule the other broke. */
function whoseContactIsTaken(error: unknown, given: readonly GivenContact[]): AppError | null {
  const kind = takenContact(error);
  const one = given.find(({ contact }) => contact.kind === kind);
  return one ? taken(one.contact.kind, one.field) : null;
}

/**
 * Checks a contact and password and answers the account. Two accounts can give one contact: who has
 * proven it, and who only signed up with it. Unknown account and wrong password get the same answer after
 * the same work, so that nobody learns who has an account.
 *
 * @param network where the attempt comes from (networkOf)
 * @param start stores the session; it runs while nobody can change the password
 * @throws AppError 401 for wrong credentials, 401 `totp_required` or `totp_wrong` where the password was
 *   right and the account asks for a code too, 403 for a suspended account (said only to who knows its
 *   password), 429 after too many failures, 503 when too many passwords are being checked
 */
export async function signIn(
  deps: AccountsDeps,
  input: SignIn,
  network: string,
  start: (userId: string) => Promise<void>,
): Promise<CurrentUser> {
  refuseIfHashPoolIsFull();
  const { pool, db } = deps;
  const typed = input.email ?? input.phone ?? '';
  const contact = parseContact(typed) ?? { kind: 'email' as const, value: typed };
  const networkHash = throttleKey(deps, 'network', network);
  const accounts = await findForSignIn(pool, contact, networkHash, { withDemo: deps.demo });
  const attempt = await beginAttempt(deps, { contact, network, accounts });
  const account = await whoseIs(input.password, attempt.tried).catch(async (error: unknown) => {
    await attempt.abandoned();
    throw error;
  });
  if (!account) {
    // Written for accounts that do not exist too, so that both take the same time.
    const targetId = accounts[0]?.id ?? 'unknown';
    await recordAudit(db, { ...signInOf(targetId), action: 'sign_in.failed' });
    attempt.failed();
    throw invalidCredentials();
  }
  await attempt.succeeded(account);
  if (account.isSuspended) {
    throw new AppError(403, 'account_suspended');
  }
  if (account.hasTwoStep) {
    await passSecondStep(deps, account, { code: input.totp ?? null, network });
  }
  await rememberNetwork(pool, account.id, networkHash);
  // A reset that came between the check and here has ended all sign-ins: this one must not outlive it.
  await startFew(() =>
    db.transaction().execute(async (trx) => {
      if (!(await holdsAsChecked(trx, account))) throw invalidCredentials();
      await start(account.id);
      await recordAudit(trx, { ...signInOf(account.id), actorId: account.id });
    }),
  );
  return currentUser(deps, account);
}

/**
 * Of the accounts with this password the one that has proven the contact: who signed up with it later, or knows
 * the password without the second step, does not take its place. Both are compared, whoever is there.
 */
async function whoseIs(
  password: string,
  [first, second]: readonly (SignInRecord | null)[],
): Promise<SignInRecord | null> {
  const isFirst = await verifyPassword(first?.password ?? null, password);
  const isSecond = await verifyPassword(second?.password ?? null, password);
  const own = [isFirst ? first : null, isSecond ? second : null].filter((one) => one != null);
  return own.find(({ hasProvenContact }) => hasProvenContact) ?? own[0] ?? null;
}

/** Each holds one connection while its session is stored over another: all of the pool would be too many. */
const startFew = limitConcurrency({ running: 3, waiting: 200 });

const signInOf = (targetId: string) =>
  ({ actorId: null, action: 'sign_in', targetType: 'user', targetId }) as const;

const invalidCredentials = () => new AppError(401, 'invalid_credentials');

/**
 * An account as `actor` may see it: the own one whole, another's card. The email is shown once both
 * have written to each other, and to an admin, which is written down.
 *
 * @throws AppError 404 where there is none
 */
export async function viewUser(
  deps: Pick<AccountsDeps, 'pool' | 'db' | 'haveBothWritten'>,
  actor: Actor,
  userId: string,
): Promise<CurrentUser | PublicUser> {
  if (actor.id === userId.toLowerCase()) return currentUser(deps, actor);
  const isAdmin = actor.role === 'admin' && !actor.needsTwoStep;
  const withEmail = isAdmin || (await deps.haveBothWritten(actor.id, userId));
  const user = await readPublicUser(deps.pool, userId, { withEmail });
  if (!user) throw new AppError(404, 'user_not_found');
  if (isAdmin) {
    const entry = { action: 'account.read', targetType: 'user', targetId: user.id } as const;
    await recordAudit(deps.db, { actorId: actor.id, ...entry });
  }
  return user;
}

/** A supplier's public page. @throws AppError 404 where there is none, or none that may be seen */
export async function viewSupplier(deps: AccountsDeps, supplierId: string): Promise<SupplierPage> {
  const profile = await readSupplier(deps.pool, supplierId);
  if (!profile) throw new AppError(404, 'supplier_not_found');
  return { ...profile, ...(await deps.supplierFigures(profile.id)) };
}
