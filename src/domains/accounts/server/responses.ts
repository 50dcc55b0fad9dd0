import * as z from 'zod/mini';
import { count, listOf, time } from '../../../shared/responses.ts';
import { roles } from '../../../shared/roles.ts';
import { contactChannels, notificationPreferencesSchema } from '../schema.ts';

/** What the calls about accounts answer, for the API document; tests hold real answers against these. */

const text = z.nullable(z.string());
const role = z.enum(roles);

const card = {
  id: z.uuid(),
  firstName: text,
  lastName: text,
  companyName: text,
  role,
  profileImageUrl: text,
  location: text,
  isVerified: z.boolean(),
  createdAt: time,
} as const;

export const currentUserResponse = z.strictObject({
  ...card,
  email: text,
  phoneNumber: text,
  county: text,
  deliveryCounties: listOf(z.string()),
  leadTimeDays: z.nullable(count),
  notificationPreferences: notificationPreferencesSchema,
  isAuthenticated: z.literal(true),
});

export const publicUserResponse = z.strictObject({ ...card, email: z.optional(z.string()) });

/** The other person of a conversation. */
export const peerResponse = z.strictObject({ ...card, email: text });

export const supplierResponse = z.strictObject({
  ...publicUserResponse.shape,
  description: text,
  county: text,
  deliveryCounties: listOf(z.string()),
  leadTimeDays: z.nullable(count),
  categories: listOf(z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() })),
  rating: z.strictObject({ average: z.nullable(z.number()), count }),
  productCount: count,
});

export const soldCategoriesResponse = listOf(
  z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
);

export const demoAccountsResponse = listOf(
  z.strictObject({ role, email: z.string(), password: z.string() }),
);

export const contactsResponse = listOf(
  z.strictObject({
    channel: z.enum(contactChannels),
    value: z.string(),
    isProven: z.boolean(),
    isSent: z.boolean(),
  }),
);

export const countyGuessResponse = z.strictObject({ county: text });

export const sessionsResponse = listOf(
  z.strictObject({
    id: z.uuid(),
    device: text,
    isCurrent: z.boolean(),
    createdAt: time,
    lastUsedAt: time,
  }),
);

export const twoStepStateResponse = z.strictObject({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  proveFirst: z.nullable(z.enum(contactChannels)),
  recoveryCodesLeft: count,
});

export const twoStepSetupResponse = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
});

export const recoveryCodesResponse = z.strictObject({ recoveryCodes: listOf(z.string()) });
