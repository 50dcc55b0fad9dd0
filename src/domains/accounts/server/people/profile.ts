import type { Actor } from '../../../../platform/actor.ts';
import { invalid, unauthorized } from '../../../../shared/errors.ts';
import type { CountyGuess, CurrentUser, ProfileInput } from '../../schema.ts';
import type { AccountsDeps } from '../deps.ts';
import { prepareAvatar } from './avatar.ts';
import { taken, takenContact } from './contact-taken.ts';
import { guessCounty } from './county-guess.ts';
import { currentUser } from './current-user.ts';
import { readGazetteer } from './queries/gazetteer.ts';
import { storeProfile } from './queries/profile.ts';

const contactMissing = 'Enter your email or phone number';

/**
 * Changes the person's own profile and answers the account.
 *
 * @throws AppError 409 where the email or phone belongs to another account, 422 for an account left
 *   without either, a supplier's fields of somebody else, or a picture that is not the person's own
 */
export async function updateProfile(
  deps: AccountsDeps,
  actor: Actor,
  input: ProfileInput,
): Promise<CurrentUser> {
  refuseSupplierFields(actor, input);
  const { profileImageUrl, ...changes } = input;
  const picture =
    profileImageUrl === undefined
      ? null
      : await prepareAvatar({ db: deps.db, ...deps.avatars }, actor, profileImageUrl);
  try {
    const outcome = await storeProfile(deps.db, actor.id, changes, picture?.store);
    if (outcome === 'gone') throw unauthorized();
    if (outcome === 'withoutContact') throw invalid([{ path: 'email', message: contactMissing }]);
  } catch (error) {
    const kind = takenContact(error);
    throw kind ? taken(kind, kind === 'email' ? 'email' : 'phoneNumber') : error;
  }
  await picture?.finish();
  return currentUser(deps, actor.id);
}

/** Empty ones do no harm: a client may send the account back as it read it. */
function refuseSupplierFields(actor: Actor, input: ProfileInput): void {
  if (actor.role === 'supplier') return;
  const message = 'Only suppliers can set this';
  if (input.deliveryCounties?.length) throw invalid([{ path: 'deliveryCounties', message }]);
  if (typeof input.leadTimeDays === 'number') throw invalid([{ path: 'leadTimeDays', message }]);
}

/** What the location of the profile says about the county, for the person to confirm. */
export async function guessOwnCounty(deps: AccountsDeps, actor: Actor): Promise<CountyGuess> {
  const { location } = await currentUser(deps, actor.id);
  if (location === null) return { county: null };
  return { county: guessCounty(await readGazetteer(deps.pool), location) };
}
