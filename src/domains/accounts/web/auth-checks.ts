import type { Language, Messages } from '../../../messages/index.ts';
import { fill } from '../../../messages/index.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { maxPasswordLength, minPasswordLength, parseContact, passwordLength } from '../rules.ts';
import type { LoginDraft } from './api.ts';

type Texts = Messages['accounts'];

/** The fields of both forms, by the names of the request. */
export const authFields = ['role', 'firstName', 'lastName', 'email', 'password', 'totp'] as const;
export type AuthField = (typeof authFields)[number];
export type AuthErrors = Partial<Record<AuthField, string>>;

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

export interface Failure {
  /** For the toast. */
  readonly sentence: string;
  readonly errors: AuthErrors;
}

/**
 * A failed call in words: the server's sentence, which is English, or ours for its code in another
 * language, or the fallback; and what belongs beside a field.
 */
export function failureOf(
  error: unknown,
  t: Texts,
  options: { language: Language; fallback: string },
): Failure {
  if (!(error instanceof ApiError)) return { sentence: options.fallback, errors: {} };
  const translated = options.language === 'en' ? null : translationOf(error.code, t);
  const errors: AuthErrors = {};
  for (const { path, message } of error.issues) {
    const field = authFields.find((name) => name === path);
    if (field) errors[field] ??= translated ?? message;
  }
  return { sentence: translated ?? (error.sentence || options.fallback), errors };
}

function translationOf(code: string | null, t: Texts): string | null {
  const known: Readonly<Record<string, string>> = t.refusals;
  return code !== null && Object.hasOwn(known, code) ? (known[code] ?? null) : null;
}
