import * as z from 'zod/mini';
import { maxPasswordLength, minPasswordLength, passwordLength } from './rules.ts';

/** Requests of the settings. Apart from the others, so that their pages come without phone numbers. */

/** A code of the authenticator app, or a recovery code, as people type them: blanks and dashes are none. */
const codeOr = (wrong: 'totp_code_wrong' | 'totp_required') =>
  z.pipe(
    z.string(wrong).check(z.maxLength(40, wrong), z.regex(/[0-9a-z]/i, wrong)),
    z.transform((code) => code.replace(/[^0-9a-z]/gi, '').toLowerCase()),
  );
export const codeField = codeOr('totp_code_wrong');

export const currentPasswordField = z.string('current_password_missing').check(
  z.minLength(1, 'current_password_missing'),
  z.refine((password) => passwordLength(password) <= maxPasswordLength, 'password_long'),
);

/** PUT /api/settings/password. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: currentPasswordField,
  newPassword: z.string('new_password_short').check(
    z.refine((password) => passwordLength(password) >= minPasswordLength, 'new_password_short'),
    z.refine((password) => passwordLength(password) <= maxPasswordLength, 'password_long'),
  ),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** PUT /api/settings/language: what messages to this account are written in. */
export const languageSchema = z.strictObject({
  language: z.enum(['en', 'sw']),
});

export const sessionIdParamsSchema = z.object({ id: z.guid() });

/** DELETE /api/profile. The password may be left out soon after signing in; the code goes with two-step sign-in. */
export const accountDeletionSchema = z.nullish(
  z.strictObject({ password: z.optional(currentPasswordField), code: z.optional(codeField) }),
);
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** POST /api/settings/totp: who sits at somebody's signed-in phone must not lock its owner out. */
export const totpBeginSchema = z.strictObject({ password: currentPasswordField });
export type TwoStepBeginning = z.infer<typeof totpBeginSchema>;

/** POST /api/settings/totp/confirm. There are no recovery codes yet. */
export const totpConfirmSchema = z.strictObject({ code: codeOr('totp_required') });

/** DELETE /api/settings/totp, and POST /api/settings/totp/recovery-codes. */
export const twoStepProofSchema = z.strictObject({
  password: currentPasswordField,
  code: codeField,
});
export type TwoStepProof = z.infer<typeof twoStepProofSchema>;
