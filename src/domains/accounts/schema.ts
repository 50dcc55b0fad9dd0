import * as z from 'zod/mini';
import { decimalField } from '../../shared/amounts.ts';
import { parseContact, parseEmail } from '../../shared/contact.ts';
import { counties } from '../../shared/counties.ts';
import { parsePhone } from '../../shared/phone.ts';
import { contactChannels, notificationPreferencesSchema } from './account-schema.ts';
import { companyField, honestPerson, lineField, nameField, requiredName } from './name-schema.ts';
import {
  isProofCode,
  maxPasswordLength,
  minPasswordLength,
  passwordLength,
  signUpRoles,
  tidyToken,
} from './rules.ts';
import { codeField, currentPasswordField } from './settings-schema.ts';

const maxTextLength = 320;

const contactField = z.string('contact_wrong').check(
  z.maxLength(maxTextLength, { error: 'contact_wrong', abort: true }),
  z.refine((text) => parseContact(text) !== null, 'contact_wrong'),
);
const phoneField = z.string('phone_wrong').check(
  z.maxLength(maxTextLength, { error: 'phone_wrong', abort: true }),
  z.refine((text) => parsePhone(text) !== null, 'phone_wrong'),
);

/** A password that somebody chooses. That it is not a common one is checked on the server. */
export const newPasswordField = z.string('password_missing').check(
  z.refine((password) => passwordLength(password) >= minPasswordLength, 'password_short'),
  z.refine((password) => passwordLength(password) <= maxPasswordLength, 'password_long'),
);

const hasContact = (body: {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}) => Boolean(body.email ?? body.phone);

/** POST /api/register. `email` may hold a phone number; `phone` is accepted in its place. */
export const registerSchema = z
  .strictObject({
    email: z.nullish(contactField),
    phone: z.nullish(phoneField),
    password: newPasswordField,
    role: z._default(z.enum(signUpRoles), 'contractor'),
    firstName: z.nullish(nameField),
    lastName: z.nullish(nameField),
    companyName: companyField,
  })
  .check(z.refine(hasContact, { path: ['email'], error: 'contact_missing' }), ...honestPerson);
export type Registration = z.infer<typeof registerSchema>;

const typedContact = z.string('contact_missing').check(z.maxLength(maxTextLength, 'contact_wrong'));

/**
 * POST /api/login. A contact that cannot exist is not told apart from one that does not: both are
 * answered with "Invalid credentials".
 */
export const loginSchema = z
  .strictObject({
    email: z.nullish(typedContact),
    phone: z.nullish(typedContact),
    password: z.string('password_missing').check(
      z.minLength(1, 'password_missing'),
      z.refine((password) => passwordLength(password) <= maxPasswordLength, 'password_long'),
    ),
    totp: z.nullish(codeField),
  })
  .check(z.refine(hasContact, { path: ['email'], error: 'contact_missing' }));
export type SignIn = z.infer<typeof loginSchema>;

/** POST /api/password/forgot. Whatever is typed gets one answer. */
export const forgotPasswordSchema = z
  .strictObject({ email: z.nullish(typedContact), phone: z.nullish(typedContact) })
  .check(z.refine(hasContact, { path: ['email'], error: 'contact_missing' }));
export type ForgottenPassword = z.infer<typeof forgotPasswordSchema>;

const tokenField = (error: string) =>
  z.string(error).check(z.minLength(1, error), z.maxLength(200, error));

/**
 * POST /api/password/reset. `token` is the link's, which names its account, or the code from an SMS,
 * which belongs to the account with the number in `email` or `phone`.
 */
export const resetPasswordSchema = z
  .strictObject({
    email: z.nullish(typedContact),
    phone: z.nullish(typedContact),
    token: tokenField('token_missing'),
    password: newPasswordField,
  })
  .check(
    z.refine((body) => !isProofCode(tidyToken(body.token)) || hasContact(body), {
      path: ['email'],
      error: 'contact_missing',
    }),
  );
export type PasswordReset = z.infer<typeof resetPasswordSchema>;

const channelField = z.enum(contactChannels);

/** POST /api/contact-proof. */
export const contactProofSchema = z.strictObject({ channel: channelField });

/** POST /api/contact-proof/confirm. `code` is the token of the mail's link, or the code of the SMS. */
export const confirmContactSchema = z.strictObject({
  channel: channelField,
  code: tokenField('token_missing'),
});
export type ContactConfirmation = z.infer<typeof confirmContactSchema>;

/** GET /api/login. Repeated parameters arrive as a list; `next` is judged by safeNextPath. */
export const signInLinkSchema = z.object({ next: z.optional(z.unknown()) });

export const userIdParamsSchema = z.object({ id: z.guid() });

/** A contact of the profile: an empty one is none. */
const profileContact = (wrong: string, parse: (text: string) => string | null) =>
  z.nullish(
    z.pipe(
      z.string(wrong).check(
        z.maxLength(maxTextLength, { error: wrong, abort: true }),
        z.refine((text) => text.trim() === '' || parse(text) !== null, wrong),
      ),
      z.transform(parse),
    ),
  );

const lower = (text: string) => text.toLowerCase();
const countyField = z.enum(counties, 'county_wrong');

/** The fields that come with the names. A picture or a supplier's details are changed without them. */
const personFields = [
  'firstName',
  'lastName',
  'email',
  'companyName',
  'phoneNumber',
  'location',
] as const;

/** What changes nothing at all is asked for the names too, as the form would be. */
const needsNames = (body: Readonly<Record<string, unknown>>) =>
  personFields.some((name) => body[name] !== undefined) ||
  Object.values(body).every((value) => value === undefined);

const moneyField = (whole: number, wrong: string) =>
  decimalField({ whole, decimals: 2, missing: wrong, wrong, mayBeZero: true });

/**
 * PUT /api/profile. What is missing stays as it is, an empty text or null is taken away. Delivery
 * counties and terms, categories and lead time are a supplier's. The password is asked for where a contact changes of an
 * account that has a proven one.
 */
export const profileSchema = z
  .strictObject({
    firstName: requiredName('first_name_missing'),
    lastName: requiredName('last_name_missing'),
    email: profileContact('email_wrong', parseEmail),
    companyName: companyField,
    phoneNumber: profileContact('phone_wrong', parsePhone),
    location: lineField,
    county: z.nullish(countyField),
    deliveryCounties: z.optional(
      z.array(countyField).check(
        z.maxLength(counties.length),
        z.refine((list) => new Set(list).size === list.length, 'county_repeated'),
      ),
    ),
    categoryIds: z.optional(
      z.array(z.guid()).check(
        z.maxLength(200),
        z.refine((list) => new Set(list.map(lower)).size === list.length, 'category_repeated'),
      ),
    ),
    leadTimeDays: z.nullish(
      z.int('lead_time_wrong').check(z.gte(0, 'lead_time_wrong'), z.lte(365, 'lead_time_wrong')),
    ),
    deliveryFee: z.nullish(moneyField(8, 'delivery_fee_wrong')),
    minimumOrder: z.nullish(moneyField(10, 'minimum_order_wrong')),
    currentPassword: z.optional(currentPasswordField),
    profileImageUrl: z.nullish(z.string().check(z.minLength(1), z.maxLength(500))),
  })
  .check(
    z.refine((body) => !needsNames(body) || body.firstName !== undefined, {
      path: ['firstName'],
      error: 'first_name_missing',
    }),
    z.refine((body) => !needsNames(body) || body.lastName !== undefined, {
      path: ['lastName'],
      error: 'last_name_missing',
    }),
    ...honestPerson,
  );
export type ProfileInput = z.infer<typeof profileSchema>;

/** PUT /api/settings/notifications: all four, true or false. */
export const preferencesSchema = z.strictObject(notificationPreferencesSchema.shape);
