import * as z from 'zod/mini';
import { count, listOf, money, time } from '../../shared/responses.ts';
import { roles, staffRoles } from '../../shared/roles.ts';

/** What the calls about accounts answer. Apart from the requests, whose phone numbers weigh much. */

const text = z.nullable(z.string());
const role = z.enum(roles);
const category = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() });

export const notificationPreferencesSchema = z.object({
  emailNotifications: z.boolean(),
  messageNotifications: z.boolean(),
  orderUpdates: z.boolean(),
  marketingEmails: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

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
};
const deliveryFields = {
  county: text,
  deliveryCounties: listOf(z.string()),
  leadTimeDays: z.nullable(count),
};

/** What a signed-in person reads of the own account. */
export const currentUserResponse = z.strictObject({
  ...card,
  ...deliveryFields,
  /** A supplier's, for orders from a cart: null where delivery is included, and where any order will do. */
  deliveryFee: z.nullable(money),
  minimumOrder: z.nullable(money),
  email: text,
  phoneNumber: text,
  /** What an admin is entrusted with; null for everybody else. */
  staffRole: z.nullable(z.enum(staffRoles)),
  /** Until when an admin looks at the product as this account; null where its owner does. */
  viewedUntil: z.nullable(time),
  notificationPreferences: notificationPreferencesSchema,
  isAuthenticated: z.literal(true),
  /** Of who acts for a company: the account is the company's, the names and contacts are the person's. */
  member: z.optional(
    z.strictObject({
      role: z.enum(['buyer', 'viewer', 'foreman']),
      orderLimit: z.nullable(money),
      monthLimit: z.nullable(money),
      /** What they may call on the company's account, as "GET /api/orders/:id". */
      calls: listOf(z.string()),
    }),
  ),
});
export type CurrentUser = z.infer<typeof currentUserResponse>;

/** What others see of an account. The phone number is never among it. */
export const publicUserResponse = z.strictObject({ ...card, email: z.optional(z.string()) });
export type PublicUser = z.infer<typeof publicUserResponse>;

/** The other person of a conversation. The email is null until both have written to each other. */
export const peerResponse = z.strictObject({ ...card, email: text });
export type Peer = z.infer<typeof peerResponse>;

/** What the catalogue knows of a supplier. */
const supplierFigures = z.strictObject({
  categories: listOf(category),
  /** Mean of the stars over all of the supplier's products; null without reviews. */
  rating: z.strictObject({ average: z.nullable(z.number()), count }),
  productCount: count,
});
export type SupplierFigures = z.infer<typeof supplierFigures>;

/** A supplier's public page. */
export const supplierResponse = z.strictObject({
  ...publicUserResponse.shape,
  ...supplierFigures.shape,
  ...deliveryFields,
  description: text,
});
export type SupplierPage = z.infer<typeof supplierResponse>;

/** Categories that a supplier is asked about. */
export const soldCategoriesResponse = listOf(category);
export type SoldCategory = z.infer<typeof category>;

/** The county that a location seems to be in. */
export const countyGuessResponse = z.strictObject({ county: text });
export type CountyGuess = z.infer<typeof countyGuessResponse>;

/** One of the account's own sign-ins. */
export const sessionResponse = z.strictObject({
  id: z.uuid(),
  /** "Chrome · Android"; null where it is not known. */
  device: text,
  /** The one that asks. */
  isCurrent: z.boolean(),
  createdAt: time,
  /** Right to the hour. */
  lastUsedAt: time,
});
export type OwnSession = z.infer<typeof sessionResponse>;

export const contactChannels = ['email', 'phone'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** GET /api/contact-proof: a contact that the account has, and whether its owner has proven it. */
export const contactResponse = z.strictObject({
  channel: z.enum(contactChannels),
  value: z.string(),
  isProven: z.boolean(),
  /** A link or code is on its way that is still good. */
  isSent: z.boolean(),
});
export type ContactState = z.infer<typeof contactResponse>;

/** How the account's two-step sign-in stands. */
export const twoStepStateResponse = z.strictObject({
  isOn: z.boolean(),
  /** An admin has to have it before doing anything as an admin. */
  isRequired: z.boolean(),
  /** What has to be proven before it can be set up; null where a contact is. */
  proveFirst: z.nullable(z.enum(contactChannels)),
  recoveryCodesLeft: count,
});
export type TwoStepState = z.infer<typeof twoStepStateResponse>;

/** What an authenticator app is told, once. */
export const twoStepSetupResponse = z.strictObject({
  /** Base32, for typing in. */
  secret: z.string(),
  /** otpauth:// */
  uri: z.string(),
  /** The address as a QR code: an SVG document. */
  qr: z.string(),
});
export type TwoStepSetup = z.infer<typeof twoStepSetupResponse>;

export const recoveryCodesResponse = z.strictObject({ recoveryCodes: listOf(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesResponse>;

/** A demo sign-in, offered on the sign-in page in demo mode only. */
export const demoAccountResponse = z.strictObject({
  role,
  email: z.string(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof demoAccountResponse>;

/** A copy of all of a person's data: being gathered, or ready to be taken until it expires. */
export const dataExportResponse = z.strictObject({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** The share that is gathered. */
  progress: z.number().check(z.minimum(0), z.maximum(1)),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type DataExport = z.infer<typeof dataExportResponse>;

/** Null where none was asked for, or the last one can no longer be had. */
export const latestExportResponse = z.strictObject({ latest: z.nullable(dataExportResponse) });
export type LatestExport = z.infer<typeof latestExportResponse>;

/** Streamed: one list for each kind of record stands beside these. */
export const exportedData = z.looseObject({
  service: z.string(),
  exportedAt: z.string(),
  privacyNoticeVersion: z.string(),
  account: z.looseObject({ id: z.uuid() }),
});
