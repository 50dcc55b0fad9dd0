import type { Messages } from '../../../../messages/index.ts';
import { fill } from '../../../../messages/index.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { maxPasswordLength, minPasswordLength, passwordLength } from '../../rules.ts';
import type { LoginDraft } from './api.ts';

type Texts = Messages['accounts'];

/** What is wrong with a contact and a password, by the names of the request. */
export type AuthErrors = Readonly<Partial<Record<'email' | 'password', string>>>;

/** What has to be filled in first; empty when both required fields hold something. */
export function missingFields(draft: LoginDraft, t: Texts): AuthErrors {
  return {
    ...(draft.email.trim() ? {} : { email: t.contactMissing }),
    ...(draft.password ? {} : { password: t.passwordMissing }),
  };
}

/** What the server would refuse at sign-up, said before anything is sent. */
export function signUpProblems(draft: LoginDraft, t: Texts): AuthErrors {
  const length = passwordLength(draft.password);
  return {
    ...(parseContact(draft.email) ? {} : { email: t.contactWrong }),
    ...(length < minPasswordLength
      ? { password: fill(t.passwordTooShort, { count: minPasswordLength }) }
      : {}),
    ...(length > maxPasswordLength
      ? { password: fill(t.passwordTooLong, { count: maxPasswordLength }) }
      : {}),
  };
}
