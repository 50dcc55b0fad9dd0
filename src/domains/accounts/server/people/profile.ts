import type { Actor } from '../../../../platform/actor.ts';
import type { Contact } from '../../../../shared/contact.ts';
import { AppError, invalid, issueAt, unauthorized } from '../../../../shared/errors.ts';
import type { CountyGuess, CurrentUser } from '../../account-schema.ts';
import type { ProfileInput } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { sendContactChanged } from '../job-definitions.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { readRecipient } from '../recovery/queries.ts';
import { mayWriteTo } from '../sign-in/throttle.ts';
import { prepareAvatar } from './avatar.ts';
import { taken, takenContact } from './contact-taken.ts';
import { guessCounty } from './county-guess.ts';
import { currentUser } from './current-user.ts';
import { refuseForDemo } from './demo-guard.ts';
import { readGazetteer } from './queries/gazetteer.ts';
import { storeProfile } from './queries/profile.ts';
import { chooseCategories } from './sold-categories.ts';

/**
 * Changes the person's own profile and answers the account.
 *
 * @throws AppError 409 where an account that has proven nothing gives the email or phone as its own, 422 for an account left
 *   without either, a supplier's fields of somebody else, a picture that is not the person's own, and
 *   at currentPassword where a change of contact needs it (see leaveContacts)
 */
export async function updateProfile(
  deps: AccountsDeps,
  actor: Actor,
  input: ProfileInput,
): Promise<CurrentUser> {
  refuseSupplierFields(actor, input);
  const { profileImageUrl, currentPassword, categoryIds, ...changes } = input;
  const left = await leaveContacts(deps, actor, changes, currentPassword);
  const picture =
    profileImageUrl === undefined
      ? null
      : await prepareAvatar({ db: deps.db, ...deps.avatars }, actor, profileImageUrl);
  const storeCategories =
    categoryIds === undefined ? null : await chooseCategories(deps, actor, categoryIds);
  try {
    const outcome = await storeProfile(deps.db, actor.id, changes, async (trx) => {
      await picture?.store(trx);
      await storeCategories?.(trx);
      for (const contact of left) {
        await deps.enqueue(trx, sendContactChanged, { userId: actor.id, contact });
      }
    });
    if (outcome === 'gone') throw unauthorized();
    if (outcome === 'emailTaken') throw taken('email', 'email');
    if (outcome === 'phoneTaken') throw taken('phone', 'phoneNumber');
    if (outcome === 'withoutContact') throw invalid([issueAt('email', 'contact_missing')]);
  } catch (error) {
    const kind = takenContact(error);
    throw kind ? taken(kind, kind === 'email' ? 'email' : 'phoneNumber') : error;
  }
  await picture?.finish();
  return currentUser(deps, actor);
}

/**
 * Judges a change of email or phone. Once one of them is proven, the account can be entered by it: then
 * the password is asked for, so that nobody at somebody's signed-in phone takes the account over.
 *
 * @returns the contacts that are given up and are to be told
 * @throws AppError 422 `password_needed` or `wrong_password` at currentPassword, 429, 503
 */
async function leaveContacts(
  deps: AccountsDeps,
  actor: Actor,
  changes: Pick<ProfileInput, 'email' | 'phoneNumber'>,
  password: string | undefined,
): Promise<Contact[]> {
  const self = await readRecipient(deps.db, actor.id, { withDemo: true });
  if (!self) throw unauthorized();
  const all = [
    { kind: 'email', value: self.email, next: changes.email, isProven: self.isEmailProven },
    {
      kind: 'phone',
      value: self.phoneNumber,
      next: changes.phoneNumber,
      isProven: self.isPhoneProven,
    },
  ] as const;
  const changed = all.filter(({ value, next }) => next !== undefined && next !== value);
  if (changed.length > 0) await refuseForDemo(deps, actor);
  if (changed.length > 0 && all.some(({ isProven }) => isProven)) {
    if (password === undefined)
      throw new AppError(422, 'password_needed', { at: 'currentPassword' });
    await requireOwnPassword(deps, actor, { typed: password, field: 'currentPassword' });
  }
  const told: Contact[] = [];
  for (const { kind, value, isProven } of changed) {
    if (value === null) continue;
    // One that nobody has proven may be a stranger's, who must not be flooded by changes to and fro.
    if (isProven || (await mayWriteTo(deps, value))) told.push({ kind, value });
  }
  return told;
}

/** Empty ones do no harm: a client may send the account back as it read it. */
function refuseSupplierFields(actor: Actor, input: ProfileInput): void {
  if (actor.role === 'supplier') return;
  if (input.deliveryCounties?.length)
    throw invalid([issueAt('deliveryCounties', 'only_suppliers_set')]);
  if (input.categoryIds?.length) throw invalid([issueAt('categoryIds', 'only_suppliers_set')]);
  const terms = ['leadTimeDays', 'deliveryFee', 'minimumOrder'] as const;
  const set = terms.find((name) => typeof (input[name] ?? undefined) !== 'undefined');
  if (set) throw invalid([issueAt(set, 'only_suppliers_set')]);
}

/** What the location of the profile says about the county, for the person to confirm. */
export async function guessOwnCounty(deps: AccountsDeps, actor: Actor): Promise<CountyGuess> {
  const { location } = await currentUser(deps, actor);
  if (location === null) return { county: null };
  return { county: guessCounty(await readGazetteer(deps.pool), location) };
}
