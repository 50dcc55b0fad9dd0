import type { Messages } from '../../../../messages/index.ts';
import { fill } from '../../../../messages/index.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { maxPasswordLength, minPasswordLength, nameFault, passwordLength } from '../../rules.ts';
import type { LoginDraft, SignUpDraft } from './api.ts';

type Texts = Messages['accounts'];

/** What is wrong with what was filled in, by the names of the request. */
export type AuthErrors = Readonly<Partial<Record<'email' | 'password' | 'companyName', string>>>;

type Draft = LoginDraft & Partial<Pick<SignUpDraft, 'role' | 'companyName'>>;

/** What has to be filled in first; empty when every required field holds something. */
export function missingFields(draft: Draft, t: Texts): AuthErrors {
  const isShopNameless = draft.role === 'supplier' && !draft.companyName?.trim();
  return {
    ...(isShopNameless ? { companyName: t.shopNameMissing } : {}),
    ...(draft.email.trim() ? {} : { email: t.contactMissing }),
    ...(draft.password ? {} : { password: t.passwordMissing }),
  };
}

/** What the server would refuse at sign-up, said before anything is sent. */
export function signUpProblems(draft: Draft, t: Texts): AuthErrors {
  const length = passwordLength(draft.password);
  const fault = nameFault(draft.companyName ?? '');
  return {
    ...(fault ? { companyName: t[fault] } : {}),
    ...(parseContact(draft.email) ? {} : { email: t.contactWrong }),
    ...(length < minPasswordLength
      ? { password: fill(t.passwordTooShort, { count: minPasswordLength }) }
      : {}),
    ...(length > maxPasswordLength
      ? { password: fill(t.passwordTooLong, { count: maxPasswordLength }) }
      : {}),
  };
}
