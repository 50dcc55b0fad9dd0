import type { Language, Messages } from '../../../../messages/index.ts';
import { fill } from '../../../../messages/index.ts';
import { parseContact } from '../../../../shared/contact.ts';
import { ApiError } from '../../../../ui/data/api-client.ts';
import { maxPasswordLength, minPasswordLength, passwordLength } from '../../rules.ts';
import type { LoginDraft } from '../api.ts';

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

export interface Failure<Field extends string> {
  /** For the toast. */
  readonly sentence: string;
  readonly errors: Partial<Record<Field, string>>;
}

export interface FailureWords<Field extends string> {
  /** The form's fields, by the names of the request. */
  readonly fields: readonly Field[];
  /** Our words for the server's codes, in the reader's language. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Said where the server gave no reason. */
  readonly fallback: string;
}

/**
 * A failed call in words: the server's sentence, which is English, or ours for its code in another
 * language, or the fallback; and what belongs beside a field.
 */
export function failureOf<Field extends string>(
  error: unknown,
  { fields, refusals, language, fallback }: FailureWords<Field>,
): Failure<Field> {
  if (!(error instanceof ApiError)) return { sentence: fallback, errors: {} };
  const { code } = error;
  const isKnown = language !== 'en' && code !== null && Object.hasOwn(refusals, code);
  const translated = isKnown ? (refusals[code] ?? null) : null;
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name === path);
    if (field) errors[field] ??= translated ?? message;
  }
  return { sentence: translated ?? (error.sentence || fallback), errors };
}
