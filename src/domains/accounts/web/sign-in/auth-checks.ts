import type { Messages } from '../../../../messages/index.ts';
import type { RefusalTexts } from '../../../../messages/refusals.ts';
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
export function signUpProblems(draft: Draft, refusals: RefusalTexts): AuthErrors {
  const length = passwordLength(draft.password);
  const fault = nameFault(draft.companyName ?? '');
  return {
    ...(fault ? { companyName: refusals[fault] } : {}),
    ...(parseContact(draft.email) ? {} : { email: refusals.contact_wrong }),
    ...(length < minPasswordLength ? { password: refusals.password_short } : {}),
    ...(length > maxPasswordLength ? { password: refusals.password_long } : {}),
  };
}
